import * as v from 'valibot';
import type { Caller, Db } from '../handler.ts';
import { readAccessToken } from './tokens.ts';

const CustomerIds = v.record(v.string(), v.string());

/** JSON of the column `customer_ids` -> pairs of loan system and customer id, in the stored order. */
export const customerIdsOf = (json: string): [lmsId: string, customerId: string][] =>
  Object.entries(v.parse(CustomerIds, JSON.parse(json)));

/** The access token of a request, or ''. Only the Authorization header counts: cookies would allow request forgery (quality §3). */
const tokenOf = (headers: Headers): string => (headers.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim();

/** The caller, from the access token alone (ROLE-010). Null without a token or after the session has ended. `now` is the lender's clock, ms. */
export async function callerOf(request: { headers: Headers }, db: Db, now: number): Promise<Caller | null> {
  const token = tokenOf(request.headers);
  return token === '' ? null : callerOfToken(token, db, now);
}

export async function callerOfToken(token: string, db: Db, now: number): Promise<Caller | null> {
  const claims = await readAccessToken(db, token, now);
  if (!claims) return null;
  const row = await db
    .selectFrom('session')
    .leftJoin('profile', 'profile.profile_id', 'session.profile_id')
    .leftJoin('device', 'device.device_key', 'session.device_key')
    .select(['session.session_id', 'session.profile_id', 'session.guest_loan_id', 'profile.customer_ids'])
    .select(['profile.locked', 'profile.trusted_device', 'device.trusted'])
    .where('session.session_id', '=', claims.origin_jti)
    .where('session.profile_id', '=', claims.sub)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  // a guest has a link, not a customer account: only the link's loan is accessible
  const customerIds = row.guest_loan_id === null && row.customer_ids !== null ? customerIdsOf(row.customer_ids).map(([, id]) => id) : [];
  if (row.guest_loan_id === null && row.customer_ids === null) return null; // the profile was deleted
  return { profileId: row.profile_id, customerIds, guestLoanId: row.guest_loan_id, sessionId: row.session_id, standing: standingOf(row) };
}

/** The nulls belong to guests, who have neither a profile nor a device. */
function standingOf(row: { locked: boolean | null; trusted_device: boolean | null; trusted: boolean | null }): Caller['standing'] {
  if (row.locked) return 'locked';
  return row.trusted_device === false && !row.trusted ? 'untrusted' : 'good';
}
