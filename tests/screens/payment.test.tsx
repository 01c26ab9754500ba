// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { profileWalk } from '../../machines/paths/walks/profile.walks.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { MakePaymentView } from '../../machines/payment/views/makePayment.ts';
import { AddPaymentMethod } from '../../ui/screens/addCard/AddPaymentMethod.tsx';
import { ConfirmPayment } from '../../ui/screens/payment/later/ConfirmPayment.tsx';
import { preloadLater } from '../../ui/screens/later.tsx';
import { MakePayment } from '../../ui/screens/payment/MakePayment.tsx';
import { PaymentProcessing } from '../../ui/screens/payment/PaymentProcessing.tsx';
import * as laterParts from '../../ui/screens/payment/laterParts.ts';
import { quickAmounts } from '../../ui/screens/payment/parts/quickAmounts.ts';
import { ReviewPayment } from '../../ui/screens/payment/later/ReviewPayment.tsx';
import { SelectPaymentMethod } from '../../ui/screens/payment/later/SelectPaymentMethod.tsx';
import { CustomerProfile } from '../../ui/screens/profile/CustomerProfile.tsx';
import { paste, press, stage, submit, type } from '../ui/stage.tsx';
import { behind, confirm, failure, make, outForRepo, processing, review, select, visa, add } from './paymentViews.ts';

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

test('MakePayment shows each amount with its effect, and preselects none (ROUTE-068)', () => {
  const { text, container } = stage(<MakePayment view={make()} send={send} />);
  expect(text()).toContain('Minimum due$214.55');
  expect(text()).toContain('This amount holds through Nov 30, 2026.');
  expect(container.querySelectorAll('input:checked').length).toBe(0);
  expect(text()).toContain('Step 1 of 4');
});

/** upload-4 */
test('documents that the lender asks for can be sent first, and nothing waits for them', () => {
  expect(stage(<MakePayment view={make()} send={send} />).text()).not.toContain('needs a document');
  const { text, button } = stage(<MakePayment view={make({ documentsWanted: true })} send={send} />);
  expect(text()).toContain('You can also pay first and send it later.');
  expect(button('Continue')).toBeTruthy();
  press(button('Upload it now'));
  expect(heard.at(-1)).toEqual({ type: 'documents.opened' });
});

test('the documents come before the amounts; when they are known late they come last, so that no amount moves', () => {
  const early = stage(<MakePayment view={make({ documentsWanted: true })} send={send} />);
  expect(early.text()).toMatch(/Upload it now.*Minimum due/);
  const late = stage(<MakePayment view={make()} send={send} />);
  late.show(<MakePayment view={make({ documentsWanted: true })} send={send} />);
  expect(late.text()).toMatch(/Minimum due.*Upload it now/);
});

test('the button has the chosen amount, and the balance after it is shown', () => {
  const at = stage(<MakePayment view={make({ chosen: 'minimumDue', amount: 21_455, owedAfter: 161_755 })} send={send} />);
  expect(at.text()).toContain('Balance after this payment$1,617.55');
  press(at.button('Continue with $214.55'));
  expect(heard.at(-1)).toEqual({ type: 'amount.confirmed' });
});

test('ROUTE-066: Rex, whose car is out for repossession, must call first, and no amount promises to bring the loan up to date', () => {
  const options: MakePaymentView['options'] = [
    { type: 'pastDue', cents: 93_000, goodThrough: '' },
    { type: 'minimumDue', cents: 124_000, goodThrough: '' },
    { type: 'other', cents: null, goodThrough: '' },
  ];
  const { text, find } = stage(<MakePayment view={make({ loan: outForRepo, options })} send={send} />);
  expect(text()).toContain('This vehicle is out for repossession.');
  expect(text()).toContain('Call us before you pay: (512) 555-0150');
  expect(find('a.button-primary', HTMLAnchorElement).href).toBe('tel:+15125550150');
  expect(text()).not.toContain('up to date');
});

test('PROD-008: Bo, two payments behind, is offered the past due amount first; the next payment only together with it', () => {
  const options: MakePaymentView['options'] = [
    { type: 'pastDue', cents: 55_000, goodThrough: '' },
    { type: 'minimumDue', cents: 82_500, goodThrough: '' },
  ];
  const at = stage(<MakePayment view={make({ loan: behind, options })} send={send} />);
  expect(at.text()).toContain('Past due$550.00Pay this to catch up.');
  expect(at.text()).toContain('Past due and next payment$825.00$550.00 past due and $275.00 due Thursday, Dec 17, 2026, both together.');
  expect(at.text()).not.toContain('Minimum due');
  const says = (amount: number) => stage(<MakePayment view={make({ loan: behind, options, amount, owedAfter: 1 })} send={send} />).text();
  expect(says(55_000)).toContain('This catches you up.');
  expect(says(40_000)).toContain('This is less than the $550.00 past due.');
  expect(says(82_500)).toContain('This pays what is past due and the next payment.');
  expect(stage(<ReviewPayment view={review({ loan: behind, amount: 82_500 })} send={send} />).text()).toContain(
    'You pay (past due and next payment)',
  );
});

