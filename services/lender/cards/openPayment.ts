import { Refusal, type Caller, type Db } from '../handler.ts';
import { PaymentWork, readJson } from '../payment/work.ts';
import type { CardTable } from '../store/peopleTables.ts';

/**
 * Throws Refusal 422 when a payment with one of these saved cards is not decided yet: the charge may still come, on a card that the customer's list
 * would no longer show. A card for one payment only is not in the list.
 */
export async function refusePayingCards(db: Db, caller: Caller, cards: readonly CardTable[]): Promise<void> {
  const saved = new Set(cards.filter((card) => !card.guest).map((card) => card.card_id));
  if (saved.size === 0) return;
  const open = await db
    .selectFrom('job')
    .select('ask')
    .where('profile_id', '=', caller.profileId)
    .where('kind', '=', 'payment')
    .where('state', '=', 'open')
    .execute();
  if (open.some(({ ask }) => saved.has(readJson(PaymentWork, ask).cardId)))
    throw new Refusal(422, ['A payment with this card is still in progress. Remove the card when the payment is done.']);
}
