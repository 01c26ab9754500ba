import { describe, expect, test } from 'vitest';
import { BRANDS, isBrand } from '../../machines/kit/brand.ts';
import { bareName, BRAND_ROUTES, LOAN_ROUTES, loanRoute, type LoanRoute } from '../../machines/kit/routeNames.ts';
import { printAddress } from '../kit/addresses.ts';
import { rows } from '../../routes/studio/make/routes.ts';

const brands = Object.keys(BRANDS).filter(isBrand);
/** `$brand/Name`: a brand and one segment. Children of such a screen are no names. */
const isOfBrand = ({ path }: { path: string | null }): boolean => /^\/?\$brand\/\w+$/.test(path ?? '');
const byScreen = (a: { screen: string }, b: { screen: string }) => (a.screen < b.screen ? -1 : 1);

/** ROUTE-107: the table of names, the addresses of each brand, and the names with a loan. */
describe('names', () => {
  test('the names are exactly the screens whose address has only a brand, with flow and brands (GUARD-002, part of ROUTE-107)', () => {
    const ofBrand = rows.filter(isOfBrand);
    expect(
      Object.entries(BRAND_ROUTES)
        .map(([screen, route]) => ({ screen, ...route }))
        .toSorted(byScreen),
    ).toEqual(ofBrand.map(({ screen, flow, brands: some }) => ({ screen, flow, ...(some && { brands: some }) })).toSorted(byScreen));
  });
  test.each(brands)('names and addresses of %s (part of ROUTE-107)', (brand) => {
    const addressOf = (name: string) => {
      const target = bareName(name, brand);
      return target && printAddress(target);
    };
    expect(addressOf('Dashboard')).toBe(`/${brand}/Accounts`);
    expect(addressOf('CustomerProfile')).toBe(`/${brand}/CustomerProfile`);
    expect(addressOf('OptInDisclosures')).toBe(`/${brand}/OptInDisclosures`);
    expect(addressOf('ManagePaymentMethod')).toBe(`/${brand}/PaymentMethods`);
    expect(addressOf('TermsConditions')).toBe(['TitleMax', 'InstaLoan'].includes(brand) ? `/${brand}/TermsConditions` : null);
    const loanRoutes: readonly LoanRoute[] = ['AccountDetails', 'AccountStatusBlocked'];
    expect(loanRoutes.map((screen) => printAddress(loanRoute(screen, brand, '1')))).toEqual([
      `/${brand}/Accounts/1`,
      `/${brand}/Accounts/1/Pending/AccountStatusBlocked`,
    ]);
  });

  test('the names with a loan are screens of the flow they name (part of ROUTE-107)', () =>
    expect(
      Object.entries(LOAN_ROUTES).filter(([screen, { flow }]) => !rows.some((row) => row.screen === screen && row.flow === flow)),
    ).toEqual([]));
});
