import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { Receipt } from '../../services/actors/paymentMoney.ts';
import type { Ask } from '../../services/contract/index.ts';
import { PaymentReceipt, type StoredReceipt } from '../../services/contract/receipt.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { DEFAULT_TIME_ZONE } from '../../services/contract/timeZone.ts';
import { lastFour } from '../kit/card.ts';
import { dayOf } from '../kit/day.ts';
import { reach } from '../kit/loanCustomer.ts';
import { isPartial } from './amount.rules.ts';
import { cardOf } from './payment.rules.ts';
import type { CardSaving, CashReference, PaymentContext } from './payment.types.ts';
import type { tidyingMachine } from './tidying.machine.ts';

/** Parses the receipt, which the attempt does not read. Throws when it is not one of a payment. */
export const receiptIn = (receipt: unknown): Receipt => v.parse(PaymentReceipt, receipt);

let here: Intl.DateTimeFormat | undefined;

/** The device's. Making a format takes ten times as long as asking it, and each step of a payment asks. */
export const timeZone = (): string => (here ??= Intl.DateTimeFormat()).resolvedOptions().timeZone || DEFAULT_TIME_ZONE;

/** The receipt has a recipient and a card. */
export const canConfirm = (context: PaymentContext): boolean =>
  context.receipt !== null && context.loan !== null && cardOf(context) !== undefined && sentTo(context) !== '';

export const sentTo = ({ person: { email, phoneNumber } }: PaymentContext): string => email || phoneNumber;

/** The receipt after a reload. */
export function reopened({ receipt, payment, paidWith, referenceNumber, storeAddress }: StoredReceipt): Partial<PaymentContext> {
  const { autoPay, renewal = null } = payment;
  return { receipt, paidWith, storeAddress, autoPay, renewal, reference: { number: referenceNumber, isMissing: false }, outcome: 'paid' };
}

/** What the receipt offers for the card that has paid. Spec: FLOW-CARD-02. */
export function savingOf(at: SnapshotFrom<typeof tidyingMachine>): CardSaving {
  const phase = (['offered', 'saving', 'saved'] as const).find((tag) => at.hasTag(tag)) ?? 'unavailable';
  return { phase, failure: at.context.failure };
}

export const referenceOf = (at: SnapshotFrom<typeof tidyingMachine>): CashReference => ({
  number: at.context.referenceNumber,
  isMissing: at.hasTag('withoutNumber'),
});

/** Empty when nothing is owed any more, and when it is over by the lender's calendar: nothing is "next" about the due date of a loan that stays past due. */
export function nextDueDate({ receipt }: Pick<PaymentContext, 'receipt'>): string {
  if (!receipt?.dueDate) return '';
  return receipt.dueDate < dayOf(Date.parse(receipt.paidAt)) ? '' : receipt.dueDate;
}

/** The receipt to be sent: last four digits only (RULE-030), to the e-mail address, else the phone (FLOW-PAY-10). Throws where canConfirm does not hold. */
export function confirmationAsk(context: PaymentContext): Ask<'POST /sendConfirmation'> {
  const { person, loan, receipt, amountType } = context;
  const card = cardOf(context);
  if (!receipt || !loan || !card) throw new Error('a receipt needs a confirmed payment and its card');
  const isPayoff = amountType !== 'settlement' && receipt.newBalance === 0; // as in paymentKind
  return {
    ...reach(person),
    cardHolderName: card.cardholderName,
    amountPaid: toMoneyText(receipt.amountPaid),
    cardNumber: lastFour(card),
    customerName: person.name,
    storePhoneNumber: loan.storePhoneNumber,
    productBrand: loan.brand,
    isPayoff,
    isPartial: amountType !== null && !isPayoff && isPartial(loan, amountType, receipt.amountPaid),
    username: person.username,
    confirmationNumber: receipt.confirmationNumber,
  };
}
