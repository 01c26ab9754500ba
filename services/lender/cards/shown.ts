import * as v from 'valibot';
import { maskNumber } from '../../contract/card.ts';
import { CardId } from '../../contract/cardId.ts';
import { CARD_BRANDS } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import type { Caller, Db } from '../handler.ts';
import type { CardTable } from '../store/peopleTables.ts';

type CardIds = v.InferOutput<typeof CardId>[];

/** This caller's cards, the oldest first: the order stays when one is added. */
export const cardsOf = (db: Db, caller: Caller): Promise<CardTable[]> =>
  db.selectFrom('card').selectAll().where('profile_id', '=', caller.profileId).orderBy('created_at').orderBy('card_id').execute();

/** A card of the table as the contract shows it. */
export const shown = (card: CardTable, caller: Caller): Answered<'POST /cards'> => ({
  cardToken: card.token,
  cardIds: idsOf(card),
  cardNumber: maskNumber(card.last_four),
  cardType: v.parse(v.picklist(CARD_BRANDS), card.card_type),
  cardholderName: card.holder,
  customerIds: [...caller.customerIds],
  expirationMonth: card.month,
  expirationYear: card.year,
  guestCard: card.guest,
  canDisburse: card.can_disburse,
});

const idsOf = (card: CardTable): CardIds => v.parse(v.array(CardId), JSON.parse(card.card_ids));

/** Are all ids of this card among the named ones? One without ids is never meant. Spec: portal §3 "Two cards are the same" (FLOW-CARD-03). */
export function holdsAll(named: CardIds, card: CardTable): boolean {
  const own = idsOf(card);
  return own.length > 0 && own.every(({ type, id }) => named.some((one) => one.type === type && one.id === id));
}
