import { assign } from 'xstate';
import type { FoundLocation } from '../../services/actors/location.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './location.rules.ts';
import { locationSetup } from './location.setup.ts';

type Found = { event: { output: FoundLocation } };
const found = ({ event }: Found): FoundLocation => event.output;
const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);

/** The browser is asked; then the lender, about the state in which the device is. The customer may leave at any time. Spec: FLOW-GEO-03, FLOW-GEO-07. */
export const locating = locationSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: 'forgetFailure',
  after: { promptPatience: 'timedOut' },
  invoke: {
    id: 'findLocation',
    src: 'findLocation',
    input: rules.searchAsk,
    onDone: [
      { guard: { type: 'wasFound', params: found }, target: 'checking', actions: { type: 'keepFound', params: found } },
      { guard: { type: 'wasElsewhere', params: found }, target: 'refused', actions: { type: 'keepFound', params: found } },
      { guard: { type: 'wasDenied', params: found }, target: '#GpsLocationDisabled', actions: assign({ permission: 'denied' }) },
      { guard: { type: 'wasTooSlow', params: found }, target: 'timedOut' },
      { target: 'unavailable' },
    ],
  },
});

/** Spec: CALL-070, RULE-014. */
export const checking = locationSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: 'forgetFailure',
  invoke: {
    id: 'checkState',
    src: 'checkState',
    input: rules.checkAsk,
    onDone: [
      { guard: { type: 'mayGoOn', params: ({ event }) => event.output }, target: 'storing' },
      { guard: { type: 'wantsConsent', params: ({ event }) => event.output }, target: 'consenting' },
      { target: 'refused', actions: 'keepRefusal' },
    ],
    onError: [
      { guard: { type: 'isRefused', params: why }, target: 'refused', actions: ['keepRefusal', 'keepFailure'] },
      { target: 'unchecked', actions: 'keepFailure' },
    ],
  },
});

/** A restricted state needs the customer's consent. Without it nothing goes on, and that is no error. Spec: FLOW-REFI-13, CALL-071 (location-8). */
export const consenting = locationSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: { on: { 'consent.given': 'agreeing', 'consent.declined': 'declining' } },
    agreeing: {
      tags: 'busy',
      on: { ...stay, 'flow.left': {} },
      entry: 'forgetFailure',
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        input: rules.consentAsk,
        onDone: [
          { guard: { type: 'mayGoOn', params: ({ event }) => event.output }, target: '#GpsLocation.storing' },
          { target: '#GpsLocation.refused', actions: 'keepRefusal' },
        ],
        onError: [
          { guard: { type: 'isRefused', params: why }, target: '#GpsLocation.refused', actions: ['keepRefusal', 'keepFailure'] },
          { target: 'reading', actions: 'keepFailure' },
        ],
      },
    },
    declining: {
      tags: 'busy',
      on: { ...stay, 'flow.left': {} },
      entry: assign({ ending: 'declined' }),
      invoke: {
        id: 'decline',
        src: 'acknowledge',
        input: rules.consentAsk,
        onDone: '#location.closed',
        onError: '#location.closed', // nothing was allowed before, and nothing is now
      },
    },
  },
});

/** The location does not do. It is checked again after 15 minutes, or at once where the lender says so. Spec: FLOW-REFI-14 (OPEN-008). */
export const refused = locationSetup.createStateConfig({
  initial: 'storing',
  states: {
    storing: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'noteRefused',
        src: 'noteRefused',
        input: ({ context }) => ({ ...rules.whose({ context }), restricts: context.settings.restrictManualRetry }),
        onDone: { target: 'judging', actions: assign(({ event }) => event.output) },
      },
    },
    judging: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'open' }] },
    waiting: { after: { nextMinute: 'readingClock' } },
    readingClock: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'judging', actions: assign({ now: ({ event }) => event.output.now }) },
      },
    },
    open: { on: { 'check.chosen': '#GpsLocation.locating' } },
  },
});
