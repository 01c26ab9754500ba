import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import * as kim from './kit/borrowing.ts';
import { chooses, removesCardElsewhere, ways } from './kit/drawing.ts';
import { CookieJar, dump, newTab, type Tab } from './kit/browser.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { load, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

const DEBIT_CARD = { ...GOOD_CARD, name: 'Kim Castellanos', number: '4000056655665556' };

/** Kim takes a new loan after her appraisal. Real charts, real client, real lender, its signing page. */
let sandbox: Sandbox;
let page: Page;
let tab: Tab;
let applicationId: string;
let appraisalId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // room for a frame to sign in
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  await sandbox.fresh('kim', 'eve');
  ({ applicationId, appraisalId } = await kim.applicationOf(sandbox, 'kim'));
  tab = { ...newTab(), cookies: new CookieJar() };
});
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);
const opens = async (screen?: string, at: Tab = tab) => (page = await kim.borrows(sandbox, screen ? { screen, tab: at } : { tab: at }));
const moved = () => kim.moved(sandbox);
const originationOf = (person: string) =>
  sandbox.lender.db.selectFrom('origination').select('customer_id as customerId').where('person', '=', person).executeTakeFirst();
const takes = () => kim.takes(page);
const unsigned = () => kim.at(page, 'OriginationDocuSign', 'unsigned');
const signsTheLoan = () => kim.signsTheLoan(page);

describe('Kim takes a loan of $600.00', () => {
  test('from her offer, to her card: she presses twice, one loan is made, and the money is sent when she has signed (PROD-014, PROD-029, FLOW-ORIG-01, FLOW-ORIG-07, ROUTE-047, CALL-052, CALL-053, CALL-065, CALL-066, CALL-067, CALL-068, POLL-004, POLL-011)', async () => {
    page = await signIn(sandbox, 'kim', `/TitleMax/Offers/OfferDetails/12-${applicationId}`, { tab });
    await page.at('OfferDetails');
    page.flow('offers').send({ type: 'origination.chosen' });
    const { least, most } = await kim.at(page, 'OriginationAmount', 'choosing');
    expect([least, most, page.address()]).toEqual([60_000, 1_200_000, kim.addressOf(applicationId)]);
    const review = await kim.toReview(page, 60_000, '5556');
    expect(review).toMatchObject({ amount: 60_000, where: { way: 'debit', card: { lastFour: '5556' } } });
    expect(calls('POST /loanOriginate')).toEqual([]);
    takes();
    await unsigned();
    expect(await moved()).toEqual([[60_000, 'pending']]); // held
    expect(calls('GET /disbursementReference')).toEqual([]);
    const { referenceNumber, amount, dueDate } = await signsTheLoan();
    expect([referenceNumber.slice(0, 1), amount]).toEqual(['R', 60_000]);
    expect(dueDate).toMatch(/^\d{4}-/);
    expect(await moved()).toEqual([[60_000, 'settled']]);

    const [sent, ...more] = calls('POST /loanOriginate');
    expect([sent?.body, more]).toMatchObject([{ applicationId, appraisalId, amount: '600.00', type: 16, locationBrand: 'TitleMax' }, []]);
    const { messageKey } = v.parse(v.object({ messageKey: v.string() }), sent?.answer);
    expect(new Set(calls('GET /loanOriginate').map(({ query }) => query['messageKey']))).toEqual(new Set([messageKey]));
    expect(calls('PUT /appraisalStatus').map(({ body }) => body)).toEqual([{ appraisalId }]);
    for (const call of [calls('GET /applicationstatus'), calls('PUT /applicationstatus')]) expect(call).toHaveLength(1);
    expect(calls('GET /originationInfo')[0]?.query).toEqual({ applicationId });
    kim.press(page, { type: 'flow.left' });
    await page.at('Dashboard');
    expect((page.accounts().view().groups ?? []).flatMap(({ cards }) => cards.map(({ owed }) => owed))).toContain(60_000);
    expect(dump(page.tab)).not.toMatch(/inFlight|draft:flow:origination/);
    expect(tab.cookies?.text).not.toContain('origination_');
  });

  test.each([
    ['by MoneyGram', 'moneyGram', 14],
    ['at the store', 'store', 2],
  ])('%s: the way that she has chosen is asked for, without a card', async (_, way, type) => {
    await opens();
    await kim.toReview(page, 60_000, way);
    takes();
    await signsTheLoan();
    expect(calls('POST /loanOriginate').map(({ body }) => body)).toMatchObject([{ type, disburseCardIds: [] }]);
    expect(await moved()).toEqual([[60_000, 'settled']]);
  });

  test('on a card that is turned down: no loan is made, she reads so, and takes it at the store', async () => {
    await opens();
    await kim.toReview(page, 60_000, '0002');
    takes();
    const { failure } = await kim.at(page, 'OriginationChooseMethod', 'choosing');
    expect(failure?.texts).toEqual(['The money could not be sent to your card. Choose another card or another way.']);
    await kim.picks(page, 'store');
    takes();
    await unsigned();
    const keys = calls('POST /loanOriginate').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    expect((await moved()).toSorted(([, a], [, b]) => a.localeCompare(b))).toEqual([
      [60_000, 'declined'],
      [60_000, 'pending'],
    ]);
  });
});

