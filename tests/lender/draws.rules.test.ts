import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { addDays } from '../../services/lender/days.ts';
import { maxDrawOn, type DrawFacts } from '../../services/lender/draws/available.ts';
import { afterCancelledDraw, afterDraw } from '../../services/lender/draws/books.ts';
import { locate } from '../../services/lender/draws/locate.ts';
import { payoffOn, type Books } from '../../services/lender/loans/arithmetic.ts';
import { newBooks } from '../../services/lender/offers/newLoan.ts';

const TODAY = '2026-03-10';

const books: Books = {
  principal_cents: 100_000,
  interest_cents: 500,
  accrued_on: '2026-03-01',
  rate_bps: 36_500, // 0.1 % of the principal per day
  installment_cents: 17_500,
  paid_toward_cents: 0,
  due_on: '2026-03-28',
};

describe('the accounting of a draw', () => {
  test('$200.00 is added to the balance at once and bears interest from that day', () => {
    const after = afterDraw(books, 20_000, TODAY);
    expect(after).toMatchObject({ principal_cents: 120_000, interest_cents: 500 + 9 * 1_000, accrued_on: TODAY, due_on: books.due_on });
    expect(payoffOn(after, TODAY) - payoffOn(books, TODAY)).toBe(20_000);
    expect(payoffOn(after, addDays(TODAY, 10)) - payoffOn(books, addDays(TODAY, 10))).toBe(20_000 + 10 * 200);
  });

  test('a cancelled draw leaves the balance as without it, up to a cent of rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat({ max: 400 }),
        fc.integer({ min: 1, max: 40_000 }),
        (cents, days, rate_bps) => {
          const before = { ...books, rate_bps };
          const on = addDays(TODAY, days);
          const after = afterCancelledDraw(afterDraw(before, cents, TODAY), cents, TODAY, on);
          expect(after.principal_cents).toBe(before.principal_cents);
          expect(Math.abs(payoffOn(after, on) - payoffOn(before, on))).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  test.each([0, -1, 0.5, Number.NaN])('a draw of %d cents is refused', (cents) => {
    expect(() => afterDraw(books, cents, TODAY)).toThrow(RangeError);
  });

  test('a draw that was paid back cannot be cancelled', () => {
    expect(() => afterCancelledDraw(books, 100_001, TODAY, TODAY)).toThrow(RangeError);
  });

  test('the accounting day never moves back: an earlier draw counts from that day', () => {
    expect(afterDraw(books, 1, '2026-02-01')).toMatchObject({ accrued_on: books.accrued_on, interest_cents: books.interest_cents });
  });
});

describe('the amount that can be drawn', () => {
  const facts: DrawFacts = {
    ...books,
    status_id: LOAN_STATUS.Open,
    credit_limit_cents: 160_000,
    waiting_draw_until: null,
    unsigned_application_id: null,
    isDisbursementAvailable: true,
  };
  test.each([
    ['all holds', {}, 60_000],
    ['the loan does not allow it', { isDisbursementAvailable: false }, 0],
    ['the loan is paid off', { status_id: LOAN_STATUS.PaidOff }, 0],
    ['the loan waits for its signature', { unsigned_application_id: 'application-1' }, 0],
    ['the loan is in default', { status_id: LOAN_STATUS.Default }, 0],
    ['an installment is due today', { due_on: TODAY }, 60_000],
    ['an installment is late', { due_on: addDays(TODAY, -1) }, 0],
    ['an earlier draw waits until today', { waiting_draw_until: TODAY }, 0],
    ['an earlier draw has waited until yesterday', { waiting_draw_until: addDays(TODAY, -1) }, 60_000],
    ['there is just enough room', { credit_limit_cents: 105_000 }, 5_000],
    ['there is a cent too little room', { credit_limit_cents: 104_999 }, 0],
    ['more is owed than the limit', { credit_limit_cents: 90_000 }, 0],
  ])('when %s', (_, over, most) => expect(maxDrawOn({ ...facts, ...over }, TODAY)).toBe(most));
});

test.each([
  ['Austin', 30.2672, -97.7431, 'TX', 'same'],
  ['El Paso', 31.7619, -106.485, 'TX', 'same'],
  ['Austin', 30.2672, -97.7431, 'GA', 'other'],
  ['Atlanta', 33.749, -84.388, 'GA', 'same'],
  ['New York', 40.7128, -74.006, 'TX', 'other'],
  ['the sea', 0, 0, 'TX', 'unknown'],
])('%s at %d, %d, for a store in %s', (_, latitude, longitude, state, where) => {
  expect(locate({ latitude, longitude }, state)).toBe(where);
});

test('a new loan of $1,200.00 has $100.00 and a month of interest due every thirty days', () => {
  const made = newBooks(120_000, 12_000, TODAY);
  expect(made).toMatchObject({ principal_cents: 120_000, interest_cents: 0, accrued_on: TODAY, due_on: '2026-04-09' });
  expect(made.installment_cents).toBe(10_000 + 11_836);
});
