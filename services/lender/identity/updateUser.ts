import type { Answered } from '../../contract/index.ts';
import { profileByUsername, readUsername, unknownNames, type Username } from '../auth/usernames.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { allowTry, UNKNOWN_NAMES } from '../limits.ts';
import { send } from '../outbox.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { sendCode, useCode, type CodeFor } from './codes.ts';
import { profileOf } from './profile.ts';
import { nameTaken } from './registration.ts';
import { wayAsked, waysTo } from './ways.ts';

/** The code is good for the name it was sent to. */
const codeOf = (caller: Caller, { text }: Username): CodeFor => ({ profile_id: caller.profileId, purpose: 'updateUser', about: text });

/** The e-mail or phone number somebody signs in by. Spec: FLOW-AUTH-16. */
export const updateUser: Handlers<'GET /updateUser' | 'POST /updateUser' | 'PUT /updateUser'> = {
  'GET /updateUser': async ({ caller, db }) => shown(await profileOf(db, caller)),

  'POST /updateUser': async ({ ask, caller, db, now }) => {
    refuseFixed(await profileOf(db, caller));
    await allowTry(db, unknownNames(caller.profileId), UNKNOWN_NAMES, now);
    const name = readUsername(ask.username);
    if (await profileByUsername(db, name)) throw nameTaken(name.kind);
    const ways = name.kind === 'email' ? waysTo(name.text, '') : waysTo('', name.text);
    const way = wayAsked(ways, ask.method, name.kind);
    return sendCode(db, now, codeOf(caller, name), way, (code) => `Your code to sign in by this ${CALLED[name.kind]} is ${code}.`);
  },

  'PUT /updateUser': async ({ ask, caller, db, now }) => {
    const before = await profileOf(db, caller);
    refuseFixed(before);
    const name = readUsername(ask.username);
    await useCode(db, now, codeOf(caller, name), ask.verificationCode);
    await take(db, caller, name);
    const old = name.kind === 'email' ? before.username_email : before.username_phone;
    if (old !== '')
      await send(db, { to: old, at: now, channel: name.kind === 'email' ? 'email' : 'text', kind: 'signInChanged', text: CHANGED });
    return shown(await profileOf(db, caller));
  },
};

const CALLED = { email: 'email', phone: 'phone number' } as const;
const CHANGED = 'You sign in by another name from now on. If this was not you, contact customer service.';

/** Spec: calls §8 "Other messages" (ERR-023). */
function refuseFixed(profile: ProfileTable): void {
  if (!profile.can_update_login)
    throw new Refusal(403, ['You are not eligible at this time. Please contact customer service.'], 'AccessDeniedException');
}

/** Throws Refusal when somebody else has taken the name since the code was sent. */
async function take(db: Db, caller: Caller, { kind, text }: Username): Promise<void> {
  await db
    .updateTable('profile')
    .set(kind === 'email' ? { username_email: text, email_verified: true } : { username_phone: text, phone_verified: true })
    .where('profile_id', '=', caller.profileId)
    .execute()
    .catch((error: unknown) => {
      throw isTaken(error) ? nameTaken(kind) : error;
    });
}

/** The database's own word for a second row of what is unique. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

const shown = (profile: ProfileTable): Answered<'GET /updateUser'> => ({
  email: profile.username_email,
  hasVerifiedProfileEmail: profile.username_email !== '' && profile.email_verified,
  phoneNumber: profile.username_phone,
  hasVerifiedProfilePhone: profile.username_phone !== '' && profile.phone_verified,
  canUpdateUserLogin: profile.can_update_login,
});
