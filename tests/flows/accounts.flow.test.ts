import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import type { AccountsInput } from '../../machines/accounts/accounts.types.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(() => {
  freshPage();
  clearCache();
  const line = (request: Request) => lender.fetch(request);
  page = service(line, { cognito: line });
});

/** Signs in and opens the accounts: real chart, real client, real lender. */
async function opens(name: string, at: Pick<AccountsInput, 'params' | 'screen'>) {
  keepSecret('password', PASSWORD);
  const person = await toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
  const actor = createActor(accountsMachine, { input: { person, settings: settingsIn(SETTINGS), ...at } }).start();
  /** The view once the chart is no longer busy. */
  const sees = async () => accountsView(await waitFor(actor, (snapshot) => !accountsView(snapshot).busy, { timeout: START_MS }));
  return { actor, sees };
}

const callsTo = (path: string) => page.requests.filter(({ url }) => new URL(url).pathname === `/api${path}`).length;

test('Ann sees her loans of two brands on Home, and each brand on its own Dashboard, with one request for the list (PROD-004, ROUTE-018, ROUTE-057)', async () => {
  const { actor, sees } = await opens('ann', { screen: 'Home', params: {} });
  const { groups, screen } = await sees();
  expect(screen).toBe('Home');
  expect(groups?.map(({ brand, cards }) => [brand, cards.length])).toEqual(
    expect.arrayContaining([
      ['TitleMax', 1],
      ['InstaLoan', 1],
    ]),
  );
  actor.send({ type: 'brand.opened', brand: 'TitleMax' });
  const dashboard = await sees();
  expect(dashboard.screen).toBe('Dashboard');
  expect(dashboard.groups?.flatMap(({ cards }) => cards).map(({ due }) => due.kind)).toEqual(['later']);
  expect(callsTo('/accounts')).toBe(1);
});

/** CALL-047, CALL-048 */
test('Ann opens a title loan: it is loaded again, shared with Sam, with its history (ROUTE-058)', async () => {
  const { actor, sees } = await opens('ann', { screen: 'Home', params: {} });
  const title = (await sees()).groups?.flatMap(({ cards }) => cards).find(({ brand }) => brand === 'TitleMax');
  actor.send({ type: 'account.opened', loanId: title?.loanId ?? '' });
  const { account, timeline, screen } = await sees();
  expect(screen).toBe('AccountDetails');
  expect(account).toMatchObject({ otherParty: 'Sam Ortega', isAlternate: false, whyNotPay: null, contact: { who: 'store' } });
  expect(timeline.total).toBeGreaterThan(0);
  expect(callsTo('/accountdetail')).toBe(1);
  actor.send({ type: 'payment.chosen', loanId: title?.loanId ?? '' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'pay', brand: 'TitleMax', loanId: title?.loanId });
});

test('Sam sees the loan he co-signed, with Ann as its borrower', async () => {
  const { sees } = await opens('sam', { screen: 'AccountDetails', params: { brand: 'TitleMax', loanId: '2001001' } });
  expect((await sees()).account).toMatchObject({ otherParty: 'Ann Ashby', isAlternate: true });
});

test('Bo’s loan that is 35 days late comes first', async () => {
  const { sees } = await opens('bo', { screen: 'Home', params: {} });
  const { groups } = await sees();
  expect(groups?.[0]?.cards[0]?.due).toMatchObject({ kind: 'late', days: 35 });
});

test('no address shows another customer’s loan (ROLE-010)', async () => {
  const { sees } = await opens('bo', { screen: 'AccountDetails', params: { brand: 'TitleMax', loanId: '2001001' } });
  expect(await sees()).toMatchObject({ account: null, accountState: 'unknown' });
});

