/**
 * The documents that the lender asks for: the customer chooses files, they are checked, sent one by one to their signed addresses, and the history
 * says what has arrived. From a payment
 * it leads back to it. Chosen files are in memory only.
 * Spec: PROD-016, ROUTE-065, FLOW-DOC-02, FLOW-DOC-03, FLOW-DOC-07, RULE-018, FLAG-001.
 */
import { assign } from 'xstate';
import { offerVideo, videoEvents } from '../helpVideo/offerVideo.ts';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import { leave } from './leaving.states.ts';
import { checks, queue } from './sending.states.ts';
import * as chosenFiles from './chosenFiles.rules.ts';
import * as rules from './upload.rules.ts';
import { uploadSetup } from './upload.setup.ts';
import { uploadWords } from './upload.words.ts';

export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  meta: uploadWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'screen',
  states: {
    screen: {
      id: 'DocumentUpload',
      route: {},
      on: { 'done.chosen': 'closed', 'flow.left': { target: 'closed', actions: assign({ goesElsewhere: true }) } },
      initial: 'finding',
      states: {
        finding: findingLoan('permitting'),
        // another customer's loan, or none: the lender is not asked about it
        unknown: {},
        permitting: {
          tags: 'busy',
          invoke: {
            id: 'readUploadFlag',
            src: 'readUploadFlag',
            input: ({ context }) => ({ lmsId: context.loan?.lmsId ?? '' }),
            onDone: [
              { guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'loading' },
              { target: '#upload.closed', actions: assign({ isOff: true }) },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getTasks',
            src: 'getTasks',
            input: rules.tasksAsk,
            onDone: [
              { guard: { type: 'asksForNothing', params: ({ event }) => event.output }, target: '#upload.closed' },
              { target: 'open', actions: assign({ tasks: ({ event }) => event.output.tasks }) },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null }) } } },
        open: {
          type: 'parallel',
          invoke: offerVideo(() => rules.VIDEO),
          on: {
            ...stay, // chosen files are lost by a new start, and those on the way
            ...videoEvents,
            'files.chosen': {
              guard: { type: 'isWanted', params: ({ event }) => event },
              actions: { type: 'keepChosen', params: ({ event }) => event },
            },
            'file.removed': {
              guard: { type: 'mayBeRemoved', params: ({ event }) => event },
              actions: { type: 'removeFile', params: ({ event }) => event },
            },
            'files.sent': { actions: assign(({ context, event }) => chosenFiles.withSent(context, event.taskId)) },
            'file.retried': {
              guard: { type: 'wasCut', params: ({ event }) => event },
              actions: assign(({ context, event }) => chosenFiles.withRetried(context, event.fileId)),
            },
            'history.retried': { actions: assign({ historyIsOld: true }) },
          },
          states: { checks, queue, leave },
        },
      },
    },
    closed: { type: 'final' },
  },
});
