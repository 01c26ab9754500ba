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

/** A paper whose bytes are kept because somebody has signed or sent it. Never changed; only whoever made it sees it. */
interface KeptPaperTable {
  paper_id: string;
  loan_id: string;
  profile_id: string;
  doc_type: string;
  name: string;
  day: string;
  /** Hex, of `content`. */
  sha256: string;
  /** A PDF. */
  content: Uint8Array;
  at: number;
}

/** That somebody has read one paper, and when first. */
interface AcknowledgementTable {
  profile_id: string;
  document_id: string;
  /** Null for the terms of the account. */
  loan_id: string | null;
  disclosure_type: DisclosureType | typeof NEW_ACCOUNT_TERMS;
  /** Of the words that were read, hex. */
  sha256: string;
  /** The record that was made of it; empty for the terms. */
  paper_id: string;
  at: number;
}

interface SigningTable {
  signing_id: string;
  loan_id: string;
  profile_id: string;
  customer_id: string;
  signing_type: SigningType;
  /** Loan.intentId when it was opened: signed for one intent, only viewed again. */
  intent_id: string;
  /** Whose name must be typed. */
  signer: string;
  /** JSON: the papers as they are shown, and as they are signed. */
  papers: string;
  /** Where the portal wants its customer back; null in a frame, which sends a message instead. */
  portal_return: string | null;
  view_only: boolean;
  /** SHA-256 of what the opened page knows; null until it is opened, which is possible once. */
  session_hash: string | null;
  /** The moment of the signature, which a job then takes down. */
  signed_at: number | null;
  /** How it ended; null while it has not. ttl_expired is told by `expires_at`, too. failed: signed, and could not be taken down. */
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

/** A file that was announced, and when it has come, its bytes. */
interface UploadTable {
  file_id: string;
  task_id: string;
  loan_id: string;
  profile_id: string;
  doc_type: DocType;
  /** Ours, never the customer's. */
  name: string;
  /** As announced, and as its first bytes must be. */
  type: UploadType;
  sha256: string | null;
  size: number | null;
  content: Uint8Array | null;
  made_at: number;
  expires_at: number;
  received_at: number | null;
}
