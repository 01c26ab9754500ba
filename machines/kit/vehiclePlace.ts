import type { Loan } from '../../services/contract/accounts.ts';
import { payment } from './places.ts';
import type { Target } from './target.ts';
import { isReinstated, recoveryOf } from './vehicleRecovery.ts';

/** What can be done about a vehicle that is being repossessed. Not among the app's places: only the accounts lead there. Spec: ROUTE-066, ROUTE-067. */
export const vehiclePlace = ({ brand, loanId, loanStatusId }: Pick<Loan, 'brand' | 'loanId' | 'loanStatusId'>): Target => ({
  flow: 'ofr',
  screen: recoveryOf({ loanStatusId }) === 'repossessed' ? 'OfrVehicleRepossessed' : 'OfrVehicleRecovery',
  params: { brand, loanId },
  search: {},
});

/** Where a payment begins: what reinstates a loan stands on the page about its vehicle, before any other amount. Spec: OPEN-039, OPEN-006. */
export const payingPlace = (loan: Pick<Loan, 'brand' | 'loanId' | 'loanStatusId' | 'validations'>): Target =>
  isReinstated(loan) ? vehiclePlace(loan) : payment(loan.brand, loan.loanId);