test('the review says what is paid, what the payment covers or leaves due, and what the press authorizes (part of ROUTE-070)', () => {
  const says = (different: Parameters<typeof review>[0]) => stage(<ReviewPayment view={review(different)} send={send} />).text();
  expect(says({})).toContain('You pay (minimum due)$214.55');
  expect(says({})).toContain('Covers the payment dueFriday, Nov 27, 2026');
  expect(says({})).toContain('By pressing the button you authorize one payment of $214.55 with Visa ending in 4242.');
  expect(says({ nextDue: { day: '2026-11-27', cents: 1_455 } })).toContain('Next due$14.55 on Friday, Nov 27, 2026');
  expect(says({ nextDue: null })).not.toMatch(/Next due|Covers/);
});

test('typing another amount sends an event for each change', () => {
  const { field } = stage(<MakePayment view={make({ chosen: 'other' })} send={send} />);
  type(field('amount'), '120.5');
  expect(heard.at(-1)).toEqual({ type: 'amount.typed', cents: 12_050 });
});

test('sliding tells the same as typing, and never more than the payoff', () => {
  const { find } = stage(<MakePayment view={make({ chosen: 'other', otherAmount: 12_000, amount: 12_000 })} send={send} />);
  const slider = () => find('input[type="range"]', HTMLInputElement);
  expect(slider().getAttribute('aria-valuetext')).toBe('$120.00');
  paste(slider(), '15000');
  expect(heard.at(-1)).toEqual({ type: 'amount.typed', cents: 15_000 });
  paste(slider(), '99999900');
  expect(heard.at(-1)).toEqual({ type: 'amount.typed', cents: 183_210 });
});

test('Continue without an amount: the error stands once, at the amounts, and takes the focus', () => {
  const at = stage(<MakePayment view={make()} send={send} />);
  submit(formOf(at));
  at.show(<MakePayment view={make({ problem: 'empty' })} send={send} />);
  expect(at.text().split('Choose an amount.').length).toBe(2);
  expect(at.container.querySelector('.notice')).toBeNull();
  expect(document.activeElement?.id).toBe('amountType');
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe('amountType-error');
});

