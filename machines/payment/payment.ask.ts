import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import { PAYMENT_CHANNEL, PAYMENT_TYPE, type AmountType } from '../../services/contract/enums.ts';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { PaymentAsk } from '../../services/contract/payment.ts';
import { cardOf, hasUsableCard, isPartial, mayReview } from './payment.rules.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';
import type { AddCardInput } from '../addCard/addCard.rules.ts';
import { loanNameOf } from '../kit/loanName.ts';
import type { AttemptInput } from '../attempt/attempt.types.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import { DEFAULT_LIMITS } from '../attempt/following.rules.ts';
import type { TidyingInput } from './tidying.machine.ts';

/** Where the device does not say. Spec: CONST-031. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;

export const atStart = ({ person, settings, params, screen }: PaymentInput): PaymentContext => ({
  person,
  settings,
  brand: params['brand'] ?? '',
  loanId: params['loanId'] ?? '',
  asked: screen,
  screen: 'MakePayment',
  loan: null,
  cards: [],
  cardsFailure: null,
  nextBusinessDate: '',
  now: 0,
  amountType: null,
  amountText: '',
  amount: null,
  amountProblem: null,
  partialConfirmed: false,
  method: '',
  freshMethod: '',
  standing: NOT_STARTED,
  cardIsBusy: false,
  inFlight: null,
  wish: null,
  cvvProblem: false,
  failure: null,
  notice: null,
  receipt: null,
  tidied: false,
  reviewPage: null,
  outcome: 'left',
});

/** paymentType, isRefi, isPartial and isPayoff tell one story, decided here and nowhere else. Refinance and settlement are flows of their own. Spec: CONF-020. */
export function paymentKind(
  loan: Loan,
  type: AmountType,
  cents: number,
): Pick<PaymentAsk, 'paymentType' | 'isRefi' | 'isPartial' | 'isPayoff' | 'migrateProduct'> {
  const isPayoff = cents === loan.payoffAmount;
  return {
    paymentType: PAYMENT_TYPE.payment,
    isRefi: false,
    isPartial: !isPayoff && isPartial(loan, type, cents),
    isPayoff,
    migrateProduct: false,
  };
}

/** Exactly what is to be paid. Never the cvv. Spec: calls §7 "Payment" (RULE-029, CONF-035). */
export function paymentAsk(person: PaymentContext['person'], loan: Loan, card: Card, type: AmountType, cents: number): PaymentAsk {
  return {
    ...reach(person),
    loanId: loan.loanId,
    lmsId: loan.lmsId,
    storeId: loan.storeId,
    customerId: person.customerIds[loan.lmsId] ?? person.customerId,
    customerName: person.name,
    storePhoneNumber: loan.storePhoneNumber,
    productBrand: loan.brand,
    paymentAmount: toMoneyText(cents),
    ...paymentKind(loan, type, cents),
    paymentCardToken: card.cardToken,
    paymentCardIds: card.cardIds,
    cardHolderName: card.cardholderName,
    cardNumber: card.cardNumber,
    disburseCardIds: [],
    disbursementAmount: toMoneyText(0),
    disbursementType: PAYMENT_CHANNEL.none,
    ...(loan.collateralDetail && {
      collateralYear: loan.collateralDetail.year,
      collateralMake: loan.collateralDetail.make,
      collateralModel: loan.collateralDetail.model,
    }),
    paymentDueDate: loan.dueDate,
    intentId: loan.intentId,
    guestPayment: person.guest !== null,
    riskCheck: false,
    username: person.username,
    timeZone: timeZone(),
  };
}

/** The e-mail address if there is one, otherwise the phone number: a lender that sends to whatever it gets would send twice. Spec: CALL-072, FLOW-PAY-10. */
const reach = ({ email, phoneNumber }: PaymentContext['person']) => (email ? { email } : phoneNumber ? { phoneNumber } : {});

