import type { Loan } from '../../services/contract/accounts.ts';

/** The past due amount of a loan and its next payment, in cents. */
export type AmountsDue = {
  /** Zero when nothing is past due. */
  pastDue: number;
  /** The next payment; zero when there is none. */
  next: number;
  /** YYYY-MM-DD, empty when the service names no day. */
  nextDay: string;
  /** The minimum due of the specification: both together. */
  minimum: number;
};

type Facts = Pick<Loan, 'daysLate' | 'pastDueAmount' | 'minimumAmountDue' | 'dueDate' | 'nextDueDate'>;

/** The minimum due of a late loan includes a payment that is not due yet: only the past due part was due on `dueDate`. Spec: PROD-008, ENT-009. */
export function amountsDue({ daysLate, pastDueAmount, minimumAmountDue, dueDate, nextDueDate = '' }: Facts): AmountsDue {
  const pastDue = daysLate > 0 ? pastDueAmount : 0;
  const next = Math.max(0, minimumAmountDue - pastDue);
  return { pastDue, next, nextDay: pastDue > 0 ? nextDueDate : dueDate, minimum: minimumAmountDue };
}
