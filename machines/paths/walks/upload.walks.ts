import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { uploadMachine } from '../../upload/upload.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { fileOf, identityTask, incomeTask, received, tasks } from '../people/files.ts';
import { titleLoan } from '../people/loans.ts';
import { videos } from './helpVideo.walks.ts';

/** Two files for each document: enough for every way, few enough to walk all of them. */
const settings = settingsIn({ maxFiles: 2 });
const stub = fileOf('pay-stub.pdf');
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const ANN = { settings, params: { brand: 'TitleMax', loanId: 'title' } };
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
const answersOfTask = {
  'it has arrived': { done: tasks(received(incomeTask, STORED)) },
  'it has not arrived': { done: tasks(incomeTask) },
  'another one has arrived': { done: tasks(received(incomeTask, 'Proof of income 9.pdf')) },
  'no answer': lost('GET /uploadLoanDocuments'),
};

/** Everything that can happen to the documents that Ann's lender asks for. */
export const uploadWalk = once(() =>
  explore(uploadMachine, {
    starts: {
      'Ann opens the upload': ANN,
      'a payment asks Ann for documents': { ...ANN, search: { because: 'payment' } },
      'Ann opens the address of a loan that is not hers': { ...ANN, params: { brand: 'InstaLoan', loanId: 'no' } },
      'Ann opens an address without a brand': { settings, params: { loanId: 'no' } },
    },
    events: {
      'chooses a pay stub': { type: 'files.chosen', taskId: incomeTask.taskId, files: [stub] },
      'chooses an empty file': { type: 'files.chosen', taskId: incomeTask.taskId, files: [fileOf('empty.pdf', 0)] },
      'chooses a file for a document that is not asked for': { type: 'files.chosen', taskId: 'no', files: [stub] },
      'removes the first file': { type: 'file.removed', fileId: 'file-1' },
      'removes the second file': { type: 'file.removed', fileId: 'file-2' },
      'sends the files': { type: 'files.sent', taskId: incomeTask.taskId },
      'sends the first file again': { type: 'file.retried', fileId: 'file-1' },
      'loads the history again': { type: 'history.retried' },
      'tries again': { type: 'retry.chosen' },
      'is done': { type: 'done.chosen' },
      'chooses the video': { type: 'video.chosen' },
      'goes elsewhere': { type: 'flow.left' },
      'leaves all the same': { type: 'leaving.confirmed' },
      stays: { type: 'leaving.declined' },
    },
    answers: {
      getAccounts: { 'her loans': { done: { loans: [titleLoan] } }, fails: lost('GET /accounts') },
      readUploadFlag: { 'it is on': { done: true }, 'it is off': { done: false }, fails: lost('GET /lmsReferenceId') },
      getTasks: {
        'proof of income and of identity': { done: tasks(received(identityTask, 'Proof of identity 1.pdf'), incomeTask) },
        'nothing more': { done: tasks(received(identityTask, 'Proof of identity 1.pdf')) },
        fails: lost('GET /uploadLoanDocuments'),
      },
      getHistory: { 'one document': { done: history }, fails: lost('GET /uploadLoanDocumentsHistory') },
      readFileType: {
        'a PDF': { done: { fileId: 'file-1', isReadable: true, type: 'application/pdf' } },
        'a photo': { done: { fileId: 'file-1', isReadable: true, type: 'image/webp' } },
        'no known type': { done: { fileId: 'file-1', isReadable: true, type: null } },
        'it cannot be read': { done: { fileId: 'file-1', isReadable: false, type: null } },
      },
      writePhoto: {
        'a smaller photo without its place': {
          done: { fileId: 'file-1', file: fileOf('pay-stub.pdf', 800, 'image/jpeg'), type: 'image/jpeg' },
        },
        'the browser cannot open it': { done: { fileId: 'file-1', file: null, problem: 'cannotBeOpened' } },
        'it stays too large': { done: { fileId: 'file-1', file: null, problem: 'tooLarge' } },
      },
      announce: {
        'an address': {
          done: {
            uploads: [{ fileId: 'U-1', name: STORED, uploadUrl: 'https://files.example/1', expiresAt: '2026-11-23T15:10:00.000Z' }],
          },
        },
        'the lender takes no more': {
          fails: new ApiError({
            kind: 'refused',
            call: 'PUT /uploadLoanDocuments',
            status: 422,
            texts: ['You can upload up to 4 files.'],
          }),
        },
        'no answer': lost('PUT /uploadLoanDocuments'),
      },
      uploadFile: {
        'half of it is sent': { says: { type: 'upload.moved', bytes: 500 } },
        'the lender has it': { says: { type: 'upload.ended', posted: { kind: 'arrived' } } },
        'the lender does not take it': {
          says: {
            type: 'upload.ended',
            posted: { kind: 'refused', texts: ['This PDF contains a web page. Print it to a new PDF and use that.'] },
          },
        },
        'the line is cut': { says: { type: 'upload.ended', posted: { kind: 'cut' } } },
      },
      holdPage: {},
      helpVideo: videos(),
      checkTask: answersOfTask,
      searchTask: answersOfTask,
    },
    params: [{ brand: 'TitleMax', loanId: 'title' }],
    sees: ({ context }) => [
      context.isPayment,
      context.brand,
      context.loanId,
      context.loan !== null,
      context.tasks.length,
      context.chosen.map(({ state, problem, sent, sentAs }) => [state, problem, sent, sentAs]),
      context.current,
      context.uploadUrl,
      context.history?.length,
      context.historyIsOld,
      context.historyFailed,
      context.failure !== null,
      context.isOff,
      context.goesElsewhere,
    ],
    // one file at a time shows every way; the ids go on, and the answers are about the first
    happens: ({ context }, { label }) => {
      if (label === 'chooses a pay stub') return context.count === 0;
      return label !== 'chooses an empty file' || context.count < 2;
    },
    background: ['holdPage', 'helpVideo', 'getHistory', 'readFileType', 'writePhoto', 'announce', 'uploadFile', 'checkTask', 'searchTask'],
    outcomes: ['accountChosen', 'pay', 'left', 'unavailable'],
    refused: ['chooses a file for a document that is not asked for'],
  }),
);
