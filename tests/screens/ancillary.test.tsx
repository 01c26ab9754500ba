// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AncillaryEvent } from '../../machines/ancillary/ancillary.rules.ts';
import { ancillaryView, type AncillaryProductsConfirmView, type AncillaryProductsView } from '../../machines/ancillary/ancillary.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { ancillaryWalk } from '../../machines/paths/walks/ancillary.walks.ts';
import { messages as spanish } from '../../ui/locales/es/ancillary.po';
import { AncillaryProducts } from '../../ui/screens/ancillary/AncillaryProducts.tsx';
import { AncillaryProductsConfirm } from '../../ui/screens/ancillary/AncillaryProductsConfirm.tsx';
import { press, stage, submit } from '../ui/stage.tsx';

const sent: AncillaryEvent[] = [];
const send = (event: AncillaryEvent) => void sent.push(event);

const START = 'Ann has chosen nothing yet';
const OFFERED = 'getProducts: roadside assistance';
const REQUIRED = 'getProducts: roadside assistance, and an inspection is required';
const MISSING = 'getProducts: the inspection is missing';
const CHECKS = 'checks roadside assistance';
const TO_CONFIRM = [OFFERED, CHECKS, 'continues'];
const FIGURES = 'getTerms: the new loan';

const viewAfter = (...labels: string[]) => ancillaryView(follow(ancillaryWalk(), START, ...labels));
function listAfter(...labels: string[]): AncillaryProductsView {
  const view = viewAfter(...labels);
  if (view.screen !== 'AncillaryProducts') throw new Error('the list is not open');
  return view;
}
function confirmAfter(...labels: string[]): AncillaryProductsConfirmView {
  const view = viewAfter(...labels);
  if (view.screen !== 'AncillaryProductsConfirm') throw new Error('there is nothing to confirm');
  return view;
}
const show = (view: AncillaryProductsView, spoken = {}) => stage(<AncillaryProducts view={view} send={send} />, spoken);
const list = (...labels: string[]) => show(listAfter(...labels));
const confirm = (...labels: string[]) => stage(<AncillaryProductsConfirm view={confirmAfter(...labels)} send={send} />);
const alert = (staged: ReturnType<typeof stage>) => staged.find('[role=alert]', HTMLElement).textContent;
const boxes = ({ container }: ReturnType<typeof stage>) => [...container.querySelectorAll('input')].map(({ id, checked }) => [id, checked]);

