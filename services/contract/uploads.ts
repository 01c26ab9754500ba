import * as v from 'valibot';
import { Moment } from './dates.ts';
import { DocumentFile, LoanDocument, ShortText } from './documentFile.ts';
import { DOC_TYPES, UPLOAD_TYPES } from './enums.ts';
import { QueryFlag, QueryList } from './query.ts';
import { Id } from './text.ts';

const DocType = v.picklist(DOC_TYPES);

/** Spec: portal §5 "Files": so many files for one request (RULE-018, OPEN-012). */
export const MAX_UPLOAD_FILES = 4;
/** So large a file: 4 MB (OPEN-012, OPEN-032). */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;

/** Uploads of what the lender has asked for. Spec: calls §7 "Documents"; marked * is ours (OPEN-029). */
export const uploads = {
  /** What the lender asks for, and what has come. All requests of the loan, or those that are named. */
  'GET /uploadLoanDocuments': {
    ask: v.object({
      taskId: v.optional(Id),
      loanId: Id,
      lmsId: Id,
      docType: v.optional(DocType),
      isPayment: v.optional(QueryFlag),
      /** Only these files, by name. */
      files: v.optional(QueryList),
    }),
    answer: v.object({
      /** * */
      tasks: v.array(
        v.object({
          taskId: v.string(),
          docType: DocType,
          /** "Proof of income" */
          documentName: v.string(),
          /** A payment waits for it. */
          isPayment: v.boolean(),
          received: v.boolean(),
          files: v.array(DocumentFile),
        }),
      ),
    }),
  },
  /**
   * Asks for an address for each file. Each takes one file, by a multipart POST with the field `file` and none of our headers (CALL-041, HDR-012),
   * until `expiresAt`; refused files (422 with Error) do not use it up. 422: more than four files, too large, or of another type (RULE-018).
   */
  'PUT /uploadLoanDocuments': {
    ask: v.object({
      taskId: Id,
      loanId: Id,
      lmsId: Id,
      docType: DocType,
      isPayment: v.boolean(),
      files: v.pipe(
        v.array(v.object({ name: ShortText, size: v.pipe(v.number(), v.integer(), v.minValue(0)), type: ShortText, docType: DocType })),
        v.nonEmpty(),
        v.maxLength(20),
      ),
    }),
    /** * In the order of the files. `name` is the one that the file will have. */
    answer: v.object({
      uploads: v.array(v.object({ fileId: v.string(), name: v.string(), uploadUrl: v.pipe(v.string(), v.url()), expiresAt: Moment })),
    }),
  },
  /** Everything the caller has uploaded, newest first. `url`: a short-lived address that hands out the file, never as a page (FLOW-DOC-03). */
  'GET /uploadLoanDocumentsHistory': {
    ask: v.object({}),
    answer: v.object({
      documents: v.array(v.object({ ...LoanDocument.entries, loanId: v.string(), uploadedAt: Moment, url: v.pipe(v.string(), v.url()) })),
    }),
  },
} as const;

export const isUploadType = (type: string): type is UploadType => UPLOAD_TYPES.some((known) => known === type);
export type UploadType = (typeof UPLOAD_TYPES)[number];
