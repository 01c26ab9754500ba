import { ApiError } from '../contract/error.ts';
import type { Answer, Ask } from '../contract/index.ts';
import type { Person } from '../contract/session.ts';
import { readUsername } from '../contract/username.ts';
import { keepAdmitted, wasAdmitted } from './admitted.ts';
import { api } from './api.ts';
import { fetchCached } from './cache.ts';
import { claimsOf } from './claims.ts';
import type { Attributes } from './cognito.ts';
import { deviceContext } from './deviceContext.ts';
import { log } from './log.ts';
import { askGuestLoanAhead } from './loansAhead.ts';
import { forgetSecret, readSecret } from './secrets.ts';
import { personOf, type ServiceFacts } from './person.ts';
import { refresh } from './session.ts';
import { forgetCustomer } from './survivors.ts';
import { keepTokens, readTokens, tokenLifeMs, type Entry, type Tokens } from './tokens.ts';

/** Unknown facts do not block the sign-in: no brands lead to Home (guard 5), and the service itself refuses what is not allowed. */
const UNKNOWN: ServiceFacts = { brands: [], availableProviders: [], referenceIds: null, trusted: true, termsPending: false };

type How = { signal?: AbortSignal | undefined; attributes?: Attributes; isEntry?: boolean; isReload?: boolean };

/**
 * The person of the stored tokens: from their claims and from the service, in parallel requests. For a guest, only the brands are loaded. A
 * reload does not ask again what the service said to a customer whom it has admitted. With a guest's brands goes what the payment needs.
 */
async function present({ signal, attributes, isReload = false, isEntry = isReload }: How): Promise<Person> {
  const tokens = readTokens();
  if (!tokens) throw new ApiError({ kind: 'denied', call: 'session', message: 'nobody is signed in' });
  const { profileId, customerIds, guest } = personOf(tokens, UNKNOWN);
  const isGuest = guest !== null;
  const [lmsId] = Object.keys(customerIds);
  if (isEntry && guest?.flow === 'payment' && lmsId !== undefined) askGuestLoanAhead(profileId, { loanId: guest.loanId, lmsId });
  /** The response, or null after a failure; throws when the session itself is over. */
  const ask = async <K extends Open>(name: K, request: Ask<K>): Promise<Answer<K> | null> => {
    try {
      return await fetchCached(name, request, signal);
    } catch (error) {
      if (error instanceof ApiError && (error.failure.kind === 'aborted' || isOver(error))) throw error;
      return null;
    }
  };
  const isAdmitted = isGuest || (isReload && (await wasAdmitted(profileId)));
  const [provider, device, terms, systems] = await Promise.all([
    ask('GET /serviceProvider', { availability: true }),
    isAdmitted ? null : ask('GET /checktrusteddevice', {}),
    isAdmitted ? null : ask('GET /newaccountterms', {}),
    isGuest ? null : ask('GET /lmsReferenceId', {}),
  ]);
  const facts = {
    ...UNKNOWN,
    ...provider,
    trusted: device?.trusted ?? true,
    termsPending: terms !== null && terms.acceptedVersion < terms.version,
    referenceIds: systems?.referenceIds ?? null,
  };
  if (device?.trusted && terms && !facts.termsPending && facts.referenceIds) keepAdmitted(profileId, facts.referenceIds);
  return personOf(tokens, facts, attributes);
}

type Open = 'GET /serviceProvider' | 'GET /checktrusteddevice' | 'GET /newaccountterms' | 'GET /lmsReferenceId';

/** The session itself is refused. A 403 refuses only the request: a guest may not read the customer's brands. */
const isOver = ({ failure }: ApiError): boolean => failure.kind === 'denied' && failure.status !== 403;

/** Ends another person's session at the service after a new entry replaced it here. */
async function retire(tokens: Tokens): Promise<void> {
  const { signOutOfCognito } = await import('./cognito.ts');
  await signOutOfCognito(tokens).catch((because: unknown) => log('warn', 'sign-out failed', { because }));
}

/** Starts the session of an entry. An earlier session of another person leaves nothing behind. */
function enter(entry: Entry, as: { remember: boolean; username?: string }, signal?: AbortSignal): Promise<Person> {
  const { sub } = claimsOf(entry.idToken);
  const before = readTokens();
  if (before && claimsOf(before.idToken).sub !== sub) {
    forgetCustomer();
    void retire(before);
  }
  keepTokens(entry, as);
  return present({ signal, isEntry: true });
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
  return enter(entry, { remember, username: known.username }, signal);
}

type Link = Ask<'POST /signatureAuth'>;

/** The request of sendLinkAhead(), for the first chart that asks. Undefined before it is sent, null after a chart has asked: a link works once. */
let ahead: { ask: Link; entry: Promise<Entry> } | null | undefined;

/** Sends a signed link while the page still reads its settings. The charts find the response when they ask, and decide what becomes of it. */
export function sendLinkAhead(ask: Link): void {
  if (ahead !== undefined || readTokens()) return;
  ahead = { ask, entry: api('POST /signatureAuth', ask) };
  ahead.entry.catch(() => undefined); // the charts find the failure, too
}

export async function enterBySignature(ask: Link, signal?: AbortSignal): Promise<Person> {
  const sent = ahead && isSameLink(ahead.ask, ask) ? ahead.entry : null;
  ahead = null;
  return enter(await (sent ?? api('POST /signatureAuth', ask, signal ? { signal } : {})), { remember: false }, signal);
}

const isSameLink = (one: Link, other: Link): boolean => one.signature === other.signature && one.profileId === other.profileId;

export const enterByDeviceKey = async (ask: Ask<'POST /deviceKeyAuth'>, signal?: AbortSignal): Promise<Person> =>
  enter(await api('POST /deviceKeyAuth', ask, signal ? { signal } : {}), { remember: true }, signal);

/** The person of the current session, null without one. */
export const personNow = async (signal?: AbortSignal): Promise<Person | null> => (readTokens() ? present({ signal }) : null);

/** The same with refreshed tokens, and with the attributes as Cognito has them now: a token may be older than a change. Spec: OPEN-023. */
export async function personRenewed(signal?: AbortSignal): Promise<Person> {
  const tokens = await refresh();
  const { attributesFromCognito } = await import('./cognito.ts');
  const attributes = await attributesFromCognito(tokens).catch((because: unknown) => {
    log('warn', 'attributes not read', { because });
    return {}; // the claims of the new token have to do
  });
  return present({ signal, attributes });
}

/** The session of this tab after a reload. Tokens with less than `least` ms are renewed first; a refusal ends the session. */
export async function restore(least: number, signal?: AbortSignal): Promise<Person | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  try {
    const isOld = tokenLifeMs(tokens) < least;
    if (isOld) await refresh();
    return await present({ signal, isReload: !isOld });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof ApiError && !isOver(error)) return personOf(tokens, UNKNOWN);
    forgetCustomer();
    return null;
  }
}