test('Lou has 200 loans; of the one with more than 5,000 payments 20 rows are on the screen, and 20 more at each press', async () => {
  const { actor, sees } = await opens('lou', { screen: 'Home', params: {} });
  await sees();
  const loans = actor.getSnapshot().context.loans ?? [];
  expect(loans).toHaveLength(200);
  const daily = loans.toSorted((a, b) => b.payoffAmount - a.payoffAmount)[0]?.loanId ?? '';
  actor.send({ type: 'account.opened', loanId: daily });
  const { timeline } = await sees();
  expect(timeline.total).toBeGreaterThan(5000);
  expect(timeline.visible).toBe(20);
  const [newest] = timeline.pages;
  const before = callsTo('/accounthistory');
  for (const rows of [40, 60, 80]) {
    actor.send({ type: 'timeline.extended' });
    expect((await sees()).timeline.pages.flat()).toHaveLength(rows);
  }
  const read = (await sees()).timeline;
  expect(read.total).toBe(timeline.total);
  expect(read.pages[0]).toBe(newest); // rows that are already on the screen do not render again
  expect(new Set(read.pages.flat().map(({ key }) => key)).size).toBe(80);
  expect(callsTo('/accounthistory')).toBe(before + 1); // one request returns 60
});

test('Zoe, who has no loans, sees an empty Home and not an error', async () => {
  const { sees } = await opens('zoe', { screen: 'Home', params: {} });
  expect(await sees()).toMatchObject({ screen: 'Home', groups: [], failure: null });
});

test('Pat, whose loans are all paid off, can reapply with TitleMax: the Dashboard has the link', async () => {
  const { sees } = await opens('pat', { screen: 'Home', params: {} });
  expect(await sees()).toMatchObject({ screen: 'Dashboard', brand: 'TitleMax', applyPage: '/sandbox-pages/tmx/apply', showAll: false });
});

const asksOf = (path: string) =>
  page.requests
    .map(({ url }) => new URL(url))
    .flatMap(({ pathname, searchParams }) => (pathname === `/api${path}` ? [Object.fromEntries(searchParams)] : []));
/** The Dashboard once the lender has answered for the customer. */
const standing = (actor: Awaited<ReturnType<typeof opens>>['actor'], holds: (view: ReturnType<typeof accountsView>) => boolean) =>
  waitFor(actor, (snapshot) => holds(accountsView(snapshot)), { timeout: START_MS }).then(accountsView);

test('Otto is in bankruptcy: his Dashboard says so, asked of one of his loans (CALL-022)', async () => {
  const { actor } = await opens('otto', { screen: 'Dashboard', params: { brand: 'InstaLoan' } });
  await standing(actor, ({ bankrupt }) => bankrupt);
  const [loan] = actor.getSnapshot().context.loans ?? [];
  const [ask, ...more] = asksOf('/bankruptcyStatus');
  expect(more).toEqual([]);
  expect(ask).toEqual({
    customerId: actor.getSnapshot().context.person.customerIds[loan?.lmsId ?? ''],
    loanId: loan?.loanId,
    storeId: loan?.storeId,
  });
  actor.stop();
});

test('Ann’s InstaLoan loan is reported to the credit bureau, her title loan is not (CALL-023)', async () => {
  const { actor, sees } = await opens('ann', { screen: 'Dashboard', params: { brand: 'InstaLoan' } });
  await standing(actor, ({ reported }) => reported);
  const loan = actor.getSnapshot().context.loans?.find(({ brand }) => brand === 'InstaLoan');
  const { person } = actor.getSnapshot().context;
  expect(asksOf('/experianStatus')).toEqual([
    { customerId: person.customerIds[loan?.lmsId ?? ''], loanId: loan?.loanId, productId: loan?.productId, storeId: loan?.storeId },
  ]);
  actor.send({ type: 'home.opened' });
  actor.send({ type: 'brand.opened', brand: 'TitleMax' });
  await sees();
  expect(accountsView(actor.getSnapshot()).reported).toBe(false);
  actor.stop();
});

test('a 500 of the Experian status changes nothing on the screen (CALL-023, ERR-040)', async () => {
  const line = async (request: Request) =>
    new URL(request.url).pathname === '/api/experianStatus' ? new Response('{}', { status: 500 }) : lender.fetch(request);
  page = service(line, { cognito: (request) => lender.fetch(request) });
  const { actor } = await opens('ann', { screen: 'Dashboard', params: { brand: 'InstaLoan' } });
  await waitFor(
    actor,
    () => page.log.some(({ event, ...rest }) => event === 'call failed' && JSON.stringify(rest).includes('experianStatus')),
    { timeout: START_MS },
  );
  await waitFor(actor, (at) => !at.hasTag('busy'), { timeout: START_MS });
  expect(accountsView(actor.getSnapshot())).toMatchObject({ reported: false, failure: null, screen: 'Dashboard' });
  actor.stop();
});
