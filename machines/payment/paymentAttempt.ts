import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import { PAYMENT_CHANNEL, PAYMENT_TYPE, type AmountType } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { PaymentAsk } from '../../services/contract/payment.ts';
import type { Renewal } from '../../services/contract/unfinishedPayment.ts';
import type { AttemptInput } from '../attempt/attempt.types.ts';
import { DEFAULT_LIMITS } from '../attempt/attempt.limits.ts';
import { methodId } from '../kit/card.ts';
import { customerIdFor, reach } from '../kit/loanCustomer.ts';
import { isPartial, limitSeconds } from './amount.rules.ts';
import { cardOf, mayReview } from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';
import { timeZone } from './receipt.rules.ts';

type Kind = Pick<PaymentAsk, 'paymentType' | 'isRefi' | 'isPartial' | 'isPayoff' | 'migrateProduct' | 'ancillaryProductIds' | 'riskCheck'>;

/** paymentType, isRefi, isPartial and isPayoff agree because only this function sets them. A settlement is neither partial nor a payoff. Spec: CONF-020, FLOW-REFI-20. */
export function paymentKind(loan: Loan, type: AmountType, cents: number, renewal: Renewal | null = null): Kind {
  const isPayoff = cents === loan.payoffAmount;
  const isPart = !isPayoff && isPartial(loan, type, cents);
  // the risk was checked, and acknowledged, before the terms were chosen (riskDialogs-2)
  if (renewal) {
    const { migrateProduct, ancillaryProductIds } = renewal;
    const kind = { paymentType: PAYMENT_TYPE.refinance, isRefi: true, isPartial: isPart, isPayoff: false, riskCheck: true };
    return { ...kind, migrateProduct, ancillaryProductIds };
  }
  const paymentType = type === 'settlement' ? PAYMENT_TYPE.settlement : PAYMENT_TYPE.payment;
  return { paymentType, isRefi: false, isPartial: isPart, isPayoff, migrateProduct: false, riskCheck: false };
}

/** Exactly what is to be paid. Never the cvv. Spec: calls §7 "Payment" (RULE-029, CONF-035). */
export function paymentAsk(
  person: PaymentContext['person'],
  loan: Loan,
  card: Card,
  type: AmountType,
  cents: number,
  renewal: Renewal | null = null,
): PaymentAsk {
  return {
    ...reach(person),
    loanId: loan.loanId,
    lmsId: loan.lmsId,
    storeId: loan.storeId,
    customerId: customerIdFor(person, loan),
    customerName: person.name,
    storePhoneNumber: loan.storePhoneNumber,
    productBrand: loan.brand,
    paymentAmount: toMoneyText(cents),
    ...paymentKind(loan, type, cents, renewal),
    ...(type === 'ofrReinstate' && { ofrPaymentValue: toMoneyText(cents) }),
    paymentCardToken: card.cardToken,
    paymentCardIds: card.cardIds,
    cardHolderName: card.cardholderName,
    cardNumber: card.cardNumber,
    disburseCardIds: renewal?.cash?.card?.cardIds ?? [],
    disbursementAmount: toMoneyText(renewal?.cash?.cents ?? 0),
    disbursementType: renewal?.cash?.channel ?? PAYMENT_CHANNEL.none,
    ...(loan.collateralDetail && {
      collateralYear: loan.collateralDetail.year,
      collateralMake: loan.collateralDetail.make,
      collateralModel: loan.collateralDetail.model,
    }),
    paymentDueDate: loan.dueDate,
    intentId: loan.intentId,
    guestPayment: person.guest !== null,
    username: person.username,
    timeZone: timeZone(),
  };
}

/** Identifies a payment, in one line; never by security code or token. Spec: quality §1.1. */
export function fingerprint(ask: PaymentAsk): string {
  const {
    loanId,
    intentId,
    paymentAmount,
    paymentType,
    paymentCardIds,
    disbursementAmount,
    disburseCardIds,
    disbursementType,
    isRefi,
    migrateProduct,
    ancillaryProductIds = [],
    autoPay,
    ofrPaymentValue,
  } = ask;
  const parts = [loanId, intentId, paymentAmount, paymentType, methodId({ cardIds: paymentCardIds })];
  const sold = ancillaryProductIds.toSorted().join('+');
  return [
    ...parts,
    disbursementAmount,
    disbursementType,
    methodId({ cardIds: disburseCardIds }),
    isRefi,
    migrateProduct,
    sold,
    autoPay && JSON.stringify(autoPay),
    ofrPaymentValue,
  ].join('|');
}

/** A new attempt needs everything that ReviewPayment shows; an earlier one is followed without it. */
export function attemptInput({ context }: { context: PaymentContext }): AttemptInput {
  const { person, brand, loanId, loan, amountType, amount, inFlight, settings, autoPay, renewal } = context;
  const card = cardOf(context);
  const ask =
    loan && card && amountType && amount !== null && mayReview(context)
      ? { ...paymentAsk(person, loan, card, amountType, amount, renewal), ...(autoPay && { autoPay }) }
      : null;
  return {
    profileId: person.profileId,
    brand,
    loanId,
    amount: amount ?? 0,
    intent: ask && { ask, fingerprint: fingerprint(ask) },
    inFlight,
    limits: { ...DEFAULT_LIMITS, limitSeconds: limitSeconds(context), pollMs: settings.paymentPollMs },
  };
}
