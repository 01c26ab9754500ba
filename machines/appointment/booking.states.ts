import { stay } from '../kit/stay.ts';
import { appointmentSetup } from './appointment.setup.ts';
import * as rules from './appointment.rules.ts';

/** The customer chooses store, day and time. What is chosen stays while it can still be had. */
export const choosing = appointmentSetup.createStateConfig({
  entry: 'keepChoice',
  on: {
    'store.chosen': {
      guard: { type: 'isOtherStore', params: ({ event }) => event },
      target: 'gathering',
      actions: [{ type: 'keepStoreChosen', params: ({ event }) => event }, 'updateDraft'],
    },
    'day.chosen': {
      guard: { type: 'dayIsFree', params: ({ event }) => event },
      actions: [{ type: 'keepDay', params: ({ event }) => event }, 'updateDraft'],
    },
    'time.chosen': {
      guard: { type: 'timeIsFree', params: ({ event }) => event },
      actions: [{ type: 'keepTime', params: ({ event }) => event }, 'updateDraft'],
    },
    'appointment.confirmed': [{ guard: 'hasTime', target: 'booking' }, { actions: 'missTime' }],
    'move.dropped': { guard: 'isMove', target: 'loadingStore', actions: ['dropMove', 'dropDraft'] },
  },
});

/** The appointment is sent once, and the page stays until its answer. */
export const booking = appointmentSetup.createStateConfig({
  tags: ['busy', 'bound'],
  on: { ...stay, 'flow.left': {} },
  entry: 'noteSent',
  invoke: {
    id: 'makeAppointment',
    src: 'makeAppointment',
    input: rules.appointmentAsk,
    onDone: { target: 'booked', actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'dropDraft'] },
    onError: { target: 'checking', actions: 'keepFailure' },
  },
});
