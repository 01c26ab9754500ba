import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AutopayEvent } from '../../machines/autopay/autopay.types.ts';
import { autopayView, type AutoPayConfirmView, type AutoPayUpdatePaymentMethodView } from '../../machines/autopay/autopay.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { choose, pay, signIn } from './kit/steps.ts';

/** Autopay against the real lender: by itself, and as a step of a payment. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('fay'));
afterEach(() => page?.close());

const press = (event: AutopayEvent) => page.flow('autopay').send(event);
const view = () => autopayView(page.flow('autopay').getSnapshot());
async function confirm(phase: AutoPayConfirmView['phase']): Promise<AutoPayConfirmView> {
  const now = () => {
    const seen = page.now().flow === 'autopay' ? view() : null;
    return seen?.screen === 'AutoPayConfirm' && seen.phase === phase ? seen : null;
  };
  await page.until(() => now() !== null);
  const seen = now();
  if (!seen) throw new Error(`AutoPayConfirm is no longer ${phase}`);
  return seen;
}
const opens = async (brand: string, rest: string) => {
  const { loanId } = await sandbox.loan('fay', brand);
  page = await signIn(sandbox, 'fay', `/${brand}/Accounts/${loanId}/${rest}`);
  return loanId;
};
/** The loan's autopay in the lender's books. */
const stored = async (loanId: string): Promise<string | null | undefined> =>
  (await sandbox.lender.db.selectFrom('loan').select('auto_pay').where('loan_id', '=', loanId).executeTakeFirst())?.auto_pay;

/** FLOW-AUTO-05 */
test('Fay turns on autopay with her bank account: the authorization is of that account, is acknowledged, and the lender has it', async () => {
  const loanId = await opens('InstaLoan', 'Payment/AutoPayUpdatePaymentMethod');
  await page.at('AutoPayUpdatePaymentMethod');
  const methods = view();
  if (methods.screen !== 'AutoPayUpdatePaymentMethod') throw new Error('the methods are not shown');
  const bank = methods.methods.find(({ cardType }) => cardType === 'bank');
  press({ type: 'method.chosen', method: bank?.method ?? '' });
  press({ type: 'method.confirmed' });
  expect((await confirm('reading')).papers[0]?.lines.map(({ text }) => text)).toContain('Taken from: •••• •••• •••• 6789');
  const asked = sandbox.line.of('GET /documents')[0]?.query;
  expect(asked).toMatchObject({ isAutoPay: 'true', bankAccountNumber: '•••• •••• •••• 6789', customerName: 'Fay Whitcomb' });
  expect(asked).not.toHaveProperty('cardNumber');
  press({ type: 'agreement.submitted', agreed: true });
  expect(await confirm('turnedOn')).toMatchObject({ method: { cardType: 'bank', lastFour: '6789' } });
  expect(sandbox.line.of('POST /disclosureacknowledgement')).toHaveLength(1);
  expect(await stored(loanId)).toContain('"method":"bank"');
  press({ type: 'flow.left' });
  await page.at('ManageAccount');
});

test('Fay ends the autopay of her TitleMax loan', async () => {
  const loanId = await opens('TitleMax', 'Payment/AutoPayConfirm');
  expect(await confirm('enrolled')).toMatchObject({ method: { cardType: 'visa', lastFour: '4242' } });
  press({ type: 'end.chosen' });
  await confirm('ending');
  press({ type: 'end.confirmed' });
  await confirm('turnedOff');
  expect(await stored(loanId)).toBeNull();
});

