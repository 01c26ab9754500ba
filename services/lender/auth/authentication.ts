import * as v from 'valibot';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { allowMore, allowTry, BAD_ENTRIES, forgetTries, SIGN_IN, UNKNOWN_NAMES } from '../limits.ts';
import { LINK_EXPIRED, LINK_EXPIRED_CODE, readLink, type Presented, type LinkContent } from '../links.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { deviceFor, deviceOf } from './devices.ts';
import type { Holder } from './facts.ts';
import { digestOf } from './digest.ts';
import { isPassword } from './password.ts';
import { endSession, openSession, type Entry } from './sessions.ts';
import { profileLocked } from './standing.ts';
import { notFound, passwordTries, profileByUsername, readUsername, unknownNames } from './usernames.ts';

/** The error codes of the Cognito library; the portal branches on them (ERR-033, FLOW-AUTH-03, FLOW-AUTH-04). */
const wrongPassword = (): Refusal => new Refusal(400, ['Incorrect username or password.'], 'NotAuthorizedException');
const linkExpired = (): Refusal => new Refusal(400, [LINK_EXPIRED], LINK_EXPIRED_CODE);

/** The only flow that a guest's token allows. */
const GUEST_FLOW = 'payment';

/** Sign-in and sign-out. Spec: calls §7 "Authentication", portal §2 guard 2; CONF-011. */
export const authentication: Handlers<'POST /authenticate' | 'POST /deviceKeyAuth' | 'PUT /deviceKeyAuth' | 'POST /signatureAuth'> = {
  'POST /authenticate': async ({ ask, db, now, address, deviceKey }) => {
    const name = readUsername(ask.username);
    const tries = passwordTries(address, name);
    const unknown = unknownNames(address);
    await allowTry(db, tries, SIGN_IN, now);
    await allowMore(db, unknown, UNKNOWN_NAMES, now);
    const profile = await profileByUsername(db, name);
    const isCorrect = await isPassword(ask.password, profile?.password_hash ?? null);
    if (!profile) {
      await allowTry(db, unknown, UNKNOWN_NAMES, now);
      throw notFound(name.kind);
    }
    if (!isCorrect) throw wrongPassword();
    refuseUnready(profile);
    await forgetTries(db, tries);
    return enter(db, now, profile.profile_id, deviceKey, userAgentIn(ask.encodedData));
  },

  // The key of a remembered device is enough: it cannot be guessed, and only the customer's browser has it. Spec: portal §2 guard 2.
  'POST /deviceKeyAuth': async ({ ask, db, now, address, deviceKey }) => {
    const tries = `entry ${digestOf(address)}`;
    await allowMore(db, tries, BAD_ENTRIES, now);
    if (deviceKey === '') throw new Refusal(400, ['Log in to continue.'], 'MissingDeviceKey');
    const device = await deviceOf(db, ask.profileId, deviceKey);
    if (!device?.remembered) {
      await allowTry(db, tries, BAD_ENTRIES, now);
      throw new Refusal(400, ['This device is not remembered. Log in to continue.'], 'DeviceKeyNotFound');
    }
    const profile = await profileById(db, ask.profileId);
    if (!profile) throw new Refusal(400, ['Log in to continue.'], 'UserNotFoundException');
    refuseUnready(profile);
    return enter(db, now, profile.profile_id, deviceKey);
  },

  'PUT /deviceKeyAuth': async ({ caller, db, now }) => {
    await endSession(db, now, caller.sessionId);
    return {};
  },

  'POST /signatureAuth': async ({ ask, db, now, address, deviceKey }) => {
    const tries = `entry ${digestOf(address)}`;
    await allowMore(db, tries, BAD_ENTRIES, now);
    const entry = await enterByLink(db, now, ask, deviceKey);
    if (entry) return entry;
    await allowTry(db, tries, BAD_ENTRIES, now);
    throw linkExpired();
  },
};

/** Null when the link is not valid. A profile that cannot sign in yet is refused before the link is used up (GUARD-009). */
async function enterByLink(db: Db, now: number, presented: Presented, deviceKey: string): Promise<Entry | null> {
  const link = await readLink(db, now, presented);
  if (!link) return null;
  if (link.guest) return (await useUp(db, now, link)) ? openSession(db, now, guestOf(link)) : null;
  const profile = await profileById(db, link.profileId);
  if (!profile) return null;
  refuseUnready(profile);
  return (await useUp(db, now, link)) ? enter(db, now, profile.profile_id, deviceKey) : null;
}

/** A signature works once: the first request to insert its row wins, also among several processes. Rows of expired signatures are deleted. */
async function useUp(db: Db, now: number, link: LinkContent): Promise<boolean> {
  await db.deleteFrom('used_signature').where('expires_at', '<=', now).execute();
  const row = await db
    .insertInto('used_signature')
    .values({ signature: link.id, expires_at: link.expiration * 1000 })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst();
  return row !== undefined;
}

const guestOf = ({ profileId, loanId }: LinkContent): Holder => ({ profile_id: profileId, guest_loan_id: loanId, guest_flow: GUEST_FLOW });

async function enter(db: Db, now: number, profileId: string, deviceKey: string, userAgent = ''): Promise<Entry> {
  const device = await deviceFor(db, now, profileId, deviceKey, userAgent);
  return openSession(db, now, { profile_id: profileId, guest_loan_id: null, guest_flow: null }, device);
}

const MAX_USER_AGENT = 300;
const Context = v.pipe(v.string(), v.parseJson(), v.object({ userAgent: v.string() }));

/** The browser's user agent from the sign-in request; empty when it is missing or unreadable. Spec: OPEN-046. */
function userAgentIn(encodedData = ''): string {
  const context = v.safeParse(Context, Buffer.from(encodedData, 'base64').toString('utf8'));
  return context.success ? context.output.userAgent.replaceAll('\0', '').slice(0, MAX_USER_AGENT) : '';
}

/** Undefined when the profile has no sign-in. */
const profileById = (db: Db, profileId: string): Promise<ProfileTable | undefined> =>
  db.selectFrom('profile').selectAll().where('profile_id', '=', profileId).where('password_hash', '!=', '').executeTakeFirst();

/** Call it only after the request has proved its identity: the refusal reveals the profile's state. */
function refuseUnready(profile: ProfileTable): void {
  if (profile.locked) throw profileLocked();
  if (profile.reset_required) throw new Refusal(400, ['Password reset required for the user'], 'PasswordResetRequiredException');
  if (!profile.verified) throw new Refusal(400, ['User is not confirmed.'], 'UserNotConfirmedException');
}
