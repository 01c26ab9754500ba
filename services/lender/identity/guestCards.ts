import { sql } from 'kysely';
import type { ParsedAsk } from '../../contract/index.ts';
import type { Db } from '../handler.ts';

/**
 * Turns a guest's cards into saved cards of this profile. Card ids cannot be guessed, so knowing them proves that the customer added the
 * cards as a guest. Cards of other profiles are ignored. Spec: CONF-010.
 */
export async function adoptGuestCards(db: Db, profileId: string, ids: ParsedAsk<'POST /registerUser'>['guestCardIds']): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('card')
    .set({ profile_id: profileId, guest: false })
    .where(sql<boolean>`card.guest`) // the form that the index uses
    .where(
      'card_ids',
      'in',
      ids.map(({ type, id }) => JSON.stringify([{ type, id }])),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('profile').select('profile.profile_id').whereRef('profile.profile_id', '=', 'card.profile_id'))),
    )
    .execute();
}
