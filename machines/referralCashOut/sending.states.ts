import * as rules from './referralCashOut.rules.ts';
import { cashOutSetup } from './referralCashOut.setup.ts';

/** The card of before a reload: its form is known to this tab, the card to the lender. */
export const recalling = cashOutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    onDone: [
      {
        guard: { type: 'hasSession', params: ({ event }) => event.output },
        target: 'reading',
        actions: { type: 'keepDraft', params: ({ event }) => event.output },
      },
      { target: 'deciding' },
    ],
  },
});

/**
 * The cash-out itself: one attempt, whose phase decides what the review shows. While money moves nothing leads away; an attempt of unknown outcome
 * may be left, because its record is followed when the customer comes back. Spec: portal §3 "Referral state"; FLOW-REFER-01, FLOW-REFER-02; quality §1.
 */
export const sending = cashOutSetup.createStateConfig({
  initial: 'resting',
  entry: 'beginSending',
  invoke: {
    id: 'attempt',
    src: 'attempt',
    input: rules.attemptInput,
    onSnapshot: { actions: { type: 'keepStanding', params: ({ event }) => event.snapshot } },
    onDone: [
      {
        guard: { type: 'wasPaid', params: ({ event }) => event.output },
        target: '#ReferRedeemSuccess',
        actions: { type: 'keepReceipt', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'lacksProfile', params: ({ event }) => event.output },
        target: '#ReferCompleteProfile',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'wasRefused', params: ({ event }) => event.output },
        target: '.checking',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
      { target: '#referralCashOut.closed', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
    ],
  },
  states: {
    resting: {
      always: [
        { guard: 'moneyMoves', target: 'moving' },
        { guard: 'mustCheck', target: 'checking' },
      ],
      on: {
        'cashOut.submitted': { guard: 'maySend', actions: 'submit' },
        'card.changeChosen': { guard: 'mayChangeCard', target: '#referralCashOut.card' },
        'flow.left': '#referralCashOut.closed',
      },
    },
    // it came to nothing: another tab or device may have cashed out
    checking: {
      tags: 'busy',
      always: { guard: 'moneyMoves', target: 'moving' }, // the customer has sent it again already
      invoke: {
        id: 'readBalance',
        src: 'readBalance',
        input: {},
        onDone: [
          { guard: { type: 'isSameBalance', params: ({ event }) => event.output }, target: 'resting', actions: 'keepChecked' },
          { target: '#referralCashOut.closed', actions: 'keepNotSent' },
        ],
        onError: [
          { guard: 'isRefused', target: 'resting' },
          { target: '#referralCashOut.closed', actions: 'keepNotSent' },
        ],
      },
    },
    moving: {
      tags: ['busy', 'bound'],
      always: [
        { guard: 'isAtRest', target: 'resting' },
        { guard: 'mayGoAway', target: 'open' },
      ],
    },
    open: { on: { 'flow.left': '#referralCashOut.closed' }, always: { guard: 'mustWait', target: 'moving' } },
  },
});
