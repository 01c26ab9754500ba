import { expect, test } from 'vitest';
import { amountsDue } from '../../machines/kit/amountsDue.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';

const bo = {
  ...titleLoan,
  daysLate: 35,
  pastDueAmount: 55_000,
  minimumAmountDue: 82_500,
  dueDate: '2026-10-18',
  nextDueDate: '2026-12-17',
};

test('PROD-008: of the $825.00 that Bo is asked for only $550.00 is past due; $275.00 is due on Dec 17', () =>
  expect(amountsDue(bo)).toEqual({ pastDue: 55_000, next: 27_500, nextDay: '2026-12-17', minimum: 82_500 }));

test('a loan that is up to date asks for its minimum on its due date, whatever else it says', () =>
  expect(amountsDue({ ...titleLoan, pastDueAmount: 500 })).toEqual({ pastDue: 0, next: 21_455, nextDay: '2026-11-27', minimum: 21_455 }));

test('a late loan with nothing to come asks for no next payment', () =>
  expect(amountsDue({ ...bo, minimumAmountDue: 55_000, nextDueDate: undefined })).toEqual({
    pastDue: 55_000,
    next: 0,
    nextDay: '',
    minimum: 55_000,
  }));
