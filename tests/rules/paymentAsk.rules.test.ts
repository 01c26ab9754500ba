import { describe, expect, test } from 'vitest';
import { PAYMENT_CHANNEL, type AmountType } from '../../services/contract/enums.ts';
import type { Renewal } from '../../services/contract/unfinishedPayment.ts';
import { draftOf } from '../../machines/payment/payment.keep.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import { attemptInput, fingerprint, paymentAsk, paymentKind } from '../../machines/payment/paymentAttempt.ts';
import { confirmationAsk, nextDueDate } from '../../machines/payment/receipt.rules.ts';
import { chosenMethod } from '../../machines/payment/views/common.ts';
import { ann, gus, lateLoan, loan, receipt, visa } from '../../machines/paths/walks/payment.people.ts';
import { facts } from './paymentFacts.ts';

describe('the request', () => {
  test('paymentType, isRefi, isPartial and isPayoff are consistent (CONF-020)', () => {
    const stories = (
      [
        ['minimumDue', 21_455],
        ['other', 5_000],
        ['payoff', 81_240],
        ['other', 81_240],
      ] as const
    ).map(([type, cents]) => paymentKind(lateLoan, type, cents));
    expect(stories.map(({ isPartial, isPayoff }) => [isPartial, isPayoff])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
    for (const { isRefi, isPartial, isPayoff } of stories)
      expect([isRefi, isPartial, isPayoff].filter(Boolean).length).toBeLessThanOrEqual(1);
  });
  test('amounts are two-decimal text with separators (RULE-029), the card shows four digits (CONF-035), and there is no cvv', () => {
    const ask = paymentAsk(ann, { ...loan, payoffAmount: 123_456 }, visa, 'payoff', 123_456);
    expect(ask).toMatchObject({ paymentAmount: '1,234.56', cardNumber: '•••• •••• •••• 4242', customerId: 'ann-1', guestPayment: false });
    expect('cvv' in ask).toBe(false);
  });
  test('the same intent with another one-use token is the same, with another amount it is not', () => {
    const print = (cents: number, cardToken = 'token-visa') => fingerprint(paymentAsk(ann, loan, { ...visa, cardToken }, 'other', cents));
    expect(print(5_000, 'another')).toBe(print(5_000));
    expect(print(5_001)).not.toBe(print(5_000));
  });
  const pat = { ...ann, email: '', phoneNumber: '5125550199', username: '5125550199' };
  test.each([
    ['Ann, who signed in by e-mail', ann, { email: ann.email, username: ann.username }, 'phoneNumber'],
    ['Ann, who signed in by phone', { ...ann, username: '5125550101' }, { email: ann.email, username: '5125550101' }, 'phoneNumber'],
    ['Pat, who has a phone number only', pat, { phoneNumber: '5125550199', username: '5125550199' }, 'email'],
  ])('%s is sent with one contact, and with the username of the sign-in (CALL-072, CALL-049)', (_, person, sent, other) => {
    const confirmation = confirmationAsk({ ...facts({ receipt, method: rules.methodId(visa), amountType: 'minimumDue' }), person });
    for (const ask of [paymentAsk(person, loan, visa, 'payoff', 81_240), confirmation]) {
      expect(ask).toMatchObject(sent);
      expect(ask).not.toHaveProperty(other);
    }
  });
  test('a renewal pays out its cash, to its card or by its way, and any other payment pays out none (CALL-072, refinance-9)', () => {
    const renewal = { productId: 'P-1', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
    const card = { cardType: 'visa', lastFour: '4242', cardIds: [{ type: 'repay', id: 'visa-1' }] } as const;
    const toCard = { cents: 20_000, channel: PAYMENT_CHANNEL.debit, card: { ...card, cardIds: [...card.cardIds] } };
    const toStore = { cents: 20_000, channel: PAYMENT_CHANNEL.store, card: null };
    const paid = (cash?: NonNullable<Renewal['cash']>) =>
      paymentAsk(ann, loan, visa, 'minimumDue', 21_455, { ...renewal, ...(cash && { cash }) });
    const out = [paid(toCard), paid(toStore), paid()].map((ask) => [
      ask.disbursementAmount,
      ask.disbursementType,
      ask.disburseCardIds.length,
    ]);
    expect(out).toEqual([
      ['200.00', 16, 1],
      ['200.00', 2, 0],
      ['0.00', 0, 0],
    ]);
    // the same cash by another way is another intent
    expect(new Set([paid(toStore), paid({ ...toStore, channel: PAYMENT_CHANNEL.moneyGram })].map(fingerprint)).size).toBe(2);
  });
  test('the state of a payment has all that is paid with, and what happens to the card; of the security code only that it is asked for (ENT-021)', () => {
    const paying = { ...visa, guestCard: true };
    const context = facts({ cards: [paying], method: rules.methodId(paying), amountType: 'other', otherAmount: 5_000, amount: 5_000 });
    expect(attemptInput({ context }).intent?.ask).toMatchObject({
      loanId: loan.loanId,
      paymentAmount: '50.00',
      paymentType: 2,
      paymentCardToken: visa.cardToken,
      paymentCardIds: visa.cardIds,
      cardHolderName: visa.cardholderName,
      guestPayment: false,
    });
    expect(context.amountType).toBe('other');
    expect(chosenMethod(context)).toMatchObject({ cardType: 'visa', lastFour: '4242', expiry: '12/30', temporary: true });
    expect([draftOf(context).saveCard, rules.asksCvv(context)]).toEqual([false, true]);
  });
  test('a guest pays as a guest', () => expect(paymentAsk(gus, loan, visa, 'payoff', 81_240)).toMatchObject({ guestPayment: true }));
  test('the receipt has only the last four digits (part of RULE-030)', () => {
    const ask = confirmationAsk(facts({ receipt, method: rules.methodId(visa), amountType: 'minimumDue' }));
    expect(ask).toMatchObject({
      cardNumber: '4242',
      amountPaid: '214.55',
      isPayoff: false,
      confirmationNumber: receipt.confirmationNumber,
    });
    expect(JSON.stringify(ask)).not.toContain('token');
  });
  test('the receipt of a settlement calls it no payoff, as its payment did (CONF-020)', () => {
    const settled = { ...receipt, amountPaid: 30_000, newBalance: 0 };
    const kindOf = (amountType: AmountType) => confirmationAsk(facts({ receipt: settled, method: rules.methodId(visa), amountType }));
    expect(kindOf('settlement')).toMatchObject({ isPayoff: false, isPartial: false });
    expect(kindOf('payoff')).toMatchObject({ isPayoff: true, isPartial: false });
  });
  test('a part that is paid in the evening of the due date leaves it the next due date: the lender’s calendar counts, not UTC', () => {
    const due = { ...receipt, dueDate: '2026-12-26' };
    expect(nextDueDate({ receipt: { ...due, paidAt: '2026-12-27T01:00:00.000Z' } })).toBe('2026-12-26');
    expect(nextDueDate({ receipt: { ...due, paidAt: '2026-12-27T07:00:00.000Z' } })).toBe('');
  });
});
