import { DUE_EVERY_DAYS } from '../../loans/arithmetic.ts';
import type { NewTerms } from '../../loans/newTerms.ts';
import { money, writtenDay } from '../facts.ts';
import { facts, type Part } from '../paper.ts';
import { percent } from './loan.ts';

/** The terms of the loan that a refinance makes, with what it costs in all. */
export const newLoanFacts = ({ payoff, paid, lent, sold, productName, installments, books }: NewTerms): Part =>
  facts(
    ['You owe today', money(payoff)],
    ['You pay now', money(paid)],
    ['Cash you get', lent === 0 ? '' : money(lent)],
    ...sold.map(({ name, cents }): [string, string] => [`${name}, in the new loan`, money(cents)]),
    ['Amount of the new loan', money(books.principal_cents)],
    ['Type of loan', productName],
    ['Annual interest rate', percent(books.rate_bps)],
    ['Payments', `${installments}, every ${DUE_EVERY_DAYS} days`],
    ['Each payment', money(books.installment_cents)],
    ['First payment on', writtenDay(books.due_on)],
    ['Total of all payments, at most', money(installments * books.installment_cents)],
  );
