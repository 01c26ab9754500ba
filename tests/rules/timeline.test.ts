import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allLinesOf, linesOf, type TimelineLine } from '../../machines/accounts/timeline.lines.ts';
import {
  atStart,
  hasMore,
  mustLoadOlder,
  withAppointments,
  withOlder,
  withStore,
  withUploads,
  type TimelineContext,
} from '../../machines/accounts/timeline.rules.ts';
import { timelineView } from '../../machines/accounts/timeline.view.ts';
import { documentOf } from '../../machines/paths/people/documents.ts';
import { historyOf, titleLoan } from '../../machines/paths/people/loans.ts';
import { elPaso } from '../../machines/paths/people/stores.ts';
import { readAgreement, receipt, signedPaper, uploaded, visit, visitAtStore } from '../../machines/paths/walks/timeline.walks.ts';
import type { HistoryEntry } from '../../services/contract/accounts.ts';

const empty = atStart({ loanId: 'title', loanHeader: titleLoan.loanHeader, lmsId: 'TLX', storeId: 'S-1', timeZone: 'America/Chicago' });
const loaded = { history: 'loaded', documents: 'loaded', uploads: 'loaded', appointments: 'loaded' } as const;
const viewOf = (context: Partial<TimelineContext>) => timelineView({ value: loaded, context: { ...empty, ...context } });

/** A payment at this moment. */
const paidAt = (at: string, different: Partial<HistoryEntry> = {}): HistoryEntry => {
  const [payment] = historyOf(1);
  if (!payment) throw new Error('one payment was asked for');
  return { ...payment, id: at, at, confirmationNumber: '', ...different };
};
const summary = (lines: readonly TimelineLine[]) => lines.map((line) => `${line.day} ${line.kind === 'booking' ? line.what : line.kind}`);

describe('the lines of a loan (ROUTE-058)', () => {
  test('come from all sources, newest first; the appointment to come is on top', () =>
    expect(
      summary(
        linesOf({
          entries: [paidAt('2026-11-19T15:00:00.000Z'), paidAt('2026-03-01T15:00:00.000Z', { kind: 'origination' })],
          entriesOlder: 0,
          documents: [signedPaper, readAgreement],
          uploads: [uploaded],
          appointments: [visitAtStore],
        }),
      ),
    ).toEqual([
      '2026-11-27 appointment',
      '2026-11-20 viewed',
      '2026-11-19 payment',
      '2026-11-18 uploaded',
      '2026-03-02 signed',
      '2026-03-01 origination',
    ]));

  test('a document that was neither signed nor opened has no line', () =>
    expect(linesOf({ ...empty, documents: [documentOf({ docType: 'statement' })] })).toEqual([]));

  test('what the customer agreed to in the portal counts as signed', () =>
    expect(
      summary(linesOf({ ...empty, documents: [documentOf({ docType: 'olpa' }), documentOf({ docType: 'acknowledgement' })] })),
    ).toEqual(['2026-03-01 signed', '2026-03-01 signed']));

  test('a receipt is part of the line of its payment, by the confirmation number; another one that was opened has its own', () => {
    const opened = { ...receipt, viewedAt: '2026-11-21T15:00:00.000Z' };
    const other = { ...opened, documentId: 'receipt-CN-9' };
    const [first] = historyOf(1);
    const lines = linesOf({ ...empty, entries: first ? [first] : [], documents: [opened, other] });
    expect(lines.map((line) => (line.kind === 'booking' ? line.receiptId : line.key))).toEqual(['viewed-receipt-CN-9', receipt.documentId]);
  });

  test('a payment without a number has no receipt', () =>
    expect(
      linesOf({
        ...empty,
        entries: [paidAt('2026-11-19T15:00:00.000Z')],
        documents: [documentOf({ documentId: 'receipt-', docType: 'receipt' })],
      }),
    ).toMatchObject([{ receiptId: '' }]));

  test('money that went back is marked as cancelled', () =>
    expect(linesOf({ ...empty, entries: [paidAt('2026-11-19T15:00:00.000Z', { kind: 'refinance', cancelled: true })] })).toMatchObject([
      { what: 'refinance', cancelled: true },
    ]));
});

test('5,000 lines are put in order once for the same answers, and again when one of them changes', () => {
  const context = { ...empty, entries: historyOf(5000), documents: [signedPaper] };
  const extended = { ...context, limit: 4000 };
  const lines = allLinesOf(context);
  expect(allLinesOf(extended)).toBe(lines);
  expect(allLinesOf({ ...context, documents: [] })).toHaveLength(lines.length - 1);
  expect(allLinesOf(context)).toEqual(lines);
});

