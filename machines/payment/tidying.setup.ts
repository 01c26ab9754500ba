import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { forgetAnswers } from '../../services/actors/payment.ts';
import { removeCards, saveCard } from '../../services/actors/guestCards.ts';
import { forgetDraft } from '../../services/actors/underWay.ts';
import type { Failure } from '../../services/contract/error.ts';
import { setLoanLock } from '../../services/actors/loanLock.ts';
import type { Ask, CallName } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';

type Cards = Ask<'DELETE /cards'>;

export type TidyingInput = {
  /** The temporary cards to remove at once, in one request (FLOW-PAY-07); null when there is none. */
  cards: Cards | null;
  /** The card that has paid, when the customer may still save it: removed only when the customer leaves without that (FLOW-CARD-02). */
  offered: Cards | null;
  /** What becomes of the lock of a loan with two parties (FLOW-PAY-08); null for any other loan. */
  lock: Ask<'POST /loanlock'> | null;
  /** The cash that was paid out with a renewal; null without cash. */
  cash: Ask<'GET /disbursementReference'> | null;
};

type TidyingContext = TidyingInput & {
  /** The customer has left the receipt: nothing is offered any more. */
  left: boolean;
  /** Why the offered card could not be saved. */
  failure: Failure | null;
  /** Of the cash; empty while it is not known. */
  referenceNumber: string;
};

type TidyingEvent = { type: 'cardSaving.chosen' } | { type: 'number.requested' } | { type: 'flow.left' };

/** Of the cash; empty without one, and when the customer has left before it was known. */
export type TidyingOutput = { referenceNumber: string };

/** The guard has checked it. Throws when it is missing. */
export function present<T>(value: T | null): T {
  if (value === null) throw new TypeError('tidying has nothing to do here');
  return value;
}

/** Cached responses that a payment changes. */
export const STALE: readonly CallName[] = [
  'GET /accounts',
  'GET /accountdetail',
  'GET /accounthistory',
  'GET /cards',
  'GET /dashboardmessage',
  'GET /nextBusinessDate',
];

/** What the cleanup after a payment can do; the chart is in tidying.machine.ts. */
export const tidyingSetup = setup({
  types: {} as {
    input: TidyingInput;
    context: TidyingContext;
    events: TidyingEvent;
    output: TidyingOutput;
    tags: 'offered' | 'saving' | 'saved' | 'withoutNumber';
  },
  actors: {
    forgetCards: removeCards,
    forgetAnswers,
    forgetDraft,
    saveCard,
    setLock: setLoanLock,
    getReference: call('GET /disbursementReference', { attempts: 2 }),
  },
  guards: {
    hasCards: ({ context }) => context.cards !== null,
    hasLock: ({ context }) => context.lock !== null,
    hasCash: ({ context }) => context.cash !== null,
    hasOffered: ({ context }) => context.offered !== null,
    hasLeft: ({ context }) => context.left,
  },
  actions: { keepFailure: assign({ failure: ({ event }) => failureIn(event) }) },
  // ms, ours
  delays: { tidyPatience: 5000 },
});
