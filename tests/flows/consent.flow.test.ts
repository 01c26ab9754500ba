import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentView } from '../../machines/consent/consent.view.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

const accepted = () =>
  sandbox.lender.db
    .selectFrom('acknowledgement')
    .select(['document_id', 'at'])
    .where('profile_id', '=', profileIdOf('ann'))
    .where('document_id', 'like', 'terms-%')
    .orderBy('document_id')
    .execute();

/** The lender has newer terms than Ann accepted; Ann signs in at an address of her accounts. */
async function annSignsIn(address = '/TitleMax/Accounts'): Promise<void> {
  await sandbox.lender.db
    .deleteFrom('acknowledgement')
    .where('profile_id', '=', profileIdOf('ann'))
    .where('document_id', '=', 'terms-2')
    .execute();
  page = await openPage(sandbox, address);
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('TermsConditionsConsent');
}
const consent = () => page.flow('consent');
const view = () => consentView(consent().getSnapshot());

/** CALL-035, CALL-045 */
test('newer terms come before everything else; Ann agrees, the lender records it, and the requested screen opens (ROUTE-101, OPEN-003)', async () => {
  await annSignsIn();
  expect(view()).toMatchObject({ state: 'viewing', version: 2, agreedBefore: 1, hasCopy: true });
  expect(view().lines.length).toBeGreaterThan(4);
  page.send({ type: 'menu.chosen', target: { flow: 'accounts', screen: 'Home', params: {}, search: {} } });
  await page.at('TermsConditionsConsent');
  consent().send({ type: 'consent.submitted', agreed: false });
  expect(view().boxIsMissing).toBe(true);
  expect(await accepted()).toHaveLength(1);
  consent().send({ type: 'consent.submitted', agreed: true });
  await page.at('Home');
  expect((await accepted()).map(({ document_id }) => document_id)).toEqual(['terms-1', 'terms-2']);
  page = await load(sandbox, page, '/TitleMax/Accounts');
  await page.at('Dashboard');
});

test('the response is lost: the page says so, Ann agrees again, and there is one record', async () => {
  await annSignsIn();
  await sandbox.fault('POST /disclosureacknowledgement', { cut: 'after' }, 1);
  consent().send({ type: 'consent.submitted', agreed: true });
  await page.until(() => view().failure !== null && !view().busy);
  expect(view().state).toBe('viewing');
  consent().send({ type: 'consent.submitted', agreed: true });
  await page.at('Dashboard');
  expect(await accepted()).toHaveLength(2);
});

test('Ann declines: she is signed out, Login says why, and nothing is recorded', async () => {
  await annSignsIn();
  consent().send({ type: 'consent.declined' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'termsDeclined' });
  expect(await accepted()).toHaveLength(1);
});

test('a reload at the terms shows them again, and nothing of the account before (OPEN-003)', async () => {
  await annSignsIn();
  page = await load(sandbox, page);
  await page.at('TermsConditionsConsent');
  expect(page.accounts).toThrow('the accounts are not open');
  consent().send({ type: 'consent.submitted', agreed: true });
  await page.at('Home');
});