describe('a history that is loaded in parts', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 0, 1, 18) + days * 86_400_000).toISOString());
  const sources = fc.record({
    entries: fc.array(day, { minLength: 1, maxLength: 20 }).map((days) =>
      days
        .toSorted()
        .toReversed()
        .map((at, index) => paidAt(at, { id: `H-${index}` })),
    ),
    documents: fc
      .array(day, { maxLength: 20 })
      .map((days) => days.map((viewedAt, index) => documentOf({ documentId: `D-${index}`, viewedAt }))),
    uploads: fc
      .array(day, { maxLength: 10 })
      .map((days) => days.map((uploadedAt, index) => ({ ...uploaded, documentId: `U-${index}`, uploadedAt }))),
    entriesOlder: fc.integer({ min: 0, max: 3 }),
  });
  const timeline = sources.map((some) => ({ ...empty, ...some, appointments: [] }));

  test('nothing older than its last loaded line is shown, and nothing newer is left out', () => {
    fc.assert(
      fc.property(timeline, (context) => {
        const all = linesOf({ ...context, entriesOlder: 0 });
        const lines = linesOf(context);
        expect(lines).toEqual(all.slice(0, lines.length));
        if (context.entriesOlder > 0) expect(lines.at(-1)?.kind).toBe('booking');
        else expect(lines.length).toBe(all.length);
        expect(lines.filter(({ kind }) => kind === 'booking')).toHaveLength(context.entries.length);
      }),
    );
  });

  test('the lines are in order, each once', () => {
    fc.assert(
      fc.property(timeline, (context) => {
        const lines = linesOf(context);
        const moments = lines.map(({ day: on, time }) => `${on} ${time}`);
        expect(moments).toEqual(moments.toSorted().toReversed());
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });

  test('"Show more" always leads on: older bookings are loaded, or more lines shown, until all are there', () => {
    fc.assert(
      fc.property(timeline, (context) => {
        const { visible, total } = viewOf(context);
        expect(total > visible).toBe(mustLoadOlder(context) || hasMore(context));
      }),
    );
  });
});

test('older bookings are loaded when fewer than a step of lines is left', () => {
  expect(mustLoadOlder({ ...empty, entries: historyOf(60), entriesOlder: 1 })).toBe(false);
  expect(mustLoadOlder({ ...empty, entries: historyOf(60), entriesOlder: 1, limit: 60 })).toBe(true);
  expect(mustLoadOlder({ ...empty, entries: historyOf(60), entriesOlder: 0, limit: 60 })).toBe(false);
});

test('an answer without older bookings ends the history, whatever it says', () =>
  expect(withOlder({ ...empty, entries: historyOf(30), entriesOlder: 5 }, { entries: [], older: 5 })).toMatchObject({
    entriesOlder: 0,
    limit: 40,
  }));

test('uploads and appointments of other loans are left out', () => {
  expect(withUploads(empty, { documents: [uploaded, { ...uploaded, loanId: 'other' }] }).uploads).toEqual([uploaded]);
  expect(withAppointments(empty, { appointments: [visit, { ...visit, loanHdr: 'other' }] }).appointments).toEqual([
    { ...visit, storeName: '' },
  ]);
});

test('an appointment is told by the clock of its store, and its day is the day there (appointment-5)', () => {
  const late = { ...visit, appointmentDate: '2026-11-28T06:30:00.000Z' };
  const found = { ...empty, ...withAppointments(empty, { appointments: [late] }) };
  expect(withStore(found, elPaso).appointments).toEqual([{ ...late, storeName: elPaso.storeInfo.name, timeZone: 'America/Denver' }]);
  expect(linesOf({ ...found, ...withStore(found, elPaso) })[0]).toMatchObject({ day: '2026-11-27', storeName: elPaso.storeInfo.name });
});

test('the next appointment is the first one to come', () =>
  expect(
    viewOf({ appointments: [{ ...visitAtStore, id: 'A-2', appointmentDate: '2026-12-01T15:30:00.000Z' }, visitAtStore] }).appointment?.at,
  ).toBe(visitAtStore.appointmentDate));

test('of 5,000 bookings and 500 documents, "Show more" leaves the pages above as they are', () => {
  const entries = historyOf(5_000);
  const documents = Array.from({ length: 500 }, (_, at) => documentOf({ documentId: `D-${at}`, viewedAt: '2026-10-27T16:00:00.000Z' }));
  const [first] = viewOf({ entries, documents, appointments: [visitAtStore] }).pages;
  expect(viewOf({ entries, documents, appointments: [visitAtStore], limit: 60 }).pages[0]).toBe(first);
});
