import { ApiError } from '../contract/error.ts';
import type { Ask } from '../contract/index.ts';
import type { Person } from '../contract/session.ts';
import { readUsername } from '../contract/username.ts';
import { api } from './api.ts';
import { fetchCached } from './cache.ts';
import { claimsOf, personOf } from './claims.ts';
import { deviceContext } from './deviceContext.ts';
import { log } from './log.ts';
import { forgetSecret, readSecret } from './secrets.ts';
import { refresh } from './session.ts';
import { forgetCustomer } from './survivors.ts';
import { keepTokens, readTokens, tokenLifeMs, type Entry, type Tokens } from './tokens.ts';

/** The person of the kept tokens. Brands that cannot be asked for count as none: guard 5 then lets the customer through to Home. */
async function present(signal?: AbortSignal): Promise<Person> {
  const tokens = readTokens();
  if (!tokens) throw new ApiError({ kind: 'denied', call: 'session', message: 'nobody is signed in' });
  try {
    const { brands, availableProviders } = await fetchCached('GET /serviceProvider', { availability: true }, 'short', signal);
    return personOf(tokens.idToken, brands, availableProviders);
  } catch (error) {
    if (error instanceof ApiError && (error.failure.kind === 'aborted' || isOver(error))) throw error;
    return personOf(tokens.idToken, [], []);
  }
}

/** The session itself is refused. A 403 refuses only what was asked: a guest may not know the customer's brands. */
const isOver = ({ failure }: ApiError): boolean => failure.kind === 'denied' && failure.status !== 403;

/** Ends at the service what another person's entry has replaced here. */
async function retire(tokens: Tokens): Promise<void> {
  const { signOutOfCognito } = await import('./cognito.ts');
  await signOutOfCognito(tokens).catch((because: unknown) => log('warn', 'sign-out failed', { because }));
}

/** Makes an entry's answer the session of this page. An earlier session of somebody else leaves nothing behind. */
function enter(entry: Entry, remember: boolean, signal?: AbortSignal): Promise<Person> {
  const { sub } = claimsOf(entry.idToken);
  const before = readTokens();
  if (before && claimsOf(before.idToken).sub !== sub) {
    forgetCustomer();
    void retire(before);
  }
  keepTokens(entry, { remember });
  return present(signal);
}

export async function enterByPassword(
  { username, remember }: { username: string; remember: boolean },
  signal?: AbortSignal,
): Promise<Person> {
  const known = readUsername(username);
  const password = readSecret('password');
  if (known.kind === 'none' || password === undefined)
    throw new ApiError({ kind: 'invalid', call: 'POST /authenticate', message: 'not sent: username or password is missing' });
  const ask = { username: known.username, password, encodedData: deviceContext(), fromLegacyNcr: false };
  const entry = await api('POST /authenticate', ask, signal ? { signal } : {});
  forgetSecret('password');
  return enter(entry, remember, signal);
}

export const enterBySignature = async (ask: Ask<'POST /signatureAuth'>, signal?: AbortSignal): Promise<Person> =>
  enter(await api('POST /signatureAuth', ask, signal ? { signal } : {}), false, signal);

export const enterByDeviceKey = async (ask: Ask<'POST /deviceKeyAuth'>, signal?: AbortSignal): Promise<Person> =>
  enter(await api('POST /deviceKeyAuth', ask, signal ? { signal } : {}), true, signal);

/** The person of the session as it stands, null when nobody is signed in. */
export const personNow = async (signal?: AbortSignal): Promise<Person | null> => (readTokens() ? present(signal) : null);

/** The session of this tab after a reload. Tokens with less than `least` ms are renewed first; a refusal means nobody is signed in. */
export async function restore(least: number, signal?: AbortSignal): Promise<Person | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  try {
    if (tokenLifeMs(tokens) < least) await refresh();
    return await present(signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof ApiError && !isOver(error)) return personOf(tokens.idToken, [], []);
    forgetCustomer();
    return null;
  }
}
