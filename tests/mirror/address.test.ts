import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { UNMATCHED, documents } from '../../machines/kit/places.ts';
import { BRANDS, isBrand } from '../../machines/kit/brand.ts';
import {
  accountDetails,
  accountStatusBlocked,
  customerProfile,
  dashboard,
  gpsLocation,
  termsConditions,
} from '../../machines/kit/places.ts';
import { brandRoute } from '../../machines/kit/routeNames.ts';
import type { Target } from '../../machines/kit/target.ts';
import * as address from '../../routes/address.ts';
import { createPortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';
import { parseAddress, printAddress } from '../kit/addresses.ts';
import { rows } from '../../routes/studio/make/routes.ts';

const brand = fc.constantFrom(...Object.keys(BRANDS));
const loanId = fc.stringMatching(/^[\w-]{1,64}$/);
const place: fc.Arbitrary<Target> = fc.constantFrom(...rows.filter(({ path }) => path !== null)).chain(({ flow, screen, path, brands }) =>
  fc.record({
    flow: fc.constant(flow),
    screen: fc.constant(screen),
    params: fc
      .record({
        brand: brands ? fc.constantFrom(...brands) : brand,
        loanId,
        lmsId: loanId,
        storeId: loanId,
        offer: loanId,
        applicationId: loanId,
        name: loanId,
      })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => path?.split('/').includes(`$${name}`)))),
    search: fc.constantFrom<Target['search']>({}, screen === 'Login' ? { signedOut: 'true' } : {}),
  }),
);

