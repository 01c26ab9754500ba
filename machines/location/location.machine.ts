/**
 * Where the customer is: in the state of the store, or not. A flow that needs it ends with an outcome, the app opens this flow, and this flow leads
 * back. Only the state leaves the device, never where it is exactly. Spec: ROUTE-092, ROUTE-093, ROUTE-114; FLOW-GEO, RULE-014.
 */
import { assign } from 'xstate';
import { offerVideo, videoEvents } from '../helpVideo/offerVideo.ts';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import { checking, consenting, locating, refused } from './checking.states.ts';
import * as rules from './location.rules.ts';
import { locationSetup } from './location.setup.ts';
import { locationWords } from './location.words.ts';

/** Where the customer reads, a help video is offered. Spec: CALL-063 (rest-4). */
const video = (screen: 'GpsLocation' | 'GpsLocationDisabled') => offerVideo(() => rules.videoInput(screen));

export const locationMachine = locationSetup.createMachine({
  id: 'location',
  meta: locationWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => ({ kind: 'locationLeft', next: rules.nextOf(context) }),
  invoke: { id: 'watchPermission', src: 'watchPermission' },
  on: { 'permission.changed': { actions: assign({ permission: ({ event }) => event.permission }) } },
  initial: 'check',
  states: {
    check: {
      id: 'GpsLocation',
      route: { guard: 'isLoaded' },
      on: { 'flow.left': 'closed' },
      initial: 'arriving',
      states: {
        // back from the help: the screen is the same as before
        arriving: {
          always: [
            { guard: 'mustWait', target: 'refused.readingClock' },
            { guard: 'isLoaded', target: 'explaining' },
            { target: 'finding' },
          ],
        },
        finding: { ...findingLoan('reading'), on: stay },
        // another customer's loan, or none
        unknown: {},
        failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
        reading: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readNotes',
            src: 'readNotes',
            input: rules.whose,
            onDone: { target: 'deciding', actions: assign(({ event }) => event.output) },
          },
        },
        deciding: {
          always: [
            { guard: 'mustWait', target: 'refused.readingClock' },
            { guard: 'isDenied', target: '#GpsLocationDisabled' },
            { guard: 'asksForHelp', target: '#GpsLocationDisabled' },
            { target: 'explaining' },
          ],
        },
        explaining: {
          invoke: video('GpsLocation'),
          on: { ...videoEvents, 'check.chosen': [{ guard: 'hasReceipt', target: 'locating' }, { target: 'instructing' }] },
        },
        // ROUTE-114: before the browser's own question
        instructing: {
          on: {
            'instructions.read': { target: 'locating', actions: ['keepReceipt', 'noteReceipt'] },
            'instructions.closed': 'explaining',
          },
        },
        locating,
        timedOut: { invoke: video('GpsLocation'), on: { ...videoEvents, 'check.chosen': 'locating' } },
        unavailable: { invoke: video('GpsLocation'), on: { ...videoEvents, 'check.chosen': 'locating' } },
        checking,
        unchecked: { on: { 'retry.chosen': 'checking' } },
        consenting,
        refused,
        storing: {
          tags: 'busy',
          on: { ...stay, 'flow.left': {} },
          entry: assign({ ending: 'located' }),
          invoke: {
            id: 'noteLocated',
            src: 'noteLocated',
            input: rules.noteAsk,
            onDone: '#location.closed',
          },
        },
      },
    },
    disabled: {
      id: 'GpsLocationDisabled',
      route: { guard: 'mayOpenHelp' },
      invoke: video('GpsLocationDisabled'),
      on: {
        ...videoEvents,
        'check.chosen': [{ guard: 'hasReceipt', target: 'check.locating' }, { target: 'check.instructing' }],
        'permission.changed': [
          {
            guard: { type: 'isAllowedNow', params: ({ event }) => event.permission },
            target: 'check.explaining',
            actions: assign({ permission: ({ event }) => event.permission }),
          },
          { actions: assign({ permission: ({ event }) => event.permission }) },
        ],
        'flow.left': 'closed',
      },
    },
    closed: { type: 'final' },
  },
});
