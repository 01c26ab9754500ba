// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { MakePaymentView } from '../../machines/payment/views/makePayment.ts';
import { ConfirmPayment } from '../../ui/screens/payment/later/ConfirmPayment.tsx';
import { preloadLater } from '../../ui/screens/later.tsx';
import { MakePayment } from '../../ui/screens/payment/MakePayment.tsx';
import { PaymentProcessing } from '../../ui/screens/payment/PaymentProcessing.tsx';
import * as laterParts from '../../ui/screens/payment/laterParts.ts';
import { quickAmounts } from '../../ui/screens/payment/parts/quickAmounts.ts';
import { ReviewPayment } from '../../ui/screens/payment/later/ReviewPayment.tsx';
import { paste, press, stage, submit, type } from '../ui/stage.tsx';
import { behind, confirm, failure, make, outForRepo, processing, review, visa } from './paymentViews.ts';

// the browser downloads them while the customer chooses the amount
beforeAll(() => preloadLater(laterParts));

/** The events sent to the chart. */
const heard: (PaymentEvent | AddCardEvent)[] = [];
const send = (event: PaymentEvent | AddCardEvent) => void heard.push(event);
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

test('the amount that reinstates a loan is confirmed in words that do not take that back: the loan is open again', () => {
  const partly = { isPartial: true, minimumRequired: 93_000, phase: 'confirmingPartial' } as const;
  const at = stage(<MakePayment view={make({ chosen: 'ofrReinstate', amount: 65_000, ...partly })} send={send} />);
  const text = at.find('dialog', HTMLDialogElement).textContent;
  expect(text).toContain('Your loan is open again after this payment. $280.00 will still be past due.');
  expect(text).not.toContain('stays late');
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

test('each step of a payment in progress is announced where the last one was (A11Y-007)', () => {
  const { show, find } = stage(<PaymentProcessing view={processing({ phase: 'sending' })} send={send} />);
  const status = find('[role="status"]', HTMLElement);
  expect(status.textContent).toBe('We’re sending your payment.');
  for (const [phase, words] of [
    ['pending', 'We have your payment and are waiting for the card service.'],
    ['deciding', 'We didn’t get an answer. We’re finding out whether your payment arrived.'],
    ['stillWorking', 'We’re still working on it. This page updates by itself as soon as we know.'],
    ['unconfirmed', 'We’re still checking. This page updates by itself as soon as we know.'],
  ] as const) {
    show(<PaymentProcessing view={processing({ phase })} send={send} />);
    expect(status.textContent).toBe(words);
    expect(find('[role="status"]', HTMLElement)).toBe(status);
  }
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
