import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { openHouse, type House } from './kit/house.ts';
import { openPage, type Page } from './kit/page.ts';
import { review, signIn } from './kit/steps.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.fresh('ann', 'uma', 'pia', 'sam'));
afterEach(() => page?.close());

const callsOf = (call: string) => house.line.of(call).length;

test('Ann signs in by e-mail: Home, one entry, her device is not to be remembered (FLOW-AUTH-05, CONF-011, CONF-022)', async () => {
  page = await signIn(house, 'ann');
  expect(page.address()).toBe('/Home');
  await page.until(() => page.accounts().view().groups !== null);
  expect(
    page
      .accounts()
      .view()
      .groups?.map(({ brand }) => brand)
      .toSorted(),
  ).toEqual(['InstaLoan', 'TitleMax']);
  await page.until(() => callsOf('Cognito UpdateDeviceStatus') === 1);
  expect(house.line.of('Cognito UpdateDeviceStatus')[0]?.body).toMatchObject({ DeviceRememberedStatus: 'not_remembered' });
  expect(dump(page.tab)).not.toContain('device:');
  expect(callsOf('POST /authenticate')).toBe(1);
});

test('Ann signs in by phone and asks to be remembered: Cognito is told, and the device keeps its key after she signs out (FLOW-AUTH-05, CONF-011, CONF-031)', async () => {
  page = await openPage(house);
  await page.at('Login');
  page.submitLogin('(512) 555-0101', { remember: true });
  await page.at('Home');
  await page.until(() => house.line.of('Cognito UpdateDeviceStatus')[0]?.status === 200);
  expect(house.line.of('Cognito UpdateDeviceStatus')[0]?.body).toMatchObject({ DeviceRememberedStatus: 'remembered' });
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(dump(page.tab)).toMatch(/device:/);
  expect(dump(page.tab)).not.toContain('tokens');
});

test('guest cards of an earlier payment are deleted when Ann signs in, her saved ones stay (FLOW-AUTH-06, CONF-010)', async () => {
  const at = await review(house, 'ann', 'InstaLoan', '$20');
  page = at.page;
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.addChosen' });
  const { form } = await page.payment('AddPaymentMethod', (view) => view.form.formUrl !== '');
  page.mountForm(form.formUrl).type({ ...GOOD_CARD, name: 'Ann Ashby' });
  await page.payment('AddPaymentMethod', (view) => view.form.phase === 'shown');
  page.press({ type: 'card.submitted' });
  await page.payment('ReviewPayment', ({ asksCvv }) => !asksCvv);
  const cards = () => house.lender.db.selectFrom('card').select('guest').where('holder', '=', 'Ann Ashby').orderBy('guest').execute();
  expect(await cards()).toEqual([{ guest: false }, { guest: false }, { guest: true }]);
  page.close();
  house.line.sent.length = 0;
  page = await signIn(house, 'ann');
  await page.until(() => callsOf('DELETE /cards') === 1);
  await house.time.quiet();
  expect(await cards()).toEqual([{ guest: false }, { guest: false }]);
});

test('three wrong passwords for one name: what was typed stays, and help is offered; another name starts anew', async () => {
  page = await openPage(house);
  await page.at('Login');
  for (const offersHelp of [false, false, true]) {
    page.submitLogin('ann@example.com', { password: 'wrong' });
    await page.until(() => page.login().failure !== null && !page.login().busy);
    expect(page.login()).toMatchObject({
      username: 'ann@example.com',
      offersHelp,
      failure: { texts: ['Incorrect username or password.'] },
    });
  }
  page.submitLogin('sam@example.com', { password: 'wrong' });
  await page.until(() => page.login().username === 'sam@example.com' && !page.login().busy);
  expect(page.login().offersHelp).toBe(false);
});

test('the sixth try within a minute is too many; a minute later the right password lets Ann in (ERR-033)', async () => {
  page = await openPage(house);
  await page.at('Login');
  for (let tries = 1; tries <= 6; tries++) {
    page.submitLogin('ann@example.com', { password: 'wrong' });
    await page.until(() => !page.login().busy && callsOf('POST /authenticate') === tries);
    expect(page.login().limited).toBe(tries === 6);
  }
  await house.time.passes(61_000);
  page.submitLogin('ann@example.com');
  await page.at('Home');
});

test.each([
  ['uma', 'VerifyWarning'],
  ['pia', 'SecureAccount'],
])('%s is led to %s (FLOW-AUTH-03, FLOW-AUTH-04)', async (name, screen) => {
  page = await openPage(house);
  await page.at('Login');
  page.submitLogin(`${name}@example.com`);
  await page.at(screen);
  expect(dump(page.tab)).not.toContain('tokens');
});
