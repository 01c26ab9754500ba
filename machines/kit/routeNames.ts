import type { Brand } from './brand.ts';
import type { Target } from './target.ts';

/** `brands`: the only brands that have the screen. */
type NamedRoute = { flow: Target['flow']; brands?: readonly Brand[] };

/**
 * Screens whose address is a brand and the name. Guard 1, the menu and navigation by name use this one table.
 * Spec: portal §2 "Route names used in navigation" (ROUTE-107), guard 1 (GUARD-002).
 */
export const BRAND_ROUTES = {
  Dashboard: { flow: 'accounts' },
  CustomerProfile: { flow: 'profile' },
  Offers: { flow: 'offers' },
  TermsConditions: { flow: 'terms', brands: ['TitleMax', 'InstaLoan'] }, // BRAND-006
  OptInDisclosures: { flow: 'terms' },
  FeatureUnavailable: { flow: 'unavailable' },
  PaymentMethods: { flow: 'cards' },
} as const satisfies Readonly<Record<string, NamedRoute>>;
export type BrandRoute = keyof typeof BRAND_ROUTES;

/** Screens that need a loan beside the brand. */
export const LOAN_ROUTES = {
  AccountDetails: { flow: 'accounts' },
  AccountStatusBlocked: { flow: 'accounts' },
  Appointment: { flow: 'appointment' },
} as const satisfies Readonly<Record<string, NamedRoute>>;
export type LoanRoute = keyof typeof LOAN_ROUTES;

export const brandRoute = (screen: BrandRoute, brand: Brand): Target => ({
  flow: BRAND_ROUTES[screen].flow,
  screen,
  params: { brand },
  search: {},
});
export const loanRoute = (screen: LoanRoute, brand: Brand, loanId: string): Target => ({
  flow: LOAN_ROUTES[screen].flow,
  screen,
  params: { brand, loanId },
  search: {},
});

/** An address names the Dashboard by its own segment, and navigation names PaymentMethods by its menu entry (ROUTE-107). */
const SEGMENTS: Readonly<Record<string, BrandRoute>> = { Accounts: 'Dashboard', ManagePaymentMethod: 'PaymentMethods' };
const isBrandRoute = (name: string): name is BrandRoute => Object.hasOwn(BRAND_ROUTES, name);

/** The screen of this name under a brand; null when there is none. */
export function bareName(name: string, brand: Brand): Target | null {
  const screen = SEGMENTS[name] ?? name;
  if (!isBrandRoute(screen)) return null;
  const route: NamedRoute = BRAND_ROUTES[screen];
  return !route.brands || route.brands.includes(brand) ? brandRoute(screen, brand) : null;
}
