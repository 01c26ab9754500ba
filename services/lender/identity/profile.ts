import { randomUUID } from 'node:crypto';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { knowsPayee, savePayee } from '../referral/payee.ts';
import type { ProfileTable } from '../store/peopleTables.ts';

/** The caller's profile. Throws Refusal 403 for a guest, who has none. */
export async function profileOf(db: Db, caller: Caller): Promise<ProfileTable> {
  const profile = await db.selectFrom('profile').selectAll().where('profile_id', '=', caller.profileId).executeTakeFirst();
  if (!profile) throw new Refusal(403);
  return profile;
}

export const profile: Handlers<'POST /mdmProfile' | 'POST /profileLock'> = {
  // created once: concurrent requests get the same id
  'POST /mdmProfile': async ({ ask, caller, db, now }) => {
    ownProfile(caller, ask.profileId);
    if (ask.details) await savePayee(db, caller.profileId, ask.details, now);
    await db
      .updateTable('profile')
      .set({ mdm_id: `mdm-${randomUUID()}` })
      .where('profile_id', '=', caller.profileId)
      .where('mdm_id', '=', '')
      .execute();
    const own = await profileOf(db, caller);
    return { mdmId: own.mdm_id, complete: await knowsPayee(db, own) };
  },

  'POST /profileLock': async ({ ask, caller, db }) => {
    ownProfile(caller, ask.profileId);
    await db.updateTable('profile').set({ locked: true }).where('profile_id', '=', caller.profileId).execute();
    return {};
  },
};

function ownProfile(caller: Caller, profileId: string): void {
  if (profileId !== caller.profileId) throw new Refusal(403);
}
