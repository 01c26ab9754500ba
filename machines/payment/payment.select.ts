import type { SnapshotFrom } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import { amountsDue } from '../kit/amountsDue.ts';
import { recoveryOf } from '../kit/recovery.rules.ts';
import { NO_FORM } from './cardForm.select.ts';
import { lastFour, sentTo, timeZone } from './payment.ask.ts';
import type { paymentMachine } from './payment.machine.ts';
import * as rules from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';
import type * as views from './payment.views.ts';

export type * from './payment.views.ts';
export type { CardFormView, CardField } from './cardForm.types.ts';
export type { PaymentEvent } from './payment.types.ts';
export type { AmountProblem } from '../kit/money.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What the customer sees of a payment: one view per screen, amounts in cents. */
export function paymentView(snapshot: PaymentSnapshot): views.PaymentView {
  const { context } = snapshot;
  const common = commonOf(snapshot);
  // who leaves sees the screen she leaves until she has left
  const left = snapshot.matches('leaving') ? context.screen : '';
  if (left === 'SelectPaymentMethod' || snapshot.matches('method')) return selectView(context, common);
  if (left === 'AddPaymentMethod' || snapshot.matches('adding')) return addView(context, common);
  if (snapshot.matches({ paying: 'processing' })) return processingView(context, common);
  if (left === 'ReviewPayment' || snapshot.matches('paying')) return reviewView(context, common);
  if (snapshot.matches('confirmed')) return confirmView(snapshot, common);
  if (left === 'AlternateBlocked' || snapshot.matches('blocked'))
    return { ...common, screen: 'AlternateBlocked', heldBy: typeof context.locked === 'object' ? context.locked.by : '' };
  return makeView(snapshot, common);
}

type Common = Pick<views.MakePaymentView, 'busy' | 'brand' | 'loanId' | 'loan' | 'guest' | 'step'>;

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

function lineOf(loan: Loan): views.LoanLine {
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

function phaseOf(snapshot: PaymentSnapshot): views.MakePaymentView['phase'] {
  if (snapshot.matches({ amount: 'failed' })) return 'failed';
  if (snapshot.matches({ amount: 'confirmingPartial' })) return 'confirmingPartial';
  if (snapshot.matches({ amount: 'locking' })) return 'locking';
  return snapshot.matches({ amount: 'choosing' }) ? 'choosing' : 'loading';
}

function makeView(snapshot: PaymentSnapshot, common: Common): views.MakePaymentView {
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

function methodOf(card: Card, { now }: PaymentContext): views.Method {
  const { cardType, cardholderName, expirationMonth, expirationYear, guestCard } = card;
  const method = rules.methodId(card);
  const expired = rules.isExpired(card, now);
  const expiry = `${expirationMonth}/${expirationYear}`;
  return { method, cardType, lastFour: lastFour(card), expiry, holder: cardholderName, expired, temporary: guestCard };
}

const chosenMethod = (context: PaymentContext): views.Method | null => {
  const card = rules.cardOf(context);
  return card ? methodOf(card, context) : null;
};

function selectView(context: PaymentContext, common: Common): views.SelectPaymentMethodView {
  const methods = context.cards.map((card) => methodOf(card, context));
  const { amount, method, cardsFailure } = context;
  const mayGoOn = rules.mayUse(context, method);
  return { ...common, screen: 'SelectPaymentMethod', amount: amount ?? 0, methods, chosen: method, mayGoOn, failure: cardsFailure };
}

function addView(context: PaymentContext, common: Common): views.AddPaymentMethodView {
  const { amount, cardForm } = context;
  return { ...common, screen: 'AddPaymentMethod', amount: amount ?? 0, form: cardForm ?? NO_FORM, hasOthers: rules.hasUsableCard(context) };
}

function reviewView(context: PaymentContext, common: Common): views.ReviewPaymentView {
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

function processingView(context: PaymentContext, common: Common): views.PaymentProcessingView {
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

function confirmView(snapshot: PaymentSnapshot, common: Common): views.ConfirmPaymentView {
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
