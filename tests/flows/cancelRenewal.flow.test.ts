import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CancelRenewalEvent } from '../../machines/cancelRenewal/cancelRenewal.rules.ts';
import { cancelRenewalView, type CancelRenewalView } from '../../machines/cancelRenewal/cancelRenewal.view.ts';
import type { Fault } from '../../services/lender/faults.ts';
import { annRefinances, cancelOf, movements } from '../lender/kit/lending.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** Ann cancels the renewal of her title loan: real chart, real client, real lender. Her money comes back once, and she learns what is true. */
let sandbox: Sandbox;
let page: Page;
let renewal: Awaited<ReturnType<typeof annRefinances>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fresh('ann', 'sam');
  renewal = await annRefinances(sandbox.speak);
});
afterEach(() => page?.close());

const CALL = 'POST /cancelrefinance';
const LOST: Fault = { cut: 'after' };
const posts = () => sandbox.line.of(CALL);
const press = (type: Exclude<CancelRenewalEvent['type'], 'reason.chosen' | 'xstate.route'>) => page.flow('cancelRenewal').send({ type });
const view = (of = page) => cancelRenewalView(of.flow('cancelRenewal').getSnapshot());
const addressOf = (loanId: string) => `/TitleMax/Accounts/${loanId}`;

async function opens(name = 'ann'): Promise<void> {
  page = await signIn(sandbox, name, `${addressOf(renewal.young.loanId)}/Payment/CancelRenewal`);
  await state('choosing');
}
async function state(wanted: CancelRenewalView['state'], of = page): Promise<void> {
  await of.until(() => {
    if (of.now().flow !== 'cancelRenewal' || of.now().busy) return false;
    const seen = view(of);
    return seen.screen === 'CancelRenewal' && seen.state === wanted;
  });
}
async function receipt(of = page) {
  await of.at('ConfirmPayment');
  const seen = view(of);
  if (seen.screen !== 'ConfirmPayment') throw new Error('there is no receipt');
  return seen;
}
/** What came back to Ann, cents. */
const returned = async () =>
  (await movements(sandbox.speak, renewal.old.loanId)).filter(({ cents }) => cents < 0).map(({ cents, status }) => [-cents, status]);
const BACK = () => [[renewal.old.minimumAmountDue, 'settled']];

test('Ann goes from her new loan to its cancellation, cancels it, and sees the earlier loan as it was before (PROD-012, ROUTE-076, CALL-050)', async () => {
  const { old, young, confirmationNumber, ask } = renewal;
  const { customer_id } = await sandbox.lender.db
    .selectFrom('loan')
    .select('customer_id')
    .where('loan_id', '=', old.loanId)
    .executeTakeFirstOrThrow();
  page = await signIn(sandbox, 'ann', addressOf(young.loanId));
  await page.until(() => page.accounts().view().account?.cancelUntil !== '' && !page.now().busy);
  page.accounts().send({ type: 'cancelRenewal.chosen' });
  await state('choosing');
  expect(page.address()).toBe(`${addressOf(young.loanId)}/Payment/CancelRenewal`);
  expect(view()).toMatchObject({ offer: { amountPaid: old.minimumAmountDue, method: 'Visa •••• 4242' }, earlierId: old.loanId });
  press('cancel.confirmed');
  const { confirmationNumber: cancelled, amountReturned } = await receipt();
  expect(page.address()).toBe(`${addressOf(young.loanId)}/Payment/CancelRenewal/ConfirmPayment`);
  expect(amountReturned).toBe(old.minimumAmountDue);
  expect(cancelled).not.toBe(confirmationNumber);
  expect(posts()).toHaveLength(1);
  const { profileId } = await sandbox.person('ann');
  expect(posts()[0]?.body).toEqual({
    newLoanHeaderId: young.loanHeader,
    confirmationData: {
      profileId,
      customerId: customer_id,
      email: 'ann@example.com',
      cardHolderName: 'Ann Ashby',
      cardNumber: '4242',
      cardType: 'Visa',
      loanId: old.loanId,
      amountPaid: ask.paymentAmount,
      customerFirstName: 'Ann',
      storePhoneNumber: young.storePhoneNumber,
      productBrand: 'TitleMax',
      collateralYear: young.collateralDetail?.year,
      collateralMake: young.collateralDetail?.make,
      collateralModel: young.collateralDetail?.model,
      confirmationNumber,
      dueDate: young.dueDate,
      loanSigned: true,
    },
  });
  expect(await returned()).toEqual(BACK());
  press('flow.left');
  await page.at('AccountDetails');
  expect(page.address()).toBe(addressOf(old.loanId));
  expect(page.accounts().view().account).toMatchObject({ active: true, owed: old.payoffAmount });
});

test('a second press sends nothing more (FLOW-REFI-11)', async () => {
  await opens();
  press('cancel.confirmed');
  press('cancel.confirmed');
  await receipt();
  expect(posts()).toHaveLength(1);
});

test('nothing leads away while the request is out', async () => {
  await opens();
  await sandbox.fault(CALL, { delayMs: 5_000 }, 1);
  press('cancel.confirmed');
  await page.until(() => posts().length === 1);
  press('flow.left');
  page.back();
  await receipt();
  expect(await returned()).toEqual(BACK());
});

