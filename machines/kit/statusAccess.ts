import type { Loan } from '../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';

const PAYABLE: readonly number[] = [
  LOAN_STATUS.Open,
  LOAN_STATUS.ActiveDefault,
  LOAN_STATUS.Default,
  LOAN_STATUS.OutForRepo,
  LOAN_STATUS.Repossessed,
];
/** Nothing is owed any more: there is nothing to forbid. */
const READ_ONLY: readonly number[] = [LOAN_STATUS.PaidOff, LOAN_STATUS.Closed, LOAN_STATUS.Settled];

/** What a status lets the customer do online: pay, look, or neither. Spec: OPEN-039. */
export function statusAccess({ loanStatusId }: Pick<Loan, 'loanStatusId'>): 'pay' | 'look' | 'blocked' {
  if (PAYABLE.includes(loanStatusId)) return 'pay';
  return READ_ONLY.includes(loanStatusId) ? 'look' : 'blocked';
}
