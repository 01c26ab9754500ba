import type { DisclosureType, DocType, NEW_ACCOUNT_TERMS, SigningStatus, SigningType } from '../../../contract/enums.ts';
import type { UploadType } from '../../../contract/uploads.ts';

/** Papers, their signing, and uploads. Units and rules: see ../tables.ts. */
export interface DocumentsTables {
  kept_paper: KeptPaperTable;
  acknowledgement: AcknowledgementTable;
  document_view: { profile_id: string; loan_id: string; document_id: string; at: number };
  signing: SigningTable;
  upload_task: UploadTaskTable;
  upload: UploadTable;
}

/** A signed or uploaded paper, stored as a PDF. It never changes, and only its own profile can read it. */
interface KeptPaperTable {
  paper_id: string;
  loan_id: string;
  profile_id: string;
  doc_type: string;
  name: string;
  day: string;
  /** Of `content`, hex. */
  sha256: string;
  /** A PDF. */
  content: Uint8Array;
  at: number;
}

/** A profile has read a paper; `at`: the first time. */
interface AcknowledgementTable {
  profile_id: string;
  document_id: string;
  /** Null for the terms of the account. */
  loan_id: string | null;
  disclosure_type: DisclosureType | typeof NEW_ACCOUNT_TERMS;
  /** Of the paper's words, hex. */
  sha256: string;
  /** The record of the acknowledgement; empty for the terms. */
  paper_id: string;
  at: number;
}

interface SigningTable {
  signing_id: string;
  loan_id: string;
  profile_id: string;
  customer_id: string;
  signing_type: SigningType;
  /** Loan.intentId at the start of the session: an intent is signed once, later sessions are view-only. */
  intent_id: string;
  /** Of a refinance: the terms of the papers; else empty. */
  terms_id: string;
  /** The name that must be typed. */
  signer: string;
  /** JSON: the papers to show and to sign. */
  papers: string;
  /** The portal's return URL; null in a frame, which sends a message instead. */
  portal_return: string | null;
  view_only: boolean;
  /** SHA-256 of the opened page's session key; null until the page is opened, which is possible once. */
  session_hash: string | null;
  /** The time of the signature; a job then records it. */
  signed_at: number | null;
  /** The result; null while open. A session also counts as ttl_expired after `expires_at`. failed: signed, but not recorded. */
  status: SigningStatus | 'failed' | null;
  made_at: number;
  expires_at: number;
}

/** A document that the lender asks for. */
export interface UploadTaskTable {
  task_id: string;
  loan_id: string;
  customer_id: string;
  doc_type: DocType;
  name: string;
  is_payment: boolean;
  asked_on: string;
}

/** A requested upload; after the upload also its content. */
interface UploadTable {
  file_id: string;
  task_id: string;
  loan_id: string;
  profile_id: string;
  doc_type: DocType;
  /** Made by the lender, never the customer's file name. */
  name: string;
  /** The declared type; the content is checked against it. */
  type: UploadType;
  sha256: string | null;
  size: number | null;
  content: Uint8Array | null;
  made_at: number;
  expires_at: number;
  received_at: number | null;
}
