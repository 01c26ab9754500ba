import { expect, test, vi } from 'vitest';
import { config, keepConfig } from '../../services/client/config.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import type { Api } from '../../services/client/api.ts';
import { ENTRY_CALLS, OPEN_CALLS } from '../../services/contract/openCalls.ts';
import { HEADER } from '../../services/contract/headers.ts';
import { annsEntry } from './kit/jwt.ts';
import { failureOf, json, service } from './kit/service.ts';

const STATUS = { available: true, message: '' };
const PAYMENT_TIMEOUT = { loanId: 'L1', paymentAmount: '200.00' };

test('every call names its caller, page and language, and asks for an uncached answer (HDR-001 to HDR-009, CONST-041)', async () => {
  const { api, requests } = service(() => json({ cards: [] }));
  const entry = annsEntry();
  keepTokens(entry, { remember: false });
  await api('GET /cards', { processorType: 1 });
  const [request] = requests;
  expect(request?.url).toBe('https://portal.test/api/cards?processorType=1');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: `Bearer ${entry.accessToken}`,
    'x-mobile-app-id-token': entry.idToken,
    'x-mobile-app-device-key': 'us-east-1_device-ann',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'accept-language': 'en',
    'x-api-version': '2',
    'x-mobile-app-version': '1.2.3',
    'x-mobile-app-brand': 'tmx',
    'x-mobile-app-pwa': 'false',
  });
  expect(request?.headers.get(HEADER.requestId)).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  expect(request?.headers.has(HEADER.idempotencyKey)).toBe(false);
});

test('language, brand and installed mode are read at the moment of the call (HDR-005, HDR-008, HDR-009, I18N-002, PWA-006)', async () => {
  const { api, requests, surroundings } = service(() => json(STATUS));
  await api('GET /serviceStatus', {});
  Object.assign(surroundings, { language: 'es', brand: 'inl', standalone: true });
  await api('GET /serviceStatus', {});
  const sent = requests.map(({ headers }) => ['accept-language', HEADER.brand, HEADER.pwa].map((name) => headers.get(name)));
  expect(sent).toEqual([
    ['en', 'tmx', 'false'],
    ['es', 'inl', 'true'],
  ]);
});

test('cookies are not sent, a redirect is not followed and no cache stores the response (HDR-004)', async () => {
  const { api } = service(() => json(STATUS));
  const fetch = vi.spyOn(globalThis, 'fetch');
  await api('GET /serviceStatus', {});
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
});

const ANN = { username: 'ann@example.com' };
const PASSWORD = 'Sandbox2026!';
const CODE = { verificationCode: '123456' };
/** The calls of sign-in, links, registration and recovery. Spec: calls §6. */
const ENTRIES: [string, (api: Api) => Promise<unknown>][] = [
  ['POST /authenticate', (api) => api('POST /authenticate', { ...ANN, password: PASSWORD, fromLegacyNcr: false })],
  ['POST /deviceKeyAuth', (api) => api('POST /deviceKeyAuth', { profileId: 'profile-ann', deepLinkFlow: 'payment' })],
  [
    'POST /signatureAuth',
    (api) => api('POST /signatureAuth', { profileId: 'p', signature: 's', expiration: '1', path: '', guestPayment: true }),
  ],
  ['POST /registerUser', (api) => api('POST /registerUser', { ...ANN, password: PASSWORD, encodedData: '' })],
  ['POST /registerNcrUser', (api) => api('POST /registerNcrUser', { ...ANN, password: PASSWORD, encodedData: '' })],
  ['POST /confirmuser', (api) => api('POST /confirmuser', { ...ANN, ...CODE })],
  ['PUT /confirmuser', (api) => api('PUT /confirmuser', { ...ANN, method: 'email' })],
  ['POST /resendVerificationCode', (api) => api('POST /resendVerificationCode', ANN)],
  ['POST /resetpassword', (api) => api('POST /resetpassword', { ...ANN, method: 'email' })],
  ['POST /confirmpassword', (api) => api('POST /confirmpassword', { ...ANN, ...CODE })],
  ['PUT /confirmpassword', (api) => api('PUT /confirmpassword', { ...ANN, resetKey: 'k', password: PASSWORD })],
];
/** The calls that work without a session too. */
const PUBLIC: [string, (api: Api) => Promise<unknown>][] = [
  ['GET /configsettings', (api) => api('GET /configsettings', {})],
  ['GET /serviceStatus', (api) => api('GET /serviceStatus', {})],
  ['GET /contacts', (api) => api('GET /contacts', {})],
  ['GET /lmsReferenceId', (api) => api('GET /lmsReferenceId', {})],
  ['GET /passwordPolicy', (api) => api('GET /passwordPolicy', {})],
];
const down = () => json({}, 500);

