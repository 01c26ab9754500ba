import { assign } from 'xstate';
import { drawSetup } from './draw.setup.ts';
import { attemptInput } from './drawAttempt.ts';
import { reference } from './reference.states.ts';

/** A waiting state, and one after money: neither the address nor leaving moves it. Spec: decision 002, OPEN-004. */
const stay = { 'xstate.route': {}, 'flow.left': {} } as const;

/**
 * One attempt: the last look, and the money. An attempt of unknown outcome is fenced before the customer changes anything or leaves.
 * Spec: calls §4 "Draw"; quality §1; CONF-007, CONF-009.
 */
const drawing = drawSetup.createStateConfig({
  entry: 'beginDrawing',
  invoke: {
    id: 'attempt',
    src: 'attempt',
    input: attemptInput,
    onSnapshot: { actions: { type: 'keepStanding', params: ({ event }) => event.snapshot } },
    onDone: [
      {
        guard: { type: 'wasPaidOut', params: ({ event }) => event.output },
        target: 'received',
        actions: { type: 'keepPaid', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isWaiting', params: ({ event }) => event.output },
        target: '#PendingDisbursement.granted',
        actions: { type: 'keepPaid', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'wasLeftOpen', params: ({ event }) => event.output },
        target: '#PendingDisbursement.open',
        actions: { type: 'keepOpen', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'endedElsewhere', params: ({ event }) => event.output },
        target: '#GetCashAmount',
        actions: { type: 'reload', params: 'endedElsewhere' },
      },
      {
        guard: { type: 'wasNotSent', params: ({ event }) => event.output },
        target: '#GetCashAmount',
        actions: { type: 'reload', params: 'notSent' },
      },
      {
        guard: { type: 'lockWasLost', params: ({ event }) => event.output },
        target: '#GetCashNotice.checkingLock',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          { type: 'keepNotice', params: 'lockRenewed' },
        ],
      },
      {
        guard: { type: 'papersAreVoid', params: ({ event }) => event.output },
        target: '#GetCashNotice.refreshing',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'dropAgreement', 'tellOfChange'],
      },
      {
        guard: 'mayReview',
        target: 'drawing.review',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'keepDecline', 'updateDraft'],
      },
      {
        target: '#GetCashAmount',
        actions: [
          { type: 'reload', params: null },
          { type: 'keepRefusal', params: ({ event }) => event.output },
        ],
      },
    ],
  },
  initial: 'review',
  states: {
    review: {
      always: [
        { guard: 'moneyMoves', target: 'working' },
        { guard: 'wishesAmount', target: '#GetCashAmount', actions: 'keepSentNotice' },
        { guard: 'wishesWhere', target: '#draw.where' },
        { guard: 'wishesToLeave', target: '#draw.leaving' },
      ],
      on: {
        'draw.submitted': { guard: 'mayDraw', actions: 'submit' },
        'retry.chosen': { guard: 'mayTryAgain', target: '#GetCashNotice.checkingLock' },
        'amount.changeChosen': [
          { guard: 'attemptIsOpen', actions: ['wishAmount', 'dropAttempt'] },
          { guard: 'isRefused', target: '#GetCashAmount', actions: { type: 'reload', params: null } }, // the refusal may come from a change of the loan
          { target: '#GetCashAmount' },
        ],
        'where.changeChosen': [{ guard: 'attemptIsOpen', actions: ['wishWhere', 'dropAttempt'] }, { target: '#draw.where' }],
        'flow.left': [{ guard: 'attemptIsOpen', actions: ['wishToLeave', 'dropAttempt'] }, { target: '#draw.leaving' }],
      },
    },
    working: {
      initial: 'waiting',
      on: { 'xstate.route': {} },
      always: { guard: 'isAtRest', target: 'review' },
      after: { postDrawTimeout: { actions: assign({ isSlow: true }) } },
      states: {
        waiting: { tags: 'busy', on: stay, always: { guard: 'mayGoAway', target: 'open' } },
        // CONF-007: the customer may leave; the outcome is looked up again when the customer returns
        open: { on: { 'flow.left': '#draw.leaving' }, always: { guard: 'mustWait', target: 'waiting' } },
      },
    },
  },
});

/** The money is paid out. A reload comes back after `paid`: what follows a draw is done once. Spec: FLOW-DRAW-13. */
const received = {
  tags: 'noBack',
  initial: 'paid',
  states: {
    paid: { entry: ['forgetDraft', 'forgetAnswers', 'storeReceipt'], always: 'deciding' },
    ...reference.states,
    complete: { entry: 'storeReceipt' },
  },
  // a draw from another device may have been paid out after the lock was taken
  on: { 'xstate.route': {}, 'flow.left': [{ guard: 'holdsLock', target: '#draw.leaving' }, { target: '#draw.closed' }] },
} as const;

/** ConfirmDisbursement: what is about to be sent, and the receipt. Spec: ROUTE-090. */
export const confirming = drawSetup.createStateConfig({
  id: 'ConfirmDisbursement',
  initial: 'drawing',
  states: { drawing, received },
});
