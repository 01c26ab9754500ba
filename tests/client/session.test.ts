import { expect, test, vi } from 'vitest';
import { session, type SessionNews } from '../../services/client/session.ts';
import { keepTokens, readTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { failureOf, json, service, type Answering } from './kit/service.ts';

/** A service that accepts only the newest access token, and a Cognito that issues it. */
function withRefresh(answer: Answering, { refuses = '' } = {}) {
  const fresh = annsEntry();
  const cognito: Answering = () =>
    refuses
      ? json({ __type: refuses, message: 'Refresh Token has been revoked' }, 400)
      : json({ AuthenticationResult: { AccessToken: fresh.accessToken, IdToken: fresh.idToken, ExpiresIn: 3600, TokenType: 'Bearer' } });
  const news: SessionNews[] = [];
  const page = service(
    (request) => (request.headers.get('authorization') === `Bearer ${fresh.accessToken}` ? answer(request) : json({}, 401)),
    { cognito },
  );
  session.listen((change) => news.push(change));
  return { ...page, fresh, news };
}

const CONFIRMED = { cards: [] };

test('twenty calls meet an expired session: one refresh, and all twenty are answered (FLOW-AUTH-07)', async () => {
  const { api, requests, refreshes, news } = withRefresh(() => json(CONFIRMED));
  keepTokens(annsEntry(), { remember: true });
  const answers = await Promise.all(Array.from({ length: 20 }, () => api('GET /cards', {})));
  expect(answers).toHaveLength(20);
  expect(refreshes).toHaveLength(1);
  expect(requests).toHaveLength(40);
  expect(news).toEqual([{ kind: 'renewed' }]);
});

test('a 401 that arrives after the refresh has finished: the call is sent again with the new token, and no second refresh goes out (FLOW-AUTH-07)', async () => {
  const late = Promise.withResolvers<Response>();
  const fresh = annsEntry();
  const { api, requests, refreshes } = service(
    (request) => {
      if (request.headers.get('authorization') === `Bearer ${fresh.accessToken}`) return json(CONFIRMED);
      return request.url.endsWith('/cards') ? late.promise : json({}, 401);
    },
    { cognito: () => json({ AuthenticationResult: { AccessToken: fresh.accessToken, IdToken: fresh.idToken } }) },
  );
  const old = keepTokens(annsEntry(), { remember: false });
  const answer = api('GET /cards', {});
  await failureOf(api('GET /offers', {})); // this one refreshes the session
  expect(refreshes).toHaveLength(1);
  late.resolve(json({}, 401));
  await expect(answer).resolves.toMatchObject(CONFIRMED);
  expect(refreshes).toHaveLength(1);
  expect(requests.filter(({ url }) => url.endsWith('/cards')).map(({ headers }) => headers.get('authorization'))).toEqual([
    `Bearer ${old.accessToken}`,
    `Bearer ${fresh.accessToken}`,
  ]);
});

test("Ann's call is answered 401 after Sam has signed in: it is not sent again with Sam's token (FLOW-AUTH-19)", async () => {
  const late = Promise.withResolvers<Response>();
  const { api, requests, refreshes } = service(() => late.promise);
  keepTokens(annsEntry(), { remember: false });
  const failure = failureOf(api('POST /paymentTimeout', { loanId: 'L1', paymentAmount: '200.00' }, { key: 'k-1' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  keepTokens(annsEntry({ sub: 'profile-sam' }), { remember: false });
  late.resolve(json({}, 401));
  expect(await failure).toMatchObject({ kind: 'denied', call: 'POST /paymentTimeout', status: 401 });
  expect([requests.length, refreshes.length]).toEqual([1, 0]);
});

test('the refresh sends the refresh token and the remembered device, and the new tokens are stored', async () => {
  const { api, refreshes, fresh } = withRefresh(() => json(CONFIRMED));
  const old = keepTokens(annsEntry(), { remember: true });
  await api('GET /cards', {});
  expect(refreshes[0]?.headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.InitiateAuth');
  expect(await refreshes[0]?.json()).toMatchObject({
    ClientId: 'sandboxportal',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: old.refreshToken, DEVICE_KEY: 'us-east-1_device-ann' },
  });
  expect(readTokens()).toMatchObject({
    accessToken: fresh.accessToken,
    refreshToken: old.refreshToken,
    remember: true,
    deviceKey: old.deviceKey,
  });
});

test('expired tokens are refreshed before the call is sent (FLOW-AUTH-07)', async () => {
  const { api, requests, refreshes } = withRefresh(() => json(CONFIRMED));
  keepTokens(annsEntry({ lifeSeconds: 0 }), { remember: false });
  await api('GET /cards', {});
  expect([requests.length, refreshes.length]).toEqual([1, 1]);
});

test('a clock that is two hours wrong does not end the session: the token’s lifetime is measured from its arrival', async () => {
  const { api, refreshes } = service(() => json(CONFIRMED));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 });
  const entry = annsEntry();
  vi.setSystemTime(Date.now() + 4 * 3_600_000);
  keepTokens(entry, { remember: false });
  await api('GET /cards', {});
  expect(refreshes).toHaveLength(0);
});

test('a second 401 ends the session, without a third try', async () => {
  const { api, requests, refreshes, news } = withRefresh(() => json({}, 401));
  keepTokens(annsEntry(), { remember: false });
  expect(await failureOf(api('GET /cards', {}))).toMatchObject({ kind: 'denied', call: 'GET /cards', status: 401 });
  expect([requests.length, refreshes.length]).toEqual([2, 1]);
  expect(news).toEqual([{ kind: 'renewed' }, { kind: 'ended', reason: 'invalidSession' }]);
});

test.each([
  ['NotAuthorizedException', 'invalidSession'],
  ['UserNotFoundException', 'userNotFound'],
  ['ResourceNotFoundException', 'deviceKeyNotFound'],
])('a refresh refused with %s ends the session as %s, after one try (ERR-034)', async (code, reason) => {
  const { api, refreshes, news } = withRefresh(() => json(CONFIRMED), { refuses: code });
  keepTokens(annsEntry(), { remember: false });
  expect(await failureOf(api('GET /cards', {}))).toMatchObject({ kind: 'denied', call: 'GET /cards' });
  expect(refreshes).toHaveLength(1);
  expect(news).toEqual([{ kind: 'ended', reason }]);
});

test('a payment is posted once under its key before and once after the refresh', async () => {
  const { api, requests } = withRefresh(() => json({ status: 'accepted' }));
  keepTokens(annsEntry(), { remember: false });
  await api('POST /paymentTimeout', { loanId: 'L1', paymentAmount: '200.00' }, { key: 'k-1' });
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
});

test('a wrong password at sign-in causes no refresh', async () => {
  const { api, refreshes } = service(() => json({ Error: 'Incorrect username or password.', errorCode: 'NotAuthorizedException' }, 401));
  const attempt = api('POST /authenticate', { username: 'ann@example.com', password: 'wrong', fromLegacyNcr: false });
  expect(await failureOf(attempt)).toMatchObject({ kind: 'refused', code: 'NotAuthorizedException' });
  expect(refreshes).toHaveLength(0);
});
