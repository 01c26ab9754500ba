import { assign } from 'xstate';
import { appointmentSetup } from './appointment.setup.ts';
import * as rules from './appointment.rules.ts';

/** The store, the days that it is open, and its free half hours, all at once. Spec: CALL-010, CALL-011, CALL-093. */
export const gathering = appointmentSetup.createStateConfig({
  type: 'parallel',
  entry: assign({ days: [], slots: [] }),
  onDone: 'choosing',
  states: {
    store: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getStore',
            src: 'getStore',
            input: rules.storeAsk,
            onDone: { target: 'known', actions: assign({ store: ({ event }) => event.output }) },
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        known: { type: 'final' },
      },
    },
    times: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getTimes',
            src: 'getTimes',
            input: rules.timesAsk,
            onDone: { target: 'known', actions: assign({ days: ({ event }) => event.output.days }) },
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        known: { type: 'final' },
      },
    },
    slots: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getSlots',
            src: 'getSlots',
            input: rules.slotsAsk,
            onDone: { target: 'known', actions: assign({ slots: ({ event }) => event.output.slots.map((slot) => slot.appointmentDate) }) },
            onError: { target: '#Appointment.failed', actions: 'keepFailure' },
          },
        },
        known: { type: 'final' },
      },
    },
  },
});