test('Fay removes, in another tab, the card to which she is changing autopay: she reads why, the methods are loaded again, and another one is turned on', async () => {
  const loanId = await opens('TitleMax', 'Payment/AutoPayConfirm');
  await confirm('enrolled');
  press({ type: 'method.changeChosen' });
  const methods = async (isIt: (found: AutoPayUpdatePaymentMethodView) => boolean) => {
    const now = () => {
      const found = page.now().flow === 'autopay' ? view() : null;
      return found?.screen === 'AutoPayUpdatePaymentMethod' && isIt(found) ? found : null;
    };
    await page.until(() => now() !== null);
    return now()?.methods ?? [];
  };
  const before = await methods(() => true);
  const mastercard = before.find(({ lastFour }) => lastFour === '4444')?.method ?? '';
  press({ type: 'method.chosen', method: mastercard });
  press({ type: 'method.confirmed' });
  await confirm('reading');
  await sandbox.lender.db
    .deleteFrom('card')
    .where('card_id', '=', mastercard.split(':')[1] ?? '')
    .execute(); // in the other tab
  press({ type: 'agreement.submitted', agreed: true });
  const after = await methods(({ failure }) => failure?.texts[0] === 'This payment method is no longer saved. Choose another one.');
  expect(after.map(({ method }) => method)).toEqual(before.map(({ method }) => method).filter((method) => method !== mastercard));
  press({ type: 'method.chosen', method: after.find(({ lastFour }) => lastFour === '6789')?.method ?? '' });
  press({ type: 'method.confirmed' });
  await confirm('reading');
  press({ type: 'agreement.submitted', agreed: true });
  await confirm('turnedOn');
  expect(await stored(loanId)).toContain('"method":"bank"');
});

const toReview = async () => {
  const loanId = await opens('InstaLoan', 'Payment');
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  return loanId;
};

/** FLOW-AUTO-01, FLOW-AUTO-05 */
test('a payment asks Fay about autopay, goes on to its review, and carries it: enrolled, method, id, type, number and expiry', async () => {
  const loanId = await toReview();
  await confirm('reading');
  const asked = sandbox.line.of('GET /documents')[0]?.query;
  expect(asked).toMatchObject({ isAutoPay: 'true', cardNumber: '•••• •••• •••• 4242', customerName: 'Fay Whitcomb' });
  expect(asked).not.toHaveProperty('bankAccountNumber');
  press({ type: 'agreement.submitted', agreed: true });
  const review = await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  expect(review.autoPay).toMatchObject({ enrolled: true, cardType: 'visa' });
  expect(await stored(loanId)).toBeNull();
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  const [post] = sandbox.line.of('POST /payment');
  expect(post?.body).toMatchObject({
    autoPay: { enrolled: true, method: 'card', methodId: 'fay-card-1', cardType: 'visa', displayNumber: '•••• •••• •••• 4242' },
  });
  expect(await stored(loanId)).toContain('fay-card-1');
});

test('Back from the review leads to the question about autopay again, and what Fay has chosen is still there: she pays once (FLOW-PAY-14)', async () => {
  const loanId = await toReview();
  await confirm('reading');
  press({ type: 'autopay.declined' });
  const { amount } = await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  for (let presses = 0; page.now().flow === 'payment' && presses < 3; presses += 1) {
    const { screen } = page.now();
    page.back();
    await page.until(() => page.now().screen !== screen);
  }
  expect(page.now().screen).toBe('AutoPayConfirm');
  await confirm('reading');
  press({ type: 'autopay.declined' });
  expect(await page.payment('ReviewPayment', ({ phase }) => phase === 'ready')).toMatchObject({ amount });
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  await sandbox.time.quiet();
  expect(sandbox.line.of('POST /payment')).toHaveLength(1);
  expect(await stored(loanId)).toBeNull();
});

test('Fay reloads at the question about autopay: it still leads to the review of her payment, and she pays once (FLOW-PAY-14)', async () => {
  const loanId = await toReview();
  await confirm('reading');
  page = await load(sandbox, page);
  await confirm('reading');
  press({ type: 'agreement.submitted', agreed: true });
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(await stored(loanId)).toContain('fay-card-1');
});

test('Fay does not want it now: the payment is made without it, and she is not asked again', async () => {
  const loanId = await toReview();
  await confirm('reading');
  press({ type: 'autopay.declined' });
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(Object.keys(Object(sandbox.line.of('POST /payment')[0]?.body))).not.toContain('autoPay');
  expect(await stored(loanId)).toBeNull();
});
