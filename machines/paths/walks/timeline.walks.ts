import { timelineMachine } from '../../accounts/timeline.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { documentOf, statementsOf } from '../people/documents.ts';
import { historyOf } from '../people/loans.ts';
import { elPaso } from '../people/stores.ts';

const broken = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call, status: 500 }) });

export const readAgreement = documentOf({ viewedAt: '2026-11-20T16:00:00.000Z' });
export const signedPaper = documentOf({ docType: 'signed', documentName: 'Loan agreement, signed', documentDate: '2026-03-02' });
export const receipt = documentOf({ documentId: 'receipt-CN-0', docType: 'receipt', documentName: 'Receipt for your payment' });
const openedStatements = statementsOf(25).map((one) => ({ ...one, viewedAt: '2026-11-19T16:00:00.000Z' }));
export const uploaded = {
  ...documentOf({ documentId: 'file-1', docType: 'incomeProof', documentName: 'proof-of-income-1.jpg' }),
  loanId: 'title',
  uploadedAt: '2026-11-18T16:00:00.000Z',
  url: 'https://lender.example/download',
};
/** At 8:30 AM in El Paso; the service was asked for the time of the lender's books. */
export const visit = {
  id: 'A-1',
  storeId: elPaso.storeInfo.id,
  loanHdr: '10443-22871-01',
  appointmentDate: '2026-11-27T15:30:00.000Z',
  timeZone: 'America/Chicago',
  appointmentType: 'payment' as const,
  localTime: '2026-11-27T09:30',
};

/** The same with its store. */
export const visitAtStore = { ...visit, storeName: elPaso.storeInfo.name, timeZone: elPaso.timeZone };

/** Everything that can happen in the timeline of Ann's title loan. */
export const timelineWalk = once(() =>
  explore(timelineMachine, {
    starts: {
      'the loan is open': { loanId: 'title', loanHeader: '10443-22871-01', lmsId: 'TLX', storeId: 'S-1', timeZone: 'America/Chicago' },
    },
    events: {
      'asks for more': { type: 'timeline.extended' },
      'tries the history again': { type: 'timeline.retried', source: 'history' },
      'tries the documents again': { type: 'timeline.retried', source: 'documents' },
      'tries the uploads again': { type: 'timeline.retried', source: 'uploads' },
      'tries the appointments again': { type: 'timeline.retried', source: 'appointments' },
    },
    answers: {
      getHistory: {
        '30 payments': { done: { entries: historyOf(30), older: 0 } },
        'the newest 30 of 50 payments': { done: { entries: historyOf(30), older: 20 } },
        fails: broken('GET /accounthistory'),
      },
      getOlder: {
        'the 20 that are older': { done: { entries: historyOf(50).slice(30), older: 0 } },
        'none after all': { done: { entries: [], older: 20 } },
        fails: broken('GET /accounthistory'),
      },
      getDocuments: {
        'three documents': { done: { documents: [readAgreement, signedPaper, receipt] } },
        '25 statements that were opened': { done: { documents: openedStatements } },
        fails: broken('GET /lmsAccountDocuments'),
      },
      getUploads: {
        'a file for this loan, and one for another': { done: { documents: [uploaded, { ...uploaded, loanId: 'other' }] } },
        fails: broken('GET /uploadLoanDocumentsHistory'),
      },
      getAppointments: {
        'one on Friday': { done: { appointments: [visit] } },
        'none for this loan': { done: { appointments: [{ ...visit, loanHdr: 'other' }] } },
        fails: broken('GET /schedappointment'),
      },
      getStore: { 'it is in El Paso': { done: elPaso }, fails: broken('GET /store') },
    },
    sees: ({ context }) => [
      context.entries?.length,
      context.entriesOlder,
      context.documents?.length,
      context.uploads?.length,
      context.appointments?.length,
      context.appointments?.[0]?.storeName,
      Math.min(context.limit, 100),
    ],
  }),
);
