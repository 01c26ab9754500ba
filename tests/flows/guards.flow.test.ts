import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { appView, noticeView } from '../../machines/app/app.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** The guards of specification section 2 on the real chart, in their order: unknown path, link, flow lock, service, brand; then the sign-in. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fresh('ann', 'gus', 'zoe', 'otto');
  ({ loanId } = await sandbox.loan('gus', 'TitleMax'));
});
afterEach(() => page?.close());

const closed = { body: { available: false, message: 'We are back at 6 am.' } };
const view = () => appView(page.actor.getSnapshot());
const callsOf = (call: string) => sandbox.line.of(call).length;

/** CALL-121 */
test('the service is closed: its own text is on the screen, and "Try again" sends another request (GUARD-013)', async () => {
  await sandbox.fault('GET /serviceStatus', closed);
  page = await openPage(sandbox);
  await page.at('MaintenanceMode');
  expect(view().message).toBe('We are back at 6 am.');
  page.send({ type: 'retry.chosen' });
  await sandbox.time.quiet();
  await page.at('MaintenanceMode');
  expect(callsOf('GET /serviceStatus')).toBe(2);
  await sandbox.heal();
  page.send({ type: 'retry.chosen' });
  await page.at('Login');
});

test('an open service gets one request in five minutes, however many screens open (GUARD-012)', async () => {
  page = await signIn(sandbox, 'ann');
  page.accounts().send({ type: 'brand.opened', brand: 'TitleMax' });
  await page.at('Dashboard');
  page.send({ type: 'menu.chosen', target: { flow: 'stores', screen: 'ContactUs', params: {}, search: {} } });
  await page.at('ContactUs');
  page.send({ type: 'address.requested', target: { flow: 'accounts', screen: 'Home', params: {}, search: {} } });
  await page.at('Home');
  expect(callsOf('GET /serviceStatus')).toBe(1);
  await sandbox.time.passes(240_000);
  page.send({ type: 'stay.chosen' });
  await sandbox.time.passes(61_000);
  page.send({ type: 'address.requested', target: { flow: 'stores', screen: 'ContactUs', params: {}, search: {} } });
  await page.at('ContactUs');
  expect(callsOf('GET /serviceStatus')).toBe(2);
});

test('the lender is down at the start: NetworkError; when it is up again, "Try again" opens the portal (ROUTE-003)', async () => {
  sandbox.line.cut(true);
  page = await openPage(sandbox);
  await page.at('NetworkError');
  await page.until(() => view().help !== null);
  expect(view().help?.caseId).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  sandbox.line.cut(false);
  page.send({ type: 'retry.chosen' });
  await page.at('Login');
});

