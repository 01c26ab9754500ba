import type { Loan } from '../../services/contract/accounts.ts';
import { recoveryOf } from './recovery.rules.ts';
import type { Target } from './target.ts';

/** What can be done about a vehicle that is being repossessed. Not among the app's places: only the accounts lead there. Spec: ROUTE-066, ROUTE-067. */
export const vehiclePlace = ({ brand, loanId, loanStatusId }: Pick<Loan, 'brand' | 'loanId' | 'loanStatusId'>): Target => ({
  flow: 'ofr',
  screen: recoveryOf({ loanStatusId }) === 'repossessed' ? 'OfrVehicleRepossessed' : 'OfrVehicleRecovery',
  params: { brand, loanId },
  search: {},
});
