import type { LoanPlan, Person } from './person.ts';

/** One loan paid in daily parts over 167 installments: 5,010 payments. */
const paidDaily: LoanPlan = {
  lms: 'TLXe',
  brand: 'TitleMax',
  product: 'personal',
  borrowed: 1_200_000,
  rateBps: 600,
  installment: 9_000,
  dueInDays: 15,
  met: 167,
  parts: 30,
};

const PAID_OFF_EVERY = 5;

/** 199 more loans of two brands; every fifth is paid off. */
const others = Array.from({ length: 199 }, (_, i): LoanPlan => {
  const paidOff = i % PAID_OFF_EVERY === 0;
  return {
    lms: 'TLXe',
    brand: i % 2 === 0 ? 'TitleMax' : 'InstaLoan',
    product: i % 3 === 0 ? 'installment' : 'personal',
    borrowed: 60_000 + i * 1_000,
    rateBps: 9_900,
    installment: 12_000 + i * 200,
    dueInDays: paidOff ? -30 - i : 1 + (i % 29),
    met: i % 4,
    ...(paidOff && { paidOffDaysAgo: 31 + i }),
  };
});

export const lou: Person = {
  name: 'lou',
  fullName: 'Lou Vandermeer',
  about: '200 loans and 5,000 history rows: scale',
  can: ['sign in', 'pay the open ones of 200 loans'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4117' } },
  loans: [paidDaily, ...others],
  cards: [{ type: 'visa', lastFour: '4242', expiresInMonths: 33 }],
};
