import type { Brand } from '../../services/contract/brands.ts';
import { brandRoute } from '../kit/routeNames.ts';
import type { Target } from '../kit/target.ts';

/** What the customer can do with a loan. Not among the app's places: only this flow leads there. Spec: ROUTE-063. */
export const manageAccount = (brand: Brand, loanId: string): Target => ({
  flow: 'accounts',
  screen: 'ManageAccount',
  params: { brand, loanId },
  search: {},
});

/** The saved cards. */
export const paymentMethods = (brand: Brand): Target => brandRoute('PaymentMethods', brand);
