import { LOAN_STATUS } from '../../contract/enums.ts';
import type { LoanPlan, Person } from './person.ts';

const loan = {
  lms: 'TLXe',
  product: 'installment',
  rateBps: 9_900,
  installment: 14_000,
  dueInDays: -95,
  met: 1,
} as const satisfies Partial<LoanPlan>;

export const otto: Person = {
  name: 'otto',
  fullName: 'Otto Mercer',
  about: 'blocked statuses: bankrupt, charged off, sold, chargeback',
  can: ['sign in', 'see why none of his loans can be paid online'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4106' } },
  loans: [
    { ...loan, brand: 'TitleMax', borrowed: 90_000, status: LOAN_STATUS.Bankrupt },
    { ...loan, brand: 'TitleMax', borrowed: 70_000, status: LOAN_STATUS.ChargedOff },
    { ...loan, brand: 'InstaLoan', borrowed: 110_000, status: LOAN_STATUS.Sold },
    { ...loan, brand: 'InstaLoan', borrowed: 60_000, status: LOAN_STATUS.Chargeback },
  ],
  cards: [],
};
