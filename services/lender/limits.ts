import { sql } from 'kysely';
import { Refusal, type Db } from './handler.ts';

/** So many tries in so much time. Kept in the database, so that two processes count together (stack trap 22). */
export type Limit = { tries: number; withinMs: number };

const MINUTE_MS = 60_000;
/** Sign-in: five tries a minute for one address and name. Spec: portal §9; quality §6 row 21. */
export const SIGN_IN: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Names that do not exist, of one address: the portal must tell that an e-mail was not found, so asking is made slow (quality §3). */
export const UNKNOWN_NAMES: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Links and devices that are not good, of one address. Good ones are not counted. */
export const BAD_ENTRIES: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Adding and removing cards, of one person. Spec: calls §8 "Cards" (TooManyRequestsException). */
export const CARD_CHANGES: Limit = { tries: 20, withinMs: MINUTE_MS };
/** Card numbers tried in one card form: an open form must not become a machine that tests stolen numbers. */
export const CARD_FORM_TRIES: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Questions about first digits, of one person. */
export const CARD_LOOKUPS: Limit = { tries: 5, withinMs: MINUTE_MS };
/** Searches of one address being typed. */
export const ADDRESS_SEARCHES: Limit = { tries: 120, withinMs: MINUTE_MS };
/** Accounts looked up to be linked, of one profile; and those that were not found, which are guesses, in a day. */
export const ACCOUNT_LOOKUPS: Limit = { tries: 5, withinMs: MINUTE_MS };
export const ACCOUNT_GUESSES: Limit = { tries: 20, withinMs: 24 * 60 * MINUTE_MS };
/** Wishes to be told of something, of one profile: nobody is to be written to by a stranger again and again. */
export const NOTICES: Limit = { tries: 5, withinMs: MINUTE_MS };

/** Friends to whom one person shares the code. */
export const SHARES: Limit = { tries: 20, withinMs: MINUTE_MS };
/** Events of one person that marketing is told of. */
export const MARKETING_EVENTS: Limit = { tries: 120, withinMs: MINUTE_MS };

/** Sign-ins made from one address: each costs a password's hash, and tells which names are taken. */
export const REGISTRATIONS: Limit = { tries: 10, withinMs: MINUTE_MS };
/** Codes sent to one person for one purpose, and tries with each: together 25 guesses out of a million in ten minutes (quality §6 row 21). */
export const CODES_SENT: Limit = { tries: 5, withinMs: 10 * MINUTE_MS };
export const CODE_TRIES: Limit = { tries: 5, withinMs: 10 * MINUTE_MS };

/** Files sent to one upload address: one is taken, a few may be refused before. */
export const UPLOAD_TRIES: Limit = { tries: 10, withinMs: MINUTE_MS };

/** What whoever is over a limit is told. */
type Told = { text: string; code: string };
const TOO_MANY: Told = { text: 'Too many attempts. Please wait a minute and try again.', code: 'TooManyRequestsException' };

/** Throws Refusal 429, which says how long to wait, unless that is not at all. */
function allow(waitMs: number, { text, code }: Told): void {
  if (waitMs > 0) throw new Refusal(429, [text], code, waitMs);
}

/** Counts one try; throws Refusal 429 when it is over the limit. */
export async function allowTry(db: Db, bucket: string, limit: Limit, now: number, told = TOO_MANY): Promise<void> {
  allow(await countTry(db, bucket, limit, now), told);
}

/** Throws Refusal 429 when the bucket is full. Counts nothing. */
export async function allowMore(db: Db, bucket: string, limit: Limit, now: number, told = TOO_MANY): Promise<void> {
  allow(await untilRoom(db, bucket, limit, now), told);
}

/** Counts one try and says whether it is still within the limit. */
export const mayTry = async (db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> =>
  (await countTry(db, bucket, limit, now)) === 0;

/**
 * Counts one try. Answers how long to wait until the next, ms; 0 when this one is within the limit. One statement, so that parallel tries are all
 * counted. A row from more than a window ahead was left by a clock that has been set back; it starts anew. (Not from just ahead: parallel tries
 * differ by milliseconds.)
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

/** How long until there is room in the bucket, ms; 0: there is. Counts nothing. */
async function untilRoom(db: Db, bucket: string, limit: Limit, now: number): Promise<number> {
  const row = await db.selectFrom('rate').selectAll().where('bucket', '=', bucket).executeTakeFirst();
  if (!row || Number(row.count) < limit.tries) return 0;
  const until = Number(row.until);
  return until <= now || until > now + 2 * limit.withinMs ? 0 : until - now;
}

/** Forgets the tries: whoever got in has not been guessing. */
export async function forgetTries(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rate').where('bucket', '=', bucket).execute();
}
