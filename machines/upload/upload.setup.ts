import { assign, sendTo, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import type { UploadReport } from '../../services/actors/events.ts';
import { holdPage } from '../../services/actors/holdPage.ts';
import { readUploadFlag } from '../../services/actors/uploadFlag.ts';
import { readFileType, uploadFile, writePhoto } from '../../services/actors/uploads.ts';
import type { Answer } from '../../services/contract/index.ts';
import { helpVideoMachine } from '../helpVideo/helpVideo.machine.ts';
import { videoFrom } from '../helpVideo/offerVideo.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import * as chosenFiles from './chosenFiles.rules.ts';
import type { Tasks, UploadContext, UploadEvent, UploadInput, UploadOutcome } from './upload.types.ts';

/** The setup of the upload; the chart is in upload.machine.ts. */
export const uploadSetup = setup({
  types: {} as {
    input: UploadInput;
    context: UploadContext;
    events: UploadEvent | UploadReport;
    output: UploadOutcome;
    tags: 'busy' | 'bound' | 'asking';
  },
  actors: {
    getAccounts: listAccounts,
    readUploadFlag,
    getTasks: call('GET /uploadLoanDocuments'),
    getHistory: call('GET /uploadLoanDocumentsHistory'),
    announce: call('PUT /uploadLoanDocuments'),
    readFileType,
    writePhoto,
    uploadFile,
    holdPage,
    helpVideo: helpVideoMachine,
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    isAllowed: (_, isAllowed: boolean) => isAllowed,
    asksForNothing: ({ context }, { tasks }: Tasks) => context.isPayment && tasks.every(({ received }) => received),
    isWanted: ({ context }, { taskId }: { taskId: string }) => context.tasks.some((task) => task.taskId === taskId),
    hasUnsent: ({ context }) => chosenFiles.hasUnsent(context),
    hasUnread: ({ context }) => chosenFiles.unread(context) !== undefined,
    hasUnwritten: ({ context }) => chosenFiles.unwritten(context) !== undefined,
    hasNext: ({ context }) => chosenFiles.next(context) !== undefined,
    historyIsOld: ({ context }) => context.historyIsOld,
    // it was sent before, and nobody knows whether it arrived
    isUnsure: ({ context }) => (chosenFiles.currentOf(context)?.sentAs ?? '') !== '',
    isCurrent: ({ context }, { fileId }: { fileId: string }) => fileId === context.current,
    wasCut: ({ context }, { fileId }: { fileId: string }) => context.chosen.some((one) => one.fileId === fileId && one.state === 'cut'),
    // a file that has arrived is the lender's
    mayBeRemoved: ({ context }, { fileId }: { fileId: string }) =>
      context.chosen.some((one) => one.fileId === fileId && one.state !== 'arrived'),
    hasArrived: ({ context }, tasks: Tasks) => chosenFiles.hasArrived(context, tasks),
    wasTaken: (_, { posted }: { posted: { kind: string } }) => posted.kind === 'arrived',
    wasDeclined: (_, { posted }: { posted: { kind: string } }) => posted.kind === 'refused',
    isDeclined: (_, { kind, status }: { kind: string; status: number }) => kind === 'refused' && status < 500,
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepVideo: assign(videoFrom),
    sendToVideo: sendTo('helpVideo', ({ event }) => event),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepChosen: assign(({ context }, { taskId, files }: { taskId: string; files: readonly File[] }) =>
      chosenFiles.withChosen(context, taskId, files),
    ),
    removeFile: assign(({ context }, { fileId }: { fileId: string }) => chosenFiles.without(context, fileId)),
    startNext: assign(({ context }) => chosenFiles.started(context)),
    dropCurrent: assign(({ context }) => chosenFiles.dropped(context)),
    keepArrived: assign(({ context }) => chosenFiles.arrived(context)),
    keepDeclined: assign(({ context }, texts: readonly string[]) => chosenFiles.declined(context, texts)),
    keepCut: assign(({ context }) => chosenFiles.cut(context)),
    keepUnsure: assign(({ context }) => chosenFiles.unsure(context)),
  },
});
