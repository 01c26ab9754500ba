import { ApiError, type Failure } from '../contract/error.ts';
import type { Answer, CallName, Contract } from '../contract/index.ts';
import { failureOf, jsonOf, parseAnswer, pauseIn, type Read } from './answer.ts';
import { setApi, type Api, type CallOptions } from './api.ts';
import { newCaseId } from './caseId.ts';
import { claimsOf } from './claims.ts';
import { config, mayLogBodies } from './config.ts';
import { log } from './log.ts';
import { checkAsk, isEntry, isPublic, requestOf, type Surroundings } from './request.ts';
import { rowOf } from './rows.ts';
import { endSessionHere, refresh } from './session.ts';
import { settings } from './settings.ts';
import { readTokens, tokenLifeMs, type Tokens } from './tokens.ts';

/** The page's facts for calls; without `isStandalone` the browser decides. */
export type Connection = Omit<Surroundings, 'isStandalone'> & { isStandalone?: () => boolean };

/** The page runs installed. Spec: PWA-006. */
export const standalone = (): boolean => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;
const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/** One exchange, body included, within the published limit and until `signal` says stop. Throws ApiError. Spec: portal §9 (HDR-011). */
async function exchange(
  call: CallName,
  [url, init]: [string, RequestInit],
  signal: AbortSignal | undefined,
  caseId: string,
): Promise<Read> {
  const failed = (failure: Pick<Failure, 'kind' | 'message'>, cause?: unknown) => new ApiError({ ...failure, call, caseId }, { cause });
  if (signal?.aborted) throw failed({ kind: 'aborted', message: 'not sent any more' });
  if (isOffline()) throw failed({ kind: 'offline', message: 'no network' });
  const stop = new AbortController();
  let late = false;
  const { apiTimeoutSeconds } = settings();
  const limit = setTimeout(() => {
    late = true;
    stop.abort();
  }, apiTimeoutSeconds * 1000);
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    const retryAfterMs = pauseIn(response.headers.get('retry-after'), Date.now());
    return { status: response.status, text: await response.text(), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  } catch (cause) {
    if (signal?.aborted) throw failed({ kind: 'aborted', message: 'stopped by the page' }, cause);
    // a cut request may have arrived
    throw failed({ kind: 'unknown', message: late ? `no answer within ${apiTimeoutSeconds} s` : 'the connection was cut' }, cause);
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', abort);
  }
}

/** Waits for tokens. A public call works without: after a failed refresh it is sent without tokens. */
const needed = (call: CallName, tokens: Promise<Tokens>): Promise<Tokens | null> => (isPublic(call) ? tokens.catch(() => null) : tokens);

/** Tokens for a call: the stored ones, refreshed if expired; null for an entry. Spec: FLOW-AUTH-07, FLOW-AUTH-19. */
async function tokensFor(call: CallName): Promise<Tokens | null> {
  const tokens = isEntry(call) ? null : readTokens();
  if (!tokens || tokenLifeMs(tokens) > 0) return tokens;
  return needed(call, refresh());
}

/**
 * Tokens to send a call again with, after a 401 for `old`. If another call has refreshed the session in the meantime, its tokens are used: a 401
 * that comes late starts no second refresh. After a sign-out a call is not sent again. Spec: FLOW-AUTH-07.
 */
async function renewed(call: CallName, old: Tokens): Promise<Tokens> {
  const now = readTokens();
  if (now?.accessToken === old.accessToken) return refresh();
  if (now && claimsOf(now.idToken).sub === claimsOf(old.idToken).sub) return now;
  throw new ApiError({ kind: 'denied', call, status: 401, message: 'the session has changed' });
}

/** Any error, also of a refresh, becomes a failure of the call that the chart made. */
function whole(call: CallName, error: unknown, caseId: string): Failure {
  if (error instanceof ApiError) return { ...error.failure, call };
  return { kind: 'unknown', call, status: 0, texts: [], code: '', message: error instanceof Error ? error.message : String(error), caseId };
}

/**
 * Connects the page to the service and sets the one `api`. After a 401 the tokens are refreshed once, for all waiting calls, and the call is
 * sent again; a second 401 ends the session. Nothing else is retried here (POLL-010). Spec: calls §7, §8; quality §1.3.
 */
export function connect(connection: Connection): Api {
  const at: Surroundings = { isStandalone: standalone, ...connection };

  const send = async (
    name: CallName,
    ask: Record<string, unknown>,
    tokens: Tokens | null,
    options: CallOptions,
    caseId: string,
  ): Promise<Read> => {
    const from = performance.now();
    let read: Read | undefined;
    try {
      read = await exchange(name, requestOf(name, ask, at, tokens, options, caseId), options.signal, caseId);
      return read;
    } finally {
      const { status, text } = read ?? { status: 0, text: '' };
      const bodies = mayLogBodies(config()) ? { request: ask, answered: jsonOf(text) ?? `no JSON, ${text.length} characters` } : {};
      log('info', 'call', { call: name, status, ms: Math.round(performance.now() - from), caseId, ...bodies });
    }
  };

  const ask = async <K extends CallName>(name: K, request: unknown, options: CallOptions, caseId: string): Promise<Answer<K>> => {
    const row = await rowOf(name);
    const checked = checkAsk(row.ask, name, request);
    const tokens = await tokensFor(name);
    let read = await send(name, checked, tokens, options, caseId);
    if (read.status === 401 && tokens) {
      const fresh = await needed(name, renewed(name, tokens));
      read = await send(name, checked, fresh, options, caseId);
      if (read.status === 401 && fresh) endSessionHere('invalidSession');
    }
    const failure = failureOf(name, read, caseId);
    if (tokens && failure?.code.includes('ProfileLocked')) endSessionHere('profileLock'); // OPEN-016 (FLAG-010)
    if (failure) throw new ApiError(failure);
    return parseAnswer<Contract[K]['answer']>(row.answer, name, read, caseId);
  };

  const api: Api = async (name, request, options = {}) => {
    const caseId = newCaseId();
    try {
      return await ask(name, request, options, caseId);
    } catch (error) {
      const failure = whole(name, error, caseId);
      if (failure.kind !== 'aborted')
        log('warn', 'call failed', { call: name, kind: failure.kind, status: failure.status, because: failure.message, caseId });
      throw new ApiError(failure, { cause: error });
    }
  };
  setApi(api);
  return api;
}
