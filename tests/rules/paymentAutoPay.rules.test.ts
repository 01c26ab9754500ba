import { describe, expect, test } from 'vitest';
import { asksAutoPay, methodId } from '../../machines/payment/payment.rules.ts';
import type { PaymentContext } from '../../machines/payment/payment.types.ts';
import { askingLoan, gus, settings, visa } from '../../machines/paths/walks/payment.people.ts';
import { facts } from './paymentFacts.ts';

const BOTH = { ...settings, autoPayStandardPayment: true, autoPayRefi: true };
const renewal = { productId: 'installment', migrateProduct: false, ancillaryProductIds: [], agreedIntent: 'intent-1' };

/** Ann pays the $214.55 that are due of $812.40 with her Visa, where the lender offers autopay. */
const paying = (part: Partial<PaymentContext> = {}): PaymentContext =>
  facts({ loan: askingLoan, amountType: 'minimumDue', amount: 21_455, method: methodId(visa), settings: BOTH, ...part });

describe('before the review Ann is asked about autopay', () => {
  test.each([
    [true, true, true, true],
    [true, false, true, false],
    [false, true, false, false],
    [false, false, false, false],
  ])(
    'with autoPayStandardPayment %s and autoPayRefi %s: at a plain payment %s, at a renewal %s (FLAG-007, FLOW-AUTO-02)',
    (autoPayStandardPayment, autoPayRefi, atPayment, atRenewal) => {
      const asks = (part: Partial<PaymentContext>) =>
        asksAutoPay(paying({ settings: { ...settings, autoPayStandardPayment, autoPayRefi }, ...part }));
      expect([asks({ renewal: null }), asks({ renewal })]).toEqual([atPayment, atRenewal]);
    },
  );

  test.each([
    ['a plain payment', null],
    ['a renewal', renewal],
  ])('not at %s of a loan whose customer is not to be asked (FLOW-AUTO-03)', (_, chosen) => {
    const asks = (skipAutoPayConfirm: boolean) =>
      asksAutoPay(paying({ renewal: chosen, loan: { ...askingLoan, validations: { ...askingLoan.validations, skipAutoPayConfirm } } }));
    expect([asks(false), asks(true)]).toEqual([true, false]);
  });

  const on = {
    enrolled: true,
    method: 'card',
    methodId: 'visa-1',
    cardType: 'visa',
    displayNumber: '•••• 4242',
    expiry: '12/30',
  } as const;
  test.each<[string, Partial<PaymentContext>]>([
    ['when she was asked, and said no', { autoPay: null }],
    ['when she was asked, and turned it on', { autoPay: on }],
    ['when it is on already', { loan: { ...askingLoan, autoPay: on } }],
    ['when she pays the loan off', { amountType: 'payoff', amount: 81_240 }],
    ['when she settles the loan', { amountType: 'settlement', amount: 30_000 }],
    ['with a card that is not saved', { cards: [{ ...visa, guestCard: true }] }],
    ['before a card is chosen', { method: '' }],
    ['before the loan is known', { loan: null }],
    ['as a guest', { person: gus }],
  ])('not %s', (_, part) => expect([asksAutoPay(paying()), asksAutoPay(paying(part))]).toEqual([true, false]));
});
