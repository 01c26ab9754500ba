import type { SnapshotFrom } from 'xstate';
import type { LoanDocument } from '../../services/contract/documentFile.ts';
import { dayOf } from '../kit/day.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { documentsMachine } from './documents.machine.ts';
import {
  KINDS,
  STEPS,
  documentsIn,
  kindOf,
  openDocument,
  type DocumentsContext,
  type DocumentsScreen,
  type Group,
  type Kind,
} from './documents.rules.ts';

type Snapshot = SnapshotFrom<typeof documentsMachine>;

/** One document of a list; days are YYYY-MM-DD. */
export type DocumentRow = {
  documentId: string;
  name: string;
  kind: Kind;
  day: string;
  /** Bytes; null where the service does not say. */
  size: number | null;
  /** When the customer last opened it; empty when never. */
  viewedOn: string;
};

/** A list in pages; a page is the same object as long as its documents are the same. */
export type DocumentPages = { group: Group; pages: readonly (readonly DocumentRow[])[]; visible: number; total: number };

/** The document that was opened last, in its row. gone: the account does not have it any more. */
export type OpenedRow = { documentId: string; state: 'opening' | 'gone' | 'notOpened' | 'saving' | 'saved' | 'notSaved' };

/** A document in the page. */
export type Reader = { row: DocumentRow; address: string; copying: boolean; copyFailed: boolean };

export type DocumentsView = Pick<DocumentsContext, 'brand' | 'loanId' | 'lmsId' | 'failure' | 'kind' | 'mayUpload'> & {
  screen: DocumentsScreen;
  busy: boolean;
  /** unknown: the account is not the customer's. notFound: the list of accounts failed to load; failed: the list of documents. */
  state: 'loading' | 'open' | 'failed' | 'notFound' | 'unknown';
  loan: LoanName | null;
  /** The kinds that this account has, with their numbers; empty when there is nothing to choose. */
  kinds: readonly { kind: Kind; count: number }[];
  lists: readonly DocumentPages[];
  opened: OpenedRow | null;
  reader: Reader | null;
};

/** Made once for each document: a list of thousands stays the same objects while one of them is opened. */
const rowsMade = new WeakMap<LoanDocument, DocumentRow>();
const pagesMade = new WeakMap<LoanDocument, { of: readonly LoanDocument[]; page: readonly DocumentRow[] }>();

function rowOf(document: LoanDocument): DocumentRow {
  const known = rowsMade.get(document);
  if (known) return known;
  const { documentId, documentName, documentDate, files, viewedAt } = document;
  const row: DocumentRow = {
    documentId,
    name: documentName,
    kind: kindOf(document),
    day: documentDate,
    size: files[0]?.size ?? null,
    viewedOn: viewedAt === undefined ? '' : dayOf(Date.parse(viewedAt)),
  };
  rowsMade.set(document, row);
  return row;
}

function pageOf(of: readonly LoanDocument[]): readonly DocumentRow[] {
  const [first] = of;
  if (!first) return [];
  const known = pagesMade.get(first);
  if (known?.of.length === of.length && known.of.every((document, at) => document === of[at])) return known.page;
  const page = of.map(rowOf);
  pagesMade.set(first, { of, page });
  return page;
}

function listOf(context: DocumentsContext, group: Group): DocumentPages {
  const all = documentsIn(context, group);
  const step = STEPS[group];
  const visible = Math.min(context.rowLimits[group], all.length);
  const pages = Array.from({ length: Math.ceil(visible / step) }, (_, page) => pageOf(all.slice(page * step, (page + 1) * step)));
  return { group, pages, visible, total: all.length };
}

function kindsIn(documents: readonly LoanDocument[]): DocumentsView['kinds'] {
  const counts = new Map<Kind, number>();
  for (const one of documents) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  return counts.size < 2 ? [] : KINDS.flatMap((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0);
}

const OPENED = ['opening', 'notOpened', 'saving', 'saved', 'notSaved'] as const;

const isIn = (at: Snapshot, open: (typeof OPENED)[number]): boolean => at.matches({ all: { open } }) || at.matches({ monthly: { open } });

/** The service denies a document that the account does not have, or answers without it. */
const isGone = (failure: DocumentsContext['failure']): boolean =>
  failure === null || failure.kind === 'denied' || failure.kind === 'missing';

function openedOf(at: Snapshot): OpenedRow | null {
  const { openId, failure } = at.context;
  const state = OPENED.find((each) => isIn(at, each));
  return state ? { documentId: openId, state: state === 'notOpened' && isGone(failure) ? 'gone' : state } : null;
}

const isReading = (at: Snapshot, reading: 'copying' | 'notCopied'): boolean =>
  at.matches({ all: { open: { presenting: { reading } } } }) || at.matches({ monthly: { open: { presenting: { reading } } } });

function readerOf(at: Snapshot): Reader | null {
  const { address } = at.context;
  if (address === '') return null;
  return {
    row: rowOf(openDocument(at.context)),
    address,
    copying: isReading(at, 'copying'),
    copyFailed: isReading(at, 'notCopied'),
  };
}

function stateOf(at: Snapshot): DocumentsView['state'] {
  if (at.context.documents) return 'open';
  if (at.matches({ all: 'failed' }) || at.matches({ monthly: 'failed' })) return 'failed';
  if (at.matches('unknown')) return 'unknown';
  return at.matches('failed') ? 'notFound' : 'loading';
}

/** What both screens show. */
export function documentsView(at: Snapshot): DocumentsView {
  const { context } = at;
  const { screen, brand, loanId, lmsId, loan, documents, kind, failure, mayUpload } = context;
  const groups: readonly Group[] = screen === 'Documents' ? ['all'] : ['statements', 'signed'];
  return {
    screen,
    busy: at.hasTag('busy'),
    state: stateOf(at),
    brand,
    loanId,
    lmsId,
    loan: loan && loanNameOf(loan),
    kind,
    kinds: screen === 'Documents' ? kindsIn(documents ?? []) : [],
    lists: groups.map((group) => listOf(context, group)),
    opened: openedOf(at),
    reader: readerOf(at),
    mayUpload,
    failure,
  };
}
