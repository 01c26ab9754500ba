import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';
import { PORTAL, VAULT } from './kit/wire.ts';

const IDLE_LIMIT_MS = 301_000;

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ray', 'ann'));
afterEach(() => page?.close());

/** The addresses that the page was left for, each with the time. */
let left: { address: string; at: number }[] = [];
const calls = () => sandbox.line.sent.map(({ call }) => call);
const renewal = () => page.accounts().view().renewal;
const choose = () => page.accounts().send({ type: 'renewal.chosen' });
const Stored = v.pipe(v.string(), v.parseJson(), v.object({ draft: v.object({ url: v.string(), success: v.boolean() }) }));
/** What the tab stores of the hand-off. */
const stored = () => v.parse(Stored, page.tab.session.getItem('draft:flow:ecommerce')).draft;

/** Ray signs in at his loan, which the lender renews in its online store. */
async function opensLoan() {
  const { loanId } = await sandbox.loan('ray', 'TitleMax');
  page = await signIn(sandbox, 'ray', `/TitleMax/Accounts/${loanId}`);
  await page.until(() => renewal().state === 'offered');
  left = [];
  vi.stubGlobal('location', { ...location, assign: (address: string) => left.push({ address, at: Date.now() }) });
  sandbox.line.sent.length = 0;
  return loanId;
}
/** The times at which the page writes its cookie. Read after the fact, the virtual time may have gone on. */
function cookieTimes(): number[] {
  const times: number[] = [];
  let cookie = '';
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie,
    set(text: string) {
      cookie = text;
      times.push(Date.now());
    },
  });
  return times;
}
const storePage = (loanId: string) => `${VAULT}/online-store?brand=TitleMax&loanId=${loanId}`;

/** @layer NET STORE */
test('Ray goes to the online store: his loans are loaded again, the lock is given back, the cookie is written, and 500 ms later the page opens, once (FLOW-REFI-07, CONST-026, CONF-018)', async () => {
  const loanId = await opensLoan();
  await sandbox.lock(loanId, 'ray');
  expect(await sandbox.holder(loanId)).toBe('Ray Lindqvist');
  const times = cookieTimes();
  choose();
  choose();
  await page.until(() => times.length > 0);
  expect(calls().filter((call) => call !== 'Cognito InitiateAuth')).toEqual(['GET /accounts', 'POST /loanlock']);
  expect(sandbox.line.of('POST /loanlock')[0]?.body).toEqual({ loanId, value: 'delete', lockType: 'refinance' });
  expect(await sandbox.holder(loanId)).toBeNull();
  expect(document.cookie).toMatch(/^token=ey[\w.-]+; Max-Age=300; Path=\/; SameSite=Lax$/);
  await page.until(() => renewal().state === 'opened');
  const written = Math.max(...times);
  expect(left).toEqual([{ address: storePage(loanId), at: written + 500 }]);
});

/** @layer STORE */
test('the address of the store and its success flag are stored in this tab, and nothing secret with them (FLOW-REFI-08)', async () => {
  const loanId = await opensLoan();
  choose();
  await page.until(() => renewal().state === 'opened');
  expect(stored()).toEqual({ url: storePage(loanId), success: false });
  page = await load(sandbox, page, '/TitleMax/Accounts?ecommerce=success');
  await page.at('Dashboard');
  expect(stored()).toEqual({ url: storePage(loanId), success: true });
  expect(dump(page.tab)).not.toContain('Sandbox2026');
});

/** @layer NET UI */
test('Ray is away for longer than the idle limit: one check is skipped, the next signs him out (FLOW-IDLE-06)', async () => {
  await opensLoan();
  choose();
  await page.until(() => renewal().state === 'opened');
  await sandbox.time.passes(IDLE_LIMIT_MS);
  expect(page.now().screen).toBe('AccountDetails');
  await sandbox.time.passes(IDLE_LIMIT_MS);
  await page.at('Login');
  expect(document.cookie).toMatch(/^token=; Max-Age=0;/);
});