test.each<[NonNullable<MakePaymentView['problem']>, string]>([
  ['empty', 'Enter an amount, or choose one of the amounts above.'],
  ['zero', 'Enter an amount greater than $0.00.'],
  ['abovePayoff', 'Enter $1,832.10 or less: that pays off your loan.'],
])('an amount that is wrong (%s) is told once, by the field, which takes the focus, and stays as typed', (problem, words) => {
  const wrong = { chosen: 'other', otherAmount: 1_200 } as const;
  const at = stage(<MakePayment view={make(wrong)} send={send} />);
  submit(formOf(at));
  at.show(<MakePayment view={make({ ...wrong, problem })} send={send} />);
  expect(at.field('amount').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(at.field('amount'));
  expect(at.field('amount').value).toBe('$12.00');
  expect(at.text().split(words).length).toBe(2);
});

test('round amounts above what is due can be chosen with one press, and the field shows them', () => {
  expect(quickAmounts(34_500, 183_210)).toEqual([35_000, 40_000, 50_000]);
  expect(quickAmounts(35_000, 45_000)).toEqual([40_000]);
  expect(quickAmounts(0, 183_210)).toEqual([5_000, 10_000, 20_000]);
  const at = stage(<MakePayment view={make({ chosen: 'other' })} send={send} />);
  press(at.button('$250'));
  expect(heard.at(-1)).toEqual({ type: 'amount.typed', cents: 25_000 });
  at.show(<MakePayment view={make({ chosen: 'other', otherAmount: 25_000, amount: 25_000 })} send={send} />);
  expect(at.button('$250').getAttribute('aria-pressed')).toBe('true');
});

test('FLOW-PAY-18: an amount below what is due needs a confirmation, which says what stays past due', () => {
  const at = stage(
    <MakePayment
      view={make({
        chosen: 'other',
        otherAmount: 12_000,
        amount: 12_000,
        isPartial: true,
        minimumRequired: 31_200,
        phase: 'confirmingPartial',
      })}
      send={send}
    />,
  );
  expect(at.find('dialog', HTMLDialogElement).textContent).toContain('$192.00 would still be past due');
  press(at.button('Change the amount'));
  expect(heard.at(-1)).toEqual({ type: 'partial.declined' });
  press(at.button('Yes, continue with $120.00'));
  expect(heard.at(-1)).toEqual({ type: 'partial.confirmed' });
});

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

test('the button of ReviewPayment has the amount, and its event says whether a security code was typed, never the code (ROUTE-070, CONF-015)', () => {
  const values: string[] = [];
  const at = stage(<ReviewPayment view={review()} send={send} />, {
    services: { keepSecret: (name, value) => void values.push(`${name}=${value}`), attachFrame: () => undefined },
  });
  type(at.field('cvv'), '123');
  press(at.button('Pay $214.55 now'));
  expect(heard.at(-1)).toEqual({ type: 'payment.submitted', hasCvv: true });
  expect(values.at(-1)).toBe('cvv=123');
});

test('ERR-001: after a refusal the lender’s words are shown and the button is disabled until something changes', () => {
  const at = stage(
    <ReviewPayment
      view={review({ phase: 'refused', mayPay: false, failure: failure({ kind: 'refused', texts: ['Declined.', 'Call your bank.'] }) })}
      send={send}
    />,
  );
  const before = heard.length;
  submit(formOf(at));
  press(at.button('Pay $214.55 now'));
  expect(heard.length).toBe(before);
  expect(at.text()).toContain('Declined.');
  expect(at.text()).toContain('Nothing was charged.');
  press(at.button('Change the card'));
  expect(heard.at(-1)).toEqual({ type: 'method.changeChosen' });
});

test('ERR-002, CONF-009: after a 502 one box states the real outcome first, the specification’s text is its small print, and the button sends the same payment again', () => {
  const at = stage(<ReviewPayment view={review({ phase: 'unknown', failure: failure({ status: 502, caseId: 'K7F-3QX' }) })} send={send} />);
  expect(at.text()).toContain('Server error: A connection error occurred. Please try again.');
  expect(at.text()).toContain('We couldn’t confirm yet whether this payment arrived.');
  expect(at.text()).not.toContain('Nothing was charged');
  const boxes = at.container.querySelectorAll('.notice');
  expect([...boxes].map((box) => [box.className, box.getAttribute('role')])).toEqual([['notice notice-warning', 'alert']]);
  expect(boxes[0]?.textContent.indexOf('We couldn’t confirm')).toBeLessThan(boxes[0]?.textContent.indexOf('Server error') ?? 0);
  expect(boxes[0]?.querySelector('.small-print')?.textContent).toContain('Case number K7F-3QX');
  press(at.button('Send this same payment again'));
  expect(heard.at(-1)?.type).toBe('payment.submitted');
});

test('while the outcome is unknown the page asks not to pay again, and the customer can leave (CONF-007)', () => {
  const at = stage(<PaymentProcessing view={processing({ phase: 'stillWorking', mayLeave: true })} send={send} />);
  expect(at.text()).toContain('We couldn’t confirm your payment yet');
  expect(at.text()).toContain('Please don’t pay again.');
  press(at.button('Leave and come back later'));
  expect(heard.at(-1)).toEqual({ type: 'flow.left' });
});

test('while the payment is in progress the screen has a drawing of it and no buttons (ROUTE-074)', () => {
  const { container } = stage(<PaymentProcessing view={processing()} send={send} />);
  expect(container.querySelectorAll('svg.drawing[aria-hidden="true"]')).toHaveLength(1);
  expect(container.querySelector('button')).toBeNull();
});

test('no page shows more than the last four digits of a card (CONF-035)', () =>
  expect(stage(<ConfirmPayment view={confirm({ method: visa })} send={send} />).text()).not.toMatch(/\d{5,}/));

test('each step shows a guest, who has no help page, the store’s number; a customer has Help in the header', () => {
  const store = /Questions\? Call your store: \(512\) 555-\d{4}/;
  const guest = { guest: true };
  expect(stage(<MakePayment view={make(guest)} send={send} />).text()).toMatch(store);
  expect(stage(<ReviewPayment view={review(guest)} send={send} />).text()).toMatch(store);
  expect(stage(<ConfirmPayment view={confirm(guest)} send={send} />).text()).toMatch(store);
  expect(stage(<MakePayment view={make({ ...guest, guest: false })} send={send} />).text()).not.toMatch(store);
});
