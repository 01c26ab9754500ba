import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { offersView } from '../../machines/offers/offers.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('eve', 'kim', 'nell'));
afterEach(() => page?.close());

const view = () => offersView(page.flow('offers').getSnapshot());
const keys = () => [...(view().offers?.good ?? []), ...(view().offers?.expired ?? [])].map(({ offer }) => offer);
const viewed = () => v.parse(v.array(v.string()), JSON.parse(page.tab.local.getItem('viewedOffers') ?? '[]')).toSorted();
const badge = async () => (await page.menu()).view().entries.find(({ name }) => name === 'offers')?.badge;
const open = (name: string, address: string) => signIn(sandbox, name, address);

/** @layer NET STORE */
test('Eve has three new offers, and one that has expired; the list of GET /offers shows them, and from then on they are viewed, also after a sign-out (ROUTE-050, FLOW-OFFER-01, STORE-005)', async () => {
  page = await open('eve', '/TitleMax/Accounts');
  await page.at('Dashboard');
  expect(await badge()).toBe(3);
  expect(viewed()).toEqual([]);
  page = await load(sandbox, page, '/TitleMax/Offers');
  await page.at('Offers');
  expect(sandbox.line.of('GET /offers').length).toBeGreaterThan(0);
  expect(view().offers?.good.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['settlement', 30_000],
    ['appraisal', 180_000],
    ['widget', 120_000],
  ]);
  expect(view().offers?.expired.map(({ kind, amount }) => [kind, amount])).toEqual([['settlement', 25_000]]);
  expect(view().unviewedOffersCount).toBe(3);
  expect(viewed()).toEqual(keys().toSorted());
  await sandbox.time.quiet();
  expect([await badge(), page.now().screen]).toEqual([0, 'Offers']); // offers-5: at once, while the list is open
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  page.submitLogin('eve@example.com');
  await page.at('Dashboard');
  expect(await badge()).toBe(0);
});

/** @layer STORE */
test('one offer that is opened by its address is viewed, and the others are not (FLOW-OFFER-01)', async () => {
  page = await open('eve', '/TitleMax/Offers/WidgetOffer/22-TitleMax');
  await page.at('WidgetOffer');
  expect(view().opened).toMatchObject({ kind: 'widget', isNew: false });
  expect(viewed()).toEqual(['22-TitleMax']);
  await sandbox.time.quiet();
  expect(await badge()).toBe(2);
  expect(view().applyPage).toBe('/sandbox-pages/tmx/apply');
});

test('the lender’s clock says which offers have expired: the device is 22 days behind (FLOW-OFFER-01)', async () => {
  await sandbox.advance(86_400 * 22);
  page = await open('eve', '/TitleMax/Offers');
  await page.at('Offers');
  expect(view().offers?.good.map(({ kind }) => kind)).toEqual(['appraisal', 'widget']);
  expect(view().offers?.expired.map(({ amount }) => amount)).toEqual([30_000, 25_000]);
});

test('the address follows the screen: list, offer, Back, and the kind of the offer decides', async () => {
  page = await open('eve', '/TitleMax/Offers');
  await page.at('Offers');
  const [first = ''] = keys();
  page.flow('offers').send({ type: 'offer.opened', offer: first });
  await page.at('OfferDetails');
  await page.until(() => page.address() === `/TitleMax/Offers/OfferDetails/${first}`);
  expect(view().opened?.loan?.loanHeader).not.toBe('');
  page.back();
  await page.at('Offers');
  await page.until(() => page.address() === '/TitleMax/Offers');
  page.forward();
  await page.at('OfferDetails');
  page = await load(sandbox, page, '/TitleMax/Offers/OfferDetails/22-TitleMax');
  await page.at('WidgetOffer');
  await page.until(() => page.address() === '/TitleMax/Offers/WidgetOffer/22-TitleMax');
});

test('an offer that the customer does not have opens the list, which says so', async () => {
  page = await open('kim', '/TitleMax/Offers/OfferDetails/10-2004002');
  await page.at('Offers');
  await page.until(() => page.address() === '/TitleMax/Offers');
  expect(view().gone).toBe(true);
  expect(keys()).toHaveLength(1);
});

test('Kim calls about her appraisal offer, and Back returns to it', async () => {
  page = await open('kim', '/TitleMax/Offers');
  await page.at('Offers');
  const [only = ''] = keys();
  page.flow('offers').send({ type: 'offer.opened', offer: only });
  await page.at('OfferDetails');
  page.flow('offers').send({ type: 'help.chosen' });
  await page.at('ContactUs');
  page.back();
  await page.at('OfferDetails');
  expect(view().opened?.offer).toBe(only);
  page.flow('offers').send({ type: 'flow.left' });
  await page.at('Dashboard');
});

test('a customer without offers has no menu entry, and the address leads to FeatureUnavailable (part of ROUTE-053, ROLE-003, FLAG-008)', async () => {
  page = await open('nell', '/CheckSmart/Accounts');
  await page.at('Dashboard');
  expect((await page.menu()).names()).not.toContain('offers');
  page = await load(sandbox, page, '/CheckSmart/Offers');
  await page.at('FeatureUnavailable');
  expect(page.address()).toBe('/CheckSmart/FeatureUnavailable');
  expect(sandbox.line.of('GET /offers')).toEqual([]);
  page.close();
  await sandbox.fault('GET /configsettings', { body: { menuItemVisibility: { offerButton: false } } });
  page = await open('eve', '/TitleMax/Offers');
  await page.at('FeatureUnavailable');
  expect((await page.menu()).names()).not.toContain('offers');
});

test('offers that could not be loaded are loaded again', async () => {
  page = await open('eve', '/TitleMax/Accounts');
  await page.at('Dashboard');
  await sandbox.fault('GET /offers', { status: 500 });
  page = await load(sandbox, page, '/TitleMax/Offers');
  await page.at('Offers');
  expect(view()).toMatchObject({ offers: null, failure: { status: 500 } });
  await sandbox.heal();
  page.flow('offers').send({ type: 'retry.chosen' });
  await page.until(() => view().offers !== null);
  expect(keys()).toHaveLength(4);
});
