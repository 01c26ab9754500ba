import type { CardName } from '../../kit/card.ts';
import type { NewLoan } from '../../kit/newLoan.ts';
import { nextDueDate, sentTo } from '../receipt.rules.ts';
import type { CardSaving, PaymentContext } from '../payment.types.ts';
import { cashOf, type CashOut, type Common, type PaymentSnapshot } from './common.ts';

export type ConfirmPaymentView = Common & {
  screen: 'ConfirmPayment';
  confirmationNumber: string;
  amountPaid: number;
  newBalance: number;
  /** A renewal: the loan that it made; empty for any other payment. */
  newLoanId: string;
  /** What was sold with that loan, and is in it. Cents. */
  sold: NonNullable<NewLoan['ancillaryProducts']>;
  /** Cash that was paid out with that loan; null without cash. */
  cash: CashOut | null;
  /** The number by which the cash is known where it is paid out (FLOW-DRAW-13). */
  reference: PaymentContext['reference'];
  /** Empty when nothing is owed any more. */
  dueDate: string;
  paidAt: string;
  timeZone: string;
  /** Of the store that is paid; empty while it is not known, and for a guest. */
  storeAddress: string;
  /** Null when the card is not known here, e.g. after a sign-in on another device. */
  method: CardName | null;
  confirmation: 'sending' | 'sent' | 'failed';
  /** Where the receipt goes: e-mail, phone number, or neither. Empty for one that is opened again. */
  sentTo: string;
  saving: CardSaving;
  /** Where the customer can write a review; null: the question is not asked. */
  reviewPage: string | null;
};

export function confirmPaymentView(snapshot: PaymentSnapshot, common: Common): ConfirmPaymentView {
  const { context } = snapshot;
  const { receipt, renewal } = context;
  return {
    ...common,
    screen: 'ConfirmPayment',
    confirmationNumber: receipt?.confirmationNumber ?? '',
    amountPaid: receipt?.amountPaid ?? 0,
    newBalance: receipt?.newBalance ?? 0,
    newLoanId: receipt?.newLoanId ?? '',
    sold: (receipt?.newLoanId && renewal?.newLoan?.ancillaryProducts) || [],
    cash: receipt?.newLoanId ? cashOf(context) : null,
    reference: context.reference,
    dueDate: nextDueDate(context),
    paidAt: receipt?.paidAt ?? '',
    timeZone: context.settings.defaultTimeZone, // as on every receipt
    storeAddress: context.storeAddress,
    method: context.paidWith,
    confirmation: snapshot.matches({ confirmed: { paid: 'sending' } })
      ? 'sending'
      : snapshot.matches({ confirmed: { paid: 'unsent' } })
        ? 'failed'
        : 'sent',
    sentTo: snapshot.matches({ confirmed: 'reopened' }) ? '' : sentTo(context),
    saving: context.saving,
    reviewPage: snapshot.matches({ confirmed: { paid: 'prompting' } }) ? context.reviewPage : null,
  };
}
