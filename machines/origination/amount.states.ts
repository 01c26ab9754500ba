import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { loading } from './loading.states.ts';
import * as asks from './origination.asks.ts';
import { accepted, problemOf } from './origination.rules.ts';
import { originationSetup } from './origination.setup.ts';

/** The application is over: nothing of it stays here. */
const over = originationSetup.createStateConfig({ invoke: { id: 'forgetBegun', src: 'forgetBegun' } });

/**
 * OriginationAmount: how much, within the lender's limits. What was begun before is resumed at the first step whose data is missing.
 * Spec: ROUTE-044, portal §2 "Origination resume" (GUARD-025 to GUARD-027), PROD-014.
 */
export const amount = originationSetup.createStateConfig({
  id: 'OriginationAmount',
  route: { guard: 'mayChooseAmount' },
  on: { 'flow.left': 'closed' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
    loading,
    // another customer's application, or none
    unknown: {},
    failed: { on: { 'retry.chosen': 'loading' } },
    deciding: {
      always: [
        { guard: 'isLapsed', target: 'lapsed' },
        { guard: 'isSigned', target: 'finished' },
        { guard: 'isMade', target: 'fetching', actions: ['forgetRecord', 'updateDraft'] },
        { guard: 'isFollowed', target: 'fetching' },
        { guard: 'isBeingMade', target: 'fetching' },
        { guard: 'isForbidden', target: 'forbidden' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'asksCall', target: '#OriginationCallMe', actions: assign({ requested: '' }) },
        { guard: 'hasAmount', target: 'fetching' },
        { target: 'choosing' },
      ],
    },
    // origination-2
    finished: {
      tags: 'busy',
      on: stay,
      entry: ['forgetRecord', assign({ ends: 'toDashboard' })],
      invoke: { id: 'forgetBegun', src: 'forgetBegun', onDone: '#origination.closed' },
    },
    // the customer reads why before an amount is chosen, not when the loan is asked for
    forbidden: over,
    declined: over,
    expired: over,
    lapsed: { entry: 'forgetRecord', invoke: { id: 'forgetBegun', src: 'forgetBegun' } },
    choosing: {
      invoke: { id: 'preloadParts', src: 'preloadParts' },
      on: {
        'amount.typed': { actions: assign({ typed: ({ event }) => event.cents, amountProblem: null }) },
        'amount.confirmed': [
          { guard: 'amountIsWrong', actions: assign({ amountProblem: ({ context }) => problemOf(context) }) },
          { guard: 'isAccepted', target: 'fetching', actions: [assign(({ context }) => accepted(context)), 'updateDraft'] },
          { target: 'accepting', actions: [assign(({ context }) => accepted(context)), 'updateDraft'] },
        ],
        'call.chosen': '#OriginationCallMe',
      },
    },
    // FLOW-ORIG-07: again is the same
    accepting: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'acceptAppraisal',
        src: 'acceptAppraisal',
        input: asks.appraisalAsk,
        onDone: { target: 'fetching', actions: { type: 'forgetAnswers', params: ['GET /offers'] } },
        onError: { target: 'choosing', actions: 'keepFailure' },
      },
    },
    // the charts of the next steps; usually they are here already
    fetching: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'fetchParts',
        src: 'fetchParts',
        onDone: [
          { guard: 'isMade', target: '#OriginationDocuSign' },
          { guard: 'isFollowed', target: '#OriginationChooseMethod.originating' },
          { guard: 'isBeingMade', target: '#OriginationChooseMethod.waiting' },
          { target: '#OriginationChooseMethod' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
  },
});

/** OriginationCallMe: the customer is called about the appraisal; the flow is over then. Spec: ROUTE-045, CALL-069 (OPEN-025, origination-7). */
export const calling = originationSetup.createStateConfig({
  id: 'OriginationCallMe',
  route: { guard: 'mayChooseAmount' },
  on: { 'flow.left': 'closed' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isQueued', target: 'queued' }, { target: 'asking' }] },
    asking: { on: { 'call.confirmed': 'queueing', 'amount.changeChosen': '#OriginationAmount' } },
    queueing: {
      tags: ['busy', 'bound'],
      on: { ...stay, 'flow.left': {} },
      entry: 'forgetFailure',
      invoke: {
        id: 'queueCall',
        src: 'queueCall',
        input: asks.appraisalAsk,
        onDone: {
          target: 'queued',
          actions: assign({ info: ({ context, event }) => (context.info ? { ...context.info, ...event.output } : null) }),
        },
        onError: { target: 'asking', actions: 'keepFailure' },
      },
    },
    queued: over,
  },
});