test('Kim adds a debit card for her loan: it is saved, chosen, and gets the money (ROUTE-048, FLOW-DRAW-05)', async () => {
  await opens();
  await kim.at(page, 'OriginationAmount', 'choosing');
  kim.press(page, { type: 'amount.typed', cents: 60_000 }, { type: 'amount.confirmed' });
  await kim.at(page, 'OriginationChooseMethod', 'choosing');
  kim.press(page, { type: 'method.chosen', choice: 'debit' }, { type: 'method.confirmed' });
  await ways(page);
  chooses(page, { type: 'card.addChosen' });
  const { view } = await page.addingCard(({ formUrl }) => formUrl !== '');
  expect(page.address()).toBe(kim.addressOf(applicationId, 'AddDebitDisburseMethod'));
  page.mountForm(view.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase, kind }) => phase === 'entering' && kind !== null);
  send({ type: 'card.submitted' });
  await page.until(() => page.now().screen === 'ManageDisburseMethod' && !page.now().busy);
  expect(calls('POST /cards').map(({ body }) => body)).toMatchObject([{ guestCard: false }]);
  chooses(page, { type: 'method.confirmed' });
  expect((await kim.at(page, 'OriginationChooseMethod', 'ready')).where).toMatchObject({ way: 'debit', card: { lastFour: '5556' } });
});

test('her card is removed in another tab: the lender says so, no loan is made, and she chooses another way', async () => {
  await opens();
  await kim.toReview(page, 60_000, '5556');
  await removesCardElsewhere(sandbox, '5556', 'kim');
  takes();
  const { failure } = await kim.at(page, 'OriginationChooseMethod', 'choosing');
  expect(failure?.texts).toEqual(['The card for this money is no longer saved. Choose another card or another way.']);
  kim.press(page, { type: 'card.changeChosen' });
  expect((await ways(page)).cards.map(({ lastFour }) => lastFour)).not.toContain('5556');
  expect(await moved()).toEqual([]);
});

