import { LOAN_STATUS } from '../../contract/enums.ts';

/** Statuses that accept payments; all others are blocked or read-only (OPEN-039). */
const PAYABLE: ReadonlySet<number> = new Set([
  LOAN_STATUS.Open,
  LOAN_STATUS.ActiveDefault,
  LOAN_STATUS.Default,
  LOAN_STATUS.OutForRepo,
  LOAN_STATUS.Repossessed,
]);

/** Statuses of closed loans, on which nothing is owed. */
const OVER: ReadonlySet<number> = new Set([
  LOAN_STATUS.PaidOff,
  LOAN_STATUS.Closed,
  LOAN_STATUS.Settled,
  LOAN_STATUS.Refinance,
  LOAN_STATUS.Rescinded,
]);

/** Statuses of the Ofr screens. */
const IN_RECOVERY: ReadonlySet<number> = new Set([LOAN_STATUS.OutForRepo, LOAN_STATUS.Repossessed]);

export const takesPayments = (status: number): boolean => PAYABLE.has(status);
export const isOver = (status: number): boolean => OVER.has(status);
export const inRecovery = (status: number): boolean => IN_RECOVERY.has(status);
/** The store still has something to do for the loan. */
export const takesAppointments = (status: number): boolean => PAYABLE.has(status);
/** A loan in recovery cannot be refinanced. */
export const takesRefinance = (status: number): boolean => takesPayments(status) && !inRecovery(status);
/** The usual payment does not bring back a vehicle in recovery (FLOW-AUTO-02). */
export const takesAutoPay = (status: number): boolean => takesPayments(status) && !inRecovery(status);
