/**
 * An appointment in a store for one loan: made, seen, moved, also to another store. There is no call to cancel one (appointment-4).
 * A flow of its own, at two addresses by what it is for, or a step of another flow, which names the screen and the purpose.
 * Spec: PROD-017, ROUTE-062, ROUTE-075, FLOW-APPT-01, FLOW-APPT-02.
 */
import { assign } from 'xstate';
import { offerVideo, videoEvents } from '../helpVideo/offerVideo.ts';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './appointment.rules.ts';
import { appointmentSetup } from './appointment.setup.ts';
import { appointmentWords } from './appointment.words.ts';
import { booking, choosing } from './booking.states.ts';
import { gathering } from './gathering.states.ts';

export const appointmentMachine = appointmentSetup.createMachine({
  id: 'appointment',
  meta: appointmentWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'screen',
  states: {
    screen: {
      id: 'Appointment',
      route: {},
      invoke: offerVideo(rules.videoInput),
      on: { ...videoEvents, 'flow.left': { target: 'closed', actions: 'dropDraft' } },
      initial: 'finding',
      states: {
        finding: findingLoan('readingTimeZone'),
        unknown: {},
        notOffered: {},
        failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
        readingTimeZone: {
          tags: 'busy',
          invoke: {
            id: 'readTimeZone',
            src: 'readTimeZone',
            onDone: { target: 'readingDraft', actions: assign({ deviceZone: ({ event }) => event.output.timeZone }) },
          },
        },
        readingDraft: {
          tags: 'busy',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            onDone: { target: 'loading', actions: { type: 'useDraft', params: ({ event }) => event.output } },
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getAppointments',
            src: 'getAppointments',
            input: rules.zoneAsk,
            onDone: [
              {
                guard: { type: 'hasAppointment', params: ({ event }) => event.output },
                target: 'loadingStore',
                actions: { type: 'keepAppointment', params: ({ event }) => event.output },
              },
              { guard: 'takesNone', target: 'notOffered' },
              { target: 'gathering', actions: { type: 'keepAppointment', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        loadingStore: {
          tags: 'busy',
          invoke: {
            id: 'openStore',
            src: 'getStore',
            input: rules.storeOfAppointmentAsk,
            onDone: [
              {
                guard: 'resumesMove',
                target: 'gathering',
                actions: assign({ resumesMove: false, storeOfAppointment: ({ event }) => event.output }),
              },
              {
                target: 'booked',
                actions: assign({ store: ({ event }) => event.output, storeOfAppointment: ({ event }) => event.output }),
              },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        booked: {
          on: { 'move.chosen': { guard: 'mayMove', target: 'gathering', actions: ['startMove', 'updateDraft'] } },
        },
        gathering,
        choosing,
        booking,
        // the answer does not always say whether the appointment was made: the customer's appointments do
        checking: {
          tags: ['busy', 'bound'],
          on: { ...stay, 'flow.left': {} },
          invoke: {
            id: 'checkAppointments',
            src: 'getAppointments',
            input: rules.zoneAsk,
            onDone: [
              {
                guard: { type: 'isWanted', params: ({ event }) => event.output },
                target: 'booked',
                actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'dropDraft'],
              },
              {
                guard: { type: 'isAnother', params: ({ event }) => event.output },
                target: 'loadingStore',
                actions: [{ type: 'keepAppointment', params: ({ event }) => event.output }, 'dropDraft'],
              },
              { target: 'gathering' },
            ],
            onError: 'gathering',
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
