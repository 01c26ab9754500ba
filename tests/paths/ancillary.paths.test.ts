import { describe, expect, test } from 'vitest';
import type { AncillaryContext } from '../../machines/ancillary/ancillary.rules.ts';
import { outcome, productsAsk, soldIds, termsAsk } from '../../machines/ancillary/ancillary.rules.ts';
import { ancillaryView, type AncillaryProductsConfirmView, type AncillaryProductsView } from '../../machines/ancillary/ancillary.view.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { ann, sam } from '../../machines/paths/people/people.ts';
import { ancillaryWalk } from '../../machines/paths/walks/ancillary.walks.ts';

const walk = ancillaryWalk();
const FIRST = 'Ann has chosen nothing yet';
const AGAIN = 'Ann comes back with what she chose before';
const CHECKS = 'checks roadside assistance';
const UNCHECKS = 'unchecks it';

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const required = ({ offer }: AncillaryContext): string[] =>
  offer?.products.filter((product) => product.required).map(({ productId }) => productId) ?? [];

const titled = walk.situations.map((situation) => [situation.title, situation] as const);

describe.each(titled)('%s', (_, { snapshot, start, story }) => {
  const { context } = snapshot;
  const steps = story.map(({ label }) => label);
  const last = steps.at(-1);
  const end = snapshot.status === 'done' ? outcome(context) : null;

  test('sells nothing that Ann did not check, but what is required (part of FLOW-REFI-19)', () => {
    const choice = steps.findLast((label) => label === CHECKS || label === UNCHECKS) ?? (start === AGAIN ? CHECKS : UNCHECKS);
    const optional = soldIds(context).filter((id) => !required(context).includes(id));
    expect(optional.length > 0 && choice !== CHECKS).toBe(false);
  });
  test('always includes what is required', () => expect(required(context).filter((id) => !soldIds(context).includes(id))).toEqual([]));
  test('does not go on while something is sold in the store only', () => {
    const needsStore = (context.offer?.missingProducts.length ?? 0) > 0;
    expect(needsStore && (end?.kind === 'chosen' || snapshot.matches('confirm'))).toBe(false);
  });
  test('ends with products only when they were confirmed (part of ROUTE-083)', () => {
    const wasConfirmed = last === 'confirms with the box' || (last === 'confirms without the box' && context.offer?.confirmText === '');
    expect(end?.kind === 'chosen' && end.ancillaryProductIds.length > 0 && !wasConfirmed).toBe(false);
  });
});

const at = (start: string, ...labels: string[]) => follow(walk, start, ...labels);
const list = (start: string, ...labels: string[]): AncillaryProductsView => {
  const view = ancillaryView(at(start, ...labels));
  if (view.screen !== 'AncillaryProducts') throw new Error('the list is not open');
  return view;
};
const confirm = (...labels: string[]): AncillaryProductsConfirmView => {
  const view = ancillaryView(at(FIRST, ...labels));
  if (view.screen !== 'AncillaryProductsConfirm') throw new Error('there is nothing to confirm');
  return view;
};
const ended = (start: string, ...labels: string[]) => {
  const { status, output } = at(start, ...labels);
  return status === 'done' ? output : null;
};

const OFFERED = 'getProducts: roadside assistance';
const REQUIRED = 'getProducts: roadside assistance, and an inspection is required';
const MISSING = 'getProducts: the inspection is missing';
const CALL = 'getProducts: the store must be called';
const TO_CONFIRM = [OFFERED, CHECKS, 'continues'];
const FIGURES = 'getTerms: the new loan';

