import { describe, expect, test } from 'vitest';
import type { Failure } from '../../services/contract/error.ts';
import { LOAN_STATUS, type AmountType } from '../../services/contract/enums.ts';
import * as amounts from '../../machines/payment/amount.rules.ts';
import { atStart } from '../../machines/payment/payment.inputs.ts';
import { draftOf, fromDraft } from '../../machines/payment/payment.keep.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import { fingerprint, paymentAsk, paymentKind } from '../../machines/payment/paymentAttempt.ts';
import { confirmationAsk } from '../../machines/payment/receipt.rules.ts';
import type { PaymentContext } from '../../machines/payment/payment.types.ts';
import { ann, expired, gus, lateLoan, loan, mastercard, NOON, receipt, settings, visa } from '../../machines/paths/walks/payment.people.ts';

const facts = (part: Partial<PaymentContext> = {}): PaymentContext => ({
  ...atStart({ person: ann, settings, params: { brand: 'InstaLoan', loanId: loan.loanId }, screen: 'MakePayment' }),
  loan,
  cards: [expired, visa, mastercard],
  now: NOON,
  nextBusinessDate: '2026-11-23',
  ...part,
});

describe('amounts', () => {
  test('past due is offered only when an amount is past due; payoff has its expiration date', () => {
    expect(amounts.amountOptions(facts()).map(({ type }) => type)).toEqual(['minimumDue', 'payoff', 'other']);
    expect(amounts.amountOptions(facts({ loan: lateLoan })).map(({ type }) => type)).toEqual(['pastDue', 'minimumDue', 'payoff', 'other']);
    expect(amounts.amountOptions(facts()).find(({ type }) => type === 'payoff')).toEqual({
      type: 'payoff',
      cents: 81_240,
      goodThrough: '2026-11-23',
    });
  });
  test('more than the payoff is refused, exactly the payoff is not', () => {
    expect(amounts.amountNow(facts({ amountType: 'other', otherAmount: 81_241 }))).toEqual({ problem: 'abovePayoff' });
    expect(amounts.amountNow(facts({ amountType: 'other', otherAmount: 81_240 }))).toEqual({ cents: 81_240 });
  });
  test('without a choice there is no amount', () => expect(amounts.amountNow(facts())).toEqual({ problem: 'empty' }));
  test.each([
    [null, 'empty'],
    [0, 'zero'],
  ])('another amount of %s cents is refused: %s', (otherAmount, problem) =>
    expect(amounts.amountNow(facts({ amountType: 'other', otherAmount }))).toEqual({ problem }),
  );
});

describe('a partial payment is confirmed when all conditions of RULE-021 are met', () => {
  const holds = (over: { daysLate?: number; viewable?: boolean; required?: number }, type: AmountType, cents: number) =>
    amounts.isPartial(
      {
        ...lateLoan,
        daysLate: over.daysLate ?? 35,
        minimumRequiredAmount: over.required ?? 21_455,
        validations: { ...loan.validations, partialPayConfirmViewable: over.viewable ?? true },
      },
      type,
      cents,
    );
  test('Bo, 35 days late, pays $50 of $214.55', () => expect(holds({}, 'other', 5_000)).toBe(true));
  test('Bo pays $50 to reinstate a loan out for repossession', () => expect(holds({}, 'ofrReinstate', 5_000)).toBe(true));
  test.each([
    ['nothing is late', () => holds({ daysLate: 0 }, 'other', 5_000)],
    ['nothing is paid', () => holds({}, 'other', 0)],
    ['the lender does not ask for it', () => holds({ viewable: false }, 'other', 5_000)],
    ['the required amount is paid', () => holds({}, 'other', 21_455)],
    ['a named amount is paid', () => holds({}, 'pastDue', 5_000)],
  ])('not when %s', (_, is) => expect(is()).toBe(false));
});

