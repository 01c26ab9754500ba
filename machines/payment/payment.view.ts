import type { SnapshotFrom } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { AmountType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { StandingPhase } from '../attempt/attempt.types.ts';
import { amountsDue, type AmountsDue } from '../kit/amountsDue.ts';
import type { AmountProblem } from '../kit/money.ts';
import { recoveryOf, type Recovery } from '../kit/recovery.rules.ts';
import { NO_FORM, type CardFormView } from './cardForm.view.ts';
import { lastFour, sentTo, timeZone } from './payment.ask.ts';
import type { paymentMachine } from './payment.machine.ts';
import * as rules from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';

/** What every screen of the flow knows. Amounts are integer cents, days YYYY-MM-DD, moments ISO 8601 in UTC. */
type Common = {
  /** The chart waits for the world: controls rest, `aria-busy` on main. */
  busy: boolean;
  brand: string;
  loanId: string;
  /** Null only while the loan is being fetched, or could not be. */
  loan: LoanLine | null;
  guest: boolean;
  /** "Step 2 of 4". Null outside of the steps. */
  step: { at: number; of: number } | null;
};

export type LoanLine = {
  loanId: string;
  loanHeader: string;
  productName: string;
  /** "2019 Toyota Corolla", empty when unsecured. */
  collateral: string;
  dueDate: string;
  daysLate: number;
  amounts: AmountsDue;
  /** What is owed in all today. */
  payoff: number;
  storePhoneNumber: string;
  /** The vehicle is being recovered: a call comes before a payment. */
  recovery: Recovery | null;
};

/** One way to pay, named. `cents` is null for `other`. */
export type AmountOption = {
  type: AmountType;
  cents: number | null;
  /** Payoff only: the day until which the figure holds. */ goodThrough: string;
};

export type MakePaymentView = Common & {
  screen: 'MakePayment';
  phase: 'loading' | 'failed' | 'choosing' | 'confirmingPartial';
  options: readonly AmountOption[];
  chosen: AmountType | null;
  /** As typed for another amount. */
  typed: string;
  /** Cents that would be paid; null while there is no valid amount. */
  amount: number | null;
  /** What stays owed after it; null while there is no valid amount. */
  owedAfter: number | null;
  /** Less than what is required now: will be asked to confirm (RULE-021). */
  isPartial: boolean;
  minimumRequired: number;
  problem: AmountProblem | null;
  /** The amount that a problem speaks of: the payoff. */
  limit: number;
  failure: Failure | null;
  notice: 'notSent' | 'endedElsewhere' | null;
};

/** One saved card. An expired one is listed and marked, never selectable (CONF-036). */
export type Method = {
  method: string;
  cardType: Card['cardType'];
  lastFour: string;
  /** MM/YY */
  expiry: string;
  holder: string;
  expired: boolean;
  /** Only for this payment. */
  temporary: boolean;
};

export type SelectPaymentMethodView = Common & {
  screen: 'SelectPaymentMethod';
  amount: number;
  methods: readonly Method[];
  chosen: string;
  mayGoOn: boolean;
  /** Getting cards failed (ERR-013). */
  failure: Failure | null;
};

export type AddPaymentMethodView = Common & {
  screen: 'AddPaymentMethod';
  amount: number;
  form: CardFormView;
  /** There are saved cards to go back to. */ hasOthers: boolean;
};

export type ReviewPaymentView = Common & {
  screen: 'ReviewPayment';
  amount: number;
  amountType: AmountType;
  /** Null only where an earlier attempt is shown whose card is not known here. */
  method: Method | null;
  owedAfter: number;
  isPartial: boolean;
  isPayoff: boolean;
  /** A saved card's security code is asked for each payment. */
  asksCvv: boolean;
  cvvProblem: boolean;
  /** PAY is enabled. Never after a refusal without an edit (FLOW-PAY-05). */
  mayPay: boolean;
  phase: Extract<StandingPhase, 'preparing' | 'ready' | 'unknown'> | 'refused' | 'leaving';
  /** The last attempt's failure: kind `refused` shows its texts, anything else ERR-002 or ERR-003. */
  failure: Failure | null;
  notice: 'elsewhere' | 'notSent' | null;
};

export type PaymentProcessingView = Common & {
  screen: 'PaymentProcessing';
  amount: number;
  /** What is happening. In the last two the customer may leave; it goes on without her. */
  phase: Extract<StandingPhase, 'sending' | 'pending' | 'deciding' | 'stillWorking' | 'unconfirmed'>;
  mayLeave: boolean;
  /** Seconds it may take until it counts as open. */
  limitSeconds: number;
};

export type ConfirmPaymentView = Common & {
  screen: 'ConfirmPayment';
  confirmationNumber: string;
  amountPaid: number;
  newBalance: number;
  /** Empty when nothing is owed any more. */
  dueDate: string;
  paidAt: string;
  timeZone: string;
  /** Null when the card is not known here any more, e.g. after a sign-in on another device. */
  method: Method | null;
  confirmation: 'sending' | 'sent' | 'failed';
  /** Where the receipt goes: e-mail, or phone number, or neither. */
  sentTo: string;
  /** "How was it?": where she can say so; null: she is not asked. */
  reviewPage: string | null;
};

export type PaymentView =
  MakePaymentView | SelectPaymentMethodView | AddPaymentMethodView | ReviewPaymentView | PaymentProcessingView | ConfirmPaymentView;

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What the customer sees of a payment: one view per screen, amounts in cents. */
export function paymentView(snapshot: PaymentSnapshot): PaymentView {
  const { context } = snapshot;
  const common = commonOf(snapshot);
  // who leaves sees the screen she leaves until she has left
  const left = snapshot.matches('leaving') ? context.screen : '';
  if (left === 'SelectPaymentMethod' || snapshot.matches('method')) return selectView(context, common);
  if (left === 'AddPaymentMethod' || snapshot.matches('adding')) return addView(context, common);
  if (snapshot.matches({ paying: 'processing' })) return processingView(context, common);
  if (left === 'ReviewPayment' || snapshot.matches('paying')) return reviewView(context, common);
  if (snapshot.matches('confirmed')) return confirmView(snapshot, common);
  return makeView(snapshot, common);
}

/** Amount, method, review, receipt: the four steps that the customer counts. */
const STEPS = 4;

function stepOf(snapshot: PaymentSnapshot): Common['step'] {
  const at = [['amount'], ['method', 'adding'], ['paying'], ['confirmed']].findIndex((names) =>
    names.some((name) => name in asObject(snapshot.value)),
  );
  return at < 0 ? null : { at: at + 1, of: STEPS };
}
const asObject = (value: PaymentSnapshot['value']): object => (typeof value === 'string' ? { [value]: true } : value);

function commonOf(snapshot: PaymentSnapshot): Common {
  const { brand, loanId, loan, person } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), brand, loanId, loan: loan && lineOf(loan), guest: person.guest !== null, step: stepOf(snapshot) };
}