describe('an address', () => {
  test('is parsed to the place that it was printed from, for every screen with an address (ROUTE-041, OPEN-001)', () => {
    fc.assert(
      fc.property(place, (target) => {
        expect(parseAddress(printAddress(target) ?? '')).toEqual(target);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['/', 'signIn', 'Login', {}],
    ['/Home', 'accounts', 'Home', {}],
    ['/TitleMax/Accounts', 'accounts', 'Dashboard', { brand: 'TitleMax' }],
    ['/titlemax/accounts/', 'accounts', 'Dashboard', { brand: 'TitleMax' }],
    ['/InstaLoan/Accounts/12345-6', 'accounts', 'AccountDetails', { brand: 'InstaLoan', loanId: '12345-6' }],
    ['/TitleMax/Accounts/1/Pending/AccountStatusBlocked', 'accounts', 'AccountStatusBlocked', { brand: 'TitleMax', loanId: '1' }],
    ['/TitleMax/Accounts/1/Payment', 'payment', 'MakePayment', { brand: 'TitleMax', loanId: '1' }],
    ['/TitleMax/Accounts/1/Payment/ReviewPayment', 'payment', 'ReviewPayment', { brand: 'TitleMax', loanId: '1' }],
    ['/ContactUs', 'stores', 'ContactUs', {}],
    ['/TitleMax/Stores/10101', 'stores', 'StoreDetails', { brand: 'TitleMax', storeId: '10101' }],
    ['/CashMore/Accounts', 'app', UNMATCHED, { name: 'CashMore/Accounts' }],
    ['/zzz', 'app', UNMATCHED, { name: 'zzz' }],
    ['//evil.example/Home', 'app', UNMATCHED, { name: 'evil.example/Home' }],
    ['/TitleMax/Accounts/%zz', 'app', UNMATCHED, { name: '' }],
  ])('%s is %s/%s', (href, flow, screen, params) => {
    expect(parseAddress(href)).toEqual({ flow, screen, params, search: {} });
  });

  test.each(Object.keys(BRANDS).filter(isBrand))('has the names that navigation uses, under the prefix of %s', (name) => {
    const named = {
      Dashboard: [dashboard(name), `/${name}/Accounts`],
      AccountDetails: [accountDetails(name, '4711'), `/${name}/Accounts/4711`],
      CustomerProfile: [customerProfile(name), `/${name}/CustomerProfile`],
      OptInDisclosures: [brandRoute('OptInDisclosures', name), `/${name}/OptInDisclosures`],
      AccountStatusBlocked: [accountStatusBlocked(name, '4711'), `/${name}/Accounts/4711/Pending/AccountStatusBlocked`],
    } as const;
    for (const [screen, [target, path]] of Object.entries(named)) expect([target.screen, printAddress(target)]).toEqual([screen, path]);
    const hasTerms = name === 'TitleMax' || name === 'InstaLoan';
    expect(printAddress(termsConditions(name))).toBe(hasTerms ? `/${name}/TermsConditions` : null);
  });

  test('of the location says what comes after it, for a reload: nothing before the review (OPEN-040)', () => {
    const at = (because: string): Target => ({ ...gpsLocation('TitleMax', 'L1'), search: because ? { because } : {} });
    for (const because of ['amount', 'renewal', 'draw', '']) expect(parseAddress(printAddress(at(because)) ?? '')).toEqual(at(because));
    expect(printAddress(at('missing'))).toBe('/TitleMax/Accounts/L1/Payment/GpsLocation');
  });

  test('of the documents of a loan names the one that is opened; that of its statements does not', () => {
    const receipt = documents('TitleMax', 'L1', 'TLX', 'receipt-P1');
    expect(printAddress(receipt)).toBe('/TitleMax/Accounts/L1/Documents/TLX?document=receipt-P1');
    expect(parseAddress('/TitleMax/Accounts/L1/Documents/TLX?document=receipt-P1')).toEqual(receipt);
    expect(parseAddress('/TitleMax/Accounts/L1/Documents/TLX?document=%3Cb%3E').search).toEqual({});
    expect(printAddress({ ...receipt, screen: 'AccountMonthlyDocuments' })).toBe('/TitleMax/Accounts/L1/AccountMonthlyDocuments');
  });

  test('keeps only the search parameters of its screen, each validated by itself', () => {
    expect(parseAddress('/?signedOut=true&next=https://evil.example').search).toEqual({ signedOut: 'true' });
    expect(parseAddress('/?signedOut=perhaps').search).toEqual({});
    const link = parseAddress('/TitleMax/Accounts/1/Payment?profileId=p-1&signature=a%2Bb&expiration=1&guest=true&flowLock=maybe&x=1');
    expect(link.search).toEqual({ profileId: 'p-1', signature: 'a+b', expiration: '1', guest: 'true' });
  });

  test('never shows a part of a signed link', () => {
    fc.assert(
      fc.property(place, fc.stringMatching(/^[\w.~-]{8,40}$/), (target, secret) => {
        fc.pre(!JSON.stringify(target.params).includes(secret));
        const search = { profileId: secret, signature: secret, expiration: secret, path: secret };
        expect(printAddress({ ...target, search })).not.toContain(secret);
      }),
    );
  });

  test('is made once for all links to a place, and no part of a signed link stays in memory for it', () => {
    const router = createPortalRouter(createMemoryHistory(), tree, async () => undefined);
    const buildLocation = vi.spyOn(router, 'buildLocation');
    const links = ['s-1', 's-2', 's-2'].map((signature) => ({ ...accountDetails('TitleMax', '1'), search: { signature } }));
    expect(links.map((link) => address.printAddress(router, link))).toEqual(Array(3).fill('/TitleMax/Accounts/1'));
    expect(buildLocation).toHaveBeenCalledTimes(1);
    expect(JSON.stringify([...router.options.context.addresses])).not.toMatch(/s-1|s-2/);
    expect(address.printAddress(router, accountDetails('TitleMax', '2'))).toBe('/TitleMax/Accounts/2');
  });

  test('is parsed without an error, whatever is typed and however long it is', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20_000 }),
      place.map((target) => `${printAddress(target)}x%é/..//`),
    );
    fc.assert(
      fc.property(typed, (href) => {
        const { flow, screen } = parseAddress(href);
        expect(screen === UNMATCHED || rows.some((row) => row.flow === flow && row.screen === screen)).toBe(true);
      }),
    );
  });
});

describe('the route tree', () => {
  test('has a different address for each screen, and a different full id for each row (ROUTE-108)', () => {
    const paths = rows.flatMap(({ path }) => (path === null ? [] : [path.toLowerCase()]));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(rows.map(({ flow, screen }) => `${flow}/${screen}`)).size).toBe(rows.length);
  });

  test('ends each path with the name of its screen, or of the page the specification calls it by (OPEN-001)', () => {
    const named: Record<string, string> = {
      Login: '',
      Dashboard: 'Accounts',
      AccountDetails: '$loanId',
      MakePayment: 'Payment',
      StoreDetails: '$storeId',
      ExternalBrowserAuth: '$name',
      Documents: '$lmsId',
      OfferDetails: '$offer',
      WidgetOffer: '$offer',
    };
    for (const { screen, path } of rows) expect(path?.split('/').at(-1) ?? screen).toBe(named[screen] ?? screen);
  });
});
