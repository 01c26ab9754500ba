import { assign } from 'xstate';
import { accepted, NO_AMOUNT, problemOf } from './amount.rules.ts';
import { locatingFirst } from './beforeReview.states.ts';
import { gatherInput } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';

/**
 * MakePayment: the loan is fetched, an amount is chosen, a partial payment is confirmed (RULE-021). The part of the payment chart before any
 * method. Spec: portal §2 "MakePayment", §4 "Partial payment".
 */
export const amount = paymentSetup.createStateConfig({
  id: 'MakePayment',
  route: { guard: 'mayRouteToAmount' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      on: { 'flow.left': '#payment.leaving' },
      invoke: {
        id: 'gathering',
        src: 'gathering',
        input: gatherInput,
        onDone: [
          {
            guard: { type: 'couldGather', params: ({ event }) => event.output },
            target: 'checkingAddress',
            actions: { type: 'keepGathered', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepLoadFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' }, 'flow.left': '#payment.leaving' } },
    // a payment that may be in progress comes before everything else
    checkingAddress: {
      always: [
        { guard: 'isInFlight', target: 'fetching' },
        { guard: 'wasPaidHere', target: '#payment.confirmed.reopened' },
        { guard: 'owesNothing', target: '#payment.leaving' },
        { guard: 'isForbidden', target: '#payment.closed', actions: assign({ outcome: 'statusBlocked' }) },
        { guard: 'asksFurther', target: 'judging' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      entry: ['clearRequested', assign({ isLocated: false }), { type: 'keepScreen', params: { screen: 'MakePayment' } }],
      invoke: { id: 'preloadParts', src: 'preloadParts' },
      on: {
        'amount.chosen': { actions: [assign(({ event: { amountType } }) => ({ ...NO_AMOUNT, amountType })), 'updateDraft'] },
        'amount.typed': {
          actions: [assign(({ event: { cents } }) => ({ ...NO_AMOUNT, amountType: 'other', otherAmount: cents })), 'updateDraft'],
        },
        'amount.confirmed': [
          { guard: 'amountIsWrong', actions: assign(({ context }) => problemOf(context)) },
          { target: 'judging', actions: [assign(({ context }) => accepted(context)), 'updateDraft'] },
        ],
        'renewal.chosen': {
          guard: 'mayRenew',
          target: 'renewing',
          actions: [assign(({ context }) => accepted(context)), 'updateDraft'],
        },
        'documents.opened': { guard: 'documentsWanted', target: '#payment.closed', actions: assign({ outcome: 'uploadChosen' }) },
        'flow.left': '#payment.leaving',
      },
    },
    judging: { always: [{ guard: 'asksPartial', target: 'confirmingPartial' }, { target: 'fetching' }] },
    confirmingPartial: {
      on: {
        'partial.confirmed': { target: 'fetching', actions: assign({ partialConfirmed: true }) },
        'partial.declined': 'choosing',
        'flow.left': '#payment.leaving',
      },
    },
    // the charts of a new card and of the attempt; usually they are here already
    fetching: {
      tags: 'busy',
      on: { 'flow.left': '#payment.leaving' },
      invoke: {
        id: 'fetchParts',
        src: 'fetchParts',
        onDone: [
          { guard: 'isInFlight', target: '#payment.paying' },
          { guard: 'asksReview', target: '#payment.reviewing' },
          { guard: 'asksLocationFirst', target: 'locating' },
          { target: 'fetched' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    locating: locatingFirst('amountLocationWanted', 'fetched'),
    fetched: { always: [{ guard: 'needsNewCard', target: '#payment.adding' }, { target: '#payment.method' }] },
    renewing: {
      always: [
        { guard: 'asksRenewalLocation', target: 'locatingRenewal' },
        { target: '#payment.closed', actions: assign({ outcome: 'renewalChosen' }) },
      ],
    },
    locatingRenewal: locatingFirst('renewalLocationWanted', 'renewing'),
  },
});