describe('the products of Ann’s renewal', () => {
  test('are those of the loan, the amount, the product and the store (CALL-054)', () =>
    expect(productsAsk(at(FIRST))).toEqual({ loanId: 'title', amount: '214.55', productId: 'P-1', storeId: 'S-1' }));
  test('are not checked before she checks them (part of ROUTE-082)', () => {
    expect(list(FIRST, OFFERED).products.map(({ name, price, chosen }) => [name, price, chosen])).toEqual([
      ['Roadside assistance', 4_900, false],
    ]);
    expect(list(FIRST, OFFERED).sold).toEqual({ count: 0, cents: 0 });
    expect(list(FIRST, OFFERED, CHECKS).sold).toEqual({ count: 1, cents: 4_900 });
    expect(list(FIRST, OFFERED, CHECKS, UNCHECKS).sold).toEqual({ count: 0, cents: 0 });
  });
  test('that she chose before are checked when she comes back, but not what is no longer offered, or required by now', () => {
    expect(list(AGAIN, OFFERED).products.map(({ chosen }) => chosen)).toEqual([true]);
    expect(list(AGAIN, REQUIRED).products.map(({ chosen }) => chosen)).toEqual([true, false]);
    expect(ended(AGAIN, 'getProducts: nothing')).toEqual({ kind: 'chosen', ancillaryProductIds: [] });
  });
  test('that are required count without being a choice', () => {
    const { products, sold } = list(FIRST, REQUIRED);
    expect(products.map((product) => [product.name, product.required, product.chosen])).toEqual([
      ['Roadside assistance', false, false],
      ['Vehicle inspection', true, false],
    ]);
    expect(sold).toEqual({ count: 1, cents: 2_500 });
  });
  test('are no screen when nothing is offered and nothing is missing', () =>
    expect(ended(FIRST, 'getProducts: nothing')).toEqual({ kind: 'chosen', ancillaryProductIds: [] }));
  test('need no confirmation when she wants none', () =>
    expect(ended(FIRST, OFFERED, 'continues')).toEqual({ kind: 'chosen', ancillaryProductIds: [] }));
  test('that could not be loaded can be asked for again', () => {
    expect(list(FIRST, 'getProducts: no answer')).toMatchObject({ state: 'failed', mayRetry: true, failure: { kind: 'unknown' } });
    expect(list(FIRST, 'getProducts: no answer', 'tries again').state).toBe('loading');
  });
  test('that the lender refuses cannot, and its words are there', () => {
    const { mayRetry, failure } = list(FIRST, 'getProducts: the lender refuses it');
    expect([mayRetry, failure?.texts]).toEqual([false, ['These products do not belong to this loan. Start again from the amount.']]);
    expect(at(FIRST, 'getProducts: the lender refuses it').can({ type: 'retry.chosen' })).toBe(false);
  });
});

describe('a renewal that needs the store', () => {
  test('says what is missing, and leads to an appointment (part of ROUTE-075, part of FLOW-REFI-19)', () => {
    expect(list(FIRST, MISSING)).toMatchObject({
      state: 'missing',
      missing: [{ name: 'Vehicle inspection', description: 'A look at the vehicle before a larger loan.' }],
      offersAppointment: true,
      storePhone: '5125550150',
    });
    expect(ended(FIRST, MISSING, 'wants an appointment')).toEqual({ kind: 'appointmentChosen' });
  });
  test('has no appointment where the lender offers none', () => {
    expect(list(FIRST, CALL)).toMatchObject({ missing: [{ name: 'Switch in the store', description: '' }], offersAppointment: false });
    expect(at(FIRST, CALL).can({ type: 'appointment.chosen' })).toBe(false);
  });
  test('can be left, and not gone on with', () => {
    expect(at(FIRST, MISSING).can({ type: 'products.confirmed' })).toBe(false);
    expect(ended(FIRST, MISSING, 'goes back')).toEqual({ kind: 'left' });
  });
});