function lineOf(loan: Loan): LoanLine {
  const { loanId, loanHeader, productName, collateralDetail, dueDate, daysLate, payoffAmount, storePhoneNumber } = loan;
  const collateral = collateralDetail ? `${collateralDetail.year} ${collateralDetail.make} ${collateralDetail.model}` : '';
  return {
    loanId,
    loanHeader,
    productName,
    collateral,
    dueDate,
    daysLate,
    amounts: amountsDue(loan),
    payoff: payoffAmount,
    storePhoneNumber,
    recovery: recoveryOf(loan),
  };
}

function phaseOf(snapshot: PaymentSnapshot): MakePaymentView['phase'] {
  if (snapshot.matches({ amount: 'failed' })) return 'failed';
  if (snapshot.matches({ amount: 'confirmingPartial' })) return 'confirmingPartial';
  return snapshot.matches({ amount: 'choosing' }) ? 'choosing' : 'loading';
}

function makeView(snapshot: PaymentSnapshot, common: Common): MakePaymentView {
  const { context } = snapshot;
  const { loan, amountType, amountText, amountProblem, failure, notice } = context;
  const now = rules.amountNow(context);
  const amount = 'cents' in now ? now.cents : null;
  return {
    ...common,
    screen: 'MakePayment',
    phase: phaseOf(snapshot),
    options: rules.amountOptions(context),
    chosen: amountType,
    typed: amountText,
    amount,
    owedAfter: loan && amount !== null ? loan.payoffAmount - amount : null,
    isPartial: loan !== null && amountType !== null && amount !== null && rules.isPartial(loan, amountType, amount),
    minimumRequired: loan?.minimumRequiredAmount ?? 0,
    problem: amountProblem,
    limit: loan?.payoffAmount ?? 0,
    failure,
    notice,
  };
}

