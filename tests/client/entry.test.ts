import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { enterByDeviceKey, enterByPassword, enterBySignature, personNow, restore } from '../../services/client/entry.ts';
import { leave } from '../../services/client/leave.ts';
import { markDevice, rememberedDeviceKey } from '../../services/client/devices.ts';
import { readInFlight, writeInFlight } from '../../services/client/inFlight.ts';
import { lockedFlows, lockFlow } from '../../services/client/locks.ts';
import { keepSecret, readSecret } from '../../services/client/secrets.ts';
import { keepText, storedKeys } from '../../services/client/storage.ts';
import { keepTokens, readTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_RECORD } from './kit/payment.ts';
import { failureOf, json, service, type Answering } from './kit/service.ts';

const BRANDS = { brands: ['TitleMax', 'InstaLoan'], availableProviders: ['TitleMax'] };

const lender =
  (entry: object, entryStatus = 200): Answering =>
  (request) =>
    request.url.includes('serviceProvider') ? json(BRANDS) : request.method === 'PUT' ? json({}) : json(entry, entryStatus);

const ann = { profileId: 'profile-ann', customerId: 'C-ann', customerIds: { '1': 'C-ann' }, name: 'Ann Archer', guest: null, ...BRANDS };

test('Ann signs in by phone in any form; the password leaves its cell after success (FLOW-AUTH-01, RULE-001, RULE-005)', async () => {
  const { requests } = service(lender(annsEntry()));
  keepSecret('password', 'Sandbox2026');
  await expect(enterByPassword({ username: '+1 (512) 555-0101', remember: true })).resolves.toMatchObject(ann);
  expect(await requests[0]?.json()).toMatchObject({ username: '5125550101', password: 'Sandbox2026', fromLegacyNcr: false });
  expect(readSecret('password')).toBeUndefined();
});

