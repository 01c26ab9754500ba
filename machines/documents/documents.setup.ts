import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { postView, showFile } from '../../services/actors/documents.ts';
import { readUploadFlag } from '../../services/actors/uploadFlag.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import type { LoanDocument } from '../../services/contract/documentFile.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan } from '../kit/findingLoan.ts';
import * as rules from './documents.rules.ts';

/** What the documents of an account can do; the chart is in documents.machine.ts. */
export const documentsSetup = setup({
  types: {} as {
    input: rules.DocumentsInput;
    context: rules.DocumentsContext;
    events: rules.DocumentsEvent;
    output: rules.DocumentsOutcome;
    tags: 'busy';
  },
  actors: {
    getAccounts: listAccounts,
    readUploadFlag,
    getDocuments: call('GET /lmsAccountDocuments'),
    getLoanDocuments: call('GET /loanDocuments'),
    getDocument: call('GET /lmsAccountDocuments'),
    postView,
    showFile,
    saveFile,
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    asksForMonthly: ({ context }) => context.screen === 'AccountMonthlyDocuments',
    isFound: ({ context }) => context.loan !== null,
    mayUpload: ({ context }) => context.mayUpload,
    hasAsked: ({ context: { asked } }, documents: readonly LoanDocument[]) => documents.some(({ documentId }) => documentId === asked),
    isListed: ({ context }, documentId: string) => context.documents?.some((one) => one.documentId === documentId) ?? false,
    hasFile: ({ context }, answer: Answer<'GET /lmsAccountDocuments'>) => rules.fileIn(context, answer) !== null,
    hasMore: ({ context }, group: rules.Group) => rules.hasMore(context, group),
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => rules.found(context, answer)),
    forgetList: assign(() => rules.forgotten()),
    keepDocuments: assign((_, documents: readonly LoanDocument[]) => ({ documents: rules.newestFirst(documents), failure: null })),
    keepOpened: assign(({ context }, documentId: string) => rules.opened(context, documentId)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    closeDocument: assign(() => rules.closed()),
  },
});
