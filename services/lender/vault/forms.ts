import { randomBytes, randomUUID } from 'node:crypto';
import { TRANSACTION_TYPE } from '../../contract/enums.ts';
import { digestOf } from '../auth/digest.ts';
import type { FormProcessor } from '../cards/processors.ts';
import type { Db } from '../handler.ts';
import type { CardFormTable } from '../store/peopleTables.ts';

/** How long a card form stays open, ms. Ours. */
const FORM_MS = 30 * 60_000;

/** Who opens a form, for a card of which processor, and where it is shown. */
type FormRequest = { profileId: string; transactionType: number; processor: FormProcessor; portalOrigin: string; vaultOrigin: string };
export type OpenedForm = { key: string; nonce: string; formUrl: string };

/** Opens a session of the hosted card form for a profile and a TRANSACTION_TYPE. Only a digest of its key is stored. */
export async function openForm(
  db: Db,
  now: number,
  { profileId, transactionType, processor, portalOrigin, vaultOrigin }: FormRequest,
): Promise<OpenedForm> {
  const key = randomBytes(24).toString('base64url');
  const nonce = randomUUID();
  const noCard = { bridge_token: null, last_four: null, card_type: null, holder: null, month: null, year: null, can_disburse: false };
  await db
    .insertInto('card_form')
    .values({
      form_key: digestOf(key),
      nonce,
      transaction_type: transactionType,
      processor,
      profile_id: profileId,
      portal_origin: portalOrigin,
      used: false,
      expires_at: now + FORM_MS,
      ...noCard,
    })
    .execute();
  await db.deleteFrom('card_form').where('expires_at', '<=', now).execute();
  return { key, nonce, formUrl: `${vaultOrigin}/form?key=${key}` };
}

/** The session of this key; undefined when it is unknown, expired or used. */
export const formOf = (db: Db, now: number, key: string): Promise<CardFormTable | undefined> =>
  db
    .selectFrom('card_form')
    .selectAll()
    .where('form_key', '=', digestOf(key))
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses up a bridge token of the profile and returns its card. Undefined when it is unknown, expired or used: a token works once. */
export const useBridgeToken = (db: Db, now: number, profileId: string, bridgeToken: string): Promise<CardFormTable | undefined> =>
  db
    .updateTable('card_form')
    .set({ used: true })
    .where('bridge_token', '=', digestOf(bridgeToken))
    .where('profile_id', '=', profileId)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** The profile's session of a refer transaction, by its nonce. Undefined when it is unknown, expired or used. */
export const referFormOf = (db: Db, now: number, profileId: string, nonce: string): Promise<CardFormTable | undefined> =>
  db
    .selectFrom('card_form')
    .selectAll()
    .where('nonce', '=', nonce)
    .where('profile_id', '=', profileId)
    .where('transaction_type', '=', TRANSACTION_TYPE.refer)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses up the card of a profile's refer transaction. Undefined when no card was entered, or it was used: it works once. */
export const useReferForm = (db: Db, now: number, profileId: string, nonce: string): Promise<CardFormTable | undefined> =>
  db
    .updateTable('card_form')
    .set({ used: true })
    .where('nonce', '=', nonce)
    .where('profile_id', '=', profileId)
    .where('transaction_type', '=', TRANSACTION_TYPE.refer)
    .where('bridge_token', 'is not', null)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
