import type { AutoPay } from '../../contract/autoPay.ts';
import { showExpiry, maskNumber } from '../../contract/card.ts';
import { isExpired } from '../cards/expiry.ts';
import { methodIsMissing, requireAutoPayPapers } from '../documents/autoPayPapers.ts';
import type { Caller, Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { takesAutoPay } from '../loans/status.ts';
import { no } from '../no.ts';
import { idsOf, savedCardsOf, type CardRow } from './card.ts';
import { contradiction } from './contradiction.ts';
import { autoPayIn, type StoredAutoPay } from './storedAutoPay.ts';

type Requested = { autoPay: AutoPay; loan: LoanRow; caller: Caller; db: Db; now: number; /** The card that pays. */ paying?: CardRow };

/**
 * The autopay to store with the loan: with the method as it is on file, not as in the request. Throws Refusal for a method that is not the
 * caller's or not saved, for an expired card, without an acknowledged authorization of this method, and for a loan in recovery that has no auto
 * pay yet. Spec: portal §3 "Payment state" (FLOW-AUTO-01).
 */
export async function autoPayOf({ autoPay, loan, caller, db, now, paying }: Requested): Promise<StoredAutoPay> {
  if (!autoPay.enrolled) return { enrolled: false };
  if (!takesAutoPay(loan.status_id) && !autoPayIn(loan).enrolled)
    throw no(`Autopay cannot be turned on while the vehicle of this loan is being recovered. Please call ${loan.store_phone}.`);
  const saved = caller.guestLoanId === null ? await savedCardsOf(db, caller) : [];
  const methodId = autoPay.methodId ?? (paying && idsOf(paying)[0]?.id);
  const isIt = (card: CardRow) => idsOf(card).some(({ id }) => id === methodId);
  const method = saved.find(isIt);
  if (!method) throw paying && isIt(paying) ? no('Autopay needs a saved card. Save this card, or choose another one.') : methodIsMissing();
  const stored = enrolledWith(method, methodId);
  if (autoPay.method !== undefined && autoPay.method !== stored.method) throw contradiction();
  if (isExpired(method, now)) throw no('This card has expired. Choose another card.');
  await requireAutoPayPapers(db, caller, loan, maskNumber(method.last_four), now);
  return stored;
}

/** Autopay with this card or bank account. `methodId`: one of its ids, else the first one. */
export function enrolledWith(card: CardRow, methodId = idsOf(card)[0]?.id): StoredAutoPay {
  const isBank = card.card_type === 'bank';
  return {
    enrolled: true,
    method: isBank ? 'bank' : 'card',
    ...(methodId !== undefined && { methodId }),
    cardType: card.card_type,
    displayNumber: maskNumber(card.last_four),
    ...(!isBank && { expiry: showExpiry({ expirationMonth: card.month, expirationYear: card.year }) }),
    profileId: card.profile_id,
  };
}
