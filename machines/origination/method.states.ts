import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { lookAsk, attemptInput } from './origination.asks.ts';
import { originationSetup } from './origination.setup.ts';

/** Nobody leaves while the loan is asked for, and no address leads away (OPEN-004). */
const bound = { 'xstate.route': {}, 'flow.left': {} } as const;
const remember = ['updateDraft', { type: 'forgetAnswers', params: ['GET /offers', 'GET /accounts'] }] as const;

/** The last look, and the request: one attempt. An attempt of unknown outcome may be left, its record is followed later. Spec: calls §4 "Origination"; quality §1. */
const originating = originationSetup.createStateConfig({
  entry: 'beginOriginating',
  invoke: {
    id: 'attempt',
    src: 'attempt',
    input: attemptInput,
    onSnapshot: { actions: { type: 'keepStanding', params: ({ event }) => event.snapshot } },
    onDone: [
      {
        guard: { type: 'wasMade', params: ({ event }) => event.output },
        target: '#OriginationDocuSign',
        actions: [{ type: 'keepMade', params: ({ event }) => event.output }, ...remember],
      },
      {
        guard: { type: 'isSettledElsewhere', params: ({ event }) => event.output },
        target: '#OriginationAmount',
        actions: 'keepElsewhere',
      },
      { guard: { type: 'saysExpired', params: ({ event }) => event.output }, target: '#OriginationAmount', actions: 'forgetInfo' },
      { guard: 'hasAmount', target: 'choosing', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
      { target: '#OriginationAmount', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
    ],
  },
  initial: 'review',
  states: {
    review: {
      always: { guard: 'moneyMoves', target: 'working' },
      on: {
        'origination.submitted': { guard: 'mayOriginate', actions: ['forgetFailure', 'submit'] },
        'method.changeChosen': { guard: 'mayChange', target: '#OriginationChooseMethod.choosing' },
        'amount.changeChosen': { guard: 'mayChange', target: '#OriginationAmount' },
      },
    },
    working: {
      initial: 'waiting',
      on: { 'xstate.route': {} },
      always: { guard: 'isAtRest', target: 'review' },
      states: {
        waiting: { tags: ['busy', 'bound'], on: bound, always: { guard: 'mayGoAway', target: 'open' } },
        // FLOW-ORIG-04, CONF-007: the customer may leave; the outcome is looked up again when the customer returns
        open: { always: { guard: 'mustWait', target: 'waiting' } },
      },
    },
  },
});

/** The lender makes the loan that another tab or device has asked for. */
const waiting = originationSetup.createStateConfig({
  on: { 'xstate.route': {} },
  initial: 'pausing',
  states: {
    pausing: { after: { originationPoll: 'looking' } },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: lookAsk,
        onDone: [
          { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'pausing' },
          { target: '#OriginationAmount.loading', actions: { type: 'forgetAnswers', params: ['GET /offers', 'GET /accounts'] } },
        ],
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => failureIn(event) }, target: '#OriginationAmount.loading' },
          { target: 'pausing' },
        ],
      },
    },
  },
});

/** OriginationChooseMethod: the way to get the money, the last look, and the loan itself. Spec: ROUTE-046, GUARD-026, FLOW-ORIG-06. */
export const method = originationSetup.createStateConfig({
  id: 'OriginationChooseMethod',
  route: { guard: 'mayChooseMethod' },
  on: { 'flow.left': 'closed' },
  initial: 'choosing',
  states: {
    choosing: {
      entry: assign({ isMissing: false }),
      on: {
        'method.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event.choice },
          actions: { type: 'keepChoice', params: ({ event }) => event.choice },
        },
        'method.confirmed': [
          { guard: 'needsCard', target: '#ManageDisburseMethod' },
          { guard: 'hasChoice', target: 'originating', actions: ['keepMethod', 'updateDraft'] },
          { actions: assign({ isMissing: true }) },
        ],
        'card.changeChosen': '#ManageDisburseMethod',
        'amount.changeChosen': '#OriginationAmount',
      },
    },
    originating,
    waiting,
  },
});
