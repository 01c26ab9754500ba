import type { SignOutReason } from '../contract/enums.ts';
import type { SessionEnd } from '../contract/session.ts';
import { clearCache } from './cache.ts';
import { emitter } from './emitter.ts';
import {
  APP_REVIEW_PREFIX,
  CONTACTS_KEY,
  DEVICE_KEY_PREFIX,
  GPS_RECEIPT_KEY,
  IN_FLIGHT_PREFIX,
  LANGUAGE_KEY,
  THEME_KEY,
  VIEWED_OFFERS_KEY,
} from './keys.ts';
import { forgetSecrets } from './secrets.ts';
import { forgetText, storedKeys, type StoreName } from './storage.ts';
import { forgetTokens } from './tokens.ts';

/**
 * What outlives a sign-out; everything else goes. Remembered device keys, viewed offer ids, the GPS receipt, language and theme; how many
 * payments each customer has made, so that the review is offered once and not in every session (STORE-012); customer service's telephone
 * numbers, which are nobody's; and payments whose outcome is unknown, which only their owner can read. The origination cookie is not touched.
 * Spec: CONF-031; decision 003.
 */
const SURVIVORS: Readonly<Record<StoreName, readonly string[]>> = {
  local: [DEVICE_KEY_PREFIX, APP_REVIEW_PREFIX, VIEWED_OFFERS_KEY, GPS_RECEIPT_KEY, LANGUAGE_KEY, THEME_KEY, CONTACTS_KEY],
  session: [IN_FLIGHT_PREFIX, THEME_KEY, LANGUAGE_KEY],
};

const survives = (store: StoreName, key: string): boolean =>
  SURVIVORS[store].some((name) => (name.endsWith(':') ? key.startsWith(name) : key === name));

type EndReason = SignOutReason | SessionEnd;

/** For parts of the page that hold customer data in memory and load after Login: why the customer is signed out; undefined when another customer signs in. */
export const forgotten = emitter<EndReason | undefined>();

/** Forgets everything of the customer in this page: tokens, cookie, secrets, stores, cached answers. Spec: FLOW-AUTH-08, STORE-009. */
export function forgetCustomer(reason?: EndReason): void {
  forgetTokens();
  forgetSecrets();
  forgotten.emit(reason);
  clearCache();
  for (const store of ['session', 'local'] as const) for (const key of storedKeys(store)) if (!survives(store, key)) forgetText(store, key);
}
