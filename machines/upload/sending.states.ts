import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { uploadSetup } from './upload.setup.ts';
import * as chosenFiles from './chosenFiles.rules.ts';
import * as rules from './upload.rules.ts';

/** The current file is removed: its request is stopped, and the queue goes on. */
const removal = {
  guard: { type: 'isCurrent', params: ({ event }: { event: { fileId: string } }) => event },
  target: 'resting',
  actions: 'dropCurrent',
} as const;

/**
 * One file after the other is announced and sent, so that a slow connection carries one at a time and each can be repeated alone. Between files, and when
 * all have arrived, the history is read. Spec: FLOW-DOC-02, FLOW-DOC-03, CALL-037, CALL-041; upload-6.
 */
export const queue = uploadSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: [
        { guard: 'hasNext', target: 'choosing', actions: 'startNext' },
        { guard: 'historyIsOld', target: 'refreshing' },
      ],
    },
    refreshing: {
      always: { guard: 'hasNext', target: 'resting' },
      invoke: {
        id: 'getHistory',
        src: 'getHistory',
        input: {},
        onDone: {
          target: 'resting',
          actions: assign(({ context, event }) => ({
            history: rules.ofLoan(context, event.output),
            historyIsOld: false,
            historyFailed: false,
          })),
        },
        onError: { target: 'resting', actions: assign({ historyIsOld: false, historyFailed: true }) },
      },
    },
    choosing: { always: [{ guard: 'isUnsure', target: 'searching' }, { target: 'announcing' }] },
    announcing: {
      on: { 'file.removed': removal },
      invoke: {
        id: 'announce',
        src: 'announce',
        input: rules.announceAsk,
        onDone: { target: 'sending', actions: assign(({ context, event }) => chosenFiles.withAnnounced(context, event.output)) },
        onError: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => failureIn(event) },
            target: 'resting',
            actions: { type: 'keepDeclined', params: ({ event }) => failureIn(event).texts },
          },
          { target: 'resting', actions: 'keepCut' },
        ],
      },
    },
    sending: {
      invoke: { id: 'uploadFile', src: 'uploadFile', input: rules.fileToPost },
      on: {
        'file.removed': removal,
        'upload.moved': { actions: assign(({ context, event }) => chosenFiles.moved(context, event.bytes)) },
        'upload.ended': [
          { guard: { type: 'wasTaken', params: ({ event }) => event }, target: 'resting', actions: 'keepArrived' },
          {
            guard: { type: 'wasDeclined', params: ({ event }) => event },
            target: 'resting',
            actions: {
              type: 'keepDeclined',
              params: ({ event: { posted } }) => (posted.kind === 'refused' ? posted.texts : []),
            },
          },
          { target: 'checking' },
        ],
      },
    },
    // the connection was cut: the file may have arrived all the same
    checking: {
      on: { 'file.removed': removal },
      invoke: {
        id: 'checkTask',
        src: 'getTasks',
        input: rules.checkAsk,
        onDone: [
          { guard: { type: 'hasArrived', params: ({ event }) => event.output }, target: 'resting', actions: 'keepArrived' },
          { target: 'resting', actions: 'keepCut' },
        ],
        onError: { target: 'resting', actions: 'keepUnsure' },
      },
    },
    // a retry of a file that may have arrived: it is not sent twice
    searching: {
      on: { 'file.removed': removal },
      invoke: {
        id: 'searchTask',
        src: 'getTasks',
        input: rules.checkAsk,
        onDone: [
          { guard: { type: 'hasArrived', params: ({ event }) => event.output }, target: 'resting', actions: 'keepArrived' },
          { target: 'announcing' },
        ],
        onError: { target: 'resting', actions: 'keepUnsure' },
      },
    },
  },
});

/** The type of each chosen file is read, and a photo is rewritten, one after the other. Spec: RULE-018, ERR-030; quality §3. */
export const checks = uploadSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: [
        { guard: 'hasUnread', target: 'reading' },
        { guard: 'hasUnwritten', target: 'writing' },
      ],
    },
    reading: {
      invoke: {
        id: 'readFileType',
        src: 'readFileType',
        input: rules.fileToRead,
        onDone: { target: 'resting', actions: assign(({ context, event }) => chosenFiles.withRead(context, event.output)) },
      },
    },
    writing: {
      invoke: {
        id: 'writePhoto',
        src: 'writePhoto',
        input: rules.photoToWrite,
        onDone: { target: 'resting', actions: assign(({ context, event }) => chosenFiles.withPhoto(context, event.output)) },
      },
    },
  },
});
