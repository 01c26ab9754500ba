import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { offersView } from '../../machines/offers/offers.view.ts';
import type { SettlementEvent } from '../../machines/settlement/settlement.rules.ts';
import { settlementView, type SettlementOfferView } from '../../machines/settlement/settlement.view.ts';
import { charged, signs } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { pay, signIn } from './kit/steps.ts';

/** Eve settles a loan for $300.00. Real charts, real client, real lender, its signing page. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
let lateId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // room for a frame to sign in
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  await sandbox.fresh('eve', 'bo');
  [, loanId = '', lateId = ''] = (await sandbox.person('eve')).loans.map((loan) => loan.loanId);
});
afterEach(() => page?.close());

const addressOf = (id: string) => `/TitleMax/Accounts/${id}/Payment/SettlementOffer`;
const send = (type: Exclude<SettlementEvent['type'], 'xstate.route'>) => page.flow('settlement').send({ type });
const posts = () => sandbox.line.of('POST /settlementStatus');
const payments = () => sandbox.line.of('POST /payment');

async function offer(phase: SettlementOfferView['phase']): Promise<SettlementOfferView> {
  const now = () => {
    const view = page.now().screen === 'SettlementOffer' ? settlementView(page.flow('settlement').getSnapshot()) : null;
    return view?.screen === 'SettlementOffer' && view.phase === phase && !view.busy ? view : null;
  };
  await page.until(() => now() !== null);
  const view = now();
  if (!view) throw new Error(`the offer is not ${phase}`);
  return view;
}
const opens = async (id = loanId) => (page = await signIn(sandbox, 'eve', addressOf(id)));

/** Signs, and goes on to the review with the card. */
async function toReview(): Promise<void> {
  await offer('ready');
  send('settlement.accepted');
  await signs(page);
  await chooseCard();
}
async function chooseCard() {
  await page.payment('SelectPaymentMethod', ({ mayGoOn }) => mayGoOn);
  page.press({ type: 'method.confirmed' });
  return page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
}

test('Eve goes from her offer to its page, signs it, and pays $300.00: the loan is settled (PROD-009, ROUTE-071, CALL-060, CALL-061, FLOW-OFFER-03)', async () => {
  page = await signIn(sandbox, 'eve', '/TitleMax/Offers');
  await page.at('Offers');
  page.flow('offers').send({ type: 'offer.opened', offer: `10-${loanId}` });
  await page.at('OfferDetails');
  page.flow('offers').send({ type: 'settlement.chosen' });
  const { amount, isSigned, papers } = await offer('ready');
  expect([amount, isSigned]).toEqual([30_000, false]);
  expect(page.address()).toBe(addressOf(loanId));
  // the paper names the amount and the last day (settlement-4)
  expect(papers.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')).toMatch(
    /To pay instead: \$300\.00[\s\S]*Last day to pay: [A-Z][a-z]+ \d{1,2}, \d{4}/,
  );
  send('settlement.accepted');
  await page.until(() => page.address() === `${addressOf(loanId)}/DocuSignView`);
  expect(posts()).toEqual([]); // only after the signature
  await signs(page);
  const review = await chooseCard();
  expect(posts().map(({ body }) => body)).toEqual([{ loanId, docSigned: true, paymentMade: false }]);
  expect(review).toMatchObject({ amount: 30_000, amountType: 'settlement', owedAfter: 0, isPartial: false, isPayoff: false });
  pay(page);
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 30_000, newBalance: 0 });
  // neither partial nor locked (settlement-6)
  expect(payments()[0]?.body).toMatchObject({ paymentType: 5, paymentAmount: '300.00', isRefi: false, isPartial: false, isPayoff: false });
  expect(sandbox.line.of('POST /loanlock')).toEqual([]);
  expect(await charged(sandbox, loanId)).toEqual([['payment', 30_000]]);
  page = await load(sandbox, page, addressOf(loanId));
  await offer('paid'); // the lender derives it (settlement-7)
});

test('what is signed stays signed after a reload, and is paid without another signature', async () => {
  await opens();
  await offer('ready');
  send('settlement.accepted');
  await signs(page);
  await page.payment('SelectPaymentMethod');
  page = await load(sandbox, page, addressOf(loanId));
  expect((await offer('ready')).isSigned).toBe(true);
  send('settlement.accepted');
  expect(await chooseCard()).toMatchObject({ amountType: 'settlement' });
  expect(sandbox.line.of('POST /loanSigning')).toHaveLength(1);
});

