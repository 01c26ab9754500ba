import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../services/lender/days.ts';
import {
  afterPayment,
  daysLateOn,
  interestOn,
  minimumDueOn,
  nextDueOn,
  mulDiv,
  owesNothing,
  pastDueOn,
  payoffOn,
  requiredOn,
  type Books,
} from '../../services/lender/loans/arithmetic.ts';

/** $1,000.00 at 36.5 % a year: exactly $1.00 a day. Installments of $100.00, the next on January 31. */
const books: Books = {
  principal_cents: 100_000,
  interest_cents: 0,
  accrued_on: '2026-01-01',
  rate_bps: 3_650,
  installment_cents: 10_000,
  paid_toward_cents: 0,
  due_on: '2026-01-31',
};

describe('interest', () => {
  test.each([
    ['2025-12-01', 0],
    ['2026-01-01', 0],
    ['2026-01-02', 100],
    ['2026-01-31', 3_000],
    ['2027-01-01', 36_500],
  ])('of $1,000.00 at $1.00 a day is, on %s, %i cents', (day, cents) => expect(interestOn(books, day)).toBe(cents));

  test.each([
    [1, 1, 2n, 0],
    [3, 1, 2n, 2],
    [5, 1, 2n, 2],
    [7, 1, 2n, 4],
    [2, 1, 3n, 1],
    [1, 1, 3n, 0],
  ])('is rounded half to even: %i * %i / %i is %i', (a, b, c, whole) => expect(mulDiv(a, b, c)).toBe(whole));
});

describe('the amounts due', () => {
  // day, days late, past due, minimum due, required
  test.each([
    ['2026-01-15', 0, 0, 10_000, 10_000],
    ['2026-01-31', 0, 0, 10_000, 10_000],
    ['2026-02-01', 1, 10_000, 20_000, 10_000],
    ['2026-03-02', 30, 10_000, 20_000, 10_000],
    ['2026-03-03', 31, 20_000, 30_000, 20_000],
    ['2026-03-07', 35, 20_000, 30_000, 20_000],
  ])('on %s: %i days late, %i past due, %i minimum, %i required', (day, late, past, minimum, required) => {
    expect([daysLateOn(books, day), pastDueOn(books, day), minimumDueOn(books, day), requiredOn(books, day)]).toEqual([
      late,
      past,
      minimum,
      required,
    ]);
  });

  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-02-01', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    ['2026-03-03', '2026-04-01'],
  ])('on %s the next payment is due on %s', (day, next) => expect(nextDueOn(books, day)).toBe(next));

  test('an amount already paid toward an installment is not due again', () => {
    const half = { ...books, paid_toward_cents: 4_000 };
    expect(minimumDueOn(half, '2026-01-15')).toBe(6_000);
    expect(pastDueOn(half, '2026-02-01')).toBe(6_000);
    expect(minimumDueOn(half, '2026-02-01')).toBe(16_000);
  });

  test('never more than the payoff', () => {
    const little = { ...books, principal_cents: 5_000 };
    expect(minimumDueOn(little, '2026-01-02')).toBe(payoffOn(little, '2026-01-02'));
  });
});

describe('a payment', () => {
  test('pays the interest first, then the principal', () => {
    const after = afterPayment(books, 5_000, '2026-01-11');
    expect(after).toMatchObject({
      interest_cents: 0,
      principal_cents: 96_000,
      accrued_on: '2026-01-11',
      paid_toward_cents: 5_000,
      due_on: '2026-01-31',
    });
  });

  test('smaller than the interest does not change the principal', () => {
    expect(afterPayment(books, 400, '2026-01-11')).toMatchObject({ interest_cents: 600, principal_cents: 100_000 });
  });

  test('of the installment advances the due date', () => {
    expect(afterPayment(books, 10_000, '2026-01-31')).toMatchObject({ due_on: '2026-03-02', paid_toward_cents: 0 });
    expect(afterPayment(books, 25_000, '2026-01-31')).toMatchObject({ due_on: '2026-04-01', paid_toward_cents: 5_000 });
  });

  test('of the payoff leaves no balance', () => {
    const after = afterPayment(books, payoffOn(books, '2026-01-21'), '2026-01-21');
    expect(owesNothing(after)).toBe(true);
    expect([payoffOn(after, '2027-01-01'), minimumDueOn(after, '2027-01-01'), daysLateOn(after, '2027-01-01')]).toEqual([0, 0, 0]);
  });

  test.each([0, -1, 1.5, Number.NaN, 200_000])('of %d cents is refused', (cents) => {
    expect(() => afterPayment(books, cents, '2026-01-11')).toThrow(RangeError);
  });

  test('never creates or loses a cent and never moves the day back, for random loans and payments', () => {
    const life = fc.record({
      principal: fc.integer({ min: 1, max: 5_000_000 }),
      rate: fc.integer({ min: 0, max: 40_000 }),
      parts: fc.integer({ min: 1, max: 120 }),
      steps: fc.array(fc.record({ days: fc.integer({ min: 0, max: 90 }), share: fc.double({ min: 0.0001, max: 1, noNaN: true }) }), {
        minLength: 1,
        maxLength: 12,
      }),
    });
    fc.assert(
      fc.property(life, ({ principal, rate, parts, steps }) => {
        const installment = Math.ceil(principal / parts);
        let at: Books = { ...books, principal_cents: principal, rate_bps: rate, installment_cents: installment };
        let day = at.accrued_on;
        for (const { days, share } of steps) {
          day = addDays(day, days);
          const payoff = payoffOn(at, day);
          if (payoff === 0) return;
          const cents = Math.max(1, Math.floor(payoff * share));
          const after = afterPayment(at, cents, day);
          expect(payoffOn(after, day)).toBe(payoff - cents);
          expect(after.accrued_on >= at.accrued_on && after.due_on >= at.due_on).toBe(true);
          expect(after.paid_toward_cents).toBeLessThan(installment);
          expect(minimumDueOn(after, day)).toBeLessThanOrEqual(payoffOn(after, day));
          expect(pastDueOn(after, day)).toBeLessThanOrEqual(minimumDueOn(after, day));
          at = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
