import { assign } from 'xstate';
import * as rules from './documents.rules.ts';
import { documentsSetup } from './documents.setup.ts';

/** The opening is reported once, when the file is open; the customer does not wait for it, and does not see it fail. Spec: FLOW-DOC-01. */
const reported = documentsSetup.createStateConfig({
  invoke: {
    id: 'postView',
    src: 'postView',
    input: rules.viewAsk,
    onDone: { actions: assign(({ context, event }) => rules.viewed(context, event.output)) },
    onError: {},
  },
});

/** The list, and the document opened from it: in the page where the browser shows PDFs, otherwise as a saved file. */
const open = documentsSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'paper.opened': {
      guard: { type: 'isListed', params: ({ event }) => event.documentId },
      target: '.opening',
      actions: { type: 'keepOpened', params: ({ event }) => event.documentId },
    },
    'list.extended': {
      guard: { type: 'hasMore', params: ({ event }) => event.group },
      actions: assign(({ context, event }) => rules.extended(context, event.group)),
    },
  },
  states: {
    choosing: {},
    opening: {
      invoke: {
        id: 'getDocument',
        src: 'getDocument',
        input: rules.documentAsk,
        onDone: [
          {
            guard: { type: 'hasFile', params: ({ event }) => event.output },
            target: 'presenting',
            actions: assign({ file: ({ context, event }) => rules.fileIn(context, event.output) }),
          },
          { target: 'notOpened' },
        ],
        onError: { target: 'notOpened', actions: 'keepFailure' },
      },
    },
    notOpened: {},
    presenting: {
      invoke: { id: 'showFile', src: 'showFile', input: ({ context }) => rules.openFile(context), onError: 'saving' },
      on: { 'paper.closed': { target: 'choosing', actions: 'closeDocument' }, 'file.unshowable': 'saving' },
      exit: assign({ address: '' }),
      initial: 'deciding',
      states: {
        deciding: {
          on: { 'file.shown': { target: 'reading', actions: assign({ address: ({ event }) => event.address }) } },
        },
        reading: {
          ...reported,
          initial: 'idle',
          states: {
            idle: { on: { 'copy.chosen': 'copying' } },
            copying: {
              invoke: {
                id: 'saveCopy',
                src: 'saveFile',
                input: ({ context }) => rules.openFile(context),
                onDone: 'idle',
                onError: 'notCopied',
              },
            },
            notCopied: { on: { 'copy.chosen': 'copying' } },
          },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => rules.openFile(context),
        onDone: 'saved',
        onError: 'notSaved',
      },
    },
    saved: reported,
    notSaved: {},
  },
});

/** All documents of the account. Spec: portal §2 "Documents/:lmsId" (ROUTE-059). */
export const allDocuments = documentsSetup.createStateConfig({
  id: 'Documents',
  route: { guard: 'isFound' },
  entry: ['forgetList', assign({ screen: 'Documents' })],
  initial: 'loading',
  on: {
    'monthly.opened': 'monthly',
    'kind.chosen': { actions: assign({ kind: ({ event }) => event.kind, rowLimits: rules.STEPS }) },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getDocuments',
        src: 'getDocuments',
        input: rules.listAsk,
        onDone: [
          // the address is that of one document
          {
            guard: { type: 'hasAsked', params: ({ event }) => event.output.documents },
            target: 'open.opening',
            actions: [
              { type: 'keepDocuments', params: ({ event }) => event.output.documents },
              { type: 'keepOpened', params: ({ context }) => context.asked },
            ],
          },
          { target: 'open', actions: { type: 'keepDocuments', params: ({ event }) => event.output.documents } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'retry.chosen': 'loading' } },
    open,
  },
});

/** Statements by month, and the papers that were signed. Spec: portal §2 "AccountMonthlyDocuments" (ROUTE-060). */
export const monthlyDocuments = documentsSetup.createStateConfig({
  id: 'AccountMonthlyDocuments',
  route: { guard: 'isFound' },
  entry: ['forgetList', assign({ screen: 'AccountMonthlyDocuments' })],
  initial: 'loading',
  on: { 'all.opened': 'all' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getLoanDocuments',
        src: 'getLoanDocuments',
        input: rules.monthlyAsk,
        onDone: { target: 'open', actions: { type: 'keepDocuments', params: ({ event }) => event.output.documents } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'retry.chosen': 'loading' } },
    open,
  },
});
