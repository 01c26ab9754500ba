import type { HistoryEntry } from '../../services/contract/accounts.ts';
import type { LoanDocument } from '../../services/contract/documentFile.ts';
import { dayOf } from '../kit/day.ts';
import { dayIn } from '../kit/zones.ts';
import type { Appointment, TimelineContext, Upload } from './timeline.rules.ts';

/** Documents that say that the customer agreed or signed, by the type of their file. */
const SIGNED = ['signed', 'acknowledgement', 'olpa'];

/**
 * One line of the timeline. `receiptId`: of its receipt among the documents, empty without one. `day` is the lender's calendar day, YYYY-MM-DD, of an appointment the day at its store; money in integer cents.
 * `time`: sorts lines of one day, ISO 8601, empty where only the day is known.
 */
export type TimelineLine = { key: string; day: string; time: string } & (
  | ({ kind: 'booking'; receiptId: string } & Pick<HistoryEntry, 'amount' | 'balance' | 'confirmationNumber' | 'method' | 'cancelled'> & {
        what: HistoryEntry['kind'];
      })
  | { kind: 'signed' | 'viewed'; documentId: string; name: string; documentDay: string }
  | { kind: 'uploaded'; name: string }
  | { kind: 'appointment'; at: string; timeZone: string; storeName: string }
);

export type BookingLine = Extract<TimelineLine, { kind: 'booking' }>;

export const isBooking = (line: TimelineLine): line is BookingLine => line.kind === 'booking';

type Sources = Pick<TimelineContext, 'entries' | 'entriesOlder' | 'documents' | 'uploads' | 'appointments'>;

const typeOf = ({ files }: LoanDocument): string => files[0]?.docType ?? '';

/** The id of a payment's receipt among the documents (see HistoryEntry in the contract). */
const receiptIdOf = (confirmationNumber: string): string => `receipt-${confirmationNumber}`;

/** Lines are made once for each object of an answer, so that a screen of 5,000 draws none of them twice. */
const made = new WeakMap<object, Map<string, TimelineLine>>();

function once(from: object, variant: string, make: () => TimelineLine): TimelineLine {
  const known = made.get(from) ?? new Map<string, TimelineLine>();
  const line = known.get(variant) ?? make();
  if (known.size === 0) made.set(from, known);
  known.set(variant, line);
  return line;
}

function bookingOf(entry: HistoryEntry, receipts: ReadonlySet<string>): TimelineLine {
  const { at, kind: what, amount, balance, confirmationNumber, method, cancelled } = entry;
  const id = receiptIdOf(confirmationNumber);
  const receiptId = confirmationNumber !== '' && receipts.has(id) ? id : '';
  return once(entry, receiptId, () => ({
    key: `booking-${entry.id}`,
    day: dayOf(Date.parse(at)),
    time: at,
    kind: 'booking',
    receiptId,
    what,
    amount,
    balance,
    confirmationNumber,
    method,
    cancelled,
  }));
}

/** When it was signed, and when the customer last opened it. */
function documentLines(document: LoanDocument): TimelineLine[] {
  const { documentId, documentName: name, documentDate, viewedAt } = document;
  const lines: TimelineLine[] = [];
  if (SIGNED.includes(typeOf(document))) {
    lines.push(
      once(document, 'signed', () => ({
        key: `signed-${documentId}`,
        day: documentDate,
        time: '',
        kind: 'signed',
        documentId,
        name,
        documentDay: documentDate,
      })),
    );
  }
  if (viewedAt !== undefined) {
    const day = dayOf(Date.parse(viewedAt));
    lines.push(
      once(document, 'viewed', () => ({
        key: `viewed-${documentId}`,
        day,
        time: viewedAt,
        kind: 'viewed',
        documentId,
        name,
        documentDay: documentDate,
      })),
    );
  }
  return lines;
}

const uploadLine = (upload: Upload): TimelineLine =>
  once(upload, '', () => ({
    key: `upload-${upload.documentId}`,
    day: dayOf(Date.parse(upload.uploadedAt)),
    time: upload.uploadedAt,
    kind: 'uploaded',
    name: upload.documentName,
  }));

const appointmentsMade = new WeakMap<Appointment, AppointmentLine>();

function appointmentLine(appointment: Appointment): AppointmentLine {
  const line = appointmentsMade.get(appointment) ?? newAppointmentLine(appointment);
  appointmentsMade.set(appointment, line);
  return line;
}

const newAppointmentLine = ({ id, appointmentDate, timeZone, storeName }: Appointment): AppointmentLine => ({
  key: `appointment-${id}`,
  day: dayIn(appointmentDate, timeZone),
  time: appointmentDate,
  kind: 'appointment',
  at: appointmentDate,
  timeZone,
  storeName,
});

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const newestFirst = (one: TimelineLine, other: TimelineLine): number => compare(other.day, one.day) || compare(other.time, one.time);

/**
 * The lines of all sources that are loaded, newest first. While the service has older bookings than the loaded ones, nothing older than the last
 * loaded booking is in it: what happened in between is not known yet. A receipt is part of its payment's line.
 */
export function linesOf(sources: Sources): readonly TimelineLine[] {
  const lines = allLinesOf(sources);
  return sources.entriesOlder > 0 ? lines.slice(0, lines.findLastIndex(({ kind }) => kind === 'booking') + 1) : lines;
}

type Answers = Omit<Sources, 'entriesOlder'>;

/** The lines of the latest answers. A press of "Show more" reads them five times, and putting 5,000 in order again for each takes longer than drawing them. */
let latest: { answers: Answers; lines: readonly TimelineLine[] } | null = null;

const isSame = (one: Answers, other: Answers): boolean =>
  one.entries === other.entries &&
  one.documents === other.documents &&
  one.uploads === other.uploads &&
  one.appointments === other.appointments;

/** The lines of all sources that are loaded, with those that are older than the last loaded booking. */
export function allLinesOf(answers: Answers): readonly TimelineLine[] {
  if (latest === null || !isSame(latest.answers, answers)) {
    const { entries, documents, uploads, appointments } = answers;
    latest = { answers: { entries, documents, uploads, appointments }, lines: inOrder(answers) };
  }
  return latest.lines;
}

function inOrder({ entries, documents, uploads, appointments }: Answers): readonly TimelineLine[] {
  const bookings = entries ?? [];
  const receipts = new Set((documents ?? []).filter((one) => typeOf(one) === 'receipt').map(({ documentId }) => documentId));
  const paid = new Set(bookings.map(({ confirmationNumber }) => receiptIdOf(confirmationNumber)));
  return [
    ...bookings.map((entry) => bookingOf(entry, receipts)),
    ...(documents ?? []).filter(({ documentId }) => !paid.has(documentId)).flatMap(documentLines),
    ...(uploads ?? []).map(uploadLine),
    ...appointmentLines(appointments),
  ].toSorted(newestFirst);
}

export type AppointmentLine = Extract<TimelineLine, { kind: 'appointment' }>;

/** The appointments to come. */
export const appointmentLines = (appointments: Sources['appointments']): AppointmentLine[] => (appointments ?? []).map(appointmentLine);
