import type { Loan } from '../../services/contract/accounts.ts';
import { recoveryOf } from './vehicleRecovery.ts';
import type { Settings } from './session.types.ts';

/**
 * A loan without autopay is offered it: with the flag, and not while its vehicle is being repossessed, because the usual payment does not bring that
 * back. Spec: FLAG-007, FLOW-AUTO-02.
 */
export const autopayIsOffered = (loan: Pick<Loan, 'loanStatusId'>, { autoPayStandardPayment }: Settings): boolean =>
  autoPayStandardPayment && recoveryOf(loan) === null;