describe('the products of Ann’s renewal', () => {
  test('are named with what they do and cost and what becomes of the price, and none is checked (part of ROUTE-082)', () => {
    const staged = list(OFFERED);
    expect(staged.find('main', HTMLElement).dataset['screen']).toBe('AncillaryProducts');
    for (const words of [
      'Roadside assistance',
      'Towing, a jump start or a spare tire, day and night, for a year.',
      '$49.00',
      'Becomes part of your new loan.',
      'You don’t need any of these to renew.',
      'pay interest',
    ])
      expect(staged.text()).toContain(words);
    expect(boxes(staged)).toEqual([['product-roadside', false]]);
    press(staged.field('product-roadside'));
    expect(sent.at(-1)).toEqual({ type: 'product.chosen', productId: 'roadside', chosen: true });
  });

  test('are added by a button that says how many and for how much, or that there are none', () => {
    press(list(OFFERED).button('Continue without extras'));
    expect(sent.at(-1)).toEqual({ type: 'products.confirmed' });
    const staged = list(OFFERED, CHECKS);
    expect(boxes(staged)).toEqual([['product-roadside', true]]);
    expect(staged.button('Continue with 1 extra, $49.00 added')).toBeInstanceOf(HTMLButtonElement);
    press(staged.button('Back to the costs'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });

  test('that are required say so in words, and have no box (part of FLOW-REFI-19)', () => {
    const staged = list(REQUIRED);
    expect(boxes(staged)).toEqual([['product-roadside', false]]);
    expect(staged.find('article', HTMLElement).textContent).toContain('Vehicle inspection');
    expect(staged.find('article', HTMLElement).textContent).toContain(
      'Your lender requires it for your new loan, so it’s always included.',
    );
    expect(staged.text()).toContain('You only need what is marked as required.');
    expect(staged.text()).not.toContain('You don’t need any of these');
    expect(staged.button('Continue with 1 product, $25.00 added')).toBeInstanceOf(HTMLButtonElement);
  });

  test('that cost nothing say so', () => {
    const view = listAfter(OFFERED, CHECKS);
    const products = view.products.map((product) => ({ ...product, price: 0 }));
    const staged = show({ ...view, products, sold: { count: 1, cents: 0 } });
    expect(staged.text()).toContain('No charge');
    expect(staged.text()).not.toContain('Becomes part of your new loan.');
    expect(staged.button('Continue with 1 product, no charge')).toBeInstanceOf(HTMLButtonElement);
  });

  test('are refinanced where the loan’s renewals are called so (RULE-031)', () =>
    expect(show({ ...listAfter(OFFERED), useRefiTerm: true }).text()).toContain('You don’t need any of these to refinance.'));

  test('that could not be loaded can be asked for again', () => {
    const staged = list('getProducts: no answer');
    expect(alert(staged)).toContain('There was an internal server error. Please try again.');
    press(staged.button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });

  test('that the lender refuses show its words, a way back and the store’s phone, but no way to ask again', () => {
    const staged = list('getProducts: the lender refuses it');
    expect(alert(staged)).toContain('These products do not belong to this loan. Start again from the amount.');
    expect(staged.text()).not.toContain('Try again');
    expect(staged.text()).toContain('(512) 555-0150');
    press(staged.button('Back to the costs'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
});

describe('a renewal that needs the store (FLOW-REFI-19)', () => {
  test('says what is missing, and offers an appointment, the phone and paying more', () => {
    const staged = list(MISSING);
    for (const words of [
      'Finish this renewal at your store',
      'only your store provides it',
      'Vehicle inspection · A look at the vehicle before a larger loan.',
      'If you pay more now, the new loan is smaller and may not need it.',
      '(512) 555-0150',
    ])
      expect(staged.text()).toContain(words);
    expect(staged.text()).not.toContain('Continue');
    press(staged.button('Make an appointment'));
    expect(sent.at(-1)).toEqual({ type: 'appointment.chosen' });
    press(staged.button('Back to the costs'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });

  test('is a call where the lender offers no appointment', () => {
    const staged = list('getProducts: the store must be called');
    expect(staged.text()).not.toContain('Make an appointment');
    expect(staged.find('a.button-primary', HTMLAnchorElement).href).toBe('tel:+15125550150');
  });
});

describe('the confirmation (ROUTE-083, FLOW-REFI-19)', () => {
  test('shows each price, the sum, what is required, and the new loan in the lender’s figures', () => {
    const staged = confirm(REQUIRED, CHECKS, 'continues', FIGURES);
    expect(staged.find('main', HTMLElement).dataset['screen']).toBe('AncillaryProductsConfirm');
    for (const words of [
      'Added to your new loan$74.00',
      'Roadside assistance$49.00',
      'Vehicle inspection$25.00',
      'Required by your lender for the new loan: Vehicle inspection',
      'Your new loan, with all of this$1,666.55',
      'Each payment$219.99',
      '12, every 30 days',
      'Annual interest rate98.00%',
      'Total of all payments, at most$2,639.88',
    ])
      expect(staged.text()).toContain(words);
  });

  test('has the lender’s text beside a box that nobody has checked, and an error there when it stays unchecked', () => {
    const staged = confirm(...TO_CONFIRM, FIGURES);
    expect(staged.field('agreed').checked).toBe(false);
    expect(staged.field('agreed').parentElement?.textContent).toBe('I have read what each product does and what it costs.');
    submit(staged.find('form', HTMLFormElement));
    expect(sent.at(-1)).toEqual({ type: 'confirm.submitted', agreed: false });
    const wrong = confirm(...TO_CONFIRM, FIGURES, 'confirms without the box');
    expect(wrong.find('#agreed-error', HTMLElement).textContent).toContain('Check the box if you want this, or change your choice.');
    expect(wrong.field('agreed').getAttribute('aria-invalid')).toBe('true');
  });

  test('goes on with the box, by a button that says what is added', () => {
    const staged = confirm(...TO_CONFIRM, FIGURES);
    press(staged.field('agreed'));
    press(staged.button('Continue with $49.00 added to my new loan'));
    expect(sent.at(-1)).toEqual({ type: 'confirm.submitted', agreed: true });
    press(staged.button('Change my choice'));
    expect(sent.at(-1)).toEqual({ type: 'choice.changeChosen' });
  });

  test('has no box where the lender has no text', () =>
    expect(boxes(confirm('getProducts: roadside assistance without a text to confirm', CHECKS, 'continues', FIGURES))).toEqual([]));

  test('waits for the figures', () => {
    const staged = confirm(...TO_CONFIRM);
    const before = sent.length;
    press(staged.button('Continue with'));
    expect(sent).toHaveLength(before);
    expect(staged.text()).toContain('The figures for your new loan are loading.');
  });

  test('without the figures says that the documents state them, and goes on', () => {
    const staged = confirm(...TO_CONFIRM, 'getTerms: no answer');
    expect(staged.text()).toContain('The figures are in the documents for the new loan');
    expect(staged.button('Continue with').getAttribute('aria-disabled')).toBeNull();
    press(staged.button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });

  test('that the lender refuses shows its words, and leads only back', () => {
    const staged = confirm(...TO_CONFIRM, 'getTerms: the lender refuses it');
    expect(alert(staged)).toContain('These products do not belong to this loan. Start again from the amount.');
    expect(boxes(staged)).toEqual([]);
    expect(staged.text()).not.toContain('Continue with');
    press(staged.button('Change my choice'));
    expect(sent.at(-1)).toEqual({ type: 'choice.changeChosen' });
  });
});

test('in Spanish', () => {
  const { text, button } = show(listAfter(OFFERED, CHECKS), { locale: 'es', messages: spanish });
  expect(text()).toContain('No necesita ninguno de estos para renovar.');
  expect(button('Continuar con 1 extra, $49.00 más')).toBeInstanceOf(HTMLButtonElement);
});
