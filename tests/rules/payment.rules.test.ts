import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../services/contract/error.ts';
import { LOAN_STATUS, type AmountType } from '../../services/contract/enums.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { leastOf, mayRenew } from '../../machines/kit/renewalEligibility.ts';
import * as amounts from '../../machines/payment/amount.rules.ts';
import { draftOf, fromDraft } from '../../machines/payment/payment.keep.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import { attemptInput, fingerprint, paymentAsk } from '../../machines/payment/paymentAttempt.ts';
import type { PaymentContext } from '../../machines/payment/payment.types.ts';
import { ann, expired, lateLoan, loan, mastercard, NOON, settings, visa } from '../../machines/paths/walks/payment.people.ts';
import { facts } from './paymentFacts.ts';

describe('amounts', () => {
  test('the amount of a payment is one of seven kinds, and a stored payment of another kind is dropped (FLOW-PAY-11, OPEN-006)', () => {
    const draft = draftOf(facts({ amountType: 'other', otherAmount: 5_000 }));
    const kinds = ['onlineProduct', 'other', 'payoff', 'minimumDue', 'pastDue', 'settlement', 'ofrReinstate'];
    expect([...kinds, 'custom', 'Payoff', ''].filter((amountType) => v.is(PaymentDraft, { ...draft, amountType }))).toEqual(kinds);
  });
  test('past due is offered only when an amount is past due; payoff has its expiration date', () => {
    expect(amounts.amountOptions(facts()).map(({ type }) => type)).toEqual(['minimumDue', 'payoff', 'other']);
    expect(amounts.amountOptions(facts({ loan: lateLoan })).map(({ type }) => type)).toEqual(['pastDue', 'minimumDue', 'payoff', 'other']);
    expect(amounts.amountOptions(facts()).find(({ type }) => type === 'payoff')).toEqual({
      type: 'payoff',
      cents: 81_240,
      goodThrough: '2026-11-23',
    });
  });
  test('what reinstates or settles the loan comes first, and is sent as such (PROD-009, CONF-020)', () => {
    const lenderAmount = { type: 'settlement', cents: 30_000, until: '2026-12-13T18:00:00.000Z', refusals: 0 } as const;
    const reinstating = { ...lenderAmount, type: 'ofrReinstate' } as const;
    expect(amounts.amountOptions(facts({ lenderAmount })).map(({ type }) => type)).toEqual(['settlement', 'minimumDue', 'payoff', 'other']);
    expect(amounts.amountNow(facts({ lenderAmount, amountType: 'settlement' }))).toEqual({ cents: 30_000 });
    expect(amounts.amountNow(facts({ amountType: 'settlement' }))).toEqual({ problem: 'empty' });
    const settles = paymentAsk(ann, loan, visa, 'settlement', 30_000);
    expect(settles).toMatchObject({ paymentType: 5, isRefi: false, isPartial: false, isPayoff: false });
    expect(settles).not.toHaveProperty('ofrPaymentValue');
    const reinstates = paymentAsk(ann, loan, visa, 'ofrReinstate', 30_000);
    expect(reinstates).toMatchObject({ paymentType: 2, paymentAmount: '300.00', ofrPaymentValue: '300.00' }); // ofr-4
    // the same amount for another purpose is another payment
    const same = [settles, reinstates, paymentAsk(ann, loan, visa, 'other', 30_000)].map(fingerprint);
    expect(new Set(same).size).toBe(3);
    const draft = draftOf(facts({ lenderAmount: reinstating, amountType: 'ofrReinstate', amount: 30_000 }));
    expect(fromDraft(facts(), draft)).toMatchObject({ lenderAmount: reinstating, amountType: 'ofrReinstate', amount: 30_000 });
  });
  test('a settlement leaves nothing owed, is never partial, and asks for no autopay (settlement-6)', () => {
    const late = { ...lateLoan, validations: { ...lateLoan.validations, skipAutoPayConfirm: false } };
    const settling = facts({
      loan: late,
      amountType: 'settlement',
      amount: 5_000,
      method: 'repay:visa-1',
      settings: { ...settings, autoPayStandardPayment: true },
    });
    expect(rules.owedAfter(settling, 5_000)).toBe(0);
    expect(rules.owedAfter({ ...settling, amountType: 'other' }, 5_000)).toBe(76_240);
    expect(amounts.isPartial(lateLoan, 'settlement', 5_000)).toBe(false);
    expect([rules.asksAutoPay(settling), rules.asksAutoPay({ ...settling, amountType: 'other' })]).toEqual([false, true]);
  });
  test.each([
    [2, false],
    [3, true],
  ])('after %i refusals of a settlement it is spent: %s (CONST-014)', (refusals, spent) => {
    const lenderAmount = { type: 'settlement', cents: 30_000, until: '', refusals } as const;
    expect(rules.isSpent(facts({ lenderAmount, amountType: 'settlement' }))).toBe(spent);
    expect(rules.isSpent(facts({ lenderAmount, amountType: 'other' }))).toBe(false);
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

describe('a payment that renews the loan', () => {
  const renewal = { productId: 'installment', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
  const nls = { ...ann, systems: ['NLS'] as const };
  test.each([
    ['Ann’s, in TLXe', ann, 30, 31],
    ['Nell’s, in NLS', nls, 60, 61],
  ])(
    '%s, is followed for %i seconds before it is "still working", and for %i where the lender says so (CONST-007, CONST-008)',
    (_, person, standard, own) => {
      const own_ = settingsIn({ refinancePaymentTimeoutSeconds: 31, nlsRefinancePaymentTimeoutSeconds: 61, paymentTimeoutSeconds: 5 });
      const limit = (part: Partial<PaymentContext>) => attemptInput({ context: facts({ person, ...part }) }).limits.limitSeconds;
      expect([limit({ renewal }), limit({ renewal, settings: own_ }), limit({ settings: own_ })]).toEqual([standard, own, 5]);
    },
  );

  const least = (isOnlineProduct: boolean, minimumAmountDue: number, productSwitchAmountDue: number) =>
    leastOf({ isOnlineProduct, loan: { ...loan, minimumAmountDue, productSwitchAmountDue } });
  test.each([
    ['a switch that needs less', true, 30_000, 10_000, 10_000],
    ['a switch that needs more', true, 10_000, 30_000, 10_000],
    ['the same product', false, 30_000, 10_000, 30_000],
  ])(
    '%s (switch %s, due %i, switch amount %i) needs %i cents at least, and not a cent less (RULE-022, OPEN-013)',
    (_, isOnlineProduct, due, ofSwitch, cents) => {
      expect(least(isOnlineProduct, due, ofSwitch)).toBe(cents);
      const renews = (payment: number) =>
        mayRenew({
          loan: { ...loan, refinanceEligible: true, minimumLoanAmount: 0, minimumAmountDue: due, productSwitchAmountDue: ofSwitch },
          guestPayment: false,
          isPrevented: false,
          disbursement: 0,
          isNls: false,
          isOnlineProduct,
          payment,
        });
      expect([renews(cents - 1), renews(cents)]).toEqual([false, true]);
    },
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
  test('a new loan that is not signed owes nothing, whatever the lender says of its payoff (R-4)', () =>
    expect(rules.payability({ ...loan, unsigned: { applicationId: 'application-1', loanAmount: 60_000 } })).toBe('nothingOwed'));
  test('Max has no SSN on file, so his loan is not payable (part of RULE-019)', () =>
    expect(rules.payability({ ...loan, payable: false })).toBe('forbidden'));
});

describe('cards', () => {
  const until = (expirationMonth: string, expirationYear: string) =>
    rules.isExpired({ cardType: 'visa', expirationMonth, expirationYear }, NOON);
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
  test('a code that was typed beside its card is not asked again, and counts for no other card', () => {
    const method = rules.methodId(visa);
    expect(rules.asksCvv(facts({ method, codeOf: method }))).toBe(false);
    expect(rules.asksCvv(facts({ method, codeOf: 'another card' }))).toBe(true);
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
