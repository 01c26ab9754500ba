import type { Answered } from '../../contract/index.ts';
import { profileByUsername, readUsername, unknownNames, type Username } from '../auth/usernames.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { allowTry, UNKNOWN_NAMES } from '../limits.ts';
import { send } from '../outbox.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { sendCode, useCode, type CodeFor } from './codes.ts';
import { profileOf } from './profile.ts';
import { nameTaken } from './registration.ts';
import { requireWay, waysTo } from './ways.ts';

/** The code is valid only for the username it was sent to. */
const codeOf = (caller: Caller, { text }: Username): CodeFor => ({ profile_id: caller.profileId, purpose: 'updateUser', about: text });

/** Changes the email or phone number for sign-in. Spec: FLOW-AUTH-16. */
export const updateUser: Handlers<'GET /updateUser' | 'POST /updateUser' | 'PUT /updateUser'> = {
  'GET /updateUser': async ({ caller, db }) => toUser(await profileOf(db, caller)),

  'POST /updateUser': async ({ ask, caller, db, now }) => {
    refuseIneligible(await profileOf(db, caller));
    await allowTry(db, unknownNames(caller.profileId), UNKNOWN_NAMES, now);
    const name = readUsername(ask.username);
    if (await profileByUsername(db, name)) throw nameTaken(name.kind);
    const ways = name.kind === 'email' ? waysTo(name.text, '') : waysTo('', name.text);
    const way = requireWay(ways, ask.method, name.kind);
    return sendCode(db, now, codeOf(caller, name), way, (code) => `Your code to sign in by this ${KIND_NAMES[name.kind]} is ${code}.`);
  },

  'PUT /updateUser': async ({ ask, caller, db, now }) => {
    const before = await profileOf(db, caller);
    refuseIneligible(before);
    const name = readUsername(ask.username);
    await useCode(db, now, codeOf(caller, name), ask.verificationCode);
    await changeUsername(db, caller, name);
    const old = name.kind === 'email' ? before.username_email : before.username_phone;
    if (old !== '')
      await send(db, { to: old, at: now, channel: name.kind === 'email' ? 'email' : 'text', kind: 'signInChanged', text: CHANGED });
    return toUser(await profileOf(db, caller));
  },
};

const KIND_NAMES = { email: 'email', phone: 'phone number' } as const;
const CHANGED = 'You sign in by another name from now on. If this was not you, contact customer service.';

/** Spec: calls §8 "Other messages" (ERR-023). */
function refuseIneligible(profile: ProfileTable): void {
  if (!profile.can_update_login)
    throw new Refusal(403, ['You are not eligible at this time. Please contact customer service.'], 'AccessDeniedException');
}

/** Throws Refusal when another profile took the username after the code was sent. */
async function changeUsername(db: Db, caller: Caller, { kind, text }: Username): Promise<void> {
  await db
    .updateTable('profile')
    .set(kind === 'email' ? { username_email: text, email_verified: true } : { username_phone: text, phone_verified: true })
    .where('profile_id', '=', caller.profileId)
    .execute()
    .catch((error: unknown) => {
      throw isTaken(error) ? nameTaken(kind) : error;
    });
}

/** PostgreSQL's error code for a violated unique constraint. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

const toUser = (profile: ProfileTable): Answered<'GET /updateUser'> => ({
  email: profile.username_email,
  hasVerifiedProfileEmail: profile.username_email !== '' && profile.email_verified,
  phoneNumber: profile.username_phone,
  hasVerifiedProfilePhone: profile.username_phone !== '' && profile.phone_verified,
  canUpdateUserLogin: profile.can_update_login,
});
