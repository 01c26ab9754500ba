import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { isChart } from '../../machines/kit/xstateInternals.ts';
import type { ReferralEvent } from '../../machines/referral/referral.rules.ts';
import type { ReferralRewardsHomeView } from '../../machines/referral/referral.view.ts';
import type { referralCashOutMachine } from '../../machines/referralCashOut/referralCashOut.machine.ts';
import type { Typed } from '../../machines/referralCashOut/referralCashOut.fields.ts';
import type { CashOutEvent } from '../../machines/referralCashOut/referralCashOut.rules.ts';
import { referralCashOutView, type CashOutViews } from '../../machines/referralCashOut/referralCashOut.view.ts';
import { cashOuts } from '../lender/referral.kit.ts';
import { dump } from './kit/browser.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { load, type Page } from './kit/page.ts';
import * as rewards from './kit/rewards.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** Rae (no customer) and Ray (a customer) cash out their rewards: real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox({ cashOutPollMs: 1_000 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('rae', 'ray'));
afterEach(() => page?.close());

const DEBIT = { ...GOOD_CARD, name: 'Rae Oyelaran', number: '4000056655665556', expiry: '12/39' };
const DECLINED = { ...DEBIT, number: '4000056600060002' };
const PROFILE: Typed = {
  firstName: 'Rae',
  lastName: 'Oyelaran',
  dateOfBirth: '09/28/1971',
  'home.line1': '12 Juniper Street',
  'home.line2': '',
  'home.city': 'Fallow Creek',
  'home.state': 'TX',
  'home.zip': '78643',
};

const press = (event: ReferralEvent, of = page) => rewards.press(of, event);
const home = (holds?: (view: ReferralRewardsHomeView) => boolean, of = page) => rewards.home(of, holds);
const posts = () => sandbox.line.of('POST /cashOut');

const isCashOut = (snapshot: unknown): snapshot is SnapshotFrom<typeof referralCashOutMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'referralCashOut';

/** A screen of the cash-out, once `holds`. */
async function cashOut<Name extends keyof CashOutViews>(name: Name, holds: (view: CashOutViews[Name]) => boolean = () => true, of = page) {
  const isIt = (view: { screen: string }): view is CashOutViews[Name] => view.screen === name;
  const now = () => {
    const snapshot: unknown = of.now().actor?.getSnapshot();
    const view = isCashOut(snapshot) && of.now().screen === name ? referralCashOutView(snapshot) : null;
    return view && isIt(view) && holds(view) ? view : null;
  };
  await of.until(() => now() !== null);
  const view = now();
  if (!view) throw new Error(`${name} is no longer open`);
  return { view, send: (event: CashOutEvent) => of.now().actor?.send(event) };
}

/** Types the card into the hosted form of ReferRedeemAddCard. */
async function types(card: typeof DEBIT, of = page): Promise<void> {
  const { view } = await of.addingCard(({ formUrl }) => formUrl !== '');
  of.mountForm(view.formUrl).type(card);
  const { send } = await of.addingCard(({ phase, kind }) => phase === 'entering' && kind !== null);
  send({ type: 'card.submitted' });
}
const ready = (of = page) => cashOut('ReferRedeemReview', ({ phase }) => phase === 'ready', of);

async function opens(name: string): Promise<void> {
  page = await signIn(sandbox, name, rewards.HOME);
}
/** Rae says who she is, the first time, and types a card. */
async function raeReviews(isFirst = true): Promise<Page> {
  const on = await signIn(sandbox, 'rae', rewards.HOME);
  await home(undefined, on);
  press({ type: 'cashOut.chosen' }, on);
  if (isFirst) {
    const { send } = await cashOut('ReferCompleteProfile', ({ phase }) => phase === 'filling', on);
    send({ type: 'profile.submitted', values: PROFILE });
  }
  await types(DEBIT, on);
  await ready(on);
  return on;
}
/** Ray is a customer: the lender knows him. */
async function rayReviews(card = DEBIT): Promise<Awaited<ReturnType<typeof ready>>> {
  await opens('ray');
  await home();
  press({ type: 'cashOut.chosen' });
  await types(card);
  return ready();
}
const RAYS = ['5000 settled'];
const moved = async (name = 'ray') => (await cashOuts(sandbox.speak, name)).map(({ cents, status }) => `${cents} ${status}`);

