// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { profileWalk } from '../../machines/paths/walks/profile.walks.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import { AddPaymentMethod } from '../../ui/screens/addCard/AddPaymentMethod.tsx';
import { preloadLater } from '../../ui/screens/later.tsx';
import * as laterParts from '../../ui/screens/payment/laterParts.ts';
import { ReviewPayment } from '../../ui/screens/payment/later/ReviewPayment.tsx';
import { SelectPaymentMethod } from '../../ui/screens/payment/later/SelectPaymentMethod.tsx';
import { CustomerProfile } from '../../ui/screens/profile/CustomerProfile.tsx';
import { press, stage, submit, type } from '../ui/stage.tsx';
import { add, review, select, visa } from './paymentViews.ts';

// the browser downloads them while the customer chooses the amount
beforeAll(() => preloadLater(laterParts));

/** The events sent to the chart. */
const heard: (PaymentEvent | AddCardEvent)[] = [];
const send = (event: PaymentEvent | AddCardEvent) => void heard.push(event);
/** jsdom knows no media queries. */
const isLight = () => {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};
const formOf = ({ find }: ReturnType<typeof stage>) => find('form', HTMLFormElement);

test.each([
  ['the cards', () => <SelectPaymentMethod view={select()} send={send} />, '.pay-line', { type: 'amount.changeChosen' }],
  ['the review', () => <ReviewPayment view={review()} send={send} />, '.pay-amount', { type: 'amount.changeChosen' }],
  ['a first card', () => <AddPaymentMethod view={add({ hasOthers: false })} send={send} />, '.pay-line', { type: 'card.declined' }],
])('on a phone the line of the amount at the top of %s leads back to the amount', (_, screen, line, event) => {
  isLight();
  const at = stage(screen());
  expect(at.find(line, HTMLElement).textContent).toContain('$214.55');
  const change = at.find(`${line} button`, HTMLButtonElement);
  expect([change.textContent, change.getAttribute('aria-label')]).toEqual(['Change', 'Change the amount']);
  press(change);
  expect(heard.at(-1)).toEqual(event);
});

test('with another card the form of a new card does not lead back to the amount, so its line has no button', () => {
  isLight();
  const at = stage(<AddPaymentMethod view={add({ hasOthers: true })} send={send} />);
  expect(at.find('.pay-line', HTMLElement).textContent).toBe('$214.55\u00a0· Title loan\u00a0· 2019 Toyota Camry');
  expect(at.container.querySelector('.pay-line button')).toBeNull();
});

test('CONF-036: an expired card is shown as expired and disabled', () => {
  const { find, text } = stage(<SelectPaymentMethod view={select()} send={send} />);
  const before = heard.length;
  press(find('input[value="old"]', HTMLInputElement));
  expect(heard.length).toBe(before);
  expect(text()).toContain('Expired 03/24');
  expect(text()).toContain('This card has expired. Use another card.');
});

test('ENT-015: where the lender takes no card payments, the cards are listed, none can be chosen, and the store’s number says how to pay', () => {
  const at = stage(<SelectPaymentMethod view={select({ cardsMayPay: false, chosen: '', mayGoOn: false })} send={send} />);
  expect(at.text()).toContain('You can’t pay with a card here');
  expect(at.find('.notice a[href^="tel:"]', HTMLAnchorElement).textContent).toContain('(512) 555-');
  expect(at.text()).toContain('Visa ending in 4242');
  expect([...at.container.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Use another card');
  const before = heard.length;
  for (const choice of at.container.querySelectorAll<HTMLElement>('input[name="method"]')) press(choice);
  submit(formOf(at));
  expect(heard.length).toBe(before);
  expect(at.text()).toContain('Call your store to pay.');
});

test('OPEN-048: Ann’s saved bank account pays like a card; the form adds cards only, and a bank account is added in the profile', () => {
  const bank = { ...visa, method: 'bank', cardType: 'bank', lastFour: '6789', expiry: '' } as const;
  const { find, text } = stage(<SelectPaymentMethod view={select({ methods: [visa, bank] })} send={send} />);
  expect(text()).toContain('Bank account ending in 6789');
  press(find('input[value="bank"]', HTMLInputElement));
  expect(heard.at(-1)).toEqual({ type: 'method.chosen', method: 'bank' });
  isLight();
  expect(stage(<AddPaymentMethod view={add()} send={send} />).text()).not.toMatch(/bank|routing/i);
  const profile = profileView(
    follow(profileWalk(), 'Ann opens her profile', 'getAccounts: two loans', 'getCustomer: this is Ann', 'readDraft: nothing'),
  );
  expect(
    stage(<CustomerProfile view={profile} send={() => undefined} />).container.querySelector('[aria-label="Add bank account"]'),
  ).not.toBeNull();
});

test('the security code is asked inside the chosen card, and its event says only whether one was typed (CONF-015)', () => {
  const at = stage(<SelectPaymentMethod view={select()} send={send} />);
  expect(at.find('.choice-inside', HTMLElement).closest('.choice')?.textContent).toContain('Visa ending in 4242');
  press(at.button('Review payment'));
  expect(heard.at(-1)).toEqual({ type: 'method.confirmed', hasCvv: false });
  type(at.field('cvv'), '123');
  press(at.button('Review payment'));
  expect(heard.at(-1)).toEqual({ type: 'method.confirmed', hasCvv: true });
  expect(stage(<SelectPaymentMethod view={select({ asksCvv: false })} send={send} />).container.querySelector('#cvv')).toBeNull();
});

test('RULE-010: a card shows its expiration date, month and year in two digits each', () => {
  const { text } = stage(<SelectPaymentMethod view={select()} send={send} />);
  expect(text().match(/\b\d\d\/\d\d\b/g)).toEqual(expect.arrayContaining(['09/28', '03/24']));
});

test('without a card the button says what is missing (ROUTE-072)', () => {
  const at = stage(<SelectPaymentMethod view={select({ methods: [], chosen: '', mayGoOn: false })} send={send} />);
  const before = heard.length;
  submit(formOf(at));
  expect(heard.length).toBe(before);
  expect(at.text()).toContain('Choose or add a card first.');
});

test('the card form gets the theme and language once, after it has loaded, however often the page renders', () => {
  isLight();
  const before = heard.length;
  const { show, find } = stage(<AddPaymentMethod view={add()} send={(event) => send(event)} />);
  expect(heard.length).toBe(before);
  act(() => void find('iframe', HTMLIFrameElement).dispatchEvent(new Event('load')));
  show(<AddPaymentMethod view={add({ save: true })} send={(event) => send(event)} />);
  expect(heard.slice(before)).toEqual([{ type: 'card.dressed', theme: 'light', language: 'en' }]);
});

test('ERR-009: the fields that the card form rejects are named', () => {
  const { text } = stage(<AddPaymentMethod view={add({ tokenMissing: true, fields: ['expiry'] })} send={send} />);
  expect(text()).toContain('Please confirm card information is entered correctly');
  expect(text()).toContain('Expiration date');
});

test('Gus has no choice to save the card: a guest’s card is never saved (part of FLOW-CARD-01)', () => {
  const { text, container } = stage(<AddPaymentMethod view={add({ maySave: false })} send={send} />);
  expect(container.querySelector('#saveCard')).toBeNull();
  expect(text()).toContain('We won’t save this card.');
});
