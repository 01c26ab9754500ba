import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './autopay.rules.ts';
import { autopaySetup } from './autopay.setup.ts';
import { loading } from './loading.states.ts';

/** A request that changes what is taken from the customer: the result is waited for. */
const bound = { tags: ['busy', 'bound'], on: { ...stay, 'flow.left': {} } } as const;

/**
 * AutoPayConfirm: a loan with autopay shows it and can end it; else the authorization of the chosen method is read, agreed to and acknowledged, and
 * then autopay is turned on, at once or by the payment. Spec: ROUTE-094, FLOW-AUTO-01, FLOW-AUTO-03, FLOW-AUTO-05; autopay-1, autopay-5.
 */
export const confirm = autopaySetup.createStateConfig({
  id: 'AutoPayConfirm',
  route: { guard: 'mayChoose' },
  initial: 'arriving',
  on: { 'flow.left': '#autopay.closed' },
  states: {
    arriving: { always: [{ guard: 'isLoaded', target: 'deciding' }, { target: 'loading' }] },
    loading,
    // another customer's loan, or none
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
    deciding: {
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'asksForMethods', target: '#AutoPayUpdatePaymentMethod' },
        { guard: 'asksForNew', target: '#AutoPayAddMethod' },
        { guard: 'isEnrolled', target: 'enrolled' },
        { guard: 'hasMethod', target: 'loadingPapers' },
        { target: '#AutoPayUpdatePaymentMethod' },
      ],
    },
    unavailable: {},
    enrolled: {
      on: { 'method.changeChosen': '#AutoPayUpdatePaymentMethod', 'end.chosen': { target: 'ending', actions: 'forgetFailure' } },
    },
    ending: {
      on: {
        'end.confirmed': [
          { guard: 'changesNow', target: 'turningOff' },
          { target: 'storing', actions: assign({ ending: 'ended' }) },
        ],
        'end.declined': 'enrolled',
      },
    },
    turningOff: {
      ...bound,
      entry: 'forgetFailure',
      invoke: {
        id: 'endAutoPay',
        src: 'changeAutoPay',
        input: rules.endAsk,
        onDone: { target: 'done', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        onError: { target: 'ending', actions: 'keepFailure' },
      },
    },
    loadingPapers: {
      tags: 'busy',
      on: stay,
      entry: 'forgetFailure',
      invoke: {
        id: 'getPapers',
        src: 'getPapers',
        input: rules.papersAsk,
        onDone: { target: 'reading', actions: assign({ papers: ({ event }) => event.output.documents }) },
        onError: [
          { guard: 'methodIsMissing', target: 'loading', actions: 'chooseAgain' },
          { target: 'withoutPapers', actions: 'keepFailure' },
        ],
      },
    },
    withoutPapers: { on: { 'retry.chosen': 'loadingPapers', 'method.changeChosen': '#AutoPayUpdatePaymentMethod' } },
    reading: {
      on: {
        'agreement.submitted': [
          { guard: { type: 'boxIsChecked', params: ({ event }) => event }, target: 'acknowledging' },
          { actions: assign({ boxIsMissing: true }) },
        ],
        'method.changeChosen': '#AutoPayUpdatePaymentMethod',
        'autopay.declined': [
          { guard: 'isFromPayment', target: 'storing', actions: assign({ ending: 'declined' }) },
          { target: '#autopay.closed' },
        ],
      },
    },
    acknowledging: {
      ...bound,
      entry: ['forgetFailure', assign({ haveChanged: false })],
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        input: rules.agreementAsk,
        onDone: [
          { guard: 'changesNow', target: 'turningOn' },
          { target: 'storing', actions: assign({ ending: 'authorized' }) },
        ],
        onError: [
          { guard: 'methodIsMissing', target: 'loading', actions: 'chooseAgain' },
          { guard: 'isOutdated', target: 'loadingPapers', actions: 'noteChange' },
          { target: 'reading', actions: 'keepFailure' },
        ],
      },
    },
    turningOn: {
      ...bound,
      invoke: {
        id: 'enroll',
        src: 'changeAutoPay',
        input: rules.enrollAsk,
        onDone: { target: 'done', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        onError: [
          { guard: 'methodIsMissing', target: 'loading', actions: 'chooseAgain' },
          { guard: 'isOutdated', target: 'loadingPapers', actions: 'noteChange' },
          { target: 'reading', actions: 'keepFailure' },
        ],
      },
    },
    storing: { ...bound, invoke: { id: 'keepChoice', src: 'keepChoice', input: rules.choice, onDone: '#autopay.closed' } },
    done: { on: stay },
  },
});
