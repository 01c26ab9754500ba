import * as v from 'valibot';
import type { Caller, Db } from '../handler.ts';
import { readAccessToken } from './tokens.ts';

const CustomerIds = v.record(v.string(), v.string());

/** JSON of the column `customer_ids` -> loan system and customer id, in the order they were written. */
export const customerIdsOf = (json: string): [lmsId: string, customerId: string][] =>
  Object.entries(v.parse(CustomerIds, JSON.parse(json)));

/** The access token of a request, empty when it carries none. Only the Authorization header counts: a cookie is never enough, so nobody can be made to call (quality §3). */
const tokenOf = (headers: Headers): string => (headers.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim();

/** Who is asking, by the access token and nothing else (ROLE-010). Null: nobody, or somebody whose session is over. `now` is the lender's clock, ms. */
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
  // A guest knows a link, not a customer: the loan of the link is all he may touch.
  const customerIds = row.guest_loan_id === null && row.customer_ids !== null ? customerIdsOf(row.customer_ids).map(([, id]) => id) : [];
  if (row.guest_loan_id === null && row.customer_ids === null) return null; // the profile is gone
  return { profileId: row.profile_id, customerIds, guestLoanId: row.guest_loan_id, sessionId: row.session_id, standing: standingOf(row) };
}

/** Nulls are of a guest, who has neither profile nor device. */
function standingOf(row: { locked: boolean | null; trusted_device: boolean | null; trusted: boolean | null }): Caller['standing'] {
  if (row.locked) return 'locked';
  return row.trusted_device === false && !row.trusted ? 'untrusted' : 'good';
}