describe('when no answer comes, the request is repeated once (FLOW-REFI-11, part of POLL-008)', () => {
  test.each<[string, Fault]>([
    ['its answer is cut off', LOST],
    ['it never arrives', { cut: 'before' }],
    ['a gateway answers 502 after it was done', { status: 502, when: 'after' }],
    ['the service answers 500', { status: 500, body: { message: 'boom' } }],
    ['the answer is not JSON', { body: 'oops', when: 'after' }],
    ['the answer comes after 40 s', { delayMs: 40_000 }],
  ])('%s: the second answer is the result, and the money comes back once', async (_, fault) => {
    await opens();
    await sandbox.fault(CALL, fault, 1);
    press('cancel.confirmed');
    expect((await receipt()).amountReturned).toBe(renewal.old.minimumAmountDue);
    expect(posts()).toHaveLength(2);
    expect(posts()[1]?.body).toEqual(posts()[0]?.body);
    await sandbox.time.settled();
    expect(await returned()).toEqual(BACK());
  });

  test('both answers are cut off: the loan says that it is cancelled, and the history has the receipt', async () => {
    await opens();
    await sandbox.fault(CALL, LOST, 2);
    press('cancel.confirmed');
    const { confirmationNumber, amountReturned } = await receipt();
    const { cancel_number } = await sandbox.lender.db
      .selectFrom('refinance')
      .select('cancel_number')
      .where('new_loan_id', '=', renewal.young.loanId)
      .executeTakeFirstOrThrow();
    expect([confirmationNumber, amountReturned]).toEqual([cancel_number, renewal.old.minimumAmountDue]);
    expect(posts()).toHaveLength(2);
  });

  test('neither arrives: Ann reads that it is not cancelled so far, sends it again, and it is done once', async () => {
    await opens();
    await sandbox.fault(CALL, { cut: 'before' }, 2);
    press('cancel.confirmed');
    await state('choosing');
    expect(view()).toMatchObject({ isNotDone: true, failure: { kind: 'unknown' } });
    expect(await returned()).toEqual([]);
    press('cancel.confirmed');
    await receipt();
    expect(await returned()).toEqual(BACK());
  });

  test('the loan cannot be read either: nobody knows, and a later look finds the truth', async () => {
    await opens();
    await sandbox.fault(CALL, LOST, 2);
    await sandbox.fault('GET /accountdetail', { status: 503 }, 2);
    press('cancel.confirmed');
    await state('unsure');
    press('retry.chosen');
    expect((await receipt()).amountReturned).toBe(renewal.old.minimumAmountDue);
    expect(posts()).toHaveLength(2);
  });
});

describe('what the lender refuses is not repeated, is shown in its words, and changes nothing', () => {
  test.each([
    [409, 'Something is on its way for this loan. Wait for its result.'],
    [422, 'This refinance can no longer be cancelled online. Please call (512) 555-0151.'],
  ])('%i: %s', async (status, text) => {
    await opens();
    await sandbox.fault(CALL, { status, Error: [text] }, 1);
    press('cancel.confirmed');
    await page.until(() => !page.now().busy);
    expect(view()).toMatchObject({ screen: 'CancelRenewal', isNotDone: false, failure: { kind: 'refused', texts: [text] } });
    expect(posts()).toHaveLength(1);
    expect(await returned()).toEqual([]);
  });

  test('after the last day the new loan offers nothing, and its cancellation cannot be opened by its address', async () => {
    await sandbox.advance(86_400 * 8);
    page = await signIn(sandbox, 'ann', `${addressOf(renewal.young.loanId)}/Payment/CancelRenewal`);
    await state('notOffered');
    expect(view()).toMatchObject({ offer: null, storePhone: renewal.young.storePhoneNumber });
    press('flow.left');
    await page.at('AccountDetails');
    expect(page.accounts().view().account?.cancelUntil).toBe('');
  });
});

test('the page is killed while the request is out: the reloaded page says that it may still arrive, and then shows the result', async () => {
  await opens();
  await sandbox.fault(CALL, { delayMs: 3_000 }, 1);
  page.flow('cancelRenewal').send({ type: 'reason.chosen', reason: 'mistake' });
  press('cancel.confirmed');
  await page.until(() => posts().length === 1);
  page = await load(sandbox, page);
  await state('choosing');
  expect(view()).toMatchObject({ isNotDone: true });
  await sandbox.time.passes(4_000);
  page = await load(sandbox, page);
  expect(await receipt()).toMatchObject({ amountReturned: renewal.old.minimumAmountDue, cancelReason: 'mistake' });
  page = await load(sandbox, page);
  await receipt();
  expect(posts()).toHaveLength(1);
  expect(await returned()).toEqual(BACK());
});

test('two tabs: one cancels; the other, which still offers it, gets the same result, and the money comes back once', async () => {
  await opens();
  const { body } = await sandbox.speak.call(CALL, cancelOf(renewal), { token: renewal.token });
  press('cancel.confirmed');
  expect(body).toMatchObject({ confirmationNumber: (await receipt()).confirmationNumber });
  expect(await returned()).toEqual(BACK());
});

test('a tab that opens the cancellation of a renewal that was cancelled elsewhere learns it, and leads to the accounts', async () => {
  await sandbox.speak.call(CALL, cancelOf(renewal), { token: renewal.token });
  page = await signIn(sandbox, 'ann', `${addressOf(renewal.young.loanId)}/Payment/CancelRenewal`);
  await state('cancelled');
  press('flow.left');
  await page.at('Dashboard');
  expect(posts()).toEqual([]);
});

test('Sam, who co-signs the loan, cancels the renewal that Ann made', async () => {
  await opens('sam');
  press('cancel.confirmed');
  expect((await receipt()).amountReturned).toBe(renewal.old.minimumAmountDue);
  expect(posts()[0]?.body).toMatchObject({ confirmationData: { email: 'sam@example.com', customerFirstName: 'Sam' } });
  expect(await returned()).toEqual(BACK());
});
