import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { CardId } from '../../contract/cardId.ts';
import type { Caller, Db } from '../handler.ts';
import type { CardTable } from '../store/peopleTables.ts';

export type CardRow = Selectable<CardTable>;
type Ids = readonly v.InferOutput<typeof CardId>[];

/** errorCode: the card or bank account is not among the caller's, or not any more. Another person's is refused in the same words: they do not say that it exists (OPEN-015). */
export const METHOD_MISSING = 'MethodMissing';

/** The caller's card with this token and these ids; undefined when there is none. */
export async function cardOf(db: Db, caller: Caller, token: string, ids: Ids): Promise<CardRow | undefined> {
  const row = await db
    .selectFrom('card')
    .selectAll()
    .where('token', '=', token)
    .where('profile_id', '=', caller.profileId)
    .executeTakeFirst();
  return row && sameIds(idsOf(row), ids) ? row : undefined;
}

/** The caller's saved cards and bank accounts; cards for one payment only are not among them. */
export const savedCardsOf = (db: Db, caller: Pick<Caller, 'profileId'>): Promise<CardRow[]> =>
  db.selectFrom('card').selectAll().where('profile_id', '=', caller.profileId).where('guest', '=', false).execute();

export const idsOf = ({ card_ids }: CardRow): Ids => v.parse(v.array(CardId), JSON.parse(card_ids));

/** Two cards are the same when they have equal numbers of ids and per type the ids match. Spec: portal §3 "Card". */
function sameIds(one: Ids, other: Ids): boolean {
  return one.length > 0 && one.length === other.length && one.every((a) => other.some((b) => a.type === b.type && a.id === b.id));
}