test('the store leads back: the loans are loaded again, the Dashboard says so once, and the address is clean (FLOW-REFI-08)', async () => {
  const loanId = await opensLoan();
  choose();
  await page.until(() => renewal().state === 'opened');
  const before = await sandbox.charged(loanId);
  sandbox.line.sent.length = 0;
  page = await load(sandbox, page, '/TitleMax/Accounts?ecommerce=success');
  await page.at('Dashboard');
  expect(page.address()).toBe('/TitleMax/Accounts');
  expect(page.accounts().view().isBack).toBe(true);
  expect(calls()).toContain('GET /accounts');
  expect(await sandbox.charged(loanId)).toEqual(before);
  page = await load(sandbox, page);
  await page.at('Dashboard');
  expect(page.accounts().view().isBack).toBe(false);
});

test('Ray’s session has ended meanwhile: he signs in, and the Dashboard still says that he is back', async () => {
  await opensLoan();
  choose();
  await page.until(() => renewal().state === 'opened');
  await sandbox.lender.db.deleteFrom('session').execute();
  await sandbox.advance(3_600);
  page = await load(sandbox, page, '/TitleMax/Accounts?ecommerce=success');
  await page.at('Login');
  page.submitLogin('ray@example.com');
  await page.at('Dashboard');
  expect(page.accounts().view().isBack).toBe(true);
  expect(page.address()).toBe('/TitleMax/Accounts');
});

test('the address alone changes nothing: the list shows what the lender says, and no payment is made', async () => {
  page = await signIn(sandbox, 'ann', '/TitleMax/Accounts?ecommerce=success');
  await page.at('Dashboard');
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  expect(
    page
      .accounts()
      .view()
      .groups?.flatMap(({ cards }) => cards.map((card) => [card.loanId, card.active])),
  ).toEqual([[loanId, true]]);
  expect(calls().filter((call) => /^(POST|PUT|DELETE) \/(payment|loanlock|cancelrefinance)/.test(call))).toEqual([]);
});

test.each([
  ['GET /accounts', 1, 0],
  ['POST /loanlock', 1, 2], // FLOW-REFI-03: two attempts
] as const)('%s fails: Ray reads it and stays at his loan; he tries again, and the store opens', async (call, lists, releases) => {
  const loanId = await opensLoan();
  await sandbox.fault(call, { status: 500 });
  choose();
  await page.until(() => renewal().state === 'failed');
  expect(renewal().failure).toMatchObject({ status: 500 });
  expect([sandbox.line.of('GET /accounts').length, sandbox.line.of('POST /loanlock').length]).toEqual([lists, releases]);
  expect(left).toEqual([]);
  await sandbox.heal();
  choose();
  await page.until(() => renewal().state === 'opened');
  expect(left.map(({ address }) => address)).toEqual([storePage(loanId)]);
});

test('the line is cut before the token is renewed: nothing opens', async () => {
  await opensLoan();
  await sandbox.fault('POST /cognito/InitiateAuth', { cut: 'before' });
  choose();
  await page.until(() => renewal().state === 'failed');
  expect(left).toEqual([]);
  expect(page.now().screen).toBe('AccountDetails');
});

test('Ray goes back to his accounts during the pause: the store does not open', async () => {
  await opensLoan();
  document.cookie = '';
  choose();
  await page.until(() => document.cookie !== '');
  page.accounts().send({ type: 'accounts.opened' });
  await sandbox.time.passes(5_000);
  expect(left).toEqual([]);
});

test('the loan was paid off in another tab: it is loaded again and says so, and nothing opens', async () => {
  const loanId = await opensLoan();
  await sandbox.lender.db
    .updateTable('loan')
    .set({ status_id: LOAN_STATUS.PaidOff, paid_off_on: '2026-11-22' })
    .where('loan_id', '=', loanId)
    .execute();
  choose();
  await page.until(() => page.accounts().view().account?.active === false);
  expect(renewal().state).toBe('none');
  expect([left, sandbox.line.of('POST /loanlock')]).toEqual([[], []]);
});

test('a loan whose page is on another origin than those of the configuration is not offered there', async () => {
  const externalPages = sandbox.config.externalPages;
  sandbox.config.externalPages = [`${PORTAL}1`];
  const { loanId } = await sandbox.loan('ray', 'TitleMax');
  page = await signIn(sandbox, 'ray', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  sandbox.config.externalPages = externalPages;
  expect(page.accounts().view().account?.loanId).toBe(loanId);
  expect(renewal().state).toBe('none');
  choose();
  await sandbox.time.quiet();
  expect(sandbox.line.of('POST /loanlock')).toEqual([]);
});
