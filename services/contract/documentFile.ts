import * as v from 'valibot';
import { Day, Moment } from './dates.ts';

/** A customer's words, a name, an address: nothing longer makes sense. */
export const ShortText = v.pipe(v.string(), v.maxLength(300));

/** A file of a document. Spec: portal §3 "Document" (ENT-036); marked * is ours (OPEN-029). */
export const DocumentFile = v.object({
  name: v.string(),
  /** Bytes. Absent until the document is generated, which happens when it is first requested. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Media type: "application/pdf". */
  type: v.string(),
  docType: v.string(),
  /** * The bytes as base64, where the answer carries them. The page makes a blob of them; nothing of it is ever shown as a page. */
  content: v.optional(v.pipe(v.string(), v.base64())),
  /** * SHA-256 of the bytes, hex, wherever they are kept: what was signed does not change any more. */
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type DocumentFile = v.InferOutput<typeof DocumentFile>;

/** A document of a loan. Spec: portal §3 "Document" (ENT-036); marked * is ours (OPEN-029). */
export const LoanDocument = v.object({
  documentId: v.string(),
  documentName: v.string(),
  /** Which request for documents it answers; empty without a request. */
  taskId: v.optional(v.string(), ''),
  files: v.array(DocumentFile),
  /** * The day it is of. */
  documentDate: Day,
  /** * When the caller last opened it (POST /lmsAccountDocumentViewHistory). */
  viewedAt: v.optional(Moment),
});
export type LoanDocument = v.InferOutput<typeof LoanDocument>;