test('the connection is back while Ann sees NetworkError: it retries by itself, and the requested screen opens (ROUTE-003)', async () => {
  page = await signIn(sandbox, 'ann');
  sandbox.line.cut(true);
  page = await load(sandbox, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  sandbox.line.cut(false);
  page.goesOnline();
  await page.at('Dashboard');
  expect(page.now().params).toMatchObject({ brand: 'TitleMax' });
});

test('the lender goes down while Ann is signed in: after "Try again" she is still signed in, and the requested screen opens', async () => {
  page = await signIn(sandbox, 'ann');
  sandbox.line.cut(true);
  page = await load(sandbox, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  sandbox.line.cut(false);
  page.send({ type: 'retry.chosen' });
  await page.at('Dashboard');
  expect(page.now().params).toMatchObject({ brand: 'TitleMax' });
  expect(callsOf('POST /authenticate')).toBe(1);
});

test('the lender stays down: Ann signs out on NetworkError, Login says why, and after the next sign-in the same screen opens (part of FLOW-AUTH-11)', async () => {
  page = await signIn(sandbox, 'ann');
  sandbox.line.cut(true);
  page = await load(sandbox, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  expect(view().signedIn).toBe(true);
  page.send({ type: 'signOut.chosen', reason: 'networkError' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'sessionEnded', reason: 'networkError' });
  expect(page.actor.getSnapshot().context.returnTo?.target).toMatchObject({ screen: 'Dashboard', params: { brand: 'TitleMax' } });
  sandbox.line.cut(false);
});

test('InstaLoan is not available: Ann sees Home with the reason; her other brand is open (GUARD-015, CALL-021)', async () => {
  const brands = { brands: ['TitleMax', 'InstaLoan'], availableProviders: ['TitleMax'] };
  await sandbox.fault('GET /serviceProvider', { body: brands });
  page = await signIn(sandbox, 'ann', '/InstaLoan/Accounts');
  expect(page.now().screen).toBe('Home');
  expect(sandbox.line.of('GET /serviceProvider').map(({ query, answer }) => [query, answer])).toEqual([[{ availability: 'true' }, brands]]);
  expect(noticeView(page.actor.getSnapshot())).toEqual({ kind: 'brandUnavailable', brand: 'InstaLoan' });
  page = await load(sandbox, page, '/TitleMax/Accounts');
  await page.at('Dashboard');
});

test('a visitor opens a payment: Login asks for the sign-in, and that payment opens afterwards (ROLE-001)', async () => {
  const loan = await sandbox.loan('ann', 'InstaLoan');
  page = await openPage(sandbox, `/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
  expect(sandbox.line.of('GET /accountdetail')).toEqual([]);
  page.submitLogin('ann@example.com');
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(page.now().params).toMatchObject({ loanId: loan.loanId });
});

test.each(['/nothing/here', '/Nowhere', '/%E0%A4%A'])(
  'the address %s is unknown: a visitor sees Login (GUARD-003, ROUTE-106, CONF-027)',
  async (address) => {
    page = await openPage(sandbox, address);
    await page.at('Login');
    expect(page.address()).toBe('/');
  },
);

test('Zoe has no loans: she sees an empty Home', async () => {
  page = await signIn(sandbox, 'zoe');
  await page.until(() => page.accounts().view().groups !== null);
  expect(page.accounts().view()).toMatchObject({ screen: 'Home', groups: [] });
});

test('another customer’s loan cannot be paid by any address', async () => {
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  const { failure, loan } = await page.payment('MakePayment', ({ phase }) => phase === 'failed');
  expect({ loan, kind: failure?.kind }).toEqual({ loan: null, kind: 'denied' });
});

test('a loan whose status forbids paying leads to its own screen instead of the payment (ROUTE-064, OPEN-039)', async () => {
  const { loans } = await sandbox.person('otto');
  page = await signIn(sandbox, 'otto', `/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}/Payment`);
  await page.at('AccountStatusBlocked');
  expect(page.address()).toBe(`/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}/Pending/AccountStatusBlocked`);
});

test('link before service: an expired link has its own notice although the service is closed (GUARD-001)', async () => {
  const link = await sandbox.link(loanId, { expiresInSeconds: 60 });
  await sandbox.advance(120);
  await sandbox.fault('GET /serviceStatus', closed);
  page = await openPage(sandbox, link);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'linkExpired' });
  expect(callsOf('GET /serviceStatus')).toBe(0);
});

test('flow lock before service: Gus leaves the locked flow and is signed out although the service is closed (GUARD-001, GUARD-010)', async () => {
  page = await openPage(sandbox, await sandbox.link(loanId));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  await sandbox.fault('GET /serviceStatus', closed);
  sandbox.line.sent.length = 0;
  page = await load(sandbox, page, '/Home');
  await page.until(() => callsOf('PUT /deviceKeyAuth') === 1);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
  expect(page.actor.getSnapshot().context.person).toBeNull();
});

test('service before sign-in: a visitor who opens the loans is not sent to a Login that cannot work (GUARD-001)', async () => {
  await sandbox.fault('GET /serviceStatus', closed);
  page = await openPage(sandbox, '/TitleMax/Accounts');
  await page.at('MaintenanceMode');
  expect(view().signedInAs).toBe('');
});

test('the link of Gus opened where Ann is signed in: a question comes first; staying leaves her at Home, continuing enters as Gus (OPEN-035)', async () => {
  const link = await sandbox.link(loanId);
  page = await signIn(sandbox, 'ann');
  page = await load(sandbox, page, link);
  await page.at('OtherProfile');
  expect(view().signedInAs).toBe('Ann Ashby');
  expect(callsOf('POST /signatureAuth')).toBe(0);
  page.send({ type: 'link.declined' });
  await page.at('Home');
  page = await load(sandbox, page, link);
  await page.at('OtherProfile');
  page.send({ type: 'signOut.chosen', reason: 'profileLock' });
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ guest: true, loanId });
});

test('Ann has no EasyMoney loan, and Gus the guest has only TitleMax: both can read the disclosures of every brand (ROUTE-099)', async () => {
  page = await signIn(sandbox, 'ann');
  for (const brand of ['EasyMoney', 'Cash1Loans', 'CommunityChoice']) {
    page = await load(sandbox, page, `/${brand}/OptInDisclosures`);
    await page.at('OptInDisclosures');
    expect(noticeView(page.actor.getSnapshot())).toBeNull();
  }
  page.close();
  page = await openPage(sandbox, await sandbox.link(loanId));
  await page.payment('MakePayment');
  page = await load(sandbox, page, '/InstaLoan/OptInDisclosures');
  await page.at('OptInDisclosures');
  expect(page.address()).toBe('/InstaLoan/OptInDisclosures');
});

test('a link signs in only with a profile in it, at a screen that needs a sign-in, in a tab without one (GUARD-004)', async () => {
  const loan = await sandbox.loan('ann', 'TitleMax');
  const link = new URL(await sandbox.link(loan.loanId, { guest: false }), 'http://any');
  const entered = () => callsOf('POST /signatureAuth') + callsOf('POST /deviceKeyAuth');
  const nameless = new URL(link);
  nameless.searchParams.delete('profileId');
  page = await openPage(sandbox, nameless.pathname + nameless.search);
  await page.at('Login');
  page.close();
  page = await openPage(sandbox, `/${link.search}`);
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('Home');
  page = await load(sandbox, page, link.pathname + link.search);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(entered()).toBe(0);
  page.close();

  page = await openPage(sandbox, link.pathname + link.search);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect([entered(), callsOf('POST /signatureAuth')]).toEqual([1, 1]);
});

test.each([
  ['/CustomerProfile', 'CustomerProfile', '/TitleMax/CustomerProfile'],
  ['/TermsConditions', 'TermsConditions', '/TitleMax/TermsConditions'],
  ['/Dashboard', 'Dashboard', '/TitleMax/Accounts'],
])(
  'Ann was at TitleMax, then at Home, and types %s, which reloads the page: it opens under TitleMax (GUARD-002)',
  async (typed, screen, address) => {
    page = await signIn(sandbox, 'ann', '/TitleMax/Accounts');
    page = await load(sandbox, page, '/Home');
    await page.at('Home');
    page = await load(sandbox, page, typed);
    await page.at(screen);
    expect(page.address()).toBe(address);
  },
);
