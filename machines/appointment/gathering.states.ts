import { assign } from 'xstate';
import { appointmentSetup } from './appointment.setup.ts';
import * as rules from './appointment.rules.ts';

/**
 * The store, the days that it is open, and its free half hours, all at once. The customer can already choose another store, and keep the
 * appointment. Spec: CALL-010, CALL-011, CALL-093.
 */
export const gathering = appointmentSetup.createStateConfig({
  type: 'parallel',
  entry: assign({ days: [], slots: [] }),
  onDone: 'choosing',
  on: {
    'store.chosen': {
      guard: { type: 'isOtherStore', params: ({ event }) => event },
      target: 'gathering',
      reenter: true,
      actions: [{ type: 'keepStoreChosen', params: ({ event }) => event }, 'updateDraft'],
    },
    'move.dropped': { guard: 'isMove', target: 'loadingStore', actions: ['dropMove', 'dropDraft'] },
  },
  states: {
    store: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getStore',
            src: 'getStore',
            input: rules.storeAsk,
            onDone: [
              {
                guard: { type: 'servesLoan', params: ({ event }) => event.output },
                target: 'loaded',
                actions: assign({ store: ({ event }) => event.output }),
              },
              // the days and half hours are those of the wrong store as well
              { target: '#Appointment.gathering', actions: { type: 'useOwnStore', params: ({ event }) => event.output } },
            ],
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        loaded: { type: 'final' },
      },
    },
    times: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getTimes',
            src: 'getTimes',
            input: rules.timesAsk,
            onDone: { target: 'loaded', actions: assign({ days: ({ event }) => event.output.days }) },
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        loaded: { type: 'final' },
      },
    },
    slots: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getSlots',
            src: 'getSlots',
            input: rules.slotsAsk,
            onDone: { target: 'loaded', actions: assign({ slots: ({ event }) => event.output.slots.map((slot) => slot.appointmentDate) }) },
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        loaded: { type: 'final' },
      },
    },
  },
});
