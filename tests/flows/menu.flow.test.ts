import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { productName } from '../../machines/app/app.view.ts';
import { FLOWS } from '../../machines/flows.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { customerIdOf } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { review, signIn } from './kit/steps.ts';

/** The menu and the brand names, from the lender's answers. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'pat'));
afterEach(() => page?.close());

const accountsInMenu = async () => (await page.menu()).view().entries.find(({ name }) => name === 'myAccounts')?.accounts;

test.each([
  ['ann', 'TitleMax', 1],
  ['pat', 'TitleMax', 2],
])('MENU-005: after %s has opened an account with %s the menu has the number of accounts there: %i', async (name, brand, count) => {
  const { loanId } = await sandbox.loan(name, brand);
  page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}`);
  await page.at('AccountDetails');
  expect(await accountsInMenu()).toBe(count);
});

test('before any list has loaded the menu has no number, and after a sign-out it has nothing of Ann', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  expect(await accountsInMenu()).toBeNull();
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  expect(await accountsInMenu()).toBe(1);
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(page.actor.getSnapshot().context.accounts).toBeNull();
});

/** CALL-118 */
test('the brand that the specification masks has the lender’s configured name', async () => {
  await sandbox.fault('GET /configsettings', { body: { productBrandName: 'Sunny Loans' } });
  page = await signIn(sandbox, 'ann');
  expect(productName(page.actor.getSnapshot())).toBe('Sunny Loans');
});

const namesInMenu = async (): Promise<readonly string[]> => (await page.menu()).view().entries.map(({ name }) => name);

const REGISTERED: readonly string[] = FLOWS;
/** An entry is visible only when its flow is registered. */
const WITH_FLAGS = ['optInDisclosures', ...(REGISTERED.includes('offers') ? ['offers'] : [])];

test('the sandbox has the menu entries that FLAG-008 switches; without their flags they are hidden (MENU-012)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  expect(await namesInMenu()).toEqual(expect.arrayContaining(WITH_FLAGS));
  page.close();
  await sandbox.fault('GET /configsettings', { body: { menuItemVisibility: { offerButton: false, optInDisclosuresButton: false } } });
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  const names = await namesInMenu();
  for (const name of ['optInDisclosures', 'offers']) expect(names).not.toContain(name);
});

const keptForOtherDevices = () =>
  sandbox.lender.db.selectFrom('user_cache').select('value').where('customer_id', '=', customerIdOf('ann', 'TLXe')).execute();

/** @layer NET STORE */
test('a choice in the menu ends the unfinished payment: no draft of it is stored, here or for another device (MENU-020, STORE-010)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$44');
  page = at.page;
  await sandbox.time.passes(1_000);
  expect(dump(page.tab)).toContain('otherAmount');
  expect(await keptForOtherDevices()).toHaveLength(1);
  page.send({ type: 'menu.chosen', target: CONTACT_US });
  await page.at('ContactUs');
  await sandbox.time.quiet();
  expect(dump(page.tab)).not.toContain('otherAmount');
  expect(await keptForOtherDevices()).toEqual([]);
  page = await load(sandbox, page, `/InstaLoan/Accounts/${at.loanId}/Payment`);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ otherAmount: null });
});
