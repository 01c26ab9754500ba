import type { Loan } from '../../services/contract/accounts.ts';
import type { Person } from './session.types.ts';

type Listed = Pick<Loan, 'lmsId' | 'paidOff' | 'paidOffDate'>;

/** A paid-off loan without a day comes last. */
const paidOffOn = ({ paidOffDate = '9999' }: Listed): string => paidOffDate;

/**
 * The loan system that a customer is served by, as an id of `lmsId` fields: that of the first unpaid loan, else of the loan that was paid off
 * first, else the first that knows the customer. Empty for nobody's customer. Spec: portal §4 "Loan activity" (RULE-024).
 */
export function activeLoanSystem(loans: readonly Listed[], { customerIds }: Pick<Person, 'customerIds'>): string {
  const unpaid = loans.find(({ paidOff }) => !paidOff);
  const [paidOffFirst] = loans.toSorted((a, b) => paidOffOn(a).localeCompare(paidOffOn(b)));
  const [known = ''] = Object.keys(customerIds);
  return (unpaid ?? paidOffFirst)?.lmsId ?? known;
}
