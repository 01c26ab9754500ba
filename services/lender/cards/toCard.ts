import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { maskNumber } from '../../contract/card.ts';
import { CardId } from '../../contract/cardId.ts';
import { CARD_BRANDS } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import type { Caller, Db } from '../handler.ts';
import { adapterOf } from './processors.ts';
import type { CardFormTable, CardTable } from '../store/peopleTables.ts';

type CardIds = v.InferOutput<typeof CardId>[];

/** The caller's cards, oldest first, so that a new card does not change their order. */
export const cardsOf = (db: Db, caller: Caller): Promise<CardTable[]> =>
  db.selectFrom('card').selectAll().where('profile_id', '=', caller.profileId).orderBy('created_at').orderBy('card_id').execute();

/** A row of the table -> a card of the contract. */
export const toCard = (card: CardTable, caller: Caller): Answered<'POST /cards'> => ({
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

export const idsOf = (card: CardTable): CardIds => v.parse(v.array(CardId), JSON.parse(card.card_ids));

/** Are all ids of this card in the list? False for a card without ids. Spec: portal §3 "Two cards are the same" (FLOW-CARD-03). */
export function isInIds(card: CardTable, ids: CardIds): boolean {
  const own = idsOf(card);
  return own.length > 0 && own.every(({ type, id }) => ids.some((one) => one.type === type && one.id === id));
}

/** What the customer typed is this card again, at the same processors: it is not saved twice. */
export const sameCard = (
  card: CardTable,
  entered: Pick<CardFormTable, 'last_four' | 'card_type' | 'month' | 'year' | 'processor'>,
): boolean =>
  (['last_four', 'card_type', 'month', 'year'] as const).every((part) => card[part] === entered[part]) &&
  isDeepStrictEqual(new Set(idsOf(card).map(({ type }) => type)), new Set<string>(adapterOf(entered.processor).storesAt));

/** Are the ids of this card exactly those in the list? */
export const hasOnlyIds = (card: CardTable, ids: CardIds): boolean => isInIds(card, ids) && idsOf(card).length === ids.length;
