import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { Target } from './target.ts';

const place = (flow: Target['flow'], screen: string, params: Target['params'] = {}): Target => ({ flow, screen, params, search: {} });

export const LOGIN = place('signIn', 'Login');
export const HOME = place('accounts', 'Home');
export const CONTACT_US = place('stores', 'ContactUs');
export const dashboard = (brand: Brand): Target => place('accounts', 'Dashboard', { brand });
export const accountDetails = (brand: Brand, loanId: string): Target => place('accounts', 'AccountDetails', { brand, loanId });
export const accountStatusBlocked = (brand: Brand, loanId: string): Target => place('accounts', 'AccountStatusBlocked', { brand, loanId });
export const payment = (brand: Brand, loanId: string, screen = 'MakePayment'): Target => place('payment', screen, { brand, loanId });

/** The brand of an address; null where it has none. */
export function brandOf({ params }: Pick<Target, 'params'>): Brand | null {
  const brand = params['brand'] ?? '';
  return isBrand(brand) ? brand : null;
}