test('Eve declines to sign: nothing is told, and the offer stands', async () => {
  await opens();
  await offer('ready');
  send('settlement.accepted');
  const signing = await page.signing('loading');
  const ceremony = await page.mountPapers(signing.view.signingUrl);
  signing.send({ type: 'frame.loaded' });
  await ceremony.press('decline');
  (await page.signing('declined')).send({ type: 'decline.confirmed' });
  expect((await offer('ready')).isSigned).toBe(false);
  expect(posts()).toEqual([]);
});

describe('an offer that has ended (FLOW-OFFER-02)', () => {
  test('says so, and its loan can be paid as before', async () => {
    await opens(lateId);
    expect(await offer('expired')).toMatchObject({ amount: 25_000 });
    send('settlement.accepted');
    expect((await offer('expired')).phase).toBe('expired');
    send('flow.left');
    await page.at('AccountDetails');
  });

  test('by the lender’s clock, while the device is days behind; while it is paid, the lender refuses, and nothing is charged (settlement-5)', async () => {
    await opens();
    await toReview();
    await sandbox.advance(86_400 * 21);
    pay(page);
    // no other amount or card would help: the page of the offer says that it is over
    await offer('expired');
    expect(page.address()).toBe(addressOf(loanId));
    expect(await charged(sandbox, loanId)).toEqual([]);
    // and nothing of it is left that could be paid
    send('flow.left');
    await page.at('AccountDetails');
    page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}/Payment/ReviewPayment`);
    await page.payment('MakePayment', ({ phase, chosen }) => phase === 'choosing' && chosen === null);
  });
});

/** @layer NET UI */
test('two further tries after a refusal, then the store: counted in the tab, also when Eve leaves in between (FLOW-PAY-12, CONST-014)', async () => {
  await opens();
  await toReview();
  const refused = async () => {
    await sandbox.fault('POST /payment', { status: 422, Error: ['Your card was declined.'] }, 1);
    pay(page);
    return page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
  };
  expect((await refused()).isSpent).toBe(false);
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  page = await load(sandbox, page, addressOf(loanId));
  await offer('ready');
  send('settlement.accepted');
  await chooseCard();
  expect((await refused()).isSpent).toBe(false);
  page.press({ type: 'method.changeChosen' });
  await chooseCard();
  expect((await refused()).isSpent).toBe(true);
  expect(payments()).toHaveLength(3);
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod', ({ mayGoOn }) => mayGoOn);
  page.press({ type: 'method.confirmed' });
  expect((await offer('spent')).storePhoneNumber).not.toBe('');
  page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}/Payment/ReviewPayment`);
  await page.payment('MakePayment', ({ phase, chosen }) => phase === 'choosing' && chosen === null); // a plain payment is free
  page = await load(sandbox, page, addressOf(loanId));
  await offer('spent');
  expect(payments()).toHaveLength(3);
});

test('an outcome that is not known is no try (settlement-2)', async () => {
  await opens();
  await toReview();
  await sandbox.fault('POST /payment', { cut: 'before' }, 1);
  pay(page);
  await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  pay(page);
  await page.payment('ConfirmPayment');
  expect(page.tab.session.getItem(`settlement:${(await sandbox.person('eve')).profileId}:${loanId}`)).toContain('"refusals":0');
  expect(await charged(sandbox, loanId)).toEqual([['payment', 30_000]]);
});

test('beside the settlement the usual amounts can be paid, without any of it', async () => {
  await opens();
  await toReview();
  page.press({ type: 'amount.changeChosen' });
  const { options, chosen } = await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect([options[0]?.type, chosen]).toEqual(['settlement', 'settlement']);
  page.press({ type: 'amount.typed', cents: 40_000 });
  page.press({ type: 'amount.confirmed' });
  await chooseCard();
  pay(page);
  await page.payment('ConfirmPayment');
  expect(payments()[0]?.body).toMatchObject({ paymentType: 2, paymentAmount: '400.00' });
});

test('CheckSmart does not settle here: Bo’s offer is listed without a way to it, and its address leads elsewhere (ROUTE-110, BRAND-009)', async () => {
  const { loanId: his } = await sandbox.loan('bo', 'CheckSmart');
  page = await signIn(sandbox, 'bo', `/CheckSmart/Offers/OfferDetails/10-${his}`);
  await page.at('OfferDetails');
  const { opened, settlement } = offersView(page.flow('offers').getSnapshot());
  expect([opened?.kind, opened?.expired, settlement]).toEqual(['settlement', false, null]);
  page.flow('offers').send({ type: 'settlement.chosen' });
  expect(page.now().screen).toBe('OfferDetails');
  page = await load(sandbox, page, `/CheckSmart/Accounts/${his}/Payment/SettlementOffer`);
  await page.at('FeatureUnavailable');
  expect(sandbox.line.of('GET /settlementStatus')).toEqual([]);
});
