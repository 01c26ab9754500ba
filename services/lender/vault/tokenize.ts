import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { digestOf } from '../auth/digest.ts';
import { adapterOf } from '../cards/processors.ts';
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

/** The response. 410: the form has expired; 422: invalid fields; 429: too many tries. */
export type Outcome =
  { status: 200; body: Tokenized } | { status: 422; body: { problems: Problems } } | { status: 400 | 410 | 429; body: { message: string } };

/**
 * Accepts a card: stores its last four digits, brand, name and expiry, and returns a token that POST /cards can use once.
 * The number and the security code are checked and discarded: no table, log or response contains them (PCI 3.3.1, STORE-011).
 */
export async function tokenize(db: Db, now: number, body: unknown): Promise<Outcome> {
  const parsed = v.safeParse(Ask, body);
  if (!parsed.success)
    return { status: 400, body: { message: `POST /tokenize: ${v.getDotPath(parsed.issues[0]) ?? 'body'} is missing or wrong` } };
  const { key, ...typed } = parsed.output;
  const form = await formOf(db, now, key);
  if (!form) return { status: 410, body: { message: 'This form is over' } };
  if (!(await mayTry(db, `cardForm ${form.form_key}`, CARD_FORM_TRIES, now))) return { status: 429, body: { message: 'Too many tries' } };
  const problems = problemsOf(typed, monthOf(now));
  const number = digitsOf(typed.number);
  const kind = kindOf(number);
  const expiry = readExpiry(typed.expiry);
  if (Object.keys(problems).length > 0 || !kind || !expiry) return { status: 422, body: { problems } };

  const card = {
    bridgeToken: adapterOf(form.processor).tokenStart + randomBytes(32).toString('base64url'),
    cardBin: number.slice(0, 8),
    lastFour: number.slice(-4),
    cardholderName: typed.name.trim(),
  };
  const stored = {
    bridge_token: digestOf(card.bridgeToken),
    last_four: card.lastFour,
    card_type: kind.type,
    holder: card.cardholderName,
    ...expiry,
  };
  const row = await db
    .updateTable('card_form')
    .set({ ...stored, can_disburse: canReceiveMoney(card.cardBin) })
    .where('form_key', '=', form.form_key)
    .where('used', '=', false)
    .returning('form_key')
    .executeTakeFirst();
  return row ? { status: 200, body: card } : { status: 410, body: { message: 'This form is over' } };
}