describe('which loans take a payment (OPEN-039)', () => {
  test.each(Object.entries(LOAN_STATUS))('%s', (name, loanStatusId) => {
    const payable = ['Open', 'ActiveDefault', 'Default', 'OutForRepo'].includes(name);
    const over = ['PaidOff', 'Closed', 'Settled'].includes(name);
    expect(rules.payability({ ...loan, loanStatusId })).toBe(payable ? 'payable' : over ? 'nothingOwed' : 'forbidden');
  });
  test('ROUTE-067: the loan of a repossessed vehicle can be paid online only when the lender gives an amount that reinstates it', () => {
    const reinstatable = { ...loan.validations, isOfrReinstateAmount: true };
    const repossessed = { ...loan, loanStatusId: LOAN_STATUS.Repossessed };
    expect(rules.payability(repossessed)).toBe('forbidden');
    expect(rules.payability({ ...repossessed, validations: reinstatable })).toBe('payable');
  });
  test('Max has no SSN on file, so his loan is not payable (part of RULE-019)', () =>
    expect(rules.payability({ ...loan, payable: false })).toBe('forbidden'));
});

describe('cards', () => {
  const until = (expirationMonth: string, expirationYear: string) => rules.isExpired({ expirationMonth, expirationYear }, NOON);
  test('a card is valid through the last day of its month (FLOW-CARD-04)', () =>
    expect([until('10', '26'), until('11', '26'), until('12', '25'), until('01', '27')]).toEqual([true, false, true, false]));
  test('the first card that is not expired is the default (CONF-036)', () =>
    expect(rules.defaultMethod(facts())).toBe(rules.methodId(visa)));
  test('the card that was chosen stays chosen (FLOW-PAY-13), unless it has expired', () => {
    expect(rules.defaultMethod(facts({ method: rules.methodId(mastercard) }))).toBe(rules.methodId(mastercard));
    expect(rules.defaultMethod(facts({ method: rules.methodId(expired) }))).toBe(rules.methodId(visa));
  });
  test('two cards are the same when their ids match per type, in any order (FLOW-CARD-03)', () => {
    const [a, b] = [
      { type: 'repay', id: '1' },
      { type: 'cyber', id: '2' },
    ];
    expect(rules.methodId({ cardIds: [a, b] })).toBe(rules.methodId({ cardIds: [b, a] }));
    expect(rules.methodId({ cardIds: [a] })).not.toBe(rules.methodId({ cardIds: [a, b] }));
  });
  test('a saved card needs its security code, a card that was just entered in the form does not', () => {
    const method = rules.methodId(visa);
    expect([rules.asksCvv(facts({ method })), rules.asksCvv(facts({ method, freshMethod: method }))]).toEqual([true, false]);
  });
  test('a customer without cards adds one; a failed request for the cards does not count as none (ERR-013)', () => {
    const failed: Failure = { kind: 'unknown', call: 'GET /cards', status: 500, texts: [], code: '', message: '', caseId: '' };
    expect(rules.needsNewCard(facts({ cards: [] }))).toBe(true);
    expect(rules.needsNewCard(facts({ cards: [], cardsFailure: failed }))).toBe(false);
  });
  test('a payment that is sent again needs no security code', () => {
    const { standing } = facts({});
    expect(rules.asksCvv(facts({ method: rules.methodId(visa), standing: { ...standing, phase: 'unknown' } }))).toBe(false);
  });
});

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
});

describe('the draft of an unfinished payment', () => {
  const half = facts({ amountType: 'other', otherAmount: 5_000, amount: 5_000, method: rules.methodId(visa) });
  test('is restored unchanged', () =>
    expect(fromDraft(facts(), draftOf(half))).toEqual({
      amountType: 'other',
      otherAmount: 5_000,
      amount: 5_000,
      method: rules.methodId(visa),
      renewal: null,
      holdsLock: false,
    }));
  test('has no token and no cvv (CONF-015)', () => expect(JSON.stringify(draftOf(half))).not.toMatch(/token|cvv/i));
  test('an amount that has changed must be accepted again', () =>
    expect(
      fromDraft(facts({ loan: { ...loan, minimumAmountDue: 30_000 } }), draftOf(facts({ amountType: 'minimumDue', amount: 21_455 }))),
    ).toMatchObject({
      amountType: 'minimumDue',
      amount: null,
    }));
  test('a choice that is no longer offered is dropped', () =>
    expect(fromDraft(facts(), draftOf(facts({ amountType: 'pastDue', amount: 12_000 })))).toMatchObject({
      amountType: null,
      amount: null,
    }));
});
