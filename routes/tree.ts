import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BRANDS, isBrand, type Brand } from '../machines/kit/brand.ts';
import type { Target } from '../machines/kit/target.ts';
import { LinkSearch, NoSearch, RegisterSearch, ReturnSearch, SignedOutSearch, UpdateSearch } from './search.ts';

/** The header button of a screen. Spec: portal §2 "header button types" (GUARD-021). */
export type HeaderButton = 'none' | 'menu' | 'back' | 'cancel';

type Search = v.GenericSchema<unknown, Readonly<Record<string, string>>>;

/** What a route says about its screen (`staticData`). */
export type Place = {
  flow: Target['flow'];
  /** As in the specification; with the flow the full id of the route (ROUTE-108). */
  screen: string;
  header: HeaderButton;
  /** The search parameters. All others are dropped. */
  search: Search;
  /** The brands that have this screen; for other brands the address has no screen. */
  brands?: readonly Brand[];
  /** Only the charts lead here, and Back does not: the next address replaces this one. */
  passing?: true;
  /** Interrupts the way to the requested address; a reload requests that address again. */
  inTheWay?: true;
  paymentFlow?: true;
  /** Screens that Back, Forward and typed addresses do not reach from here (GUARD-019, GUARD-020). */
  preventNavigation?: readonly string[] | 'everything';
};

/** The context of the router's loaders: `fetchFlow` downloads a flow's files before it is opened. */
export type RoutingContext = { fetchFlow: (flow: Target['flow']) => Promise<void> };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place;
  }
}

const found: Place[] = [];

type More = Partial<Omit<Place, 'flow' | 'screen' | 'header'>>;

/** The options of a route with a screen. The router renders nothing: the charts decide what is shown (decision 026). */
function shows(flow: Target['flow'], screen: string, header: HeaderButton, { search = NoSearch, ...more }: More = {}) {
  const place: Place = { flow, screen, header, search, ...more };
  found.push(place);
  return {
    staticData: { place },
    validateSearch: search,
    /** Preloads the flow's files for a link; after the press, the app's chart fetches them. */
    loader: ({ context, preload }: { context: RoutingContext; preload: boolean }) => (preload ? context.fetchFlow(flow) : undefined),
  };
}
/** A screen for a signed-in customer: a signed link may lead here. */
const signedIn = (flow: Target['flow'], screen: string, header: HeaderButton, more: More = {}) =>
  shows(flow, screen, header, { search: LinkSearch, ...more });
const paying = (screen: string, header: HeaderButton, more: More = {}) =>
  signedIn('payment', screen, header, { paymentFlow: true, ...more });

const brands = Object.keys(BRANDS).filter(isBrand);

/** Brands match in upper and lower case. When `params.parse` answers false, the route does not match. */
const brandOneOf = (known: readonly Brand[]) => (given: { brand: string }) => {
  const brand = known.find((name) => name.toLowerCase() === given.brand.toLowerCase());
  return brand ? { brand } : false;
};

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** BRAND-006. */
const TERMS_BRANDS = ['TitleMax', 'InstaLoan'] as const;

/** OPEN-004. */
const AFTER_PAYING = ['ReviewPayment', 'PaymentProcessing', 'SelectPaymentMethod', 'AddPaymentMethod', 'AccountDisclosures'] as const;

const root = createRootRouteWithContext<RoutingContext>()();
const atRoot = { getParentRoute: () => root };

const brand = createRoute({ ...atRoot, path: '$brand', params: { parse: brandOneOf(brands) } });
const atBrand = { getParentRoute: () => brand };

const loan = createRoute({
  ...atBrand,
  path: 'Accounts/$loanId',
  params: { parse: ({ loanId }: { loanId: string }) => v.is(Id, loanId) && { loanId } },
});
const atLoan = { getParentRoute: () => loan };

