import { sql } from 'kysely';
import type { Asked } from '../../contract/index.ts';
import type { Db } from '../handler.ts';

/**
 * The named cards of guests become saved cards of this profile. A guest is nobody's profile, and his card's ids cannot be guessed: who
 * knows them has added the card. What is anybody else's stays where it is, without a word. Spec: CONF-010.
 */
export async function adoptGuestCards(db: Db, profileId: string, ids: Asked<'POST /registerUser'>['guestCardIds']): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('card')
    .set({ profile_id: profileId, guest: false })
    .where(sql<boolean>`card.guest`) // as the index has it
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
