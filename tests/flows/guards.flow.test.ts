import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { appView, noticeView } from '../../machines/app/app.view.ts';
import { openHouse, type House } from './kit/house.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** The guards of specification section 2 on the real chart, in their order: unknown path, link, flow lock, service, brand; then the sign-in. */
let house: House;
let page: Page;
let loanId: string;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.fresh('ann', 'gus', 'zoe', 'otto');
  ({ loanId } = await house.loan('gus', 'TitleMax'));
});
afterEach(() => page?.close());

const closed = { body: { available: false, message: 'We are back at 6 am.' } };
const view = () => appView(page.actor.getSnapshot());
const callsOf = (call: string) => house.line.of(call).length;

/** CALL-121 */
test('the service is closed: its own words are shown, and "Try again" asks again (GUARD-013)', async () => {
  await house.fault('GET /serviceStatus', closed);
  page = await openPage(house);
  await page.at('MaintenanceMode');
  expect(view().message).toBe('We are back at 6 am.');
  page.send({ type: 'retry.chosen' });
  await house.time.quiet();
  await page.at('MaintenanceMode');
  expect(callsOf('GET /serviceStatus')).toBe(2);
  await house.heal();
  page.send({ type: 'retry.chosen' });
  await page.at('Login');
});

test('an open service is asked once in five minutes, however many screens are opened (GUARD-012)', async () => {
  page = await signIn(house, 'ann');
  page.accounts().send({ type: 'brand.opened', brand: 'TitleMax' });
  await page.at('Dashboard');
  page.send({ type: 'menu.chosen', target: { flow: 'stores', screen: 'ContactUs', params: {}, search: {} } });
  await page.at('ContactUs');
  page.send({ type: 'address.requested', target: { flow: 'accounts', screen: 'Home', params: {}, search: {} } });
  await page.at('Home');
  expect(callsOf('GET /serviceStatus')).toBe(1);
  await house.time.passes(240_000);
  page.send({ type: 'stay.chosen' });
  await house.time.passes(61_000);
  page.send({ type: 'address.requested', target: { flow: 'stores', screen: 'ContactUs', params: {}, search: {} } });
  await page.at('ContactUs');
  expect(callsOf('GET /serviceStatus')).toBe(2);
});

test('the lender is down at the start: NetworkError; once it is up "Try again" is all it takes (ROUTE-003)', async () => {
  house.line.cut(true);
  page = await openPage(house);
  await page.at('NetworkError');
  await page.until(() => view().help !== null);
  expect(view().help?.caseId).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  house.line.cut(false);
  page.send({ type: 'retry.chosen' });
  await page.at('Login');
});

