import type { Loan } from '../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';

/** The lender is about to take the vehicle back, or has taken it. */
export type Recovery = 'outForRepo' | 'repossessed';

/** The recovery statuses. Spec: portal §3 "Loan status ids" (OPEN-039). */
const RECOVERY_OF_STATUS: Readonly<Record<number, Recovery>> = {
  [LOAN_STATUS.OutForRepo]: 'outForRepo',
  [LOAN_STATUS.Repossessed]: 'repossessed',
};

/** Null for a loan whose vehicle is not being recovered. */
export const recoveryOf = ({ loanStatusId }: Pick<Loan, 'loanStatusId'>): Recovery | null => RECOVERY_OF_STATUS[loanStatusId] ?? null;

type Facts = Pick<Loan, 'loanStatusId' | 'validations'>;

/** A loan that only the store can take a payment for, clause by clause; all must hold. Spec: ROUTE-067, portal §3 "Loan validations". */
export const storeOnlyClauses = {
  vehicleIsRepossessed: (loan: Facts) => recoveryOf(loan) === 'repossessed',
  hasNoReinstateAmount: (loan: Facts) => !loan.validations.isOfrReinstateAmount,
} as const;

export const isStoreOnly = (loan: Facts): boolean => Object.values(storeOnlyClauses).every((holds) => holds(loan));

/** The lender names an amount that reinstates it. Spec: portal §3 "Loan validations". */
export const isReinstated = (loan: Facts): boolean => recoveryOf(loan) !== null && loan.validations.isOfrReinstateAmount;
