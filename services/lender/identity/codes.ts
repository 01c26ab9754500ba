import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { storedSetting } from '../auth/storedSetting.ts';
import { Refusal, type Db } from '../handler.ts';
import { allowTry, CODE_TRIES, CODES_SENT, forgetTries } from '../limits.ts';
import { send } from '../outbox.ts';
import type { Database } from '../store/tables.ts';
import type { SentCodeTable } from '../store/tables/identity.ts';
import { maskedTo, type Way } from './ways.ts';

/** How long a code is good, by the lender's clock, seconds. Ours: at most ten minutes (quality §6 row 21). */
export const CODE_SECONDS = 600;

/** Whose code, and what for. */
export type CodeFor = Pick<SentCodeTable, 'profile_id' | 'purpose' | 'about'>;
export type Sent = { method: Way['method']; destination: string; expiresInSeconds: number };

/** Sends a fresh code; an earlier one for the same is good no longer. `say` puts it into words. Throws Refusal 429 after five in ten minutes. */
export async function sendCode(db: Db, now: number, what: CodeFor, way: Way, say: (code: string) => string): Promise<Sent> {
  await allowTry(db, `codesSent ${bucketOf(what)}`, CODES_SENT, now, TOO_MANY_SENT);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await forgetTries(db, triesOf(what));
  await keepSecret(db, now, what, way.method, code);
  const text = `${say(code)} It is good for ${CODE_SECONDS / 60} minutes. Tell it to nobody else.`;
  await send(db, { to: way.to, at: now, channel: way.method, kind: what.purpose, text, code });
  return { method: way.method, destination: maskedTo(way), expiresInSeconds: CODE_SECONDS };
}

/**
 * Uses a code up and says by which way it had come. Throws Refusal with a code of the Cognito kind. To be called outside of transactions:
 * one that fails would forget the try.
 */
export async function useCode(db: Db, now: number, what: CodeFor, code: string): Promise<Way['method']> {
  await allowTry(db, triesOf(what), CODE_TRIES, now, TOO_MANY_WRONG);
  const used = await useSecret(db, now, what, code);
  if (used === 'over') throw new Refusal(400, ['This code has expired. Ask for a new one.'], 'ExpiredCodeException');
  if (used === 'wrong') throw new Refusal(400, ['This is not the code we sent. Check it and try again.'], 'CodeMismatchException');
  return used;
}

/** Keeps what a code, or a key that it is exchanged for, can be known by again: a digest under a key of this lender, for a code alone is soon guessed. */
export async function keepSecret(db: Db, now: number, what: CodeFor, method: Way['method'], secret: string): Promise<void> {
  const kept = { method, seal: await sealOf(db, what, secret), expires_at: now + CODE_SECONDS * 1000 };
  await db.deleteFrom('sent_code').where('profile_id', '=', what.profile_id).where('expires_at', '<=', now).execute();
  await db
    .insertInto('sent_code')
    .values({ ...what, ...kept })
    .onConflict((conflict) => conflict.columns(['profile_id', 'purpose', 'about']).doUpdateSet(kept))
    .execute();
}

/** Whoever comes first with the right secret uses it up. `over`: there is none, or none any more. */
export async function useSecret(db: Db, now: number, what: CodeFor, secret: string): Promise<Way['method'] | 'wrong' | 'over'> {
  const seal = await sealOf(db, what, secret);
  const kept = await db.selectFrom('sent_code').selectAll().where(is(what)).executeTakeFirst();
  if (!kept || Number(kept.expires_at) <= now) return 'over';
  if (!timingSafeEqual(Buffer.from(kept.seal), Buffer.from(seal))) return 'wrong';
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

/** Not by what it is about: a new session or another name gives no new guesses. */
const bucketOf = ({ profile_id, purpose }: CodeFor): string => `${purpose} ${profile_id}`;
const triesOf = (what: CodeFor): string => `code ${bucketOf(what)}`;

const CODE = 'LimitExceededException';
const TOO_MANY_SENT = { text: 'We have sent you too many codes. Wait ten minutes and ask again.', code: CODE };
const TOO_MANY_WRONG = { text: 'Too many wrong codes. Ask for a new one.', code: CODE };
