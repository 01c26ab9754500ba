import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { ADDRESS_SEARCHES, NOTICES } from '../../services/lender/limits.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { postPayment, newKey } from '../../services/actors/payment.ts';
import { endSession, enterByDevice, enterByLink, refreshSession, restoreSession, signIn } from '../../services/actors/session.ts';
import { deleteGuestCards } from '../../services/actors/cards.ts';
import { markDevice } from '../../services/actors/device.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { keepTokens, readTokens } from '../../services/client/tokens.ts';
import { clearCache } from '../../services/client/cache.ts';
import { isExpired } from '../../machines/payment/payment.rules.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { STEP_LIMIT_MS } from '../kit/limits.ts';
import { ANNS_PAYMENT } from './kit/payment.ts';
import { run } from './kit/run.ts';
import { failureOf, ORIGIN, service } from './kit/service.ts';

/** The page's whole client against the real sandbox lender, in one process. */

let lender: Lender;

beforeAll(async () => {
  lender = await createLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
});
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(async () => {
  const line = (request: Request) => lender.fetch(request);
  page = service(line, { cognito: line });
  await sandbox('/clock', { reset: true });
  await sandbox('/reset', {});
  page.requests.length = 0;
});

async function sandbox(path: string, body: object): Promise<unknown> {
  const answer = await lender.fetch(
    new Request(`${ORIGIN}/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.status).toBe(200);
  return answer.json();
}

const operationOf = ({ headers }: Request) => headers.get('x-amz-target')?.split('.')[1];

const enter = (username: string, remember = false) => {
  keepSecret('password', PASSWORD);
  return run(signIn, { username, remember });
};

test('Ann signs in by e-mail or by phone, and gets the list of brands (PROD-003)', async () => {
  const ann = await enter('ann@example.com');
  expect(ann).toMatchObject({ email: 'ann@example.com', guest: null });
  expect(ann.brands.toSorted()).toEqual(['InstaLoan', 'TitleMax']);
  await run(endSession, { reason: 'sideBarButton' });
  await expect(enter('+1 (512) 555-0101')).resolves.toMatchObject({ email: 'ann@example.com' });
});

test.each([
  ['uma@example.com', PASSWORD, 'UserNotConfirmedException'],
  ['pia@example.com', PASSWORD, 'PasswordResetRequired'],
  ['ann@example.com', 'wrong', 'NotAuthorizedException'],
])('%s with %s is refused as %s', async (username, password, code) => {
  keepSecret('password', password);
  const failure = await failureOf(run(signIn, { username, remember: false }));
  expect(failure.code).toContain(code);
  expect(readTokens()).toBeNull();
});

test('after a reload Ann is restored; refreshed tokens work, an ended session does not (FLOW-AUTH-07)', async () => {
  const ann = await enter('ann@example.com');
  await expect(run(restoreSession, undefined)).resolves.toEqual(ann);
  const before = readTokens();
  await expect(run(refreshSession, undefined)).resolves.toEqual(ann);
  expect(page.refreshes).toHaveLength(1);
  expect(readTokens()?.accessToken).not.toBe(before?.accessToken);
  await page.api('GET /accounts', {});
  const stale = readTokens();
  await run(endSession, { reason: 'sideBarButton' });
  expect(readTokens()).toBeNull();
  const dead = await lender.fetch(new Request(`${ORIGIN}/api/accounts`, { headers: { authorization: `Bearer ${stale?.accessToken}` } }));
  expect(dead.status).toBe(401);
});

test('a sign-out reaches the service before Cognito revokes the session, and the old tokens stop working (FLOW-AUTH-10)', async () => {
  await enter('ann@example.com');
  await sandbox('/faults', { call: 'PUT /deviceKeyAuth', fault: { delayMs: 300 } });
  const before = readTokens();
  await run(endSession, { reason: 'sessionTimeout' });
  await vi.waitFor(() => expect(page.refreshes.map(operationOf)).toEqual(['RevokeToken']), 60_000);
  expect(page.log.filter(({ event }) => event === 'sign-out failed')).toEqual([]);
  const logged = page.log.find(({ facts }) => JSON.stringify(facts).includes('"call":"PUT /deviceKeyAuth"'));
  expect(logged?.facts).toMatchObject({ status: 200 });
  const asking = (accessToken = '') => new Request(`${ORIGIN}/api/accounts`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await lender.fetch(asking(before?.accessToken))).status).toBe(401);
  if (before) keepTokens(before, { remember: false });
  expect(await run(restoreSession, undefined)).toBeNull();
});

test('an hour later the first twenty calls cause one refresh of the session (FLOW-AUTH-07)', async () => {
  await enter('ann@example.com');
  await sandbox('/clock', { advanceSeconds: 3_700 });
  clearCache();
  const answers = await Promise.all(Array.from({ length: 20 }, () => page.api('GET /accounts', {})));
  expect(answers.every(({ loans }) => loans.length === 2)).toBe(true);
  expect(page.refreshes).toHaveLength(1);
});

test('Ann checks "remember me": this device signs in without her password until she removes it (FLOW-AUTH-05, CONF-011)', async () => {
  const ann = await enter('ann@example.com', true);
  await run(markDevice, { remember: true });
  await run(endSession, { reason: 'sideBarButton' });
  await expect(run(enterByDevice, { profileId: ann.profileId, deepLinkFlow: 'payment' })).resolves.toMatchObject({
    profileId: ann.profileId,
  });
  await run(markDevice, { remember: false });
  await run(endSession, { reason: 'sideBarButton' });
  const failure = await failureOf(run(enterByDevice, { profileId: ann.profileId, deepLinkFlow: 'payment' }));
  expect(['refused', 'denied']).toContain(failure.kind);
});

test('Ann pays $200 with a valid card: she is charged once, however often it is posted', async () => {
  const ann = await enter('ann@example.com');
  await run(deleteGuestCards, undefined);
  const { loans } = await page.api('GET /accounts', { brandName: 'TitleMax' });
  const { cards } = await page.api('GET /cards', {});
  const card = cards.find((one) => !isExpired(one, Date.now()));
  const loan = loans[0];
  if (!card || !loan) throw new Error('Ann has no loan or no card');
  const { loanId, lmsId, storeId, intentId, dueDate } = loan;
  const ask = {
    ...ANNS_PAYMENT,
    loanId,
    lmsId,
    storeId,
    intentId,
    paymentDueDate: dueDate,
    customerId: ann.customerId,
    paymentAmount: toMoneyText(20_000),
    paymentCardToken: card.cardToken,
    paymentCardIds: card.cardIds,
    cardNumber: card.cardNumber,
  };
  const key = await run(newKey, undefined);
  keepSecret('cvv', '123');
  const { messageKey } = await run(postPayment, { key, ask });
  keepSecret('cvv', '123');
  await expect(run(postPayment, { key, ask })).resolves.toEqual({ messageKey });
  const paid = await vi.waitFor(
    async () => {
      await lender.runDueJobs();
      const found = await page.api('GET /payment', { messageKey });
      if (found.pending) throw new Error('still pending');
      return found;
    },
    { timeout: STEP_LIMIT_MS },
  );
  expect(paid).toMatchObject({ amountPaid: 20_000, newBalance: loan.payoffAmount - 20_000 });
});

test('Gus enters by a link once; a used or changed link is refused', async () => {
  const people = v.parse(
    v.object({ people: v.array(v.looseObject({ name: v.string(), loans: v.array(v.looseObject({ loanId: v.string() })) })) }),
    await (await lender.fetch(new Request(`${ORIGIN}/sandbox/people`))).json(),
  );
  const loanId = people.people.find(({ name }) => /gus/i.test(name))?.loans[0]?.loanId ?? '';
  const { url } = v.parse(v.object({ url: v.string() }), await sandbox('/link', { loanId, guest: true, flowLock: true }));
  const query = new URL(url).searchParams;
  const link = {
    profileId: query.get('profileId') ?? '',
    signature: query.get('signature') ?? '',
    expiration: query.get('expiration') ?? '',
    path: query.get('path') ?? '',
    guestPayment: query.get('guest') === 'true',
  };
  expect(await failureOf(run(enterByLink, { ...link, expiration: String(Number(link.expiration) + 60) }))).toMatchObject({
    code: 'InvalidSignatureException',
  });
  await expect(run(enterByLink, link)).resolves.toMatchObject({ guest: { loanId, flow: 'payment' } });
  await run(endSession, { reason: 'reviewPayment' });
  expect(await failureOf(run(enterByLink, link))).toMatchObject({ code: 'InvalidSignatureException' });
});

test.each([
  ['an address search', ADDRESS_SEARCHES.tries, () => page.api('GET /addressPredictions', { search: '12 Juniper', sessionToken: 's' })],
  ['the notices', NOTICES.tries, () => page.api('POST /notificationinfo', { Contact: 'ann@example.com', State: 'NV' })],
])('%s: after %i requests in a minute the next is refused, and a minute later it is answered', async (_, tries, ask) => {
  await enter('ann@example.com');
  for (let count = 0; count < tries; count++) await ask();
  expect(await failureOf(ask())).toMatchObject({ status: 429, code: 'TooManyRequestsException' });
  await sandbox('/clock', { advanceSeconds: 61 });
  await expect(ask()).resolves.toBeDefined();
});

test('the log of all this has no secret (CONF-025, STORE-011)', async () => {
  await enter('ann@example.com');
  const { accessToken = '', refreshToken = '' } = readTokens() ?? {};
  await run(endSession, { reason: 'sideBarButton' });
  const log = JSON.stringify(page.log);
  expect(log).toContain('POST /authenticate');
  for (const secret of [PASSWORD, accessToken, refreshToken]) expect(log.includes(secret)).toBe(false);
});
