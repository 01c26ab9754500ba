import type { SnapshotFrom } from 'xstate';
import {
  allLinesOf,
  appointmentLines,
  isBooking,
  linesOf,
  type AppointmentLine,
  type BookingLine,
  type TimelineLine,
} from './timeline.lines.ts';
import type { timelineMachine } from './timeline.machine.ts';
import { TIMELINE_SOURCES, TIMELINE_STEP, type TimelineContext, type TimelineSource } from './timeline.rules.ts';

export type TimelineView = {
  /** Nothing is shown before each source is loaded or has failed: lines that come later would move the ones that are read. */
  state: 'loading' | 'loaded';
  isLoadingOlder: boolean;
  /** The sources that failed: their lines are missing, of the history perhaps only the older ones. */
  missing: readonly TimelineSource[];
  /** The lines on the screen, newest first, in pages; a page is the same object as long as its lines are. */
  pages: readonly (readonly TimelineLine[])[];
  visible: number;
  /** Loaded lines, and the bookings that the service has besides. */
  total: number;
  /** The newest payment that counts. Null if there is none, or if the history is not known. */
  payment: BookingLine | null;
  /** What was lent on the loan, in cents; zero while not all of its bookings are known. */
  lent: number;
  /** The next appointment about the loan; null when there is none, or it is not known. */
  appointment: AppointmentLine | null;
};

export const NO_TIMELINE: TimelineView = {
  state: 'loading',
  isLoadingOlder: false,
  missing: [],
  pages: [],
  visible: 0,
  total: 0,
  payment: null,
  lent: 0,
  appointment: null,
};

/** The pages by their first line. Each is made once: "Show more" does not draw the pages above again. */
const pagesMade = new WeakMap<TimelineLine, readonly TimelineLine[]>();

function pageAt(lines: readonly TimelineLine[], from: number, to: number): readonly TimelineLine[] {
  const page = lines.slice(from, to);
  const [first] = page;
  if (!first) return page;
  const known = pagesMade.get(first);
  if (known?.length === page.length && known.every((line, at) => line === page[at])) return known;
  pagesMade.set(first, page);
  return page;
}

const pagesOf = (lines: readonly TimelineLine[], visible: number): TimelineView['pages'] =>
  Array.from({ length: Math.ceil(visible / TIMELINE_STEP) }, (_, page) =>
    pageAt(lines, page * TIMELINE_STEP, Math.min(visible, (page + 1) * TIMELINE_STEP)),
  );

/** What is lent: a loan begins with its origination, also one that replaces another. */
const LENDING: readonly BookingLine['what'][] = ['origination', 'draw'];

const lentIn = (lines: readonly TimelineLine[]): number =>
  lines
    .filter(isBooking)
    .filter(({ what, cancelled }) => LENDING.includes(what) && !cancelled)
    .reduce((sum, { amount }) => sum + amount, 0);

const nextOf = ({ appointments }: Pick<TimelineContext, 'appointments'>): AppointmentLine | null =>
  appointmentLines(appointments).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))[0] ?? null;

/** What the screens of the account show of the timeline. */
export function timelineView({ value, context }: Pick<SnapshotFrom<typeof timelineMachine>, 'value' | 'context'>): TimelineView {
  const isLoading = TIMELINE_SOURCES.some((source) => value[source] === 'loading' || value[source] === 'loadingStore');
  const missing = TIMELINE_SOURCES.filter((source) => value[source] === 'failed' || value[source] === 'olderFailed');
  const lines = linesOf(context);
  const all = allLinesOf(context);
  const visible = Math.min(context.limit, lines.length);
  return {
    state: isLoading ? 'loading' : 'loaded',
    isLoadingOlder: value.history === 'loadingOlder',
    missing,
    pages: pagesOf(lines, visible),
    visible,
    total: all.length + context.entriesOlder,
    payment: all.filter(isBooking).find(({ what, cancelled }) => what === 'payment' && !cancelled) ?? null,
    lent: context.entriesOlder > 0 ? 0 : lentIn(all),
    appointment: value.appointments === 'loaded' ? nextOf(context) : null,
  };
}
