import { postPayment } from '../../services/actors/payment.ts';
import { fencePayment, pollPayment, searchPayment } from '../../services/actors/paymentMoney.ts';
import { addCardMachine } from '../addCard/addCard.machine.ts';
import { createAttempt } from '../attempt/attempt.machine.ts';
import { addCardSlot, attemptSlot } from './payment.slots.ts';

/** The calls that move the money of a payment. Spec: calls §7 "Payment". */
export const paymentMoney = { post: postPayment, poll: pollPayment, fence: fencePayment, search: searchPayment };

/** One payment, charged at most once. Spec: decision 028. */
export const paymentAttempt = createAttempt({ actors: paymentMoney });

/** Puts the charts that a payment needs after its amount into their slots. */
export function fillSlots(): void {
  attemptSlot.fill(paymentAttempt);
  addCardSlot.fill(addCardMachine);
}
