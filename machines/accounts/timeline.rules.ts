import type { HistoryEntry } from '../../services/contract/accounts.ts';
import type { LoanDocument } from '../../services/contract/documentFile.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { linesOf } from './timeline.lines.ts';

/** Where the lines come from; each loads and fails on its own. */
export const TIMELINE_SOURCES = ['history', 'documents', 'uploads', 'appointments'] as const;
export type TimelineSource = (typeof TIMELINE_SOURCES)[number];

export type Upload = Answer<'GET /uploadLoanDocumentsHistory'>['documents'][number];
/** With its store, whose clock its time is told by (appointment-5). */
export type Appointment = Answer<'GET /schedappointment'>['appointments'][number] & { storeName: string };

/** `timeZone`: the time zone that the service is asked for the appointments with. */
export type TimelineInput = { loanId: string; loanHeader: string; lmsId: string; storeId: string; timeZone: string };

export type TimelineContext = TimelineInput & {
  /** Null until they are loaded. Bookings newest first, as the service sends them. */
  entries: readonly HistoryEntry[] | null;
  /** How many bookings are older than the last of `entries`. */
  entriesOlder: number;
  documents: readonly LoanDocument[] | null;
  uploads: readonly Upload[] | null;
  appointments: readonly Appointment[] | null;
  /** The store of the next appointment; empty without one. */
  storeToMeetAt: string;
  /** How many lines the customer wants to see. */
  limit: number;
};

export type TimelineEvent = { type: 'timeline.extended' } | { type: 'timeline.retried'; source: TimelineSource };

/** Lines for each "Show more". Ours. */
export const TIMELINE_STEP = 20;

export const atStart = (input: TimelineInput): TimelineContext => ({
  ...input,
  entries: null,
  entriesOlder: 0,
  documents: null,
  uploads: null,
  appointments: null,
  storeToMeetAt: '',
  limit: TIMELINE_STEP,
});

type At = { context: TimelineContext };

export const historyAsk = ({ context: { loanId, storeId, lmsId } }: At): Ask<'GET /accounthistory'> => ({ loanId, storeId, lmsId });

/** The bookings that are older than the loaded ones. */
export const olderAsk = ({ context }: At): Ask<'GET /accounthistory'> => ({
  ...historyAsk({ context }),
  before: context.entries?.at(-1)?.id,
});

export const documentsAsk = ({ context: { loanId, lmsId } }: At): Ask<'GET /lmsAccountDocuments'> => ({ loanId, lmsId });

export const appointmentsAsk = ({ context: { timeZone } }: At): Ask<'GET /schedappointment'> => ({ timeZone });

export const withHistory = ({ entries, older }: Answer<'GET /accounthistory'>): Pick<TimelineContext, 'entries' | 'entriesOlder'> => ({
  entries,
  entriesOlder: older,
});

/** "Show more" is done: older bookings, and a step more of lines. */
export const withOlder = (context: TimelineContext, answer: Answer<'GET /accounthistory'>): Partial<TimelineContext> => ({
  entries: [...(context.entries ?? []), ...answer.entries],
  entriesOlder: answer.entries.length === 0 ? 0 : answer.older, // there was nothing older
  ...extended(context),
});

/** The service sends the uploads of all loans. */
export const withUploads = ({ loanId }: TimelineContext, { documents }: Answer<'GET /uploadLoanDocumentsHistory'>) => ({
  uploads: documents.filter((one) => one.loanId === loanId),
});

/** The service sends the appointments of all loans. */
export const withAppointments = ({ loanHeader }: TimelineContext, { appointments }: Answer<'GET /schedappointment'>) => {
  const ofLoan = appointments.filter((one) => one.loanHdr === loanHeader).map((one) => ({ ...one, storeName: '' }));
  return { appointments: ofLoan, storeToMeetAt: ofLoan[0]?.storeId ?? '' };
};

export const storeAsk = ({ context: { storeToMeetAt } }: At): Ask<'GET /store'> => ({ storeId: storeToMeetAt });

/** The clock is the store's, not that of the lender's books (appointment-5). A loan has one appointment at most. */
export const withStore = ({ appointments, storeToMeetAt }: TimelineContext, { storeInfo, timeZone }: Answer<'GET /store'>) => ({
  appointments: (appointments ?? []).map((one) => (one.storeId === storeToMeetAt ? { ...one, storeName: storeInfo.name, timeZone } : one)),
});

export const extended = ({ limit }: TimelineContext): Pick<TimelineContext, 'limit'> => ({ limit: limit + TIMELINE_STEP });

/** "Show more" needs more lines than are loaded: older bookings are loaded first. */
export const mustLoadOlder = (context: TimelineContext): boolean =>
  context.entriesOlder > 0 && context.limit + TIMELINE_STEP > linesOf(context).length;

export const hasMore = (context: TimelineContext): boolean => linesOf(context).length > context.limit;
