import type { Loan } from '../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';

/** Statuses of a loan that a store still has something to do for: also a vehicle in repossession, which the portal sends to the store. Ours. */
const AT_STORE: readonly number[] = [
  LOAN_STATUS.Open,
  LOAN_STATUS.ActiveDefault,
  LOAN_STATUS.Default,
  LOAN_STATUS.OutForRepo,
  LOAN_STATUS.Repossessed,
];

/** An appointment is offered for this loan. Spec: ROUTE-062. */
export const mayMeet = ({ paidOff, loanStatusId, storeId }: Pick<Loan, 'paidOff' | 'loanStatusId' | 'storeId'>): boolean =>
  !paidOff && storeId !== '' && AT_STORE.includes(loanStatusId);
