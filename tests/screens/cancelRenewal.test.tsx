// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { CancelRenewalEvent } from '../../machines/cancelRenewal/cancelRenewal.rules.ts';
import { cancelRenewalView, type CancelRenewalView, type ConfirmPaymentView } from '../../machines/cancelRenewal/cancelRenewal.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { cancelRenewalWalk } from '../../machines/paths/walks/cancelRenewal.walks.ts';
import { messages as spanish } from '../../ui/locales/es/cancelRenewal.po';
import { CancelRenewal } from '../../ui/screens/cancelRenewal/CancelRenewal.tsx';
import { ConfirmPayment } from '../../ui/screens/cancelRenewal/ConfirmPayment.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: CancelRenewalEvent[] = [];
const send = (event: CancelRenewalEvent) => void sent.push(event);
const LOADS = ['getAccounts: her loans', 'readDraft: nothing'];
const OFFERED = [...LOADS, 'getDetail: it can be cancelled', 'listCards: the Visa'];
const SENT = [...OFFERED, 'says that she changed her mind', 'cancels', 'writeDraft: it is written'];
const on = (...labels: string[]) =>
  cancelRenewalView(follow(cancelRenewalWalk(), 'Ann wants to cancel the renewal of her title loan', ...labels));
function asks(...labels: string[]): CancelRenewalView {
  const view = on(...labels);
  if (view.screen !== 'CancelRenewal') throw new Error(`${view.screen} is shown`);
  return view;
}
function receipt(): ConfirmPaymentView {
  const view = on(...SENT, 'cancel: it is cancelled');
  if (view.screen !== 'ConfirmPayment') throw new Error(`${view.screen} is shown`);
  return view;
}
const shows = (view: CancelRenewalView) => stage(<CancelRenewal view={view} send={send} />);

