import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTACT_US, HOME } from '../../machines/kit/places.ts';
import { chartsOf } from '../../routes/charts.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('zoe'));
afterEach(() => page?.close());

const SSN = '078-05-4120';
const FORM = '/LinkAccountOptions/LinkAccount';
/** Zoe fills in the form and sends it. */
function find(loanNumber: string, { ssn = SSN, dateOfBirth = '09/28/1980' } = {}): void {
  page.keepSecret('ssn', ssn);
  const details = { loanNumber, dateOfBirth, phone: '(512) 555-0120' };
  page.linking().send({ type: 'details.submitted', ssn: ssn === '' ? 'none' : 'right', ...details });
}
function confirm(password = PASSWORD): void {
  page.keepSecret('password', password);
  page.linking().send({ type: 'replacement.confirmed', username: 'zoe@example.com', hasPassword: true });
}
const lookups = () => sandbox.line.of('GET /customer').length;

/** CALL-026 */
test('Zoe links her account: one lookup with digits only, her loan is on the screen, and her SSN is stored nowhere (ROUTE-023, FLOW-LINK-01, FLOW-LINK-02, CONF-017)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  find('10101-2020001-1');
  await page.at('Dashboard');
  expect(lookups()).toBe(1);
  expect(page.actor.getSnapshot().context.notice?.kind).toBe('accountLinked');
  expect(dump(page.tab)).not.toMatch(/078-?05-?4120/);
});

test('no account matches: the page says so, and Try again has the typed text (ROUTE-024, FLOW-LINK-03)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  find('10101-2020001-1', { dateOfBirth: '09/27/1980' });
  await page.at('LinkAccountFailed');
  page.linking().send({ type: 'retry.chosen' });
  await page.at('LinkAccount');
  expect(page.linking().getSnapshot().context.details).toMatchObject({ loanNumber: '10101-2020001-1', dateOfBirth: '09/27/1980' });
});

test('the response of the lookup is lost: it is not sent again, and the list of accounts has the link (CONF-017)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  await sandbox.fault('GET /customer', { cut: 'after' }, 1);
  find('10101-2020001-1');
  await page.at('Dashboard');
  expect(lookups()).toBe(1);
});

/** CALL-018, CALL-019 */
test('an account is replaced once, with username and password (ROUTE-025, FLOW-LINK-04)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  find('10101-2020001-1');
  await page.at('Dashboard');
  page = await load(sandbox, page, FORM);
  await page.at('LinkAccount');
  find('10103-2020002-1', { ssn: '' });
  await page.at('ReplaceAccount');
  confirm('Wrong2026');
  await page.until(() => page.linking().getSnapshot().context.failure !== null && !page.now().busy);
  expect(page.now().screen).toBe('ReplaceAccount');
  confirm();
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  expect(page.actor.getSnapshot().context.notice?.kind).toBe('accountReplaced');
  expect(sandbox.line.of('POST /replaceCustomer').length).toBe(1);
  expect((await sandbox.person('zoe')).loans.map(({ brand }) => brand)).toEqual(['InstaLoan']);
  expect(dump(page.tab)).not.toContain('draft:flow');
});

test('Zoe presses Back and chooses from the menu during a replacement: it is not interrupted, and she sees the result (FLOW-LINK-04)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  find('10101-2020001-1');
  await page.at('Dashboard');
  page = await load(sandbox, page, FORM);
  await page.at('LinkAccount');
  find('10103-2020002-1', { ssn: '' });
  await page.at('ReplaceAccount');
  await sandbox.fault('PUT /replaceCustomer', { delayMs: 3_000 }, 1);
  confirm();
  await page.until(() => page.linking().getSnapshot().matches({ replacing: 'proving' }));
  expect(chartsOf(page.actor).mayGo(HOME)).toBe(false);
  page.send({ type: 'address.requested', target: HOME });
  page.send({ type: 'menu.chosen', target: CONTACT_US });
  expect(page.now().screen).toBe('ReplaceAccount');
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  expect(page.actor.getSnapshot().context.notice?.kind).toBe('accountReplaced');
  expect(sandbox.line.of('PUT /replaceCustomer').length).toBe(1);
});

/** part of PROD-023 */
test('the mailed link: Zoe signs in first, confirms, and the link is removed from the address (ROUTE-102, FLOW-LINK-05)', async () => {
  page = await signIn(sandbox, 'zoe', FORM);
  find('10101-2020001-1');
  await page.at('Dashboard');
  page = await load(sandbox, page, FORM);
  await page.at('LinkAccount');
  find('10103-2020002-1', { ssn: '' });
  await page.at('ReplaceAccount');
  confirm('Wrong2026'); // requests the replacement, which mails the link; the wrong password confirms nothing
  await page.until(() => page.linking().getSnapshot().context.failure !== null && !page.now().busy);
  const mail = (await sandbox.outbox('zoe@example.com')).find(({ kind }) => kind === 'accountReplacement');
  const { pathname, search } = new URL(/https?:\S+returnId=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'http://none/');
  page.close();
  page = await signIn(sandbox, 'zoe', pathname + search);
  await page.at('ConfirmAccountReplacement');
  expect(page.address()).toBe('/ConfirmAccountReplacement');
  confirm();
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  expect((await sandbox.person('zoe')).loans.map(({ brand }) => brand)).toEqual(['InstaLoan']);
});
