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

test('PROD-008: of Bo’s $825.00 due only $550.00 is past due; $275.00 is due on Dec 17', () =>
  expect(amountsDue(bo)).toEqual({ pastDue: 55_000, next: 27_500, nextDay: '2026-12-17', minimum: 82_500 }));

test('a current loan has its minimum due on its due date, whatever its other fields say', () =>
  expect(amountsDue({ ...titleLoan, pastDueAmount: 500 })).toEqual({ pastDue: 0, next: 21_455, nextDay: '2026-11-27', minimum: 21_455 }));

test('a late loan without a future due date has no next payment', () =>
  expect(amountsDue({ ...bo, minimumAmountDue: 55_000, nextDueDate: undefined })).toEqual({
    pastDue: 55_000,
    next: 0,
    nextDay: '',
    minimum: 55_000,
  }));
