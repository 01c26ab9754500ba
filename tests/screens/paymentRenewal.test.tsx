// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { loanWithRoadside, renewedLoan } from '../../machines/paths/people/newLoans.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { MakePaymentView } from '../../machines/payment/views/makePayment.ts';
import { messages as spanish } from '../../ui/locales/es/payment.po';
import { messages as spanishLater } from '../../ui/locales/es/paymentLater.po';
import { preloadLater } from '../../ui/screens/later.tsx';
import { ConfirmPayment } from '../../ui/screens/payment/later/ConfirmPayment.tsx';
import { MakePayment } from '../../ui/screens/payment/MakePayment.tsx';
import { ReviewPayment } from '../../ui/screens/payment/later/ReviewPayment.tsx';
import * as laterParts from '../../ui/screens/payment/laterParts.ts';
import { press, stage, submit } from '../ui/stage.tsx';
import { confirm, failure, make, review } from './paymentViews.ts';

// the browser downloads them while the customer chooses the amount
beforeAll(() => preloadLater(laterParts));

const sent: PaymentEvent[] = [];
const send = (event: PaymentEvent) => void sent.push(event);

const limits = { least: 21_455, most: 173_210 };
const minimum: Partial<MakePaymentView> = { chosen: 'minimumDue', amount: 21_455, owedAfter: 161_755 };
const pay = (view: Partial<MakePaymentView>, spoken = {}) => stage(<MakePayment view={make(view)} send={send} />, spoken);
const renewed = { renews: true, newLoan: renewedLoan, owedAfter: renewedLoan.newLoanAmount };
const reviewOf = (view: Parameters<typeof review>[0] = {}, spoken = {}) =>
  stage(<ReviewPayment view={review({ ...renewed, ...view })} send={send} />, spoken);
const receiptOf = (view: Parameters<typeof confirm>[0] = {}, spoken = {}) =>
  stage(<ConfirmPayment view={confirm({ newLoanId: 'title-2', ...view })} send={send} />, spoken);

/** FLOW-REFI-01 */
describe('while Ann chooses what to pay, a renewal', () => {
  test('is offered beside the payment with the amount she chose, and says that it costs more in all (R-6)', () => {
    const { text, button } = pay({ ...minimum, renewal: { mayChoose: true, limits } });
    expect(text()).toContain('Or pay and renew');
    expect(text()).toContain('You’ll pay for longer, and the loan costs more in total.');
    press(button('See what a renewal with $214.55 costs'));
    expect(sent.at(-1)).toEqual({ type: 'renewal.chosen' });
    expect(button('Continue with $214.55')).toBeTruthy();
  });
  test.each([
    ['names the least and the most that renew the loan', limits, 'To renew, choose an amount from $214.55 to $1,732.10.'],
    ['asks for less than the payoff where the lender sets no limits', null, 'To renew, choose an amount that doesn’t pay off the loan.'],
  ])('%s, when her amount does not renew it', (_, given, sentence) => {
    const { text } = pay({ chosen: 'payoff', amount: 183_210, owedAfter: 0, renewal: { mayChoose: false, limits: given } });
    expect(text()).toContain(sentence);
    expect(text()).not.toContain('See what a renewal');
  });
  test('is not mentioned for a loan that cannot be renewed', () => expect(pay(minimum).text()).not.toMatch(/renew|refinanc/i));
  test('is called a refinance where the loan calls it so (RULE-031)', () => {
    const offered = pay({ ...minimum, useRefiTerm: true, renewal: { mayChoose: true, limits } }).text();
    expect(offered).toContain('Or pay and refinance');
    expect(offered).toContain('See what a refinance with $214.55 costs');
    const within = pay({ useRefiTerm: true, renewal: { mayChoose: false, limits } }).text();
    expect(within).toContain('To refinance, choose an amount from $214.55 to $1,732.10.');
    const below = pay({ useRefiTerm: true, renewal: { mayChoose: false, limits: null } }).text();
    expect(below).toContain('To refinance, choose an amount that doesn’t pay off the loan.');
    for (const text of [offered, within, below]) expect(text).not.toMatch(/renew/i);
  });
});

