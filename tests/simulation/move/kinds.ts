import * as drawRules from '../../../machines/draw/draw.rules.ts';
import * as draw from '../../../machines/draw/drawAttempt.ts';
import type { AttemptInput, MoneyActors } from '../../../machines/attempt/attempt.types.ts';
import * as originationAsks from '../../../machines/origination/origination.asks.ts';
import * as originationRules from '../../../machines/origination/origination.rules.ts';
import { cashLoan, toCard } from '../../../machines/paths/people/dot.ts';
import { begun, dotDraws } from '../../../machines/paths/walks/draw.walks.ts';
import { appraised, newLoan } from '../../../machines/paths/people/kim.ts';
import { ann, loan as owed, settings, visa } from '../../../machines/paths/walks/payment.people.ts';
import { kimBorrows } from '../../../machines/paths/walks/origination.walks.ts';
import { debit, raeCashesOut } from '../../../machines/paths/walks/referralCashOut.walks.ts';
import * as payment from '../../../machines/payment/paymentAttempt.ts';
import * as paymentInputs from '../../../machines/payment/payment.inputs.ts';
import { paymentMoney } from '../../../machines/payment/payment.parts.ts';
import { methodId } from '../../../machines/kit/card.ts';
import * as cashOutRules from '../../../machines/referralCashOut/referralCashOut.rules.ts';
import { fenceCashOut, pollCashOut, postCashOut, searchCashOut } from '../../../services/actors/cashOut.ts';
import { fenceDraw, pollDraw, postDraw, searchDraw } from '../../../services/actors/draws.ts';
import { fenceOrigination, pollOrigination, postOrigination, searchOrigination } from '../../../services/actors/origination.ts';
import type { CallName } from '../../../services/contract/index.ts';
import type { VirtualClock } from '../clock.ts';
import { MONEY_CALLS, type Handlers } from '../network.ts';
import type { Decision, Move, MoneyService } from './service.ts';

type Lender = { service: MoneyService; clock: VirtualClock; decide: () => Decision };

/** One move of money: the calls of a flow, what it sends, and the lender's answers. */
export type Kind = {
  actors: MoneyActors;
  input: AttemptInput;
  /** The calls that a bad network breaks. */
  fragile: readonly CallName[];
  handlers: (lender: Lender) => Handlers;
  /** It can be granted before it is paid out. */
  canWait: boolean;
};

const timeOf = ({ decidesAt }: Move) => new Date(decidesAt).toISOString();
const numberOf = ({ messageKey }: Move) => `N-${messageKey}`;

const DRAWN = 50_000;
/** Dot's $500.00 on her loan, to her debit card. */
const drawn: Kind = {
  actors: { post: postDraw, poll: pollDraw, fence: fenceDraw, search: searchDraw },
  input: draw.attemptInput({
    context: { ...drawRules.atStart(dotDraws()), ...begun, brand: 'TitleMax', amount: DRAWN, loan: cashLoan, now: 1, where: toCard },
  }),
  fragile: ['POST /draw', 'GET /draw', 'POST /paymentTimeout'],
  canWait: true,
  handlers: ({ service, clock, decide }) => ({
    'POST /draw': (_, key) => service.post(key, clock.now, decide()),
    'GET /draw': ({ messageKey }) => {
      const found = service.look(messageKey, clock.now);
      const what = { transactionId: found.messageKey, amount: DRAWN, disbursementType: toCard.channel };
      if (found.state !== 'done') return { pending: true, pendingCode: found.state === 'waiting' ? 1002 : 1000, ...what };
      const { loanId, dueDate } = cashLoan;
      return {
        pending: false,
        ...what,
        confirmationNumber: numberOf(found),
        newBalance: DRAWN,
        dueDate,
        newLoanId: loanId,
        paidAt: timeOf(found),
      };
    },
    'POST /paymentTimeout': (_, key) => service.fence(key, clock.now),
    'GET /accounthistory': () => ({
      entries: service.history(clock.now).map((one) => ({
        id: one.messageKey,
        at: timeOf(one),
        kind: 'draw',
        amount: DRAWN,
        balance: DRAWN,
        confirmationNumber: numberOf(one),
        method: '',
        cancelled: false,
        byOther: false,
      })),
      older: 0,
    }),
  }),
};