/** The address of each screen. The only file with paths; a segment is the screen's name (OPEN-001). Spec: portal §2. */
export const routeTree = root.addChildren([
  createRoute({ ...atRoot, path: '/', ...shows('signIn', 'Login', 'none', { search: SignedOutSearch, passing: true }) }),
  createRoute({ ...atRoot, path: 'Register', ...shows('registration', 'Register', 'back', { search: RegisterSearch }) }),
  createRoute({ ...atRoot, path: 'Verification/VerifyWarning', ...shows('registration', 'VerifyWarning', 'back', { passing: true }) }),
  createRoute({
    ...atRoot,
    path: 'Verification/RegisterVerificationMethod',
    ...shows('registration', 'RegisterVerificationMethod', 'back'),
  }),
  createRoute({ ...atRoot, path: 'Verification/RegisterVerificationCode', ...shows('registration', 'RegisterVerificationCode', 'back') }),
  createRoute({ ...atRoot, path: 'Verification/VerifyEmail', ...shows('registration', 'VerifyEmail', 'back', { passing: true }) }),
  createRoute({ ...atRoot, path: 'Verification/VerifyConfirm', ...shows('registration', 'VerifyConfirm', 'none', { passing: true }) }),
  createRoute({ ...atRoot, path: 'ForgotPassword', ...shows('recovery', 'ForgotPassword', 'back') }),
  createRoute({ ...atRoot, path: 'ForgotPassword/SecureAccount', ...shows('recovery', 'SecureAccount', 'back', { passing: true }) }),
  createRoute({
    ...atRoot,
    path: 'ForgotPassword/ForgotPasswordVerificationMethod',
    ...shows('recovery', 'ForgotPasswordVerificationMethod', 'back'),
  }),
  createRoute({
    ...atRoot,
    path: 'ForgotPassword/ForgotPasswordVerificationCode',
    ...shows('recovery', 'ForgotPasswordVerificationCode', 'back'),
  }),
  createRoute({ ...atRoot, path: 'ForgotPassword/RecoveryEmail', ...shows('recovery', 'RecoveryEmail', 'back', { passing: true }) }),
  createRoute({ ...atRoot, path: 'ForgotPassword/ResetPassword', ...shows('recovery', 'ResetPassword', 'back', { passing: true }) }),
  createRoute({ ...atRoot, path: 'NetworkError', ...shows('app', 'NetworkError', 'none', { inTheWay: true }) }),
  createRoute({ ...atRoot, path: 'MaintenanceMode', ...shows('app', 'MaintenanceMode', 'none', { inTheWay: true }) }),
  createRoute({ ...atRoot, path: 'ContactUs', ...shows('stores', 'ContactUs', 'menu') }),
  createRoute({
    ...atRoot,
    path: '$brand/TermsConditions',
    params: { parse: brandOneOf(TERMS_BRANDS) },
    ...shows('terms', 'TermsConditions', 'back', { brands: TERMS_BRANDS }),
  }),
  createRoute({ ...atRoot, path: 'ExperianDisclosure', ...shows('terms', 'ExperianDisclosure', 'back') }),
  createRoute({ ...atRoot, path: 'PwaInstallRoute', ...shows('install', 'PwaInstallRoute', 'back') }),
  createRoute({ ...atRoot, path: 'PwaInstallChrome', ...shows('install', 'PwaInstallChrome', 'back') }),
  createRoute({ ...atRoot, path: 'PwaInstallApple', ...shows('install', 'PwaInstallApple', 'back') }),
  createRoute({ ...atRoot, path: 'PwaInstallUnsupported', ...shows('install', 'PwaInstallUnsupported', 'back') }),
  createRoute({ ...atRoot, path: 'TermsConditionsConsent', ...signedIn('consent', 'TermsConditionsConsent', 'none', { inTheWay: true }) }),
  createRoute({
    ...atRoot,
    path: 'ExternalBrowserAuth/$name', // a page outside (ROUTE-019)
    params: { parse: ({ name }: { name: string }) => v.is(Id, name) && { name } },
    ...signedIn('externalPage', 'ExternalBrowserAuth', 'back', { passing: true }),
  }),
  createRoute({ ...atRoot, path: 'Home', ...signedIn('accounts', 'Home', 'menu') }),
  createRoute({
    ...atRoot,
    path: 'TrustedDevice/TrustedDeviceWarning',
    ...signedIn('trustedDevice', 'TrustedDeviceWarning', 'none', { passing: true }),
  }),
  createRoute({ ...atRoot, path: 'TrustedDevice/VerificationMethod', ...signedIn('trustedDevice', 'VerificationMethod', 'back') }),
  createRoute({ ...atRoot, path: 'TrustedDevice/VerificationCode', ...signedIn('trustedDevice', 'VerificationCode', 'back') }),
  createRoute({ ...atRoot, path: 'TrustedDevice/Email', ...signedIn('trustedDevice', 'Email', 'back', { passing: true }) }),
  createRoute({ ...atRoot, path: 'UpdateUser/Email', ...signedIn('updateUser', 'Email', 'back', { search: UpdateSearch }) }),
  createRoute({ ...atRoot, path: 'UpdateUser/VerificationMethod', ...signedIn('updateUser', 'VerificationMethod', 'back') }),
  createRoute({ ...atRoot, path: 'UpdateUser/Code', ...signedIn('updateUser', 'Code', 'back', { passing: true }) }),
  createRoute({ ...atRoot, path: 'AccountSelect', ...signedIn('linkAccount', 'AccountSelect', 'menu') }),
  createRoute({ ...atRoot, path: 'LinkAccountOptions', ...signedIn('linkAccount', 'LinkAccountOptions', 'back') }),
  createRoute({ ...atRoot, path: 'LinkAccountOptions/LinkAccount', ...signedIn('linkAccount', 'LinkAccount', 'back') }),
  createRoute({
    ...atRoot,
    path: 'LinkAccountOptions/LinkAccountFailed',
    ...signedIn('linkAccount', 'LinkAccountFailed', 'back', { passing: true }),
  }),
  createRoute({
    ...atRoot,
    path: 'LinkAccountOptions/ReplaceAccount',
    ...signedIn('linkAccount', 'ReplaceAccount', 'back', { passing: true }),
  }),
  createRoute({
    ...atRoot,
    path: 'ConfirmAccountReplacement',
    ...signedIn('linkAccount', 'ConfirmAccountReplacement', 'none', { passing: true, search: ReturnSearch }),
  }),
  brand.addChildren([
    createRoute({ ...atBrand, path: 'FeatureUnavailable', ...shows('app', 'FeatureUnavailable', 'menu') }),
    createRoute({ ...atBrand, path: 'OptInDisclosures', ...shows('terms', 'OptInDisclosures', 'back') }),
    createRoute({ ...atBrand, path: 'Accounts', ...signedIn('accounts', 'Dashboard', 'menu') }),
    createRoute({ ...atBrand, path: 'CustomerProfile', ...signedIn('profile', 'CustomerProfile', 'back') }),
    loan.addChildren([
      createRoute({ ...atLoan, path: '/', ...signedIn('accounts', 'AccountDetails', 'back') }),
      createRoute({ ...atLoan, path: 'Pending/AccountStatusBlocked', ...signedIn('accounts', 'AccountStatusBlocked', 'back') }),
      createRoute({ ...atLoan, path: 'Payment', ...paying('MakePayment', 'back') }),
      createRoute({ ...atLoan, path: 'Payment/SelectPaymentMethod', ...paying('SelectPaymentMethod', 'back') }),
      createRoute({ ...atLoan, path: 'Payment/AddPaymentMethod', ...paying('AddPaymentMethod', 'back') }),
      createRoute({ ...atLoan, path: 'Payment/ReviewPayment', ...paying('ReviewPayment', 'back') }),
      createRoute({
        ...atLoan,
        path: 'Payment/PaymentProcessing',
        ...paying('PaymentProcessing', 'none', { passing: true, preventNavigation: 'everything' }),
      }),
      createRoute({
        ...atLoan,
        path: 'Payment/ConfirmPayment',
        ...paying('ConfirmPayment', 'none', { passing: true, preventNavigation: AFTER_PAYING }),
      }),
    ]),
  ]),
  createRoute({ ...atRoot, path: '$' }), // no screen: guard 1 of the charts handles it
]);

/** Screens without an address: they are shown at the requested address. */
shows('app', 'ChunkLoadError', 'none', { inTheWay: true }); // ERR-038
shows('app', 'OtherProfile', 'none', { inTheWay: true }); // OPEN-035

/** Every screen. */
export const places: readonly Place[] = found;

/** Screens of different flows may share a name (ROUTE-108). */
export const placeOf = ({ flow, screen }: Pick<Target, 'flow' | 'screen'>): Place | undefined =>
  places.find((place) => place.flow === flow && place.screen === screen);
