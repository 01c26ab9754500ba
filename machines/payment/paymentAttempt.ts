import * as v from 'valibot';
import type { Receipt } from '../../services/actors/paymentMoney.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import { PAYMENT_CHANNEL, PAYMENT_TYPE, type AmountType } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { PaymentAsk } from '../../services/contract/payment.ts';
import type { AttemptInput } from '../attempt/attempt.types.ts';
import { DEFAULT_LIMITS } from '../attempt/following.rules.ts';
import { isPartial } from './amount.rules.ts';
import { cardOf, mayReview } from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';
import { reach, timeZone } from './receipt.rules.ts';

const PaymentReceipt = v.object({
  pending: v.literal(false),
  confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
  amountPaid: v.number(),
  newBalance: v.number(),
  dueDate: v.optional(v.string()),
  newLoanId: v.optional(v.string()),
  paidAt: v.string(),
});

/** Parses the receipt, which the attempt does not read. Throws when it is not one of a payment. */
export const receiptIn = (receipt: unknown): Receipt => v.parse(PaymentReceipt, receipt);

/** paymentType, isRefi, isPartial and isPayoff agree because only this function sets them. Refinance and settlement are flows of their own. Spec: CONF-020. */
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

/** Identifies a payment, in one line; never by security code or token. Spec: quality §1.1. */
export function fingerprint(ask: PaymentAsk): string {
  const ids = (list: PaymentAsk['paymentCardIds']) =>
    list
      .map(({ type, id }) => `${type}:${id}`)
      .toSorted()
      .join('+');
  const {
    loanId,
    intentId,
    paymentAmount,
    paymentType,
    paymentCardIds,
    disbursementAmount,
    disburseCardIds,
    isRefi,
    migrateProduct,
    autoPay,
  } = ask;
  const parts = [loanId, intentId, paymentAmount, paymentType, ids(paymentCardIds)];
  return [...parts, disbursementAmount, ids(disburseCardIds), isRefi, migrateProduct, autoPay && JSON.stringify(autoPay)].join('|');
}

/** A new attempt needs everything that ReviewPayment shows; an earlier one is followed without it. */
export function attemptInput({ context }: { context: PaymentContext }): AttemptInput {
  const { person, brand, loanId, loan, amountType, amount, inFlight, settings, autoPay } = context;
  const card = cardOf(context);
  const ask =
    loan && card && amountType && amount !== null && mayReview(context)
      ? { ...paymentAsk(person, loan, card, amountType, amount), ...(autoPay && { autoPay }) }
      : null;
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
