import type { SnapshotFrom } from 'xstate';
import { incomeTask, received, tasks } from '../../../machines/paths/people/files.ts';
import { loanLike } from '../../../machines/paths/people/loans.ts';
import { settings } from '../../../machines/paths/people/people.ts';
import type { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { broken, cut, refused, says } from './kit/answers.ts';
import { UPLOAD_ORIGIN } from './kit/heldRequests.ts';

export type S = SnapshotFrom<typeof uploadMachine>;

/** The sandbox's number of the system that takes uploads. */
export const TAKES_UPLOADS = '2';
const title = loanLike({ lmsId: TAKES_UPLOADS });
const other = loanLike({ loanId: 'other', lmsId: 'X' });
/** In its story the page never learns the numbers of the systems. */
export const UNSURE = 'unsure';
const unsure = loanLike({ loanId: UNSURE, lmsId: TAKES_UPLOADS });

const STORED = 'Proof of income 1.pdf';
const history = {
  documents: [
    {
      documentId: 'D-1',
      documentName: STORED,
      taskId: incomeTask.taskId,
      documentDate: '2026-11-23',
      files: [{ name: STORED, type: 'application/pdf', docType: 'income', size: 1_000 }],
      loanId: 'title',
      uploadedAt: '2026-11-23T15:00:00.000Z',
      url: 'https://lender.example/uploaded',
    },
  ],
};
const wanted = says(tasks(incomeTask));
const has = says(tasks(received(incomeTask, STORED)));
const ofTask = { 'it has arrived': has, 'it has not arrived': wanted, fails: broken('GET /uploadLoanDocuments') };
const address = { fileId: 'U-1', name: STORED, uploadUrl: `${UPLOAD_ORIGIN}/upload`, expiresAt: '2026-11-23T15:10:00.000Z' };
const ended = (posted: { kind: 'arrived' | 'cut' } | { kind: 'refused'; texts: readonly string[] }) => ({
  says: { type: 'upload.ended', posted },
});

/** Every answer twice: as the chart gets it, and as the network's response. */
export const answers = {
  getAccounts: { 'her loans': says({ loans: [title, other, unsure] }), fails: broken('GET /accounts') },
  getTasks: { 'proof of income': wanted, 'nothing more': has, fails: broken('GET /uploadLoanDocuments') },
  getHistory: { 'one document': says(history), fails: broken('GET /uploadLoanDocumentsHistory') },
  announce: {
    'an address': says({ uploads: [address] }),
    'the lender takes no more': refused('PUT /uploadLoanDocuments', 422, 'You can upload up to 4 files.'),
    fails: broken('PUT /uploadLoanDocuments'),
  },
  uploadFile: {
    'the lender has it': { reply: ended({ kind: 'arrived' }), wire: { body: {} } },
    'the lender does not take it': {
      reply: ended({ kind: 'refused', texts: ['This is no page.'] }),
      wire: { status: 422, body: { Error: ['This is no page.'] } },
    },
    'the line is cut': { reply: ended({ kind: 'cut' }), wire: cut('POST /upload').wire },
  },
  checkTask: ofTask,
  searchTask: ofTask,
} as const;

const start = (loanId: string, search: Record<string, string> = {}) => ({ settings, params: { brand: 'TitleMax', loanId }, search });
const path = (loanId: string) => `/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`;

/** The start of each story, and its address. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof start> }>> = {
  'Ann opens the upload': { path: path('title'), input: start('title') },
  'a payment asks Ann for documents': { path: `${path('title')}?because=payment`, input: start('title', { because: 'payment' }) },
  'Ann opens the upload of a loan whose system takes none': { path: path('other'), input: start('other') },
  'Ann opens the upload, and the systems are unknown': { path: path(UNSURE), input: start(UNSURE) },
  'Ann opens the address of a loan that is not hers': { path: path('no'), input: start('no') },
};
