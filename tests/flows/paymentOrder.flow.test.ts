import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { everything } from '../../machines/paths/walks/customerDetails.walks.ts';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, pay, signIn } from './kit/steps.ts';

/** In which order the screens of a payment come. Real charts, client, lender and screens. */
let sandbox: Sandbox;
let page: Page;
let screens: string[];
renewal.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'mia'));
afterEach(() => page?.close());

/** Opens the payment of a loan, and notes every screen from now on that waits for the customer. */
async function opens(name: string, brand: string): Promise<void> {
  const { loanId } = await sandbox.loan(name, brand);
  page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  screens = ['MakePayment'];
  page.actor.subscribe(() => {
    const { screen, busy } = page.now();
    if (!busy && screen !== null && screen !== screens.at(-1)) screens.push(screen);
  });
}
/** The screen is there, and its own component shows these words. */
async function shows(screen: string, words: string): Promise<void> {
  await page.at(screen);
  expect(await drawn(page)).toContain(words);
}
async function paysAndEnds(): Promise<void> {
  await shows('ReviewPayment', 'Review');
  await sandbox.fault('GET /payment', { body: { pending: true } }, 1);
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  expect(await drawn(page)).toContain('on its way');
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(await drawn(page)).toContain('Thank you');
}

/** @layer UI NET */
test('Ann pays a part: amount, card, review, receipt, and none of the screens that ask for more (OPEN-040)', async () => {
  await opens('ann', 'InstaLoan');
  await shows('MakePayment', 'Minimum due');
  await choose(page, 'minimumDue');
  await shows('SelectPaymentMethod', 'Visa ending in 4242');
  page.press({ type: 'method.confirmed' });
  await paysAndEnds();
  expect(screens).toEqual(['MakePayment', 'SelectPaymentMethod', 'ReviewPayment', 'ConfirmPayment']);
});

/** @layer UI NET */
test('Ann renews the loan that she shares with Sam: her location, its terms, his code, the products, the card, the papers and their signature come before the review (OPEN-040)', async () => {
  await opens('ann', 'TitleMax');
  await choose(page, 'minimumDue', 'renewal.chosen');
  await shows('GpsLocation', 'location');
  await renewal.isLocated(page);
  await shows('ProductSwitch', 'Title loan');
  await renewal.keepsProduct(page);
  await shows('AltPartyVerifyCode', 'Sam Ortega');
  await renewal.bringsCode(sandbox, page, renewal.SAMS_PHONE);
  await shows('AncillaryProducts', 'Roadside assistance');
  await renewal.takes(page);
  await shows('SelectPaymentMethod', 'Visa ending in 4242');
  await renewal.takesCard(page);
  await shows('AccountDisclosures', 'Ann Ashby');
  await renewal.agrees(page, 'Ann Ashby', 'AA');
  await shows('DocuSignView', 'sign');
  await renewal.signs(page);
  await paysAndEnds();
  const own = screens.filter((screen) => !['VerificationMethod', 'VerificationCode'].includes(screen));
  expect(own).toEqual(
    'MakePayment GpsLocation ProductSwitch AltPartyVerifyCode AncillaryProducts SelectPaymentMethod AccountDisclosures DocuSignView ReviewPayment ConfirmPayment'.split(
      ' ',
    ),
  );
});

/** @layer UI NET */
test('Mia, who shares her loan with nobody, renews it: her details come before the papers, and nothing is signed (OPEN-040)', async () => {
  await opens('mia', 'InstaLoan');
  await choose(page, 'minimumDue', 'renewal.chosen');
  await renewal.isLocated(page);
  await renewal.terms(page, 'choosing');
  renewal.press(page, { type: 'terms.confirmed' });
  await renewal.takes(page);
  await renewal.takesCard(page);
  await shows('CustomerDetails', 'spouse');
  page.now().actor?.send({ type: 'details.submitted', values: everything });
  await renewal.agrees(page, 'Mia Castellano', 'MC');
  await paysAndEnds();
  expect(screens).toEqual(
    'MakePayment GpsLocation ProductSwitch AncillaryProducts SelectPaymentMethod CustomerDetails AccountDisclosures ReviewPayment ConfirmPayment'.split(
      ' ',
    ),
  );
});
