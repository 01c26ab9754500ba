import * as v from 'valibot';
import { postPayment } from '../../services/actors/payment.ts';
import { fencePayment, pollPayment, searchPayment, type Receipt } from '../../services/actors/paymentMoney.ts';
import { createAttempt } from '../attempt/attempt.machine.ts';

/** The calls that a payment's money moves by. Spec: calls §7 "Payment". */
export const paymentMoney = { post: postPayment, poll: pollPayment, fence: fencePayment, search: searchPayment };

/** One payment, charged at most once. Spec: decision 028. */
export const paymentAttempt = createAttempt({ actors: paymentMoney });

const PaymentReceipt = v.object({
  pending: v.literal(false),
  confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
  amountPaid: v.number(),
  newBalance: v.number(),
  dueDate: v.optional(v.string()),
  newLoanId: v.optional(v.string()),
  paidAt: v.string(),
});

/** What the attempt has handed on unread. Throws when it is no receipt of a payment. */
export const receiptIn = (receipt: unknown): Receipt => v.parse(PaymentReceipt, receipt);
