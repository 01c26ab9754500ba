import type { Loan } from '../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { firstFailing } from './firstFailing.ts';

/** Statuses of a loan that a store still has something to do for: also a vehicle in repossession, which the portal sends to the store. Ours. */
const AT_STORE: readonly number[] = [
  LOAN_STATUS.Open,
  LOAN_STATUS.ActiveDefault,
  LOAN_STATUS.Default,
  LOAN_STATUS.OutForRepo,
  LOAN_STATUS.Repossessed,
];

type Meeting = Pick<Loan, 'paidOff' | 'loanStatusId' | 'storeId'>;

/** Why no appointment is offered for a loan; the first clause that fails is shown. Spec: ROUTE-062. */
export const meetClauses = {
  loanIsActive: ({ paidOff }: Meeting) => !paidOff,
  statusAllows: ({ loanStatusId }: Meeting) => AT_STORE.includes(loanStatusId),
  hasStore: ({ storeId }: Meeting) => storeId !== '',
};
export type MeetClause = keyof typeof meetClauses;

/** The clause that forbids an appointment for this loan now, or null when nothing does. */
export const whyNotMeet = (loan: Meeting): MeetClause | null => firstFailing(meetClauses, loan);

/** An appointment is offered for this loan. Spec: ROUTE-062. */
export const mayMeet = (loan: Meeting): boolean => whyNotMeet(loan) === null;
