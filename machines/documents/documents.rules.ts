import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { LoanDocument } from '../../services/contract/documentFile.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { copyOf } from '../kit/copy.ts';
import { listedLoan } from '../kit/findingLoan.ts';
import { brandOf } from '../kit/places.ts';
import type { RouteEvent } from '../kit/stay.ts';

export type DocumentsScreen = 'Documents' | 'AccountMonthlyDocuments';

/** `search`: the document that the address opens. */
export type DocumentsInput = { params: Readonly<Record<string, string>>; search?: Readonly<Record<string, string>>; screen: string };

/** What a document is, by the type of its file. `record`: of something that the customer agreed to in the portal. */
export const KINDS = ['agreement', 'signed', 'statement', 'receipt', 'paidInFull', 'record', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** The lists of the two screens: all documents; statements by month, and the papers that were signed. */
export type Group = 'all' | 'statements' | 'signed';

export type DocumentsContext = {
  /** The screen that is open, or opens next. */
  screen: DocumentsScreen;
  brand: Brand | null;
  loanId: string;
  /** Of the loan itself: one in the address that is wrong is corrected. */
  lmsId: string;
  /** Null until it is found among the customer's own. */
  loan: Loan | null;
  /** Newest first; null while they load. */
  documents: readonly LoanDocument[] | null;
  /** The kind that the list of all documents shows. */
  kind: Kind | 'all';
  /** How many rows of each list are on the screen at most. */
  rowLimits: Readonly<Record<Group, number>>;
  /** The document that the address opens, until the list is here. */
  asked: string;
  /** The document that was opened last. */
  openId: string;
  /** Its file, until it is closed. */
  file: NonNullable<ReturnType<typeof copyOf>> | null;
  /** Where a frame finds it; empty while it is not in the page. */
  address: string;
  failure: Failure | null;
  /** Where the customer goes: to this account, to its uploads, or to all accounts. */
  destination: 'account' | 'upload' | 'accounts';
  /** Documents can be uploaded for this loan (FLAG-001). */
  mayUpload: boolean;
};

export type DocumentsEvent =
  | { type: 'paper.opened'; documentId: string }
  | { type: 'paper.closed' }
  | { type: 'copy.chosen' }
  | { type: 'kind.chosen'; kind: Kind | 'all' }
  | { type: 'list.extended'; group: Group }
  | { type: 'all.opened' }
  | { type: 'monthly.opened' }
  | { type: 'account.opened' }
  | { type: 'upload.opened' }
  | { type: 'accounts.opened' }
  | { type: 'retry.chosen' }
  /** From the actor that shows the file. */
  | { type: 'file.shown'; address: string }
  | { type: 'file.unshowable' }
  | RouteEvent;

export type DocumentsOutcome =
  { kind: 'accountChosen' | 'uploadChosen'; brand: Brand; loanId: string } | { kind: 'brandChosen'; brand: Brand } | { kind: 'left' };

/** Rows for each "Show more": a page of documents, a year of statements. Ours. */
export const STEPS: Readonly<Record<Group, number>> = { all: 20, statements: 12, signed: 12 };

const NOTHING_OPEN = { openId: '', file: null, address: '', failure: null } as const;

export const atStart = ({ params, search = {}, screen }: DocumentsInput): DocumentsContext => ({
  screen: screen === 'AccountMonthlyDocuments' ? screen : 'Documents',
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  lmsId: params['lmsId'] ?? '',
  loan: null,
  ...forgotten(),
  asked: search['document'] ?? '',
  destination: 'accounts',
  mayUpload: false,
});

/** A list starts without documents and without choices. */
export function forgotten(): Pick<DocumentsContext, 'documents' | 'kind' | 'rowLimits' | 'openId' | 'file' | 'address' | 'failure'> {
  return { documents: null, kind: 'all', rowLimits: STEPS, ...NOTHING_OPEN };
}

/** A document is opened. Its row is on the screen, which says what becomes of it: the list may be longer than its first page. */
export function opened({ documents, rowLimits, kind }: DocumentsContext, openId: string): Partial<DocumentsContext> {
  const row = documentsIn({ documents, kind }, 'all').findIndex(({ documentId }) => documentId === openId);
  const all = Math.max(rowLimits.all, Math.ceil((row + 1) / STEPS.all) * STEPS.all);
  return { ...NOTHING_OPEN, openId, asked: '', rowLimits: { ...rowLimits, all } };
}

/** No document is open. */
export const closed = (): typeof NOTHING_OPEN => NOTHING_OPEN;

/** The loan with its own brand and loan system, whatever the address says. */
export function found(context: DocumentsContext, answer: Answer<'GET /accounts'>): Partial<DocumentsContext> {
  const loan = listedLoan(context, answer);
  return loan ? { loan, brand: loan.brand, lmsId: loan.lmsId } : {};
}

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  agreement: 'agreement',
  signed: 'signed',
  statement: 'statement',
  receipt: 'receipt',
  paidInFull: 'paidInFull',
  acknowledgement: 'record',
  olpa: 'record',
};

