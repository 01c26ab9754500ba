import * as v from 'valibot';

const LOAN_NUMBER = /^\d{5}-?\d{1,12}-?\d{1,6}$/;

/** "10101-2020001-1", with or without its dashes: 5 digits, digits, digits. Spec: portal §5 "Loan number" (RULE-009). */
export const isLoanNumber = (text: string): boolean => LOAN_NUMBER.test(text);

/** A loan as it is written on the customer's papers. */
export const LoanNumber = v.pipe(v.string(), v.check(isLoanNumber, 'Expected a loan number like 10101-2020001-1'));
