import { sql } from 'kysely';
import { Refusal, type Db } from './handler.ts';
import type { Text } from './texts/texts.ts';

/** A number of tries in a time window. The counts are in the database, so that several processes share them (stack trap 22). */
export type Limit = { tries: number; withinMs: number };

const MINUTE_MS = 60_000;
/** Sign-in: per IP address and username. Spec: portal §9; quality §6 row 21. */
export const SIGN_IN: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Unknown usernames, per IP address: the portal must report an unknown email, so guesses are rate limited (quality §3). */
export const UNKNOWN_NAMES: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Invalid links and devices, per IP address. Valid ones are not counted. */
export const BAD_ENTRIES: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Adding and removing cards, per profile. Spec: calls §8 "Cards" (TooManyRequestsException). */
export const CARD_CHANGES: Limit = { tries: 20, withinMs: MINUTE_MS };
/** Card numbers per card form: a form must not serve to test stolen numbers. */
export const CARD_FORM_TRIES: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Lookups by the first digits of a card, per profile. */
export const CARD_LOOKUPS: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Searches per typed address. */
export const ADDRESS_SEARCHES: Limit = { tries: 120, withinMs: MINUTE_MS };
/** Account lookups, and lookups without a result, which are guesses; per profile. */
export const ACCOUNT_LOOKUPS: Limit = { tries: 5, withinMs: MINUTE_MS };
export const ACCOUNT_GUESSES: Limit = { tries: 20, withinMs: 24 * 60 * MINUTE_MS };
/** Requested notices, per profile: the recipient may be another person and must not get many messages. */
export const NOTICES: Limit = { tries: 5, withinMs: MINUTE_MS };

/** Shares of the referral code, per profile. */
export const SHARES: Limit = { tries: 20, withinMs: MINUTE_MS };
/** Marketing events, per profile. */
export const MARKETING_EVENTS: Limit = { tries: 120, withinMs: MINUTE_MS };

/** Registrations per IP address: each hashes a password and reveals whether a username is taken. */
export const REGISTRATIONS: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Codes sent per profile and purpose, and tries per code: 25 guesses out of a million in ten minutes (quality §6 row 21). */
export const CODES_SENT: Limit = { tries: 5, withinMs: 10 * MINUTE_MS };
export const CODE_TRIES: Limit = { tries: 5, withinMs: 10 * MINUTE_MS };

/** Files per upload URL: one is accepted, a few may be refused before. */
export const UPLOAD_TRIES: Limit = { tries: 10, withinMs: MINUTE_MS };

/** The refusal's text and code when a limit is exceeded. */
export type LimitMessage = { text: Text; code: string };
const TOO_MANY: LimitMessage = { text: 'Too many attempts. Please wait a minute and try again.', code: 'TooManyRequestsException' };

/** Throws Refusal 429 with the time to wait, unless that is zero. */
function allow(waitMs: number, { text, code }: LimitMessage): void {
  if (waitMs > 0) throw new Refusal(429, [text], code, waitMs);
}

/** Counts one try. Throws Refusal 429 when it exceeds the limit. */
export async function allowTry(db: Db, bucket: string, limit: Limit, now: number, message = TOO_MANY): Promise<void> {
  allow(await countTry(db, bucket, limit, now), message);
}

/** Throws Refusal 429 when the limit is reached. Does not count a try. */
export async function allowMore(db: Db, bucket: string, limit: Limit, now: number, message = TOO_MANY): Promise<void> {
  allow(await waitFor(db, bucket, limit, now), message);
}

/** Counts one try. True when it is within the limit. */
export const mayTry = async (db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> =>
  (await countTry(db, bucket, limit, now)) === 0;

/**
 * Counts one try. Returns how long to wait, ms; 0 when the try is within the limit. One statement, so that all concurrent tries are counted.
 * A row that ends more than one window too late comes from before the clock was set back, and is restarted. (Slightly late is normal:
 * concurrent tries differ by milliseconds.)
 */
async function countTry(db: Db, bucket: string, limit: Limit, now: number): Promise<number> {
  const until = now + limit.withinMs;
  const over = sql<boolean>`(rate.until <= ${now} or rate.until > ${until + limit.withinMs})`;
  const row = await db
    .insertInto('rate')
    .values({ bucket, count: 1, until })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else rate.count + 1 end`,
        until: sql<number>`case when ${over} then ${until} else rate.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  return Number(row.count) <= limit.tries ? 0 : Number(row.until) - now;
}

/** How long to wait for the next try, ms; 0 when it is allowed now. Does not count a try. */
async function waitFor(db: Db, bucket: string, limit: Limit, now: number): Promise<number> {
  const row = await db.selectFrom('rate').selectAll().where('bucket', '=', bucket).executeTakeFirst();
  if (!row || Number(row.count) < limit.tries) return 0;
  const until = Number(row.until);
  return until <= now || until > now + 2 * limit.withinMs ? 0 : until - now;
}

/** Resets the count after a success, which shows that the tries were not guesses. */
export async function forgetTries(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rate').where('bucket', '=', bucket).execute();
}
