import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { AncillaryEvent, AncillaryInput, AncillaryOutcome } from '../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsConfirmView, AncillaryProductsView } from '../../machines/ancillary/ancillary.view.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { Fault } from '../../services/lender/faults.ts';
import { PRODUCTS } from '../../services/lender/people/person.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** What is sold with a renewal, against the real lender: the chart runs as the flow around it runs it, in Ann's signed-in page. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

const PRODUCTS_CALL = 'GET /ancillaryProducts';
const PAPERS_CALL = 'GET /documents';
const ROADSIDE_CENTS = 4_900;

/** Ann's title loan, as the lender lists it. */
async function loanOfAnn(): Promise<Loan> {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  const { api } = await import('../../services/client/api.ts');
  const { loans } = await api('GET /accounts', {});
  const found = loans.find((loan) => loan.loanId === loanId);
  if (!found) throw new Error('Ann has no title loan');
  return found;
}

/** Ann has chosen the terms of her renewal: the minimum due, unless `termsOf` says otherwise. */
async function renews(termsOf: (loan: Loan) => Partial<AncillaryInput> = () => ({})) {
  page = await signIn(sandbox, 'ann', '/TitleMax/Accounts');
  const loan = await loanOfAnn();
  const { person, settings } = page.actor.getSnapshot().context;
  if (!person) throw new Error('nobody is signed in');
  const [{ ancillaryMachine }, { ancillaryView }] = await Promise.all([
    import('../../machines/ancillary/ancillary.machine.ts'),
    import('../../machines/ancillary/ancillary.view.ts'),
  ]);
  const terms = { amount: loan.minimumAmountDue, cash: 0, productId: loan.productId, migrateProduct: false, chosen: [], ...termsOf(loan) };
  const actor = createActor(ancillaryMachine, { input: { person, settings, loan, ...terms } }).start();
  onTestFinished(() => void actor.stop());
  const view = () => ancillaryView(actor.getSnapshot());
  async function list(state: AncillaryProductsView['state']): Promise<AncillaryProductsView> {
    await page.until(() => view().screen === 'AncillaryProducts' && view().state === state);
    const seen = view();
    if (seen.screen !== 'AncillaryProducts') throw new Error('the list is closed');
    return seen;
  }
  async function confirm(state: AncillaryProductsConfirmView['state'], holds = (_: AncillaryProductsConfirmView) => true) {
    const now = () => {
      const seen = view();
      return seen.screen === 'AncillaryProductsConfirm' && seen.state === state && holds(seen) ? seen : null;
    };
    await page.until(() => now() !== null);
    const seen = now();
    if (!seen) throw new Error('the confirmation is closed');
    return seen;
  }
  return {
    loan,
    amount: terms.amount,
    list,
    confirm,
    press: (...events: AncillaryEvent[]) => events.forEach((event) => actor.send(event)),
    outcome: (): AncillaryOutcome | undefined => actor.getSnapshot().output,
  };
}

const asked = () => sandbox.line.of(PRODUCTS_CALL);
const addsRoadside: AncillaryEvent = { type: 'product.chosen', productId: 'roadside', chosen: true };
/** To a loan of this size. */
const downTo = (cents: number) => (loan: Loan) => ({ amount: loan.payoffAmount - cents });
const switchDownTo = (cents: number) => (loan: Loan) => ({
  ...downTo(cents)(loan),
  productId: PRODUCTS.installment.id,
  migrateProduct: true,
});

describe('Ann renews her title loan', () => {
  test('roadside assistance is offered for the amount, nothing is checked; with it the new loan is $49.00 larger (ROUTE-082, CALL-054)', async () => {
    const { loan, amount, list, confirm, press, outcome } = await renews();
    const { products, sold } = await list('choosing');
    expect(products.map(({ name, price, required, chosen }) => [name, price, required, chosen])).toEqual([
      ['Roadside assistance', ROADSIDE_CENTS, false, false],
    ]);
    expect(sold.count).toBe(0);
    expect(asked().map(({ query }) => query)).toEqual([
      { loanId: loan.loanId, amount: toMoneyText(amount), productId: loan.productId, storeId: loan.storeId },
    ]);
    press(addsRoadside, { type: 'products.confirmed' });
    const { terms, confirmText } = await confirm('reading');
    expect(terms).toMatchObject({ productName: 'Title loan', newLoanAmount: loan.payoffAmount - amount + ROADSIDE_CENTS });
    expect(confirmText).toBe('I have read what each product does and what it costs.');
    expect(sandbox.line.of(PAPERS_CALL).map(({ query }) => query)).toMatchObject([
      { disclosureType: 'refinance', amount: toMoneyText(amount), ancillaryProductIds: 'roadside' },
    ]);
    press({ type: 'confirm.submitted', agreed: true });
    expect(outcome()).toEqual({ kind: 'chosen', ancillaryProductIds: ['roadside'] });
  });

  test('without extras nothing is sold, and there is nothing to confirm', async () => {
    const { list, press, outcome } = await renews();
    await list('choosing');
    press({ type: 'products.confirmed' });
    expect(outcome()).toEqual({ kind: 'chosen', ancillaryProductIds: [] });
    expect(sandbox.line.of(PAPERS_CALL)).toEqual([]);
  });

  test('what she chose before Back is checked again, and she can take it out', async () => {
    const { list, press, outcome } = await renews(() => ({ chosen: ['roadside'] }));
    expect((await list('choosing')).products.map(({ chosen }) => chosen)).toEqual([true]);
    press({ ...addsRoadside, chosen: false }, { type: 'products.confirmed' });
    expect(outcome()).toEqual({ kind: 'chosen', ancillaryProductIds: [] });
  });

  test('above $2,000.00 the inspection in the store is missing: an appointment, and no way to the papers', async () => {
    const { list, press, outcome } = await renews(downTo(200_001));
    expect(await list('missing')).toMatchObject({ missing: [{ name: 'Vehicle inspection' }], offersAppointment: true });
    press({ type: 'products.confirmed' });
    expect((await list('missing')).state).toBe('missing');
    press({ type: 'appointment.chosen' });
    expect(outcome()).toEqual({ kind: 'appointmentChosen' });
  });

  test('to $2,000.00 nothing is missing', async () => {
    const { list } = await renews(downTo(200_000));
    expect((await list('choosing')).missing).toEqual([]);
  });
});