describe('the other ways it can end', () => {
  test('Kim wants a call: she is in the phone queue, and nothing is asked for (ROUTE-045, FLOW-ORIG-07, CALL-069, OPEN-025)', async () => {
    await opens('OriginationCallMe');
    await kim.at(page, 'OriginationCallMe', 'asking');
    kim.press(page, { type: 'call.confirmed' });
    await kim.at(page, 'OriginationCallMe', 'queued');
    expect(calls('POST /phoneQueue').map(({ body }) => body)).toEqual([{ appraisalId }]);
    for (const call of ['PUT /applicationstatus', 'PUT /appraisalStatus', 'POST /loanOriginate']) expect(calls(call)).toEqual([]);
    kim.press(page, { type: 'flow.left' });
    await page.at('Offers');
  });

  test('the offer has expired meanwhile: the lender says so, nothing leads on, and no loan is made', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    await sandbox.advance(86_400 * 15);
    takes();
    await kim.at(page, 'OriginationAmount', 'expired');
    expect(page.flow('origination').getSnapshot().can({ type: 'amount.confirmed' })).toBe(false);
    expect(await moved()).toEqual([]);
  });

  async function joinsTheRegister(): Promise<string> {
    const { customerId } = v.parse(v.object({ customerId: v.string() }), await originationOf('kim'));
    await sandbox.lender.db.updateTable('customer_detail').set({ on_register: true }).where('customer_id', '=', customerId).execute();
    return customerId;
  }
  const COVERED = /^A federal law that protects service members and their families does not allow this loan/;

  test('the register says that Kim is covered: she reads the lender’s own sentence before she chooses an amount, and nothing is asked for (military-1, CALL-029)', async () => {
    const customerId = await joinsTheRegister();
    await opens();
    const { refusal } = await kim.at(page, 'OriginationAmount', 'forbidden');
    expect(refusal).toMatch(COVERED);
    expect(calls('POST /mlaStatus').map(({ body }) => body)).toMatchObject([{ customerId }]);
    expect(calls('GET /originationInfo')).toHaveLength(2);
    for (const call of ['PUT /appraisalStatus', 'POST /loanOriginate']) expect(calls(call)).toEqual([]);
    kim.press(page, { type: 'flow.left' });
    await page.at('Offers');
  });

  test('the register learns it while Kim is at the last look: the lender refuses the loan, and none is made (military-1)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    await joinsTheRegister();
    takes();
    const { failure } = await kim.at(page, 'OriginationChooseMethod', 'choosing');
    expect(failure?.texts[0]).toMatch(COVERED);
    expect(await moved()).toEqual([]);
  });

  test('the application of Eve is not found for Kim', async () => {
    const { applicationId: hers } = await kim.applicationOf(sandbox, 'eve');
    page = await signIn(sandbox, 'kim', kim.addressOf(hers), { tab });
    await kim.at(page, 'OriginationAmount', 'unknown');
    expect(calls('PUT /appraisalStatus')).toEqual([]);
  });

  test('Eve is not offered MoneyGram (FLOW-ORIG-06)', async () => {
    const { applicationId: hers } = await kim.applicationOf(sandbox, 'eve');
    page = await signIn(sandbox, 'eve', kim.addressOf(hers), { tab });
    await kim.at(page, 'OriginationAmount', 'choosing');
    kim.press(page, { type: 'amount.typed', cents: 50_000 }, { type: 'amount.confirmed' });
    const { ways } = await kim.at(page, 'OriginationChooseMethod', 'choosing');
    expect(ways.map(({ way }) => way)).toEqual(['debit', 'store']);
  });

  test('Kim signs later: her accounts say that the loan waits for her signature, no address leads to a payment of it, and once it is signed it is owed (R-4, FLOW-ORIG-03)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    takes();
    await unsigned();
    kim.press(page, { type: 'flow.left' });
    await page.at('Dashboard');
    const cards = () => (page.accounts().view().groups ?? []).flatMap((group) => group.cards);
    await page.until(() => cards().length === 1);
    const card = cards().find((each) => each.unsigned !== null);
    if (!card) throw new Error('no loan waits for its signature');
    expect(card).toMatchObject({ owed: 0, whyNotPay: 'loanIsSigned', unsigned: { amount: 60_000 } });
    for (const address of ['Payment', 'Payment/ReviewPayment', 'Payment/ProductSwitch']) {
      page = await load(sandbox, page, `/TitleMax/Accounts/${card.loanId}/${address}`);
      await page.at('AccountDetails');
    }
    await page.until(() => page.accounts().view().account !== null);
    expect(page.accounts().view().account).toMatchObject({ unsigned: { amount: 60_000 }, mayOpenAutoPay: false, cash: 'forbidden' });
    expect(calls('POST /payment')).toEqual([]);
    page.accounts().send({ type: 'signing.chosen', loanId: card.loanId });
    await signsTheLoan();
    kim.press(page, { type: 'flow.left' });
    await page.at('Dashboard');
    await page.until(() => cards().length === 1);
    expect(cards().find(({ loanId }) => loanId === card.loanId)).toMatchObject({ owed: 60_000, whyNotPay: null, unsigned: null });
  });

  test('Kim declines to sign: the loan stays unsigned, and no money is sent', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    takes();
    await unsigned();
    kim.press(page, { type: 'signing.chosen' });
    const signing = await page.signing('loading');
    const ceremony = await page.mountPapers(signing.view.signingUrl);
    signing.send({ type: 'frame.loaded' });
    await ceremony.press('decline');
    (await page.signing('declined')).send({ type: 'decline.confirmed' });
    await unsigned();
    expect(await moved()).toEqual([[60_000, 'pending']]);
  });
});