test('the service gets the device that signs in: browser, language and time zone, also with letters beyond ASCII (OPEN-046)', async () => {
  const { requests } = service(lender(annsEntry()));
  vi.stubGlobal('navigator', { userAgent: 'Navegador ñ/1', language: 'es-MX', onLine: true });
  keepSecret('password', 'Sandbox2026');
  await enterByPassword({ username: 'ann@example.com', remember: false });
  const { encodedData } = v.parse(v.object({ encodedData: v.string() }), await requests[0]?.json());
  expect(JSON.parse(Buffer.from(encodedData, 'base64').toString())).toEqual({
    userAgent: 'Navegador ñ/1',
    language: 'es-MX',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('a wrong password stays in its cell, so that nothing typed is lost, and there is no session (ERR-033)', async () => {
  service(lender({ Error: 'Incorrect username or password.', errorCode: 'NotAuthorizedException' }, 401));
  keepSecret('password', 'Sandbox2025');
  expect(await failureOf(enterByPassword({ username: 'ann@example.com', remember: false }))).toMatchObject({
    code: 'NotAuthorizedException',
  });
  expect(readSecret('password')).toBe('Sandbox2025');
  expect(readTokens()).toBeNull();
});

test.each([
  ['e-mail address', 'Ann@Example.com', 'ann@example.com'],
  ['phone number', '(512) 555-0101', '5125550101'],
])('Ann signs in by %s, which is sent as the username (CALL-072)', async (_, typed, username) => {
  service(lender(annsEntry({ email: 'ann@example.com', phone_number: '5125550101' })));
  keepSecret('password', 'Sandbox2026');
  await expect(enterByPassword({ username: typed, remember: false })).resolves.toMatchObject({ username });
  await expect(personNow()).resolves.toMatchObject({ username });
});

test('without a username or a password nothing is sent', async () => {
  const { requests } = service(lender(annsEntry()));
  expect(await failureOf(enterByPassword({ username: 'ann@example.com', remember: false }))).toMatchObject({ kind: 'invalid' });
  keepSecret('password', 'Sandbox2026');
  expect(await failureOf(enterByPassword({ username: 'abc', remember: false }))).toMatchObject({ kind: 'invalid' });
  expect(requests).toHaveLength(0);
});

test('a sign-in without readable tokens starts no session', async () => {
  service(lender({ ...annsEntry(), idToken: 'not.a.token' }));
  keepSecret('password', 'Sandbox2026');
  await expect(enterByPassword({ username: 'ann@example.com', remember: false })).rejects.toThrow('the id token breaks the contract');
  expect(readTokens()).toBeNull();
});

test('Gus enters by a link: one loan only, and Ann’s data is removed from this tab (FLOW-AUTH-01, GUARD-005)', async () => {
  const gus = { sub: 'guest-gus', customer_id: '', lms_customer_ids: '[]', guest_loan_id: 'L9', guest_flow: 'payment', name: 'Gus' };
  const { requests, refreshes } = service(lender(annsEntry(gus)), { cognito: () => json({}) });
  const { refreshToken } = keepTokens(annsEntry(), { remember: false });
  keepText('session', 'draft:payment', '{}');
  const link = { profileId: 'guest-gus', signature: 's', expiration: '1', path: '/TitleMax/Accounts/L9/Payment', guestPayment: true };
  await expect(enterBySignature(link)).resolves.toMatchObject({ name: 'Gus', customerId: '', guest: { loanId: 'L9', flow: 'payment' } });
  const entered = requests.find(({ url }) => url.endsWith('/signatureAuth'));
  expect([entered?.method, await entered?.json()]).toEqual(['POST', link]);
  expect(storedKeys('session')).toEqual(['tokens']);
  await vi.waitFor(() => expect(refreshes).toHaveLength(1), 60_000);
  expect(await refreshes[0]?.json()).toMatchObject({ Token: refreshToken });
});

test('when the brands cannot be fetched, the list is empty', async () => {
  service((request) => (request.url.includes('serviceProvider') ? json({}, 500) : json(annsEntry())));
  await expect(enterByDeviceKey({ profileId: 'profile-ann', deepLinkFlow: 'payment' })).resolves.toMatchObject({
    brands: [],
    availableProviders: [],
  });
});

/** CALL-097 */
test('a remembered device sends its key at the next sign-in, a forgotten one does not (FLOW-AUTH-01, GUARD-007, HDR-003)', async () => {
  const { requests, refreshes } = service(lender(annsEntry()), { cognito: () => json({}) });
  keepTokens(annsEntry(), { remember: true });
  await markDevice(true);
  expect(await refreshes[0]?.json()).toMatchObject({ DeviceKey: 'us-east-1_device-ann', DeviceRememberedStatus: 'remembered' });
  await leave('sideBarButton');
  expect(readTokens()).toBeNull();
  await enterByDeviceKey({ profileId: 'profile-ann', deepLinkFlow: 'payment' });
  const entered = requests.findLast(({ method, url }) => method === 'POST' && url.endsWith('/deviceKeyAuth'));
  expect(entered?.headers.get('x-mobile-app-device-key')).toBe('us-east-1_device-ann');
  expect(await entered?.json()).toEqual({ profileId: 'profile-ann', deepLinkFlow: 'payment' });
  await markDevice(false);
  expect(rememberedDeviceKey('profile-ann')).toBe('');
});

test('after a reload Ann is still signed in; without tokens there is no session (FLOW-AUTH-07)', async () => {
  service(lender({}));
  expect(await restore(300_000)).toBeNull();
  keepTokens(annsEntry(), { remember: false });
  await expect(restore(300_000)).resolves.toMatchObject(ann);
});

test('after a reload tokens that expire soon are refreshed; after a refusal there is no session and nothing is stored (FLOW-AUTH-07, CONST-021)', async () => {
  const { refreshes } = service(lender({}), { cognito: () => json({ __type: 'NotAuthorizedException', message: 'revoked' }, 400) });
  keepTokens(annsEntry({ lifeSeconds: 299 }), { remember: false });
  expect(await restore(300_000)).toBeNull();
  expect(refreshes).toHaveLength(1);
  expect(storedKeys('session')).toEqual([]);
});

test('after a reload while the service is down Ann is still signed in', async () => {
  service(() => json({}, 503), { cognito: () => json({ __type: 'InternalErrorException', message: 'down' }, 400) });
  keepTokens(annsEntry(), { remember: false });
  await expect(restore(300_000)).resolves.toMatchObject({ profileId: 'profile-ann', brands: [] });
});

test('signing out twice sends one request to the service (FLOW-AUTH-09, FLOW-AUTH-10)', async () => {
  const { requests } = service(lender({}), { cognito: () => json({}) });
  keepTokens(annsEntry(), { remember: false });
  await Promise.all([leave('sideBarButton'), leave('sessionTimeout')]);
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['PUT /api/deviceKeyAuth']);
});

test('a sign-out that does not reach the service is logged, and the customer’s data is still removed (FLOW-IDLE-07, ERR-035, ERR-036, part of FLOW-AUTH-11)', async () => {
  const { log } = service(() => json({}, 500), { cognito: () => json({}, 500) });
  keepTokens(annsEntry(), { remember: false });
  await leave('sessionTimeout');
  expect(readTokens()).toBeNull();
  expect(log).toContainEqual(expect.objectContaining({ event: 'sign-out', facts: { reason: 'sessionTimeout' } }));
  expect(log.map(({ event }) => event)).toContain('sign-out failed');
});

/** @layer STORE */
test('only the allow-listed keys stay in storage after a sign-out (FLOW-AUTH-08, STORE-009, CONF-031)', async () => {
  service(lender({}), { cognito: () => json({}) });
  keepTokens(annsEntry(), { remember: true });
  keepSecret('cvv', '123');
  lockFlow('payment');
  writeInFlight(ANNS_RECORD);
  for (const key of ['draft:payment', 'anything']) keepText('session', key, 'x');
  for (const key of ['device:profile-ann', 'appReview:profile-ann', 'viewedOffers', 'gpsReceipt', 'language', 'theme', 'email'])
    keepText('local', key, 'x');
  await leave('sideBarButton');
  expect(storedKeys('session')).toEqual(['inFlight:L1']);
  expect(storedKeys('local').toSorted()).toEqual([
    'appReview:profile-ann',
    'device:profile-ann',
    'gpsReceipt',
    'language',
    'theme',
    'viewedOffers',
  ]);
  expect([readSecret('cvv'), lockedFlows(), readInFlight('somebody-else', 'L1')]).toEqual([undefined, [], null]);
});

test('a guest who may not fetch brands can still enter', async () => {
  service((request) => (request.url.includes('serviceProvider') ? json({}, 403) : json(annsEntry({ guest_loan_id: 'L9' }))));
  const link = { profileId: 'p', signature: 's', expiration: '1', path: '', guestPayment: true };
  await expect(enterBySignature(link)).resolves.toMatchObject({ guest: { loanId: 'L9', flow: 'payment' }, brands: [] });
});

test('a service that does not answer does not block: after 5 s Ann is signed out on this device', async () => {
  vi.useFakeTimers();
  service(() => new Promise<Response>(() => {}), { cognito: () => json({}) });
  keepTokens(annsEntry(), { remember: false });
  const left = leave('sideBarButton');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(readTokens()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(readTokens()).toBeNull();
});
