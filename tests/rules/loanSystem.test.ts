import { expect, test } from 'vitest';
import { activeLoanSystem } from '../../machines/kit/loanSystem.ts';
import { systemOf } from '../../machines/payment/gathering.rules.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { ann } from '../../machines/paths/people/people.ts';

const person = { ...ann, customerIds: { '7': 'N-1', '8': 'T-1' } };
const open = loanLike({ loanId: 'open', lmsId: '2' });
const later = loanLike({ loanId: 'later', lmsId: '3', paidOff: true, paidOffDate: '2025-05-01' });
const earlier = loanLike({ loanId: 'earlier', lmsId: '4', paidOff: true, paidOffDate: '2024-12-31' });
const undated = loanLike({ loanId: 'undated', lmsId: '5', paidOff: true });

test.each([
  ['the first unpaid loan', [earlier, open, loanLike({ lmsId: '9' })], '2'],
  ['without one the loan that was paid off first', [undated, later, earlier], '4'],
  ['without loans the first of the customer’s own ids', [], '7'],
])('the loan system that serves a customer comes from %s (RULE-024)', (_, loans, lmsId) =>
  expect(activeLoanSystem(loans, person)).toBe(lmsId),
);

test('a visitor has no loan system', () => expect(activeLoanSystem([], { customerIds: {} })).toBe(''));

test('a payment asks the system of its own loan, and for a loan that the list does not name the system that serves the customer (RULE-024)', () => {
  const paying = (loanId: string) => ({ loanId, person });
  expect(systemOf([open, later], paying('later'))).toBe('3');
  expect(systemOf([later, open], paying('elsewhere'))).toBe('2');
});
