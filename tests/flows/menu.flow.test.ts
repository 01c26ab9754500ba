import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { productName } from '../../machines/app/app.view.ts';
import { FLOWS } from '../../machines/flows.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { customerIdOf } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { openHouse, type House } from './kit/house.ts';
import { load, type Page } from './kit/page.ts';
import { review, signIn } from './kit/steps.ts';

/** What the menu and the names say, by what the lender has told. */
let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.fresh('ann', 'pat'));
afterEach(() => page?.close());

const accountsInMenu = async () => (await page.menu()).view().entries.find(({ name }) => name === 'myAccounts')?.accounts;

test.each([
  ['ann', 'TitleMax', 1],
  ['pat', 'TitleMax', 2],
])('MENU-005: %s has looked at one of her accounts with %s: the menu knows how many she has there: %i', async (name, brand, count) => {
  const { loanId } = await house.loan(name, brand);
  page = await signIn(house, name, `/${brand}/Accounts/${loanId}`);
  await page.at('AccountDetails');
  expect(await accountsInMenu()).toBe(count);
});

test('before any list was shown the menu does not guess, and after a sign-out it knows nothing of Ann', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  expect(await accountsInMenu()).toBeNull();
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  expect(await accountsInMenu()).toBe(1);
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(page.actor.getSnapshot().context.accounts).toBeNull();
});

/** CALL-118 */
test('the brand that the specification masks is called as the lender has configured it', async () => {
  await house.fault('GET /configsettings', { body: { productBrandName: 'Sunny Loans' } });
  page = await signIn(house, 'ann');
  expect(productName(page.actor.getSnapshot())).toBe('Sunny Loans');
});

const namesInMenu = async (): Promise<readonly string[]> => (await page.menu()).view().entries.map(({ name }) => name);

const REGISTERED: readonly string[] = FLOWS;
/** An entry shows only when its flow is registered. */
const WITH_FLAGS = ['optInDisclosures', ...(REGISTERED.includes('offers') ? ['offers'] : [])];

test('the sandbox shows the menu entries that FLAG-008 switches; without their flags they are not there (MENU-012)', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  expect(await namesInMenu()).toEqual(expect.arrayContaining(WITH_FLAGS));
  page.close();
  await house.fault('GET /configsettings', { body: { menuItemVisibility: { offerButton: false, optInDisclosuresButton: false } } });
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  const names = await namesInMenu();
  for (const name of ['optInDisclosures', 'offers']) expect(names).not.toContain(name);
});

const keptForOtherDevices = () =>
  house.lender.db.selectFrom('user_cache').select('value').where('customer_id', '=', customerIdOf('ann', 'TLXe')).execute();

/** @layer NET STORE */
test('a choice in the menu gives up the payment that was being made: nothing of it is kept, here or for another device (MENU-020, STORE-010)', async () => {
  const at = await review(house, 'ann', 'InstaLoan', '$44');
  page = at.page;
  await house.time.passes(1_000);
  expect(dump(page.tab)).toContain('otherAmount');
  expect(await keptForOtherDevices()).toHaveLength(1);
  page.send({ type: 'menu.chosen', target: CONTACT_US });
  await page.at('ContactUs');
  await house.time.quiet();
  expect(dump(page.tab)).not.toContain('otherAmount');
  expect(await keptForOtherDevices()).toEqual([]);
  page = await load(house, page, `/InstaLoan/Accounts/${at.loanId}/Payment`);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ otherAmount: null });
});