describe('the confirmation', () => {
  test('asks for the figures of the new loan with what is sold, what is required included', () => {
    expect(termsAsk(at(FIRST, REQUIRED, CHECKS, 'continues'))).toEqual({
      loanId: 'title',
      storeId: 'S-1',
      productId: 'P-1',
      disclosureType: 'refinance',
      suretyBond: false,
      migrateProduct: false,
      isAddon: false,
      isAlternatesTurn: false,
      isAutoPay: false,
      customerName: 'Ann Lee',
      amount: '214.55',
      ancillaryProductIds: ['roadside', 'inspection'],
    });
  });
  test('asks for Sam’s own papers of the loan that he co-signed for Ann, and for Ann’s when she renews it (CALL-032)', () => {
    const { context } = at(FIRST, REQUIRED, CHECKS, 'continues');
    const shared = { ...context.loan, cosignerId: 'C-sam' };
    const ask = (person: typeof ann) => termsAsk({ context: { ...context, person, loan: shared } });
    expect(ask(sam)).toMatchObject({ isAlternatesTurn: true, customerName: 'Sam Fox' });
    expect(ask(ann)).toMatchObject({ isAlternatesTurn: false, customerName: 'Ann Lee' });
  });
  test('is of the cash, too, when there is some (R-1, refinance-9)', () => {
    const { context } = at(FIRST, REQUIRED, CHECKS, 'continues');
    const withCash = { context: { ...context, cash: 20_000 } };
    expect([productsAsk(withCash).disbursement, termsAsk(withCash).disbursement]).toEqual(['200.00', '200.00']);
  });
  test('has each price, their sum, the new loan and the lender’s text, with the box unchecked (part of ROUTE-083)', () =>
    expect(confirm(REQUIRED, CHECKS, 'continues', FIGURES)).toMatchObject({
      state: 'reading',
      products: [{ price: 4_900 }, { price: 2_500 }],
      sold: { count: 2, cents: 7_400 },
      terms: { newLoanAmount: 166_655, eachPayment: 21_999 },
      confirmText: 'I have read what each product does and what it costs.',
      boxIsMissing: false,
    }));
  test('needs the box', () => {
    expect(confirm(...TO_CONFIRM, FIGURES, 'confirms without the box').boxIsMissing).toBe(true);
    expect(ended(FIRST, ...TO_CONFIRM, FIGURES, 'confirms with the box')).toEqual({ kind: 'chosen', ancillaryProductIds: ['roadside'] });
  });
  test('needs none where the lender has no text', () =>
    expect(
      ended(FIRST, 'getProducts: roadside assistance without a text to confirm', CHECKS, 'continues', FIGURES, 'confirms without the box'),
    ).toEqual({ kind: 'chosen', ancillaryProductIds: ['roadside'] }));
  test('goes on without the figures, which can be asked for again', () => {
    for (const answer of ['getTerms: no answer', 'getTerms: documents without figures'])
      expect(confirm(...TO_CONFIRM, answer)).toMatchObject({ state: 'reading', terms: null });
    expect(confirm(...TO_CONFIRM, 'getTerms: no answer', 'tries again')).toMatchObject({ state: 'loading', failure: null });
  });
  test('does not go on when the lender refuses this loan', () => {
    expect(confirm(...TO_CONFIRM, 'getTerms: the lender refuses it').state).toBe('refused');
    expect(at(FIRST, ...TO_CONFIRM, 'getTerms: the lender refuses it').can({ type: 'confirm.submitted', agreed: true })).toBe(false);
  });
  test('leads back to the list with her choice', () => {
    for (const answer of [FIGURES, 'getTerms: the lender refuses it']) {
      const { state, products, failure } = list(FIRST, ...TO_CONFIRM, answer, 'changes the choice');
      expect([state, products.map(({ chosen }) => chosen), failure]).toEqual(['choosing', [true], null]);
    }
  });
  test('cannot be opened by its address while nothing is sold', () =>
    expect(walk.after(at(FIRST, OFFERED), { type: 'xstate.route', to: '#AncillaryProductsConfirm' }).matches('confirm')).toBe(false));
  test('keeps the address while the figures load', () => {
    const loading = at(FIRST, ...TO_CONFIRM);
    expect(walk.after(loading, { type: 'xstate.route', to: '#AncillaryProducts' })).toBe(loading);
  });
});