/** @layer NET */
describe('cashing out', () => {
  test('Rae first says who that is, types a card, reviews, and gets the whole balance once (PROD-025, PROD-029, FLOW-REFER-01, FLOW-REFER-03, FLOW-REFER-07, ROUTE-038, CALL-088 to CALL-090, CALL-113, POLL-005, OPEN-026)', async () => {
    await opens('rae');
    await home();
    press({ type: 'cashOut.chosen' });
    const profile = await cashOut('ReferCompleteProfile', ({ phase }) => phase === 'filling');
    expect(profile.view).toMatchObject({ balance: 15_000, values: { firstName: 'Rae', lastName: 'Oyelaran' } });
    profile.send({ type: 'profile.submitted', values: PROFILE });
    await types(DEBIT);
    const { view, send } = await ready();
    expect(view).toMatchObject({ amount: 15_000, card: { cardType: 'visa', lastFour: '5556', holder: 'Rae Oyelaran' }, maySend: true });
    expect(page.address()).toBe('/Referral/ReferRedeemReview');
    send({ type: 'cashOut.submitted' });
    send({ type: 'cashOut.submitted' });
    const success = await cashOut('ReferRedeemSuccess');
    expect(success.view).toMatchObject({ amount: 15_000, newBalance: 0 });
    expect(posts()).toHaveLength(1);
    const [accepted] = sandbox.line.of('GET /cardSecureAcceptance');
    expect(Object.entries(posts()[0]?.body ?? {}).map(([name, value]) => [name, String(value).replace(/^payout_.+/, 'token')])).toEqual([
      ['cardNumber', '•••• •••• •••• 5556'],
      ['cardId', 'token'],
    ]);
    expect(Object.keys(accepted?.query ?? {})).toEqual(['transactionUuid']);
    expect(sandbox.line.of('GET /cashOut').length).toBeGreaterThan(0);
    expect(await moved('rae')).toEqual(['15000 settled']);
    expect(dump(page.tab)).not.toMatch(/inFlight|payout_|09\/28\/1971|40000566/);
    success.send({ type: 'flow.left' });
    expect((await home()).history?.[0]).toMatchObject({ kind: 'cashOut', amount: 15_000, balance: 0 });
  });

  test('a second press sends nothing more, and neither Back nor the menu leads away while money moves (FLOW-REFER-02)', async () => {
    const { send } = await rayReviews();
    await sandbox.fault('POST /cashOut', { delayMs: 5_000 }, 1);
    send({ type: 'cashOut.submitted' });
    send({ type: 'cashOut.submitted' });
    await page.until(() => posts().length === 1);
    page.back();
    page.send({ type: 'menu.chosen', target: { flow: 'accounts', screen: 'Home', params: {}, search: {} } });
    await cashOut('ReferRedeemSuccess');
    expect(posts()).toHaveLength(1);
    expect(await moved()).toEqual(RAYS);
  });

  test.each([
    ['the answer is cut off', { cut: 'after' as const }],
    ['a gateway answers 502 after it was done', { status: 502, when: 'after' as const }],
    ['the answer is not JSON', { body: 'oops', when: 'after' as const }],
  ])('%s: the portal finds the truth by its key, and the money is sent once', async (_, fault) => {
    const { send } = await rayReviews();
    await sandbox.fault('POST /cashOut', fault, 1);
    send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemSuccess');
    expect(posts()).toHaveLength(1);
    expect(await moved()).toEqual(RAYS);
  });

  test('it never arrives: the key is fenced, Ray reads that nothing was sent, and sends it again with another key', async () => {
    const { send } = await rayReviews();
    await sandbox.fault('POST /cashOut', { cut: 'before' }, 1);
    send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemReview', ({ phase }) => phase === 'unknown');
    const { send: again } = await cashOut('ReferRedeemReview', ({ phase, notice }) => phase === 'ready' && notice === 'notSent');
    expect(sandbox.line.of('POST /cashOutTimeout')).toHaveLength(1);
    expect(await moved()).toEqual([]);
    again({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemSuccess');
    const keys = posts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    expect(await moved()).toEqual(RAYS);
  });

  test('after a reload the cash-out is followed to its receipt, and nothing is sent again', async () => {
    const { send } = await rayReviews();
    await sandbox.fault('GET /cashOut', { status: 503 }, 2);
    send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemReview', ({ phase }) => phase === 'pending');
    page = await load(sandbox, page);
    const { view } = await cashOut('ReferRedeemSuccess');
    expect(view).toMatchObject({ amount: 5_000, card: { lastFour: '5556' } });
    expect(posts()).toHaveLength(1);
    expect(await moved()).toEqual(RAYS);
  });

  test('after signing in again, a cash-out under way comes before everything else', async () => {
    const { send } = await rayReviews();
    await sandbox.fault('GET /cashOut', { status: 503 }, 2);
    send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemReview', ({ phase }) => phase === 'pending');
    page = await load(sandbox, page, '/');
    await cashOut('ReferRedeemSuccess');
    expect(await moved()).toEqual(RAYS);
  });

  test('a reload of the review finds the card again, without its number or token in the tab', async () => {
    await rayReviews();
    expect(dump(page.tab)).not.toMatch(/payout_|5556/);
    page = await load(sandbox, page);
    expect((await ready()).view.card).toMatchObject({ lastFour: '5556' });
    expect(posts()).toEqual([]);
  });

  test('the bank turns the card down: Ray reads why, keeps the rewards, and another card gets them', async () => {
    const { send } = await rayReviews(DECLINED);
    send({ type: 'cashOut.submitted' });
    const refused = await cashOut('ReferRedeemReview', ({ phase }) => phase === 'refused');
    expect(refused.view).toMatchObject({ maySend: false, failure: { texts: [expect.stringContaining('You still have your rewards.')] } });
    refused.send({ type: 'card.changeChosen' });
    await types(DEBIT);
    (await ready()).send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemSuccess');
    expect((await moved()).toSorted()).toEqual(['5000 declined', '5000 settled']);
  });

  test('another device has cashed out: this one reads the balance again, says that nothing is left, and leads back', async () => {
    page = await raeReviews();
    const other = await raeReviews(false);
    (await ready(other)).send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemSuccess', undefined, other);
    other.close();
    (await ready()).send({ type: 'cashOut.submitted' });
    expect(await home()).toMatchObject({ notice: 'notSent', mayCashOut: false, stats: { currentBalance: 0 } });
    expect(await moved('rae')).toEqual(['15000 settled']);
  });

  test('another device is cashing out: the lender says so, whatever became of the card', async () => {
    page = await raeReviews();
    const other = await raeReviews(false);
    await sandbox.fault('GET /cashOut', { status: 503 }, 5);
    (await ready(other)).send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemReview', ({ phase }) => phase === 'pending', other);
    other.close();
    (await ready()).send({ type: 'cashOut.submitted' });
    const { view } = await cashOut('ReferRedeemReview', ({ phase }) => phase === 'refused');
    expect(view).toMatchObject({ maySend: false, failure: { texts: ['Another cash-out is already on its way. Wait for its result.'] } });
  });

  test('the request is lost, and its send is declared void: the rewards that another device has cashed out are not offered again', async () => {
    page = await raeReviews();
    const other = await raeReviews(false);
    (await ready(other)).send({ type: 'cashOut.submitted' });
    await cashOut('ReferRedeemSuccess', undefined, other);
    other.close();
    await sandbox.fault('POST /cashOut', { cut: 'before' }, 1);
    (await ready()).send({ type: 'cashOut.submitted' });
    expect(await home()).toMatchObject({ notice: 'notSent', mayCashOut: false });
  });

  test('a card that cannot receive money is not taken (FLOW-REFER-03)', async () => {
    await opens('ray');
    await home();
    press({ type: 'cashOut.chosen' });
    await types({ ...DEBIT, number: GOOD_CARD.number });
    const { view } = await page.addingCard(({ failure }) => failure !== null);
    expect(view.failure?.texts).toEqual(['This card can’t receive money. Use a debit card.']);
    await types(DEBIT);
    await ready();
    expect(posts()).toEqual([]);
  });
});