function methodOf(card: Card, { now }: PaymentContext): Method {
  const { cardType, cardholderName, expirationMonth, expirationYear, guestCard } = card;
  const method = rules.methodId(card);
  const expired = rules.isExpired(card, now);
  const expiry = `${expirationMonth}/${expirationYear}`;
  return { method, cardType, lastFour: lastFour(card), expiry, holder: cardholderName, expired, temporary: guestCard };
}

const chosenMethod = (context: PaymentContext): Method | null => {
  const card = rules.cardOf(context);
  return card ? methodOf(card, context) : null;
};

function selectView(context: PaymentContext, common: Common): SelectPaymentMethodView {
  const methods = context.cards.map((card) => methodOf(card, context));
  const { amount, method, cardsFailure } = context;
  const mayGoOn = rules.mayUse(context, method);
  return { ...common, screen: 'SelectPaymentMethod', amount: amount ?? 0, methods, chosen: method, mayGoOn, failure: cardsFailure };
}

function addView(context: PaymentContext, common: Common): AddPaymentMethodView {
  const { amount, cardForm } = context;
  return { ...common, screen: 'AddPaymentMethod', amount: amount ?? 0, form: cardForm ?? NO_FORM, hasOthers: rules.hasUsableCard(context) };
}

function reviewView(context: PaymentContext, common: Common): ReviewPaymentView {
  const { loan, amount, amountType, standing, failure, wish, cvvProblem } = context;
  const cents = amount ?? 0;
  const phase = rules.isRefused(context)
    ? 'refused'
    : wish
      ? 'leaving'
      : standing.phase === 'unknown' || standing.phase === 'ready'
        ? standing.phase
        : 'preparing';
  return {
    ...common,
    screen: 'ReviewPayment',
    amount: cents,
    amountType: amountType ?? 'other',
    method: chosenMethod(context),
    owedAfter: (loan?.payoffAmount ?? cents) - cents,
    isPartial: loan !== null && amountType !== null && rules.isPartial(loan, amountType, cents),
    isPayoff: loan?.payoffAmount === cents,
    asksCvv: rules.asksCvv(context),
    cvvProblem,
    mayPay: !common.busy && rules.mayPay(context),
    phase,
    failure: failure ?? standing.failure,
    notice: standing.elsewhere ? 'elsewhere' : standing.notSent ? 'notSent' : null,
  };
}

function processingView(context: PaymentContext, common: Common): PaymentProcessingView {
  const { amount, inFlight, standing, settings } = context;
  const { phase } = standing;
  const shown = phase === 'pending' || phase === 'deciding' || phase === 'stillWorking' || phase === 'unconfirmed' ? phase : 'sending';
  const cents = inFlight?.amount ?? amount ?? 0;
  return {
    ...common,
    screen: 'PaymentProcessing',
    amount: cents,
    phase: shown,
    mayLeave: rules.mayGoAway(context),
    limitSeconds: settings.paymentTimeoutSeconds,
  };
}

function confirmView(snapshot: PaymentSnapshot, common: Common): ConfirmPaymentView {
  const { context } = snapshot;
  const { receipt } = context;
  return {
    ...common,
    screen: 'ConfirmPayment',
    confirmationNumber: receipt?.confirmationNumber ?? '',
    amountPaid: receipt?.amountPaid ?? 0,
    newBalance: receipt?.newBalance ?? 0,
    dueDate: receipt?.dueDate ?? '',
    paidAt: receipt?.paidAt ?? '',
    timeZone: timeZone(),
    method: chosenMethod(context),
    confirmation: snapshot.matches({ confirmed: 'sending' }) ? 'sending' : snapshot.matches({ confirmed: 'unsent' }) ? 'failed' : 'sent',
    sentTo: sentTo(context),
    reviewPage: snapshot.matches({ confirmed: 'asking' }) ? context.reviewPage : null,
  };
}
