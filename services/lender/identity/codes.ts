import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { storedSetting } from '../auth/storedSetting.ts';
import { Refusal, type Db } from '../handler.ts';
import { allowTry, CODE_TRIES, CODES_SENT, forgetTries, type LimitMessage } from '../limits.ts';
import { send } from '../outbox.ts';
import type { Database } from '../store/tables.ts';
import type { SentCodeTable } from '../store/tables/identity.ts';
import { maskedTo, type Way } from './ways.ts';

/** How long a code is valid, by the lender's clock, seconds. Ours: at most ten minutes (quality §6 row 21). */
export const CODE_SECONDS = 600;

/** Codes by which somebody could get into the profile: a customer who did not ask for one may lock the profile. Spec: OPEN-016. */
const OPENS_PROFILE: readonly CodeFor['purpose'][] = ['trustedDevice', 'recovery'];
const NOT_YOU = 'If you did not ask for it, sign in and choose “This was not me” in My profile.';

/** The profile that a code belongs to, and its purpose. */
export type CodeFor = Pick<SentCodeTable, 'profile_id' | 'purpose' | 'about'>;
export type Sent = { method: Way['method']; destination: string; expiresInSeconds: number };

/** Sends a new code, which replaces an earlier one for the same purpose. `say` makes the message. Throws Refusal 429 after five in ten minutes. */
export async function sendCode(db: Db, now: number, what: CodeFor, way: Way, say: (code: string) => string): Promise<Sent> {
  await allowTry(db, `codesSent ${bucketOf(what)}`, CODES_SENT, now, TOO_MANY_SENT);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await forgetTries(db, triesOf(what));
  await storeSecret(db, now, what, way.method, code);
  const notYou = OPENS_PROFILE.includes(what.purpose) ? ` ${NOT_YOU}` : '';
  const secrecy = what.purpose === 'alternate' ? '' : ' Tell it to nobody else.'; // that one is passed on
  const text = `${say(code)} It is good for ${CODE_SECONDS / 60} minutes.${secrecy}${notYou}`;
  await send(db, { to: way.to, at: now, channel: way.method, kind: what.purpose, text, code });
  return { method: way.method, destination: maskedTo(way), expiresInSeconds: CODE_SECONDS };
}

/**
 * Uses up a code and returns the method by which it was sent. Throws Refusal with a Cognito error code. Do not call it in a transaction:
 * a rollback would also undo the counted try.
 */
export async function useCode(db: Db, now: number, what: CodeFor, code: string): Promise<Way['method']> {
  await allowTry(db, triesOf(what), CODE_TRIES, now, TOO_MANY_WRONG);
  const used = await useSecret(db, now, what, code);
  if (used === 'over') throw new Refusal(400, ['This code has expired. Ask for a new one.'], 'ExpiredCodeException');
  if (used === 'wrong') throw new Refusal(400, ['This isn’t the code we sent. Check it and try again.'], 'CodeMismatchException');
  return used;
}

/** Stores a keyed digest of a code, or of the key that a code is exchanged for. A plain hash of a short code could be guessed. */
export async function storeSecret(db: Db, now: number, what: CodeFor, method: Way['method'], secret: string): Promise<void> {
  const row = { method, seal: await sealOf(db, what, secret), expires_at: now + CODE_SECONDS * 1000 };
  await db.deleteFrom('sent_code').where('profile_id', '=', what.profile_id).where('expires_at', '<=', now).execute();
  await db
    .insertInto('sent_code')
    .values({ ...what, ...row })
    .onConflict((conflict) => conflict.columns(['profile_id', 'purpose', 'about']).doUpdateSet(row))
    .execute();
}

/** The first request with the right secret uses it up. `over`: there is no secret, or it has expired or was used. */
export async function useSecret(db: Db, now: number, what: CodeFor, secret: string): Promise<Way['method'] | 'wrong' | 'over'> {
  const seal = await sealOf(db, what, secret);
  const stored = await db.selectFrom('sent_code').selectAll().where(is(what)).executeTakeFirst();
  if (!stored || Number(stored.expires_at) <= now) return 'over';
  if (!timingSafeEqual(Buffer.from(stored.seal), Buffer.from(seal))) return 'wrong';
  const used = await db.deleteFrom('sent_code').where(is(what)).where('seal', '=', seal).returning('method').executeTakeFirst();
  return used?.method ?? 'over';
}

const is =
  ({ profile_id, purpose, about }: CodeFor) =>
  (row: ExpressionBuilder<Database, 'sent_code'>) =>
    row.and({ profile_id, purpose, about });

async function sealOf(db: Db, what: CodeFor, secret: string): Promise<string> {
  const key = await storedSetting(db, 'codeSecret', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key)
    .update(JSON.stringify([what.profile_id, what.purpose, what.about, secret]))
    .digest('base64url');
}

/** Without `about`: a new session or another username must not allow more guesses. */
const bucketOf = ({ profile_id, purpose }: CodeFor): string => `${purpose} ${profile_id}`;
const triesOf = (what: CodeFor): string => `code ${bucketOf(what)}`;

const CODE = 'LimitExceededException';
const TOO_MANY_SENT: LimitMessage = { text: 'We have sent you too many codes. Wait ten minutes and ask again.', code: CODE };
const TOO_MANY_WRONG: LimitMessage = { text: 'Too many wrong codes. Ask for a new one.', code: CODE };
