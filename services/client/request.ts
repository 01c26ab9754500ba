import * as v from 'valibot';
import { ApiError } from '../contract/error.ts';
import { API_VERSION, HEADER } from '../contract/headers.ts';
import type { CallName } from '../contract/index.ts';
import { ENTRY_CALLS, PUBLIC_CALLS } from '../contract/openCalls.ts';
import { fieldsOf } from './answer.ts';
import type { CallOptions } from './api.ts';
import { rememberedDeviceKey } from './devices.ts';
import type { Tokens } from './tokens.ts';

/** What a request says about its page. Read for each call: language and brand change. */
export type Surroundings = {
  serviceUrl: string;
  appVersion: string;
  /** Short code of the route's brand, empty outside of brands (HDR-008). */
  brandCode: () => string;
  /** Active language, "en" (HDR-005). */
  language: () => string;
  /** Runs as an installed app (HDR-009). */
  isStandalone: () => boolean;
};

const entries: ReadonlySet<CallName> = new Set(ENTRY_CALLS);
const open: ReadonlySet<CallName> = new Set(PUBLIC_CALLS);

/** Carries no token, also during a session (FLOW-AUTH-19). */
export const isEntry = (name: CallName): boolean => entries.has(name);
/** Answered with and without a token. */
export const isPublic = (name: CallName): boolean => open.has(name);

const inQuery = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Checks a request; one that breaks the contract is not sent (RULE-032). Unknown fields are left out. */
export function checkAsk(schema: v.GenericSchema<unknown, Record<string, unknown>>, name: CallName, ask: unknown): Record<string, unknown> {
  const parsed = v.safeParse(schema, ask);
  if (parsed.success) return parsed.output;
  throw new ApiError({ kind: 'invalid', call: name, message: `not sent: the request breaks the contract at ${fieldsOf(parsed.issues)}` });
}

/** Headers of every call. Spec: calls §7 (HDR-001 to HDR-009). */
function headersOf(
  ask: Record<string, unknown>,
  at: Surroundings,
  tokens: Tokens | null,
  key: string,
  caseId: string,
): Record<string, string> {
  const profileId = typeof ask['profileId'] === 'string' ? ask['profileId'] : '';
  const bearer = tokens ? { [HEADER.accessToken]: `Bearer ${tokens.accessToken}` } : {};
  return {
    accept: 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'accept-language': at.language(),
    [HEADER.idToken]: tokens?.idToken ?? '',
    [HEADER.deviceKey]: tokens?.deviceKey ?? rememberedDeviceKey(profileId),
    [HEADER.apiVersion]: API_VERSION,
    [HEADER.appVersion]: at.appVersion,
    [HEADER.brand]: at.brandCode(),
    [HEADER.pwa]: String(at.isStandalone()),
    [HEADER.requestId]: caseId,
    ...bearer,
    ...(key ? { [HEADER.idempotencyKey]: key } : {}),
  };
}

/** One call as an HTTP request. Without cookies: the service knows the customer by the Authorization header only. */
export function requestOf(
  name: CallName,
  ask: Record<string, unknown>,
  at: Surroundings,
  tokens: Tokens | null,
  options: CallOptions,
  caseId: string,
): [string, RequestInit] {
  const [method = 'GET', path = ''] = name.split(' ');
  const headers = headersOf(ask, at, tokens, options.key ?? '', caseId);
  const init: RequestInit = { method, headers, cache: 'no-store', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' };
  const given = Object.entries(ask).filter(([, value]) => value !== undefined);
  if (method === 'GET') {
    const query = new URLSearchParams(given.map(([field, value]) => [field, inQuery(value)])).toString();
    return [`${at.serviceUrl}${path}${query ? `?${query}` : ''}`, init];
  }
  return [
    `${at.serviceUrl}${path}`,
    {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      ...(options.keepalive ? { keepalive: true } : {}),
    },
  ];
}
