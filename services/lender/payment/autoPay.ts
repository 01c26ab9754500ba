import type { AutoPay } from '../../contract/autoPay.ts';
import { showExpiry, maskNumber } from '../../contract/card.ts';
import type { Caller } from '../handler.ts';
import { idsOf, type CardRow } from './card.ts';
import { contradiction } from './contradiction.ts';
import { no } from '../no.ts';

/**
 * The auto pay to store with the loan: with the card of this payment, as it is on file, not as in the request. Throws Refusal when the request
 * names another card, and for a card that is not saved. Spec: portal §3 "Payment state" (FLOW-AUTO-01).
 */
export function autoPayOf(requested: AutoPay, card: CardRow, caller: Caller): AutoPay {
  if (!requested.enrolled) return { enrolled: false };
  if (card.guest || caller.guestLoanId !== null) throw no('Auto pay needs a saved card. Save this card, or choose another one.');
  const ids = idsOf(card).map(({ id }) => id);
  const methodId = requested.methodId ?? ids[0];
  if (requested.method === 'bank' || methodId === undefined || !ids.includes(methodId)) throw contradiction();
  return enrolledWith(card, methodId);
}

/** Auto pay with this card. `methodId`: one of its ids, else the first one. */
export const enrolledWith = (card: CardRow, methodId = idsOf(card)[0]?.id): AutoPay => ({
  enrolled: true,
  method: 'card',
  ...(methodId !== undefined && { methodId }),
  cardType: card.card_type,
  displayNumber: maskNumber(card.last_four),
  expiry: showExpiry({ expirationMonth: card.month, expirationYear: card.year }),
});