describe('before Ann pays, the review of a renewal', () => {
  test('shows the new loan as its papers state it, and what the payment does', () => {
    const { text, container } = reviewOf();
    for (const words of [
      '$214.55',
      'New loan$1,617.55',
      'Total of all payments, at most$3,212.90',
      'Each payment$321.29',
      'First paymentMonday, Dec 21, 2026',
      'Annual interest rate120.00%',
      'This pays off your loan with a new one, as stated in the documents you agreed to.',
      'You can cancel this until the end of the next business day.',
    ])
      expect(text()).toContain(words);
    expect(text()).not.toContain('Balance after this cash advance');
    expect(container.querySelector('.button-primary')?.textContent).toBe('Pay $214.55 now and renew');
  });
  test('names what is sold with it, with its price', () =>
    expect(reviewOf({ newLoan: loanWithRoadside }).text()).toContain('Roadside assistance, in the new loan$49.00'));
  test('names its cash, where it goes and when, and that a cancellation takes it back (ENT-022, refinance-9)', () => {
    const { text } = reviewOf({ cash: { cents: 20_000, where: { way: 'debit', card: { cardType: 'visa', lastFour: '4242' } } } });
    for (const words of [
      'Cash you get$200.00',
      'Cash sent toVisa ending in 4242',
      'The cash is sent when your payment goes through.',
      'you give the cash back, too',
    ])
      expect(text()).toContain(words);
    expect(reviewOf().text()).not.toMatch(/cash/i);
  });
  test('sends the payment once she presses Pay, and changes nothing before', () => {
    const { find, button } = reviewOf({ asksCvv: false });
    for (const [words, type] of [
      ['Change the amount', 'amount.changeChosen'],
      ['Change the card', 'method.changeChosen'],
      ['Cancel', 'flow.left'],
    ] as const) {
      press(button(words));
      expect(sent.at(-1)).toEqual({ type });
    }
    submit(find('form', HTMLFormElement));
    expect(sent.at(-1)).toEqual({ type: 'payment.submitted', hasCvv: false });
  });
  test('says what is owed afterwards where the figures of the new loan are not known', () =>
    expect(reviewOf({ newLoan: null }).text()).toContain('Balance after this payment$1,617.55'));
  test('of unknown outcome sends the same payment again, not a second renewal (CONF-009)', () => {
    const { button, text } = reviewOf({ phase: 'unknown', failure: failure({}) });
    expect(button('Send this same payment again')).toBeTruthy();
    expect(text()).not.toContain('now and renew');
  });
  test('of a plain payment speaks of no new loan', () => {
    const text = stage(<ReviewPayment view={review()} send={send} />).text();
    expect(text).toContain('Pay $214.55 now');
    expect(text).not.toMatch(/renew|refinanc|new loan/i);
  });
  test('is called a refinance where the loan calls it so (RULE-031)', () => {
    const text = reviewOf({ useRefiTerm: true }).text();
    expect(text).toContain('Pay $214.55 now and refinance');
    expect(text).not.toMatch(/renew/i);
  });
});

describe('after Ann has paid, the receipt of a renewal', () => {
  test('says that the loan is renewed, until when she can take it back, and leads to the new loan', () => {
    const { text, button } = receiptOf();
    for (const words of [
      'Payment received, and your loan is renewed',
      'Confirmation numberTM-1',
      'Current balance$1,617.55',
      'Your earlier loan is paid off by the new one. You can cancel this until the end of the next business day',
    ])
      expect(text()).toContain(words);
    expect(text()).not.toContain('You don’t owe anything more.');
    press(button('See the new loan'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
  test('names its cash, where it goes, and the number to collect it by (FLOW-DRAW-13)', () => {
    const cash = { cents: 20_000, where: { way: 'moneyGram', card: null } } as const;
    const { text } = receiptOf({ cash, reference: { number: 'R23456789A', isMissing: false } });
    for (const words of ['Cash you get$200.00', 'Cash sent toMoneyGram', 'Reference numberR23456789A']) expect(text()).toContain(words);
    expect(receiptOf().text()).not.toMatch(/cash|reference/i);
  });
  test('whose number could not be read says that the money is safe, and asks for it again', () => {
    const { text, button } = receiptOf({ reference: { number: '', isMissing: true } });
    expect(text()).toContain('Your money is safe. Only the number is missing here.');
    press(button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'number.requested' });
  });
  test('of a plain payment speaks of no new loan', () => {
    const { text, button } = stage(<ConfirmPayment view={confirm()} send={send} />);
    expect(text()).toContain('Payment received');
    expect(text()).not.toMatch(/renew|refinanc|new loan/i);
    expect(button('Back to my account')).toBeTruthy();
  });
  test('is called a refinance where the loan calls it so (RULE-031)', () => {
    const text = receiptOf({ useRefiTerm: true }).text();
    expect(text).toContain('Payment received, and your loan is refinanced');
    expect(text).not.toMatch(/renew/i);
  });
});

test('in Spanish', () => {
  const spoken = { locale: 'es', messages: { ...spanish, ...spanishLater } };
  expect(pay({ ...minimum, renewal: { mayChoose: true, limits } }, spoken).text()).toContain(
    'Ver cuánto cuesta una renovación con $214.55',
  );
  const reviewed = reviewOf({}, spoken).text();
  expect(reviewed).toContain('Pagar $214.55 ahora y renovar');
  expect(reviewed).toContain('Tasa de interés anual120.00%'); // with the point that the amounts have
  expect(receiptOf({}, spoken).text()).toContain('Pago recibido, y su préstamo está renovado');
});
