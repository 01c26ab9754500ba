import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '../../services/lender/days.ts';
import { isBusinessDay, nextBusinessDay } from '../../services/lender/holidays.ts';

describe("the lender's day", () => {
  test.each([
    ['2026-11-21T05:59:59Z', '2026-11-20'],
    ['2026-11-21T06:00:00Z', '2026-11-21'],
    ['2026-07-01T04:59:59Z', '2026-06-30'], // daylight saving time
    ['2026-07-01T05:00:00Z', '2026-07-01'],
  ])('at %s is %s: a day ends at midnight in Chicago', (moment, day) => expect(dayOf(Date.parse(moment))).toBe(day));

  test('handles the end of February, of the year and of daylight saving time', () => {
    expect([addDays('2024-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-07', 2)]).toEqual([
      '2024-02-29',
      '2027-01-01',
      '2026-03-09',
    ]);
  });

  test('adding and counting days agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -9_000, max: 9_000 }), (from, days) => {
        const day = addDays('1970-01-01', from);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('an invalid day is an error, not another day', () => expect(() => addDays('tomorrow', 1)).toThrow(RangeError));
});

describe('the next business day', () => {
  test.each([
    ['2026-11-20', '2026-11-23', 'over the weekend'],
    ['2026-11-25', '2026-11-27', 'over Thanksgiving'],
    ['2026-12-24', '2026-12-28', 'over Christmas and the weekend'],
    ['2026-12-31', '2027-01-04', 'over New Year and the weekend'],
    ['2026-07-02', '2026-07-06', 'over Independence Day, observed on Friday'],
    ['2027-07-02', '2027-07-06', 'over Independence Day, observed on Monday'],
    ['2026-01-16', '2026-01-20', 'over the day of Dr. King'],
    ['2026-02-13', '2026-02-17', "over Washington's Birthday"],
    ['2026-05-22', '2026-05-26', 'over Memorial Day'],
    ['2026-06-18', '2026-06-22', 'over Juneteenth and the weekend'],
    ['2026-09-04', '2026-09-08', 'over Labor Day'],
    ['2026-10-09', '2026-10-13', 'over Columbus Day'],
    ['2026-11-10', '2026-11-12', 'over Veterans Day'],
    ['2021-12-30', '2022-01-03', 'over New Year, observed on the last day of the year before'],
  ])('after %s is %s: %s', (day, next) => expect(nextBusinessDay(day)).toBe(next));

  test('is a business day, later, and at most five days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (from) => {
        const day = addDays('1990-01-01', from);
        const next = nextBusinessDay(day);
        expect(isBusinessDay(next)).toBe(true);
        expect(daysBetween(day, next)).toBeGreaterThan(0);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
