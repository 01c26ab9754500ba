import type { SnapshotFrom } from 'xstate';
import type { HistoryEntry } from '../../services/contract/accounts.ts';
import { dayOf } from '../kit/day.ts';
import type { accountsMachine } from './accounts.machine.ts';
import { HISTORY_STEP, listed } from './accounts.place.ts';

type Snapshot = SnapshotFrom<typeof accountsMachine>;

/** One line of the history; `day` is the lender's calendar day, YYYY-MM-DD. */
export type HistoryRow = Omit<HistoryEntry, 'at'> & { day: string };

export type HistoryView = {
  /** asking, failed: for the first rows, or for older ones while `pages` stay. */
  state: 'asking' | 'failed' | 'shown';
  /** The rows on the screen, newest first, in pages; each page is the same object as long as the history is the same. */
  pages: readonly (readonly HistoryRow[])[];
  shown: number;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  total: number;
};

/** The pages by their first entry. Each is made once, when first shown: 5,000 rows must not slow down the first paint or "Show more". */
const pagesMade = new WeakMap<HistoryEntry, HistoryRow[]>();

const rowOf = ({ at, ...entry }: HistoryEntry): HistoryRow => ({ ...entry, day: dayOf(Date.parse(at)) });

function pageAt(entries: readonly HistoryEntry[], from: number): HistoryRow[] {
  const [first, ...others] = entries.slice(from, from + HISTORY_STEP);
  if (!first) return [];
  const known = pagesMade.get(first);
  if (known?.length === others.length + 1) return known;
  const page = [first, ...others].map(rowOf); // a short last page has grown
  pagesMade.set(first, page);
  return page;
}

const pagesOf = (entries: readonly HistoryEntry[], shown: number): HistoryView['pages'] =>
  Array.from({ length: Math.ceil(Math.min(shown, entries.length) / HISTORY_STEP) }, (_, page) => pageAt(entries, page * HISTORY_STEP));

function historyStateOf(at: Snapshot): HistoryView['state'] {
  const isIn = (history: 'failed' | 'olderFailed' | 'askingOlder') => at.matches({ details: { opened: { history } } });
  if (isIn('failed') || isIn('olderFailed')) return 'failed';
  return at.context.entries === null || isIn('askingOlder') ? 'asking' : 'shown';
}

/** The history of AccountDetails. */
export function historyOf(at: Snapshot): HistoryView {
  const { entries, entriesOlder, entriesShown, loans, loanId } = at.context;
  const known = entries ?? [];
  return {
    state: historyStateOf(at),
    pages: pagesOf(known, entriesShown),
    shown: Math.min(entriesShown, known.length),
    useRefiTerm: listed(loans, loanId)?.useRefiTerm ?? false,
    total: known.length + entriesOlder,
  };
}