const { balance } = raeCashesOut;
/** Rae's whole balance of rewards, to her debit card. */
const cashedOut: Kind = {
  actors: { post: postCashOut, poll: pollCashOut, fence: fenceCashOut, search: searchCashOut },
  input: cashOutRules.attemptInput({ context: { ...cashOutRules.atStart(raeCashesOut), card: debit, transactionUuid: 'intent-1' } }),
  fragile: ['POST /cashOut', 'GET /cashOut', 'POST /cashOutTimeout'],
  canWait: false,
  handlers: ({ service, clock, decide }) => ({
    'POST /cashOut': (_, key) => service.post(key, clock.now, decide()),
    'GET /cashOut': ({ messageKey }) => {
      const found = service.look(messageKey, clock.now);
      if (found.state !== 'done') return { pending: true };
      return {
        pending: false,
        status: 'complete',
        newBalance: 0,
        confirmationNumber: numberOf(found),
        amount: balance,
        paidAt: timeOf(found),
      };
    },
    'POST /cashOutTimeout': (_, key) => service.fence(key, clock.now),
    'GET /referralBalanceHistory': () => ({
      balanceHistory: service.history(clock.now).map((one) => ({
        id: one.messageKey,
        at: timeOf(one),
        kind: 'cashOut',
        amount: balance,
        balance: 0,
        confirmationNumber: numberOf(one),
      })),
    }),
  }),
};

const BORROWED = 60_000;
/** Kim's new loan of $600.00, to her debit card. One application is one loan: the lender's own word shows it when the answer is lost. */
const borrowed: Kind = {
  actors: { post: postOrigination, poll: pollOrigination, fence: fenceOrigination, search: searchOrigination },
  input: originationAsks.attemptInput({
    context: {
      ...originationRules.atStart(kimBorrows()),
      ...originationRules.withInfo(appraised),
      now: 1,
      amount: BORROWED,
      choice: 'debit',
      where: toCard,
    },
  }),
  fragile: ['POST /loanOriginate', 'GET /loanOriginate', 'POST /loanOriginateTimeout'],
  canWait: false,
  handlers: ({ service, clock, decide }) => ({
    'POST /loanOriginate': (_, key) => service.post(key, clock.now, decide()),
    'GET /loanOriginate': ({ messageKey }) => {
      const found = service.look(messageKey, clock.now);
      return found.state === 'done' ? { ...newLoan, loanId: numberOf(found) } : { loanId: '' };
    },
    'POST /loanOriginateTimeout': (_, key) => service.fence(key, clock.now),
    'GET /originationInfo': () => {
      const [made] = service.history(clock.now);
      return made ? { ...appraised, ...newLoan, loanId: numberOf(made) } : appraised;
    },
  }),
};

const SETTLED = 30_000;
/** A loan that is settled for $300.00: the one kind that goes in. */
const settled: Kind = {
  actors: paymentMoney,
  input: payment.attemptInput({
    context: {
      ...paymentInputs.atStart({ person: ann, settings, params: { brand: owed.brand, loanId: owed.loanId }, screen: 'ReviewPayment' }),
      loan: owed,
      cards: [visa],
      method: methodId(visa),
      amountType: 'settlement',
      amount: SETTLED,
    },
  }),
  fragile: MONEY_CALLS,
  canWait: false,
  handlers: ({ service, clock, decide }) => ({
    'POST /payment': (_, key) => service.post(key, clock.now, decide()),
    'GET /payment': ({ messageKey }) => {
      const found = service.look(messageKey, clock.now);
      if (found.state !== 'done') return { pending: true };
      return { pending: false, confirmationNumber: numberOf(found), amountPaid: SETTLED, newBalance: 0, paidAt: timeOf(found) };
    },
    'POST /paymentTimeout': (_, key) => service.fence(key, clock.now),
    'GET /accounthistory': () => ({
      entries: service.history(clock.now).map((one) => ({
        id: one.messageKey,
        at: timeOf(one),
        kind: 'payment',
        amount: SETTLED,
        balance: 0,
        confirmationNumber: numberOf(one),
        method: '',
        cancelled: false,
        byOther: false,
      })),
      older: 0,
    }),
  }),
};

export const KINDS = { draw: drawn, cashOut: cashedOut, origination: borrowed, settlement: settled } as const satisfies Record<
  string,
  Kind
>;