test.each(ENTRIES)('%s carries no token, even with an old session (FLOW-AUTH-19)', async (_, ask) => {
  const { api, requests } = service(down);
  keepTokens(annsEntry(), { remember: false });
  await failureOf(ask(api));
  expect(requests.map(({ headers }) => [headers.has('authorization'), headers.get(HEADER.idToken)])).toEqual([[false, '']]);
});

test.each(PUBLIC)('%s carries the session’s token, and none before sign-in (FLOW-AUTH-19, HDR-001)', async (_, ask) => {
  const { api, requests } = service(down);
  await failureOf(ask(api));
  const entry = keepTokens(annsEntry(), { remember: false });
  await failureOf(ask(api));
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${entry.accessToken}`]);
});

test('no other call goes without a token (FLOW-AUTH-19)', () => {
  expect(ENTRY_CALLS).toEqual(ENTRIES.map(([name]) => name));
  expect(OPEN_CALLS.toSorted()).toEqual([...ENTRIES, ...PUBLIC].map(([name]) => name).toSorted());
});

test('a public call still works when the session cannot be refreshed', async () => {
  const { api, requests } = service(({ headers }) => (headers.has('authorization') ? json({}, 401) : json(STATUS)), {
    cognito: () => json({ __type: 'NotAuthorizedException', message: 'revoked' }, 400),
  });
  keepTokens(annsEntry(), { remember: false });
  await expect(api('GET /serviceStatus', {})).resolves.toEqual(STATUS);
  keepTokens(annsEntry({ lifeSeconds: 0 }), { remember: false });
  await expect(api('GET /serviceStatus', {})).resolves.toEqual(STATUS);
  expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([true, false, false]);
});

test('the key of an intent is sent as Idempotency-Key (CONF-037)', async () => {
  const { api, requests } = service(() => json({ status: 'abandoned' }));
  await expect(api('POST /paymentTimeout', PAYMENT_TIMEOUT, { key: 'k-1' })).resolves.toEqual({ status: 'abandoned' });
  expect(requests[0]?.headers.get('idempotency-key')).toBe('k-1');
  expect(await requests[0]?.json()).toEqual(PAYMENT_TIMEOUT);
});

test('in the query a list is joined by commas, a boolean is text, and a missing value is left out', async () => {
  const { api, requests } = service((request) =>
    request.url.includes('loanlock') ? json({ alreadyLocked: false }) : json({ brands: [], availableProviders: [] }),
  );
  await api('GET /loanlock', { loanIds: ['L1', 'L2'], profileId: 'p', lockType: 'refinance' });
  await api('GET /serviceProvider', { availability: true });
  expect(requests.map(({ url }) => url.split('/api')[1])).toEqual([
    '/loanlock?loanIds=L1%2CL2&profileId=p&lockType=refinance',
    '/serviceProvider?availability=true',
  ]);
});

test('a request that breaks the contract is not sent, and the failure names the field but not its value (RULE-032)', async () => {
  const { api, requests } = service(() => json({}));
  const failure = await failureOf(api('POST /paymentTimeout', { loanId: 'L1', paymentAmount: '200.005' }));
  expect(failure).toMatchObject({ kind: 'invalid', call: 'POST /paymentTimeout' });
  expect(failure.message).toContain('paymentAmount');
  expect(failure.message).not.toContain('200.005');
  expect(requests).toHaveLength(0);
});

test('unknown fields never leave the page', async () => {
  const { api, requests } = service(() => json({ status: 'accepted' }));
  const sneaky = { ...PAYMENT_TIMEOUT, cvv: '123' };
  await api('POST /paymentTimeout', sneaky);
  expect(await requests[0]?.json()).toEqual(PAYMENT_TIMEOUT);
});

test('an answer that takes 35 s counts as unknown, one that takes slightly less counts (HDR-011, CONST-004)', async () => {
  vi.useFakeTimers();
  const { api } = service(() => new Promise((resolve) => setTimeout(() => resolve(json(STATUS)), 34_999)));
  const inTime = api('GET /serviceStatus', {});
  await vi.advanceTimersByTimeAsync(35_000);
  await expect(inTime).resolves.toEqual(STATUS);

  const never = service(() => new Promise<Response>(() => {}));
  const late = failureOf(never.api('GET /serviceStatus', {}));
  await vi.advanceTimersByTimeAsync(34_999);
  expect(never.requests[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ kind: 'unknown', status: 0, message: 'no answer within 35 s' });
});

test('the limit includes the body', async () => {
  vi.useFakeTimers();
  const { api } = service(() => json(STATUS));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"available":'));
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
    });
    return new Response(body);
  });
  const late = failureOf(api('GET /serviceStatus', {}));
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await late).toMatchObject({ kind: 'unknown', message: 'no answer within 35 s' });
});

test('leaving a screen stops its request (POLL-012)', async () => {
  const { api, requests } = service(() => new Promise<Response>(() => {}));
  const stop = new AbortController();
  const failure = failureOf(api('GET /serviceStatus', {}, { signal: stop.signal }));
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  stop.abort();
  expect(await failure).toMatchObject({ kind: 'aborted' });
  expect(await failureOf(api('GET /serviceStatus', {}, { signal: stop.signal }))).toMatchObject({ kind: 'aborted' });
  expect(requests).toHaveLength(1);
});

test('without a network nothing is sent (ERR-026)', async () => {
  const { api, requests } = service(() => json(STATUS));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failureOf(api('GET /serviceStatus', {}))).toMatchObject({ kind: 'offline' });
  expect(requests).toHaveLength(0);
});

test('a failed call has a case number that is easy to read out by phone, and the request carries the same number', async () => {
  const { api, requests } = service(() => json({}, 500));
  const { caseId } = await failureOf(api('GET /serviceStatus', {}));
  expect(caseId).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  expect(requests.at(-1)?.headers.get('x-request-id')).toBe(caseId);
});

test('calls and failures are logged with call, status and case, and without the request or answer (HDR-010, ERR-039)', async () => {
  const { api, log } = service(() => json({ Error: 'no' }, 422));
  const { caseId } = await failureOf(api('POST /paymentTimeout', PAYMENT_TIMEOUT));
  expect(log.map(({ event }) => event)).toEqual(['call', 'call failed']);
  expect(log[0]?.facts).toMatchObject({ call: 'POST /paymentTimeout', status: 422, caseId });
  expect(JSON.stringify(log)).not.toContain('200.00');
});

test('a lower environment can log requests and answers, without their secrets (HDR-010, CONF-025)', async () => {
  const CANARY = 'canary-7391';
  const entry = annsEntry();
  const answers = [entry, { resetKey: CANARY, expiresInSeconds: 60 }, { available: true, message: 'open' }];
  const { api, log } = service(() => json(answers.shift()));
  keepConfig({ ...config(), environment: 'sandbox', logBodies: true });
  await api('POST /authenticate', { ...ANN, password: CANARY, encodedData: CANARY, fromLegacyNcr: false });
  await api('POST /confirmpassword', { ...ANN, ...CODE });
  await api('PUT /confirmpassword', { ...ANN, resetKey: CANARY, password: `${CANARY}A` });
  const text = JSON.stringify(log);
  expect(log[0]?.facts).toMatchObject({ request: { ...ANN, fromLegacyNcr: false }, answered: { deviceGroupKey: entry.deviceGroupKey } });
  for (const secret of [CANARY, CODE.verificationCode, entry.accessToken, entry.idToken, entry.refreshToken, entry.deviceKey])
    expect(text).not.toContain(secret);
});

test.each([
  ['logging them is not configured', { environment: 'sandbox' }],
  ['the installation is production', { environment: 'production', logBodies: true }],
  ['nothing is configured', {}],
])('the log has no request and no answer when %s (HDR-010)', async (_, its) => {
  const { api, log } = service(() => json({ available: true, message: 'open on Sunday' }));
  keepConfig({ ...config(), environment: undefined, ...its });
  await api('GET /serviceStatus', {});
  expect(log[0]?.facts).not.toHaveProperty('request');
  expect(JSON.stringify(log)).not.toContain('open on Sunday');
});
