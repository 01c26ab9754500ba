import * as v from 'valibot';
import { Entry } from '../contract/authentication.ts';
import { TOKENS_KEY } from './keys.ts';
import { readParsed, forgetText, keepText } from './storage.ts';
import { claimsOf, lifeOf } from './claims.ts';
import { settings } from './settings.ts';

/** The tokens of a session, the name that was signed in with (empty after a link), and when they came (ms since 1970, this device's clock). */
const StoredTokens = v.object({ ...Entry.entries, remember: v.boolean(), username: v.optional(v.string(), ''), receivedAt: v.number() });
export type Tokens = v.InferOutput<typeof StoredTokens>;
export type Entry = v.InferOutput<typeof Entry>;

/** Browsers drop longer cookies silently. */
const COOKIE_LIMIT = 4_000;

let inMemory: Tokens | null = null;

/** Stores the tokens of a sign-in or a refresh in sessionStorage: a reload keeps the session, a new tab has none. */
export function keepTokens(entry: Entry, { remember, username = '' }: { remember: boolean; username?: string }): Tokens {
  inMemory = { ...entry, remember, username, receivedAt: Date.now() };
  keepText('session', TOKENS_KEY, JSON.stringify(inMemory));
  writeTokenCookie();
  return inMemory;
}

/** Null without a session. Stored tokens are untrusted text. */
export function readTokens(): Tokens | null {
  inMemory ??= readable(readParsed('session', TOKENS_KEY, StoredTokens));
  return inMemory;
}

/** Null for tokens without readable claims. */
function readable(tokens: Tokens | null): Tokens | null {
  try {
    return tokens && claimsOf(tokens.idToken) ? tokens : null;
  } catch {
    return null;
  }
}

/** The owner of the session; null without one. `customerId` is empty for a guest or a non-customer. */
export function whoIsHere(): { profileId: string; customerId: string } | null {
  const tokens = readTokens();
  if (!tokens) return null;
  const { sub, customer_id, guest_loan_id } = claimsOf(tokens.idToken);
  return { profileId: sub, customerId: guest_loan_id ? '' : customer_id };
}

export function forgetTokens(): void {
  inMemory = null;
  forgetText('session', TOKENS_KEY);
  writeTokenCookie();
}

/**
 * Remaining life of the access token in ms; 0 or less after its end. Counted from its arrival and its issued life,
 * never by comparing `exp` with this device's clock, which may be wrong by hours.
 */
export function tokenLifeMs(tokens: Tokens): number {
  const elapsed = Math.max(0, Date.now() - tokens.receivedAt);
  return lifeOf(tokens.accessToken) - elapsed;
}

/**
 * Writes the cookie `token` again: the access token only, for the hand-off to pages of the lender outside the portal. Called after
 * each navigation; removes the cookie without a session. Spec: portal §2 "After each navigation", §9 (CONST-020, STORE-003, OPEN-033, CONF-030).
 */
export function writeTokenCookie(): void {
  if (typeof document === 'undefined') return;
  const token = readTokens()?.accessToken ?? '';
  const life = Math.round(settings().tokenCookieMinutes * 60);
  const age = token && token.length < COOKIE_LIMIT ? life : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `token=${age ? token : ''}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // cookies are denied: only the hand-off needs them
  }
}
