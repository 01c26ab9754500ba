import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import * as asks from './draw.asks.ts';
import { accepted, problemOf } from './draw.rules.ts';
import { drawSetup } from './draw.setup.ts';

/** The loan, never from the cache, what was begun here before, and a draw that the lender may have. */
const loading = drawSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  initial: 'finding',
  states: {
    finding: findingLoan('reading'),
    unknown: { always: '#GetCashAmount.unknown' },
    failed: { always: '#GetCashAmount.failed' },
    reading: {
      invoke: {
        id: 'getDetail',
        src: 'getDetail',
        input: asks.detailAsk,
        onDone: [
          {
            guard: { type: 'hasLoan', params: ({ event }) => event.output },
            target: 'readingDraft',
            actions: { type: 'keepDetail', params: ({ event }) => event.output },
          },
          { target: '#GetCashAmount.failed' },
        ],
        onError: { target: '#GetCashAmount.failed', actions: 'keepFailure' },
      },
    },
    readingDraft: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'readingInFlight', actions: { type: 'keepBegun', params: ({ event }) => event.output } },
      },
    },
    readingInFlight: {
      invoke: {
        id: 'readInFlight',
        src: 'readInFlight',
        input: asks.inFlightAsk,
        onDone: { target: 'readingClock', actions: { type: 'keepInFlight', params: ({ event }) => event.output } },
        onError: { target: '#GetCashAmount.failed', actions: 'keepFailure' },
      },
    },
    readingClock: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          { guard: 'asksReceipt', target: 'readingReceipt', actions: assign({ now: ({ event }) => event.output.now }) },
          { target: '#GetCashAmount.deciding', actions: assign({ now: ({ event }) => event.output.now }) },
        ],
      },
    },
    // after a reload of the receipt (FLOW-DRAW-13)
    readingReceipt: {
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: asks.receiptAsk,
        onDone: [
          {
            guard: { type: 'hasReceipt', params: ({ event }) => event.output },
            target: '#ConfirmDisbursement.received.deciding',
            actions: { type: 'reopen', params: ({ event }) => event.output },
          },
          { target: '#GetCashAmount.deciding' },
        ],
      },
    },
  },
});

/** GetCashAmount: how much, within the lender's limits. A draw that the lender may have comes first. Spec: ROUTE-086 (draw-8, draw-10). */
export const amount = drawSetup.createStateConfig({
  id: 'GetCashAmount',
  route: { guard: 'mayChooseAmount' },
  on: { 'flow.left': 'leaving' },
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isFollowed', target: 'fetching' }, { guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }],
    },
    loading,
    // another customer's loan, or none
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
    deciding: {
      always: [
        { guard: 'isFollowed', target: 'fetching' },
        { guard: 'isPending', target: '#PendingDisbursement' },
        { guard: 'isForbidden', target: 'forbidden' },
        { guard: 'asksFurther', target: 'fetching' },
        { target: 'choosing' },
      ],
    },
    forbidden: {},
    choosing: {
      entry: assign({ requested: 'GetCashAmount' }),
      invoke: { id: 'preloadParts', src: 'preloadParts' },
      on: {
        'amount.typed': { actions: [assign({ typed: ({ event }) => event.cents, amountProblem: null }), 'updateDraft'] },
        'amount.confirmed': [
          { guard: 'amountIsWrong', actions: assign({ amountProblem: ({ context }) => problemOf(context) }) },
          { target: 'fetching', actions: [assign(({ context }) => accepted(context)), 'updateDraft'] },
        ],
      },
    },
    // the charts of where the money goes and of the attempt; usually they are here already
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchParts',
        src: 'fetchParts',
        onDone: [
          { guard: 'isFollowed', target: '#draw.confirming' },
          { guard: 'asksNotice', target: '#draw.notice' },
          { target: '#draw.where' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
  },
});
