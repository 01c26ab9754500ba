import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import type { AccountsInput } from '../../machines/accounts/accounts.place.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await createLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
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
  const sees = async () => accountsView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
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
  const { account, history, screen } = await sees();
  expect(screen).toBe('AccountDetails');
  expect(account).toMatchObject({ otherParty: 'Sam Ortega', isAlternate: false, whyNotPay: null, contact: { who: 'store' } });
  expect(history.total).toBeGreaterThan(0);
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

test('Lou has 200 loans; of the one with more than 5,000 payments 20 rows are on the screen, and 20 more when asked', async () => {
  const { actor, sees } = await opens('lou', { screen: 'Home', params: {} });
  await sees();
  const loans = actor.getSnapshot().context.loans ?? [];
  expect(loans).toHaveLength(200);
  const daily = loans.toSorted((a, b) => b.payoffAmount - a.payoffAmount)[0]?.loanId ?? '';
  actor.send({ type: 'account.opened', loanId: daily });
  const { history } = await sees();
  expect(history.total).toBeGreaterThan(5000);
  expect(history.shown).toBe(20);
  const [newest] = history.pages;
  const asked = callsTo('/accounthistory');
  for (const shown of [40, 60, 80]) {
    actor.send({ type: 'history.extended' });
    expect((await sees()).history.pages.flat()).toHaveLength(shown);
  }
  const read = (await sees()).history;
  expect(read.total).toBe(history.total);
  expect(read.pages[0]).toBe(newest); // rows that are already on the screen do not render again
  expect(new Set(read.pages.flat().map(({ id }) => id)).size).toBe(80);
  expect(callsTo('/accounthistory')).toBe(asked + 1); // 60 come at once
});

test('Zoe, who has no loans, lands on an empty Home and not on an error', async () => {
  const { sees } = await opens('zoe', { screen: 'Home', params: {} });
  expect(await sees()).toMatchObject({ screen: 'Home', groups: [], failure: null });
});

test('Pat, whose loans are all paid off, can reapply with TitleMax: the Dashboard has the link', async () => {
  const { sees } = await opens('pat', { screen: 'Home', params: {} });
  expect(await sees()).toMatchObject({ screen: 'Dashboard', brand: 'TitleMax', applyPage: '/sandbox-pages/tmx/apply', showAll: false });
});