describe('Ann’s title loan becomes an installment loan', () => {
  test('payment protection is offered, and the figures are those of an installment loan', async () => {
    const { list, confirm, press, outcome } = await renews(switchDownTo(150_000));
    expect((await list('choosing')).products.map(({ productId, price, chosen }) => [productId, price, chosen])).toEqual([
      ['protection', 2_900, false],
    ]);
    press({ type: 'product.chosen', productId: 'protection', chosen: true }, { type: 'products.confirmed' });
    expect((await confirm('reading')).terms).toMatchObject({ productName: 'Installment loan', newLoanAmount: 152_900 });
    press({ type: 'confirm.submitted', agreed: true });
    expect(outcome()).toEqual({ kind: 'chosen', ancillaryProductIds: ['protection'] });
  });

  test('above $2,000.00 the switch needs the store, which an appointment is for (part of ROUTE-075)', async () => {
    const { list, press, outcome } = await renews(switchDownTo(200_001));
    expect(await list('missing')).toMatchObject({ missing: [{ name: 'Switch in the store' }], offersAppointment: true });
    press({ type: 'appointment.chosen' });
    expect(outcome()).toEqual({ kind: 'appointmentChosen' });
  });
});

describe('the lender does not answer', () => {
  test.each<[string, Fault]>([
    ['the connection is cut', { cut: 'before' }],
    ['a gateway answers 502', { status: 502 }],
    ['the service answers 500', { status: 500, body: { message: 'boom' } }],
    ['the answer is a page', { body: '<html>', contentType: 'text/html' }],
    ['the answer has another shape', { body: { products: 'none' } }],
  ])('%s: it is asked twice, and then Ann can try again (part of POLL-007)', async (_, fault) => {
    await sandbox.fault(PRODUCTS_CALL, fault);
    const { list, press } = await renews();
    expect((await list('failed')).mayRetry).toBe(true);
    expect(asked()).toHaveLength(2);
    await sandbox.heal();
    press({ type: 'retry.chosen' });
    expect((await list('choosing')).products).toHaveLength(1);
  });

  test('once: the second answer counts, and Ann sees no error (part of POLL-007)', async () => {
    await sandbox.fault(PRODUCTS_CALL, { status: 500 }, 1);
    const { list } = await renews();
    expect((await list('choosing')).failure).toBeNull();
    expect(asked().map(({ status }) => status)).toEqual([500, 200]);
  });

  test('with the figures: Ann goes on without them, or asks again', async () => {
    const { list, confirm, press, outcome } = await renews();
    await list('choosing');
    await sandbox.fault(PAPERS_CALL, { status: 503 });
    press(addsRoadside, { type: 'products.confirmed' });
    expect((await confirm('reading')).terms).toBeNull();
    await sandbox.heal();
    press({ type: 'retry.chosen' });
    expect((await confirm('reading', ({ terms }) => terms !== null)).failure).toBeNull();
    press({ type: 'confirm.submitted', agreed: true });
    expect(outcome()).toEqual({ kind: 'chosen', ancillaryProductIds: ['roadside'] });
  });
});

describe('the lender refuses', () => {
  test('the products of another kind of loan: its words, and no second try', async () => {
    const { list } = await renews(() => ({ productId: 'none' }));
    const { failure, mayRetry } = await list('failed');
    expect([failure?.texts, mayRetry]).toEqual([['These products do not belong to this loan. Start again from the amount.'], false]);
  });

  test('the new loan with what is sold: its words, and back to the list with the choice', async () => {
    const { list, confirm, press } = await renews((loan) => ({ amount: loan.minimumAmountDue - 1 }));
    await list('choosing');
    press(addsRoadside, { type: 'products.confirmed' });
    expect((await confirm('refused')).failure?.texts).toHaveLength(1);
    press({ type: 'choice.changeChosen' });
    expect((await list('choosing')).products.map(({ chosen }) => chosen)).toEqual([true]);
  });
});
