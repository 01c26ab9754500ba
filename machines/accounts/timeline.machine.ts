import * as rules from './timeline.rules.ts';
import { timelineSetup } from './timeline.setup.ts';
import { timelineWords } from './timeline.words.ts';

/**
 * What happened on one loan, from four sources that load side by side: its payments and other bookings, its documents, the customer's uploads, and
 * the appointments. A source that fails leaves the others as they are and is retried alone. Spec: ROUTE-058, ROUTE-063; calls §7 (CALL-048, CALL-013).
 */
export const timelineMachine = timelineSetup.createMachine({
  id: 'timeline',
  meta: timelineWords,
  context: ({ input }) => rules.atStart(input),
  type: 'parallel',
  states: {
    history: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getHistory',
            src: 'getHistory',
            input: rules.historyAsk,
            onDone: { target: 'loaded', actions: { type: 'keepHistory', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        loaded: {
          on: {
            'timeline.extended': [
              { guard: 'mustLoadOlder', target: 'loadingOlder' },
              { guard: 'hasMore', actions: 'showMore' },
            ],
          },
        },
        failed: {
          on: {
            'timeline.retried': { guard: { type: 'isOf', params: 'history' }, target: 'loading' },
            'timeline.extended': { guard: 'hasMore', actions: 'showMore' },
          },
        },
        loadingOlder: {
          tags: 'busy',
          invoke: {
            id: 'getOlder',
            src: 'getHistory',
            input: rules.olderAsk,
            onDone: { target: 'loaded', actions: { type: 'keepOlder', params: ({ event }) => event.output } },
            onError: 'olderFailed',
          },
        },
        olderFailed: {
          on: {
            'timeline.retried': { guard: { type: 'isOf', params: 'history' }, target: 'loadingOlder' },
            'timeline.extended': 'loadingOlder',
          },
        },
      },
    },
    documents: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getDocuments',
            src: 'getDocuments',
            input: rules.documentsAsk,
            onDone: { target: 'loaded', actions: { type: 'keepDocuments', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: { on: { 'timeline.retried': { guard: { type: 'isOf', params: 'documents' }, target: 'loading' } } },
      },
    },
    uploads: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getUploads',
            src: 'getUploads',
            input: {},
            onDone: { target: 'loaded', actions: { type: 'keepUploads', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: { on: { 'timeline.retried': { guard: { type: 'isOf', params: 'uploads' }, target: 'loading' } } },
      },
    },
    appointments: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getAppointments',
            src: 'getAppointments',
            input: rules.appointmentsAsk,
            onDone: [
              {
                guard: { type: 'isToMeet', params: ({ event }) => event.output },
                target: 'loadingStore',
                actions: { type: 'keepAppointments', params: ({ event }) => event.output },
              },
              { target: 'loaded', actions: { type: 'keepAppointments', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        // where it is, and by which clock (appointment-5)
        loadingStore: {
          tags: 'busy',
          invoke: {
            id: 'getStore',
            src: 'getStore',
            input: rules.storeAsk,
            onDone: { target: 'loaded', actions: { type: 'keepStore', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'forgetAppointments' },
          },
        },
        loaded: {},
        failed: { on: { 'timeline.retried': { guard: { type: 'isOf', params: 'appointments' }, target: 'loading' } } },
      },
    },
  },
});