describe('before Ann cancels the renewal (ROUTE-076)', () => {
  test('she reads what ends, what comes back and to what, which loan is open again, and until when; nothing is chosen', () => {
    const { text, container } = shows(asks(...OFFERED));
    for (const words of ['$345.00', 'Visa •••• 4242', '10443-22871-01', '10443-22999-1', 'Tuesday, Nov 24', 'This loan ends.'])
      expect(text()).toContain(words);
    expect(container.querySelectorAll('input:checked')).toHaveLength(0);
    expect(text()).not.toContain('Cash that is taken back');
  });
  test('the button says what it does, with the amount', () => {
    const { find } = shows(asks(...OFFERED));
    const button = find('.button-danger', HTMLElement);
    expect(button.textContent).toBe('Cancel the renewal and get $345.00 back');
    press(button);
    expect(sent.at(-1)).toEqual({ type: 'cancel.confirmed' });
  });
  test('a loan whose renewals are called refinancing says so (RULE-031)', () => {
    const { text, find } = shows({ ...asks(...OFFERED), useRefiTerm: true });
    expect(find('.button-danger', HTMLElement).textContent).toBe('Cancel the refinance and get $345.00 back');
    expect(text()).not.toMatch(/renewal/i);
  });
  test('cash that came with the renewal is named, because it is taken back', () => {
    const view = asks(...OFFERED);
    const { text } = shows({ ...view, offer: view.offer && { ...view.offer, disbursed: 25_000 } });
    expect(text()).toContain('Cash that is taken back from you$250.00');
  });
  test('a reason can be chosen, and does not have to be', () => {
    const { text, find } = shows(asks(...OFFERED));
    expect(text()).toContain('You don’t have to say.');
    press(find('input[value="mistake"]', HTMLElement));
    expect(sent.at(-1)).toEqual({ type: 'reason.chosen', reason: 'mistake' });
  });
  test('she can keep the renewal', () => {
    press(shows(asks(...OFFERED)).find('.actions .button', HTMLElement));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
});

test('while the request is out, the screen says so and offers no way out', () => {
  const { find, container } = shows(asks(...SENT));
  expect(find('[role="status"]', HTMLElement).textContent).toBe('Canceling. Please stay on this page.');
  expect(find('.button-danger', HTMLElement).getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('.actions')).toBeNull();
});

describe('the result (ROUTE-077, FLOW-REFI-09)', () => {
  test('names the cash that was taken back, when there was some', () => {
    expect(stage(<ConfirmPayment view={{ ...receipt(), disbursed: 25_000 }} send={send} />).text()).toContain(
      'Cash taken back from you$250.00',
    );
    expect(stage(<ConfirmPayment view={receipt()} send={send} />).text()).not.toContain('Cash');
  });
  test('has the address of the store when it is known', () => {
    const view = { ...receipt(), storeAddress: '1200 Juniper Row, Austin, TX 78701' };
    const lender = stage(<ConfirmPayment view={view} send={send} />).find('.receipt-lender', HTMLElement);
    expect(lender.textContent).toContain('1200 Juniper Row, Austin, TX 78701');
  });
  test('is a receipt: amount, number of the cancellation, card, both loans, the reason, and the way to the loan that is open again', () => {
    const { text, button } = stage(<ConfirmPayment view={receipt()} send={send} />);
    for (const words of [
      'TitleMax(512) 555-0150',
      'Your renewal is canceled',
      '$345.00',
      'C-1',
      'Visa •••• 4242',
      '10443-22999-1',
      '10443-22871-01',
      'I changed my mind',
    ])
      expect(text()).toContain(words);
    expect(button('Print or save as PDF')).toBeTruthy();
    press(button('See the earlier loan'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
  test('without a reason says none', () =>
    expect(stage(<ConfirmPayment view={{ ...receipt(), cancelReason: null }} send={send} />).text()).not.toContain('Your reason'));
});

describe('what is not known, or not possible', () => {
  const LOST = [...SENT, 'cancel: no answer'];
  test('the renewal still stands after a lost answer: the page says so, and that a second request does nothing twice', () => {
    const { text, find } = shows(asks(...LOST, 'checkDetail: it can be cancelled'));
    expect(find('[role="alert"]', HTMLElement).textContent).toContain('It isn’t canceled yet');
    expect(text()).toContain('It’s canceled only once, and the money is returned only once');
  });
  test('nobody knows: the page says so, has the store’s number, and can check again', () => {
    const { find, container, button } = shows(asks(...LOST, 'checkDetail: no answer'));
    expect(find('[role="alert"]', HTMLElement).textContent).toContain('We don’t know yet if it’s canceled');
    expect(container.querySelector('a[href="tel:+15125550150"]')).not.toBeNull();
    press(button('Check again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });
  test('a refusal is in the lender’s words', () => {
    const late = shows(asks(...SENT, 'cancel: it is too late', 'checkDetail: it can no longer be cancelled'));
    expect(late.find('[role="alert"]', HTMLElement).textContent).toContain(
      'This refinance can no longer be cancelled online. Please call (512) 555-0151.',
    );
    const busy = shows(asks(...SENT, 'cancel: something is on its way', 'checkDetail: it can no longer be cancelled'));
    expect(busy.text()).toContain('Something is on its way for this loan. Wait for its result.');
  });
  test('a renewal that is not offered any more: why, and whom to call', () => {
    const { text, container } = shows(asks(...LOADS, 'getDetail: it can no longer be cancelled'));
    expect(text()).toContain('You can’t cancel it online right now');
    expect(container.querySelector('a[href="tel:+15125550150"]')).not.toBeNull();
  });
  test('one that was cancelled elsewhere is cancelled, and leads to the accounts', () => {
    const { text, button } = shows(asks(...LOADS, 'getDetail: it is cancelled'));
    expect(text()).toContain('Your renewal is canceled');
    expect(button('Back to my accounts')).toBeTruthy();
  });
});

test('the screen is whole in Spanish', () => {
  const { text, find } = stage(<CancelRenewal view={asks(...OFFERED)} send={send} />, { locale: 'es', messages: spanish });
  expect(find('.button-danger', HTMLElement).textContent).toBe('Cancelar la renovación y recuperar $345.00');
  expect(text()).toContain('¿Por qué cancela?');
});