test('the connection is back while Ann sees NetworkError: it tries again by itself, and she is where she wanted to be (ROUTE-003)', async () => {
  page = await signIn(house, 'ann');
  house.line.cut(true);
  page = await load(house, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  house.line.cut(false);
  page.goesOnline();
  await page.at('Dashboard');
  expect(page.now().params).toMatchObject({ brand: 'TitleMax' });
});

test('the lender goes down while Ann is signed in: after "Try again" she is still signed in, and where she wanted to be', async () => {
  page = await signIn(house, 'ann');
  house.line.cut(true);
  page = await load(house, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  house.line.cut(false);
  page.send({ type: 'retry.chosen' });
  await page.at('Dashboard');
  expect(page.now().params).toMatchObject({ brand: 'TitleMax' });
  expect(callsOf('POST /authenticate')).toBe(1);
});

test('the lender stays down: Ann signs out on NetworkError, Login says why, and she comes back to where she was (part of FLOW-AUTH-11)', async () => {
  page = await signIn(house, 'ann');
  house.line.cut(true);
  page = await load(house, page, '/TitleMax/Accounts');
  await page.at('NetworkError');
  expect(view().signedIn).toBe(true);
  page.send({ type: 'signOut.chosen', reason: 'networkError' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'sessionEnded', reason: 'networkError' });
  expect(page.actor.getSnapshot().context.returnTo?.target).toMatchObject({ screen: 'Dashboard', params: { brand: 'TitleMax' } });
  house.line.cut(false);
});

test('InstaLoan serves nobody for a while: Ann is at Home and told why; her other brand is open (GUARD-015)', async () => {
  const brands = { brands: ['TitleMax', 'InstaLoan'], availableProviders: ['TitleMax'] };
  await house.fault('GET /serviceProvider', { body: brands });
  page = await signIn(house, 'ann', '/InstaLoan/Accounts');
  expect(page.now().screen).toBe('Home');
  expect(noticeView(page.actor.getSnapshot())).toEqual({ kind: 'brandUnavailable', brand: 'InstaLoan' });
  page = await load(house, page, '/TitleMax/Accounts');
  await page.at('Dashboard');
});

test('somebody asks for a payment without a sign-in: told to log in, and led to that very payment afterwards (ROLE-001)', async () => {
  const loan = await house.loan('ann', 'InstaLoan');
  page = await openPage(house, `/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
  expect(house.line.of('GET /accountdetail')).toEqual([]);
  page.submitLogin('ann@example.com');
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(page.now().params).toMatchObject({ loanId: loan.loanId });
});

test.each(['/nothing/here', '/Nowhere', '/%E0%A4%A'])(
  'nothing is at %s: a visitor finds Login (GUARD-003, ROUTE-106, CONF-027)',
  async (address) => {
    page = await openPage(house, address);
    await page.at('Login');
    expect(page.address()).toBe('/');
  },
);

test('Zoe has no loans: her front page is an empty Home', async () => {
  page = await signIn(house, 'zoe');
  await page.until(() => page.accounts().view().groups !== null);
  expect(page.accounts().view()).toMatchObject({ screen: 'Home', groups: [] });
});

test('a loan of somebody else is no loan to pay, whatever its address', async () => {
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  const { failure, loan } = await page.payment('MakePayment', ({ phase }) => phase === 'failed');
  expect({ loan, kind: failure?.kind }).toEqual({ loan: null, kind: 'denied' });
});

test('a loan whose status forbids paying leads to its own screen instead of the payment (ROUTE-064, OPEN-039)', async () => {
  const { loans } = await house.person('otto');
  page = await signIn(house, 'otto', `/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}/Payment`);
  await page.at('AccountStatusBlocked');
  expect(page.address()).toBe(`/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}/Pending/AccountStatusBlocked`);
});

test('link before service: an expired link is told as such although the service is closed (GUARD-001)', async () => {
  const link = await house.link(loanId, { expiresInSeconds: 60 });
  await house.advance(120);
  await house.fault('GET /serviceStatus', closed);
  page = await openPage(house, link);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'linkExpired' });
  expect(callsOf('GET /serviceStatus')).toBe(0);
});

test('flow lock before service: Gus leaves his lock and is signed out although the service is closed (GUARD-001, GUARD-010)', async () => {
  page = await openPage(house, await house.link(loanId));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  await house.fault('GET /serviceStatus', closed);
  house.line.sent.length = 0;
  page = await load(house, page, '/Home');
  await page.until(() => callsOf('PUT /deviceKeyAuth') === 1);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
  expect(page.actor.getSnapshot().context.person).toBeNull();
});

test('service before sign-in: a visitor who asks for her loans is not sent to a Login that cannot work (GUARD-001)', async () => {
  await house.fault('GET /serviceStatus', closed);
  page = await openPage(house, '/TitleMax/Accounts');
  await page.at('MaintenanceMode');
  expect(view().signedInAs).toBe('');
});

test('the link of Gus opened where Ann is signed in: she is asked; staying leaves her at Home, going on enters as Gus (OPEN-035)', async () => {
  const link = await house.link(loanId);
  page = await signIn(house, 'ann');
  page = await load(house, page, link);
  await page.at('OtherProfile');
  expect(view().signedInAs).toBe('Ann Ashby');
  expect(callsOf('POST /signatureAuth')).toBe(0);
  page.send({ type: 'link.declined' });
  await page.at('Home');
  page = await load(house, page, link);
  await page.at('OtherProfile');
  page.send({ type: 'signOut.chosen', reason: 'profileLock' });
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ guest: true, loanId });
});

test('EasyMoney does not serve Ann, and Gus the guest has only TitleMax: both read the disclosures of every brand (ROUTE-099)', async () => {
  page = await signIn(house, 'ann');
  for (const brand of ['EasyMoney', 'Cash1Loans', 'CommunityChoice']) {
    page = await load(house, page, `/${brand}/OptInDisclosures`);
    await page.at('OptInDisclosures');
    expect(noticeView(page.actor.getSnapshot())).toBeNull();
  }
  page.close();
  page = await openPage(house, await house.link(loanId));
  await page.payment('MakePayment');
  page = await load(house, page, '/InstaLoan/OptInDisclosures');
  await page.at('OptInDisclosures');
  expect(page.address()).toBe('/InstaLoan/OptInDisclosures');
});

test.each([
  ['/CustomerProfile', 'CustomerProfile', '/TitleMax/CustomerProfile'],
  ['/TermsConditions', 'TermsConditions', '/TitleMax/TermsConditions'],
  ['/Dashboard', 'Dashboard', '/TitleMax/Accounts'],
])(
  'Ann was at TitleMax, then at Home, and types %s, which loads the page anew: it opens under TitleMax (GUARD-002)',
  async (typed, screen, address) => {
    page = await signIn(house, 'ann', '/TitleMax/Accounts');
    page = await load(house, page, '/Home');
    await page.at('Home');
    page = await load(house, page, typed);
    await page.at(screen);
    expect(page.address()).toBe(address);
  },
);
