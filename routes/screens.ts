import * as v from 'valibot';
import { BRANDS, isBrand, type Brand } from '../machines/kit/brand.ts';
import type { Target } from '../machines/kit/target.ts';
import { LinkSearch, NoSearch, RegisterSearch, ReturnSearch, SignedOutSearch, UpdateSearch } from './search.ts';

/** What the header offers on a screen. Spec: portal §2 "header button types" (GUARD-021). */
export type HeaderButton = 'none' | 'menu' | 'back' | 'cancel';

export type Row = {
  flow: Target['flow'];
  /** As in the specification; with the flow the full id of the route (ROUTE-108). */
  screen: string;
  /** Null: the screen shows over whatever address asked for it. */
  path: string | null;
  header: HeaderButton;
  /** What may stand after the `?`. Anything else is dropped. */
  search: v.GenericSchema<unknown, Readonly<Record<string, string>>>;
  /** The only brands that have this screen; for the others the address is that of no screen. */
  brands?: readonly Brand[];
  /** Has its way in only through the charts, so that its address is not kept for Back. */
  passing?: true;
  /** Stands in the way of what was asked for; a reload asks for that again. */
  inTheWay?: true;
  paymentFlow?: true;
  /** Screens that Back, Forward and typed addresses do not reach from here (GUARD-019, GUARD-020). */
  preventNavigation?: readonly string[] | 'everything';
};

/** OPEN-004. */
const AFTER_PAYING = ['ReviewPayment', 'PaymentProcessing', 'SelectPaymentMethod', 'AddPaymentMethod', 'AccountDisclosures'] as const;

const open = (flow: Row['flow'], screen: string, path: string | null, header: HeaderButton, more: Partial<Row> = {}): Row => ({
  flow,
  screen,
  path,
  header,
  search: NoSearch,
  ...more,
});
const signedIn = (flow: Row['flow'], screen: string, path: string, header: HeaderButton, more: Partial<Row> = {}): Row =>
  open(flow, screen, path, header, { search: LinkSearch, ...more });
const payment = (screen: string, path: string, header: HeaderButton, more: Partial<Row> = {}): Row =>
  signedIn('payment', screen, `/:brand/Accounts/:loanId${path}`, header, { paymentFlow: true, ...more });

/**
 * The map of the product: where each screen is. The only place that knows paths; a segment is the screen's name (OPEN-001).
 * Spec: portal §2.
 */
