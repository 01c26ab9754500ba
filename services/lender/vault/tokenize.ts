import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { digestOf } from '../auth/digest.ts';
import { monthOf } from '../cards/expiry.ts';
import type { Db } from '../handler.ts';
import { CARD_FORM_TRIES, mayTry } from '../limits.ts';
import { canReceiveMoney, kindOf } from './page/kinds.ts';
import { digitsOf, problemsOf, readExpiry, type Problems } from './page/rules.ts';
import type { Tokenized } from './page/send.ts';
import { formOf } from './forms.ts';

const MAX_FIELD = 100;
const Text = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const Ask = v.object({ key: Text, name: Text, number: Text, expiry: Text, cvv: Text, zip: Text });

/** How it ended: a status with its body. 410: the form is over; 422: something typed is wrong; 429: too many tries. */
export type Outcome =
  { status: 200; body: Tokenized } | { status: 422; body: { problems: Problems } } | { status: 400 | 410 | 429; body: { message: string } };

/**
 * Takes a card: keeps its last four digits, kind, name and expiry, and answers a token that POST /cards may use once.
 * The number and the security code are looked at and let go: no table, no log and no answer has them (PCI 3.3.1, STORE-011).
 */
export async function tokenize(db: Db, now: number, body: unknown): Promise<Outcome> {
  const asked = v.safeParse(Ask, body);
  if (!asked.success)
    return { status: 400, body: { message: `POST /tokenize: ${v.getDotPath(asked.issues[0]) ?? 'body'} is missing or wrong` } };
  const { key, ...typed } = asked.output;
  const form = await formOf(db, now, key);
  if (!form) return { status: 410, body: { message: 'This form is over' } };
  if (!(await mayTry(db, `cardForm ${form.form_key}`, CARD_FORM_TRIES, now))) return { status: 429, body: { message: 'Too many tries' } };
  const problems = problemsOf(typed, monthOf(now));
  const number = digitsOf(typed.number);
  const kind = kindOf(number);
  const expiry = readExpiry(typed.expiry);
  if (Object.keys(problems).length > 0 || !kind || !expiry) return { status: 422, body: { problems } };

  const card = {
    bridgeToken: randomBytes(32).toString('base64url'),
    cardBin: number.slice(0, 8),
    lastFour: number.slice(-4),
    cardholderName: typed.name.trim(),
  };
  const kept = {
    bridge_token: digestOf(card.bridgeToken),
    last_four: card.lastFour,
    card_type: kind.type,
    holder: card.cardholderName,
    ...expiry,
  };
  const row = await db
    .updateTable('card_form')
    .set({ ...kept, can_disburse: canReceiveMoney(card.cardBin) })
    .where('form_key', '=', form.form_key)
    .where('used', '=', false)
    .returning('form_key')
    .executeTakeFirst();
  return row ? { status: 200, body: card } : { status: 410, body: { message: 'This form is over' } };
}
