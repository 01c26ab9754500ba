import { randomBytes, randomUUID } from 'node:crypto';
import type { Answered } from '../../contract/index.ts';
import type { Db } from '../handler.ts';
import type { SessionTable } from '../store/peopleTables.ts';
import type { Device } from './devices.ts';
import { factsOf, type Holder } from './facts.ts';
import { digestOf } from './digest.ts';
import { signTokens } from './tokens.ts';

/** How long a session can be refreshed, ms: a month for a customer, a day for a guest, who makes one payment. */
const REFRESH_MS = 30 * 24 * 3600 * 1000;
const GUEST_REFRESH_MS = 24 * 3600 * 1000;

export type Entry = Answered<'POST /authenticate'>;

/** Opens a session and returns its tokens. Only a digest of the refresh token is stored. */
export async function openSession(db: Db, now: number, holder: Holder, device?: Device): Promise<Entry> {
  const facts = await factsOf(db, holder);
  const session_id = randomUUID();
  const refreshToken = randomBytes(48).toString('base64url');
  await db
    .insertInto('session')
    .values({
      ...holder,
      session_id,
      refresh_hash: digestOf(refreshToken),
      device_key: device?.deviceKey ?? null,
      ended_at: null,
      created_at: now,
    })
    .execute();
  if (holder.guest_loan_id !== null) await endExpiredGuestSessions(db, now);
  return { ...(await signTokens(db, facts, session_id, now)), refreshToken, ...device };
}

/** Some guests close the page without signing out. Their sessions end after a day, and their cards are deleted. */
async function endExpiredGuestSessions(db: Db, now: number): Promise<void> {
  const expired = await db
    .selectFrom('session')
    .select('session_id')
    .where('guest_loan_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('created_at', '<=', now - GUEST_REFRESH_MS)
    .execute();
  for (const { session_id } of expired) await endSession(db, now, session_id);
}

/** New tokens for the refresh token's session; null when the session is unknown, ended, too old or of another device. */
export async function refreshSession(
  db: Db,
  now: number,
  refreshToken: string,
  deviceKey: string,
): Promise<Omit<Entry, 'refreshToken'> | null> {
  const session = await sessionOf(db, refreshToken);
  if (!session || session.ended_at !== null) return null;
  const lifetimeMs = session.guest_loan_id === null ? REFRESH_MS : GUEST_REFRESH_MS;
  if (now >= Number(session.created_at) + lifetimeMs) return null;
  if (deviceKey !== '' && session.device_key !== null && deviceKey !== session.device_key) return null;
  return signTokens(db, await factsOf(db, session), session.session_id, now);
}

/** Ends one session and revokes its tokens. A guest's cards and a device that is not remembered are deleted with it. */
export async function endSession(db: Db, now: number, sessionId: string): Promise<void> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['profile_id', 'guest_loan_id', 'device_key'])
    .executeTakeFirst();
  if (!ended) return;
  if (ended.guest_loan_id !== null) await db.deleteFrom('card').where('profile_id', '=', ended.profile_id).execute();
  if (ended.device_key !== null)
    await db.deleteFrom('device').where('device_key', '=', ended.device_key).where('remembered', '=', false).execute();
}

export async function endAllSessions(db: Db, now: number, profileId: string): Promise<void> {
  const open = await db
    .selectFrom('session')
    .select('session_id')
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .execute();
  for (const { session_id } of open) await endSession(db, now, session_id);
}

export async function endSessionsOn(db: Db, now: number, profileId: string, deviceKey: string): Promise<void> {
  const open = await db
    .selectFrom('session')
    .select('session_id')
    .where('profile_id', '=', profileId)
    .where('device_key', '=', deviceKey)
    .where('ended_at', 'is', null)
    .execute();
  for (const { session_id } of open) await endSession(db, now, session_id);
}

/** Ends the session of this refresh token, if there is one. */
export async function revoke(db: Db, now: number, refreshToken: string): Promise<void> {
  const session = await sessionOf(db, refreshToken);
  if (session) await endSession(db, now, session.session_id);
}

const sessionOf = (db: Db, refreshToken: string): Promise<SessionTable | undefined> =>
  db.selectFrom('session').selectAll().where('refresh_hash', '=', digestOf(refreshToken)).executeTakeFirst();