export const rows: readonly Row[] = [
  open('signIn', 'Login', '/', 'none', { search: SignedOutSearch, passing: true }),
  open('registration', 'Register', '/Register', 'back', { search: RegisterSearch }),
  open('registration', 'VerifyWarning', '/Verification/VerifyWarning', 'back', { passing: true }),
  open('registration', 'RegisterVerificationMethod', '/Verification/RegisterVerificationMethod', 'back'),
  open('registration', 'RegisterVerificationCode', '/Verification/RegisterVerificationCode', 'back'),
  open('registration', 'VerifyEmail', '/Verification/VerifyEmail', 'back', { passing: true }),
  open('registration', 'VerifyConfirm', '/Verification/VerifyConfirm', 'none', { passing: true }),
  open('recovery', 'ForgotPassword', '/ForgotPassword', 'back'),
  open('recovery', 'SecureAccount', '/ForgotPassword/SecureAccount', 'back', { passing: true }),
  open('recovery', 'ForgotPasswordVerificationMethod', '/ForgotPassword/ForgotPasswordVerificationMethod', 'back'),
  open('recovery', 'ForgotPasswordVerificationCode', '/ForgotPassword/ForgotPasswordVerificationCode', 'back'),
  open('recovery', 'RecoveryEmail', '/ForgotPassword/RecoveryEmail', 'back', { passing: true }),
  open('recovery', 'ResetPassword', '/ForgotPassword/ResetPassword', 'back', { passing: true }),
  open('app', 'NetworkError', '/NetworkError', 'none', { inTheWay: true }),
  open('app', 'MaintenanceMode', '/MaintenanceMode', 'none', { inTheWay: true }),
  open('app', 'ChunkLoadError', null, 'none', { inTheWay: true }), // ERR-038
  open('app', 'OtherProfile', null, 'none', { inTheWay: true }), // OPEN-035
  open('app', 'FeatureUnavailable', '/:brand/FeatureUnavailable', 'menu'),
  open('stores', 'ContactUs', '/ContactUs', 'menu'),
  open('terms', 'TermsConditions', '/:brand/TermsConditions', 'back', { brands: ['TitleMax', 'InstaLoan'] }), // BRAND-006
  open('terms', 'OptInDisclosures', '/:brand/OptInDisclosures', 'back'),
  open('terms', 'ExperianDisclosure', '/ExperianDisclosure', 'back'),
  open('install', 'PwaInstallRoute', '/PwaInstallRoute', 'back'),
  open('install', 'PwaInstallChrome', '/PwaInstallChrome', 'back'),
  open('install', 'PwaInstallApple', '/PwaInstallApple', 'back'),
  open('install', 'PwaInstallUnsupported', '/PwaInstallUnsupported', 'back'),
  signedIn('consent', 'TermsConditionsConsent', '/TermsConditionsConsent', 'none', { inTheWay: true }),
  signedIn('externalPage', 'ExternalBrowserAuth', '/ExternalBrowserAuth/:name', 'back', { passing: true }),
  signedIn('accounts', 'Home', '/Home', 'menu'),
  signedIn('accounts', 'Dashboard', '/:brand/Accounts', 'menu'),
  signedIn('accounts', 'AccountDetails', '/:brand/Accounts/:loanId', 'back'),
  signedIn('accounts', 'AccountStatusBlocked', '/:brand/Accounts/:loanId/Pending/AccountStatusBlocked', 'back'),
  signedIn('profile', 'CustomerProfile', '/:brand/CustomerProfile', 'back'),
  signedIn('trustedDevice', 'TrustedDeviceWarning', '/TrustedDevice/TrustedDeviceWarning', 'none', { passing: true }),
  signedIn('trustedDevice', 'VerificationMethod', '/TrustedDevice/VerificationMethod', 'back'),
  signedIn('trustedDevice', 'VerificationCode', '/TrustedDevice/VerificationCode', 'back'),
  signedIn('trustedDevice', 'Email', '/TrustedDevice/Email', 'back', { passing: true }),
  signedIn('updateUser', 'Email', '/UpdateUser/Email', 'back', { search: UpdateSearch }),
  signedIn('updateUser', 'VerificationMethod', '/UpdateUser/VerificationMethod', 'back'),
  signedIn('updateUser', 'Code', '/UpdateUser/Code', 'back', { passing: true }),
  signedIn('linkAccount', 'AccountSelect', '/AccountSelect', 'menu'),
  signedIn('linkAccount', 'LinkAccountOptions', '/LinkAccountOptions', 'back'),
  signedIn('linkAccount', 'LinkAccount', '/LinkAccountOptions/LinkAccount', 'back'),
  signedIn('linkAccount', 'LinkAccountFailed', '/LinkAccountOptions/LinkAccountFailed', 'back', { passing: true }),
  signedIn('linkAccount', 'ReplaceAccount', '/LinkAccountOptions/ReplaceAccount', 'back', { passing: true }),
  signedIn('linkAccount', 'ConfirmAccountReplacement', '/ConfirmAccountReplacement', 'none', { passing: true, search: ReturnSearch }),
  payment('AlternateBlocked', '/AlternateBlocked', 'back', { passing: true }),
  payment('MakePayment', '/Payment', 'back'),
  payment('SelectPaymentMethod', '/Payment/SelectPaymentMethod', 'back'),
  payment('AddPaymentMethod', '/Payment/AddPaymentMethod', 'back'),
  payment('ReviewPayment', '/Payment/ReviewPayment', 'back'),
  payment('PaymentProcessing', '/Payment/PaymentProcessing', 'none', { passing: true, preventNavigation: 'everything' }),
  payment('ConfirmPayment', '/Payment/ConfirmPayment', 'none', { passing: true, preventNavigation: AFTER_PAYING }),
];

/** The row of a screen. Screens of different flows may share a name (ROUTE-108). */
export const rowOf = ({ flow, screen }: Pick<Target, 'flow' | 'screen'>): Row | undefined =>
  rows.find((row) => row.flow === flow && row.screen === screen);

const brandByLowerCase = new Map(Object.keys(BRANDS).map((brand) => [brand.toLowerCase(), brand]));

/** What the parts of a path may be. A brand is found in any spelling and becomes its own. */
export const pathParams: Readonly<Record<string, v.GenericSchema<string, string>>> = {
  brand: v.pipe(
    v.string(),
    v.transform((text) => brandByLowerCase.get(text.toLowerCase()) ?? text),
    v.check(isBrand, 'Unknown brand'),
  ),
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), // of a page outside (ROUTE-019)
  loanId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
};