export function kindOf({ files }: Pick<LoanDocument, 'files'>): Kind {
  const type = files[0]?.docType ?? '';
  return (Object.hasOwn(KIND_OF_TYPE, type) ? KIND_OF_TYPE[type] : undefined) ?? 'other';
}

/** Newest first, also when the service sorts otherwise. */
export const newestFirst = (documents: readonly LoanDocument[]): readonly LoanDocument[] =>
  documents.toSorted((a, b) => b.documentDate.localeCompare(a.documentDate));

/** The documents of one list. */
export function documentsIn({ documents, kind }: Pick<DocumentsContext, 'documents' | 'kind'>, group: Group): readonly LoanDocument[] {
  const all = documents ?? [];
  switch (group) {
    case 'all':
      return kind === 'all' ? all : all.filter((one) => kindOf(one) === kind);
    case 'statements':
      return all.filter((one) => kindOf(one) === 'statement');
    case 'signed':
      return all.filter((one) => kindOf(one) !== 'statement');
  }
}

export const hasMore = (context: DocumentsContext, group: Group): boolean => documentsIn(context, group).length > context.rowLimits[group];

export const extended = ({ rowLimits }: DocumentsContext, group: Group): Pick<DocumentsContext, 'rowLimits'> => ({
  rowLimits: { ...rowLimits, [group]: rowLimits[group] + STEPS[group] },
});

/** The open document in the list. Throws when it is not there: only a listed document is opened. */
export function openDocument({ documents, openId }: Pick<DocumentsContext, 'documents' | 'openId'>): LoanDocument {
  const open = documents?.find(({ documentId }) => documentId === openId);
  if (!open) throw new Error(`the document "${openId}" is not in the list`);
  return open;
}

/** The file of the open document; null for an answer with another document, or without a file. */
export function fileIn({ openId }: Pick<DocumentsContext, 'openId'>, { documents }: Answer<'GET /lmsAccountDocuments'>) {
  return copyOf(documents.find(({ documentId }) => documentId === openId) ?? null);
}

/** Throws when no file is open. */
export function openFile({ file, openId }: Pick<DocumentsContext, 'file' | 'openId'>): NonNullable<DocumentsContext['file']> {
  if (!file) throw new Error(`the document "${openId}" has no file`);
  return file;
}

/** The lender knows now that the customer opened it. */
export const viewed = ({ documents, openId }: DocumentsContext, viewedAt: string): Pick<DocumentsContext, 'documents'> => ({
  documents: documents?.map((one) => (one.documentId === openId ? { ...one, viewedAt } : one)) ?? null,
});

export const listAsk = ({ context: { lmsId, loanId } }: { context: DocumentsContext }): Ask<'GET /lmsAccountDocuments'> => ({
  lmsId,
  loanId,
});

export const monthlyAsk = ({ context: { lmsId, loanId, loan } }: { context: DocumentsContext }): Ask<'GET /loanDocuments'> => ({
  lmsId,
  loanId,
  paidOff: loan?.paidOff ?? false,
});

export const documentAsk = ({ context }: { context: DocumentsContext }): Ask<'GET /lmsAccountDocuments'> => ({
  ...listAsk({ context }),
  documentId: context.openId,
});

export function viewAsk({ context }: { context: DocumentsContext }): Ask<'POST /lmsAccountDocumentViewHistory'> {
  const { documentId, documentName } = openDocument(context);
  return { loanId: context.loanId, documentId, documentName };
}

export function outcome({ brand, loanId, destination }: DocumentsContext): DocumentsOutcome {
  if (!brand) return { kind: 'left' };
  if (destination === 'upload') return { kind: 'uploadChosen', brand, loanId };
  return destination === 'account' ? { kind: 'accountChosen', brand, loanId } : { kind: 'brandChosen', brand };
}