/** What makes a payment the one it is, in one line; never cvv or token. Spec: quality §1.1. */
export function fingerprint(ask: PaymentAsk): string {
  const ids = (list: PaymentAsk['paymentCardIds']) =>
    list
      .map(({ type, id }) => `${type}:${id}`)
      .toSorted()
      .join('+');
  const { loanId, intentId, paymentAmount, paymentType, paymentCardIds, disbursementAmount, disburseCardIds, isRefi, migrateProduct } = ask;
  const parts = [loanId, intentId, paymentAmount, paymentType, ids(paymentCardIds)];
  return [...parts, disbursementAmount, ids(disburseCardIds), isRefi, migrateProduct].join('|');
}

/** A new attempt needs everything that ReviewPayment shows; an earlier one is followed without it. */
function attemptAsk(context: PaymentContext): AttemptInput {
  const { person, brand, loanId, loan, amountType, amount, inFlight, settings } = context;
  const card = cardOf(context);
  const ask =
    loan && card && amountType && amount !== null && mayReview(context) ? paymentAsk(person, loan, card, amountType, amount) : null;
  return {
    profileId: person.profileId,
    brand,
    loanId,
    amount: amount ?? 0,
    intent: ask && { ask, fingerprint: fingerprint(ask) },
    inFlight,
    limits: { ...DEFAULT_LIMITS, limitSeconds: settings.paymentTimeoutSeconds, pollMs: settings.paymentPollMs },
  };
}

type From = { context: PaymentContext };

export const gatherInput = ({ context: { person, loanId } }: From) => ({ person, loanId });
export const attemptInput = ({ context }: From): AttemptInput => attemptAsk(context);

/** Amount, method, review, receipt: the four steps that the customer counts. */
export const STEPS = 4;

/** A guest's card is never saved (FLOW-CARD-01). */
export function cardInput({ context }: From): AddCardInput {
  const { person, loan, amount } = context;
  const guest = person.guest !== null;
  return {
    purpose: 'payment',
    guest,
    maySave: !guest,
    hasOthers: hasUsableCard(context),
    details: {
      step: { at: 2, of: STEPS },
      paying: loan && amount !== null ? { amount, loan: loanNameOf(loan) } : null,
      storePhoneNumber: guest ? (loan?.storePhoneNumber ?? '') : '',
    },
  };
}

/** Cards that were only for this payment are removed, also those that did not pay in the end. Spec: FLOW-PAY-07. */
export function tidyInput({ context }: From): TidyingInput {
  const cardIds = context.cards.filter(({ guestCard }) => guestCard).flatMap((card) => card.cardIds);
  return { cards: cardIds.length > 0 ? { cardIds } : null };
}

/** Somebody to send to, and a card to name. */
export const canConfirm = (context: PaymentContext): boolean =>
  context.receipt !== null && context.loan !== null && cardOf(context) !== undefined && sentTo(context) !== '';

export const sentTo = ({ person: { email, phoneNumber } }: PaymentContext): string => email || phoneNumber;

/** The receipt to be sent: last four digits only (RULE-030), to the e-mail address, else the phone (FLOW-PAY-10). Throws where canConfirm does not hold. */
export function confirmationAsk(context: PaymentContext): Ask<'POST /sendConfirmation'> {
  const { person, loan, receipt, amountType } = context;
  const card = cardOf(context);
  if (!receipt || !loan || !card) throw new Error('a receipt needs a confirmed payment and its card');
  return {
    ...reach(person),
    cardHolderName: card.cardholderName,
    amountPaid: toMoneyText(receipt.amountPaid),
    cardNumber: lastFour(card),
    customerName: person.name,
    storePhoneNumber: loan.storePhoneNumber,
    productBrand: loan.brand,
    isPayoff: receipt.newBalance === 0,
    isPartial: amountType !== null && isPartial(loan, amountType, receipt.amountPaid),
    username: person.username,
    confirmationNumber: receipt.confirmationNumber,
  };
}

export const lastFour = ({ cardNumber }: Pick<Card, 'cardNumber'>): string => cardNumber.slice(-4);
