import * as v from 'valibot';
import { OriginationCookie } from '../contract/originationState.ts';
import { settings } from './settings.ts';
import { whoIsHere } from './tokens.ts';

/**
 * An origination that was begun, in a cookie of this customer: it outlives the tab and a sign-out, for a limited time. The name has a hash of the
 * customer's id, so that customers who share a device do not read each other's. A value that does not fit is ignored. Spec: portal §3
 * "Origination state", §9 "origination 7200 minutes" (FLOW-ORIG-05, STORE-002, CONST-023, CONF-002, CONF-024).
 */
const Stored = v.pipe(v.string(), v.parseJson(), v.object({ version: v.literal(1), storedAt: v.number(), state: OriginationCookie }));

/** FNV-1a, 32 bits, in hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Empty without a customer. */
function nameNow(): string {
  const customerId = whoIsHere()?.customerId ?? '';
  return customerId === '' ? '' : `origination_${hashOf(customerId)}`;
}

/** ms. */
const lifeMs = (): number => settings().originationTtlMinutes * 60_000;

function write(name: string, value: string, ageMs: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${Math.round(ageMs / 1000)}; Path=/; SameSite=Lax${secure}`;
}

/** Cookies may be denied: then only the tab has it. */
function withCookies<T>(act: (name: string) => T, otherwise: T): T {
  const name = nameNow();
  if (typeof document === 'undefined' || name === '') return otherwise;
  try {
    return act(name);
  } catch {
    return otherwise;
  }
}

/** Writes the allowed fields; the rest is left out. Nothing is written when they do not fit. */
export const keepOriginationCookie = (given: unknown): void =>
  withCookies((name) => {
    const state = v.safeParse(OriginationCookie, given);
    if (!state.success) return;
    write(name, encodeURIComponent(JSON.stringify({ version: 1, storedAt: Date.now(), state: state.output })), lifeMs());
  }, undefined);

/** The signed-in customer's, and when it was written, ms since 1970; null without one, and for one that is too old or was changed. */
export const readOriginationCookie = (): { storedAt: number; state: OriginationCookie } | null =>
  withCookies((name) => {
    const text = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`)) ?? '';
    const stored = v.safeParse(Stored, decodeURIComponent(text.slice(name.length + 1)));
    if (!stored.success) return null;
    const age = Date.now() - stored.output.storedAt;
    return age >= 0 && age < lifeMs() ? stored.output : null;
  }, null);

export const forgetOriginationCookie = (): void => withCookies((name) => write(name, '', 0), undefined);
