import { isBrand, type Brand } from '../../services/contract/brands.ts';
import { brandRoute, loanRoute } from './routeNames.ts';
import type { Target } from './target.ts';

const place = (flow: Target['flow'], screen: string, params: Target['params'] = {}): Target => ({ flow, screen, params, search: {} });

export const LOGIN = place('signIn', 'Login');
export const REGISTER = place('registration', 'Register');
export const VERIFY_WARNING = place('registration', 'VerifyWarning');
export const FORGOT_PASSWORD = place('recovery', 'ForgotPassword');
export const SECURE_ACCOUNT = place('recovery', 'SecureAccount');
export const HOME = place('accounts', 'Home');
export const CONTACT_US = place('stores', 'ContactUs');
export const TRUSTED_DEVICE = place('trustedDevice', 'TrustedDeviceWarning');
/** To change the e-mail or the phone number that the customer signs in with. */
export const updateUser = (of: 'email' | 'phone'): Target => ({ ...place('updateUser', 'Email'), search: { of } });
export const LINK_ACCOUNT_OPTIONS = place('linkAccount', 'LinkAccountOptions');
/** Comes before any other screen until the customer agrees to the latest terms (OPEN-003). */
export const TERMS_CONSENT = place('consent', 'TermsConditionsConsent');
/** A cash-out under way. Spec: ROUTE-039. */
export const REFER_REDEEM_REVIEW = place('referral', 'ReferRedeemReview');
export const PWA_INSTALL = place('install', 'PwaInstallRoute');
export const dashboard = (brand: Brand): Target => brandRoute('Dashboard', brand);
export const customerProfile = (brand: Brand): Target => brandRoute('CustomerProfile', brand);
export const offers = (brand: Brand): Target => brandRoute('Offers', brand);
/** One offer, by its key. Spec: portal §2 "Offers" (ROUTE-051, ROUTE-052). */
export const offerPlace = (brand: Brand, screen: 'OfferDetails' | 'WidgetOffer', offer: string): Target =>
  place('offers', screen, { brand, offer });
export const featureUnavailable = (brand: Brand): Target => brandRoute('FeatureUnavailable', brand);
export const accountDetails = (brand: Brand, loanId: string): Target => loanRoute('AccountDetails', brand, loanId);
export const accountStatusBlocked = (brand: Brand, loanId: string): Target => loanRoute('AccountStatusBlocked', brand, loanId);
/** The papers of a loan, by its loan system. `document`: the id of the one that is opened; empty for the list alone. */
export const documents = (brand: Brand, loanId: string, lmsId: string, document = ''): Target => ({
  ...place('documents', 'Documents', { brand, loanId, lmsId }),
  search: document === '' ? {} : { document },
});
/** Its statements by month, and what was signed. */
export const monthlyDocuments = (brand: Brand, loanId: string): Target => place('documents', 'AccountMonthlyDocuments', { brand, loanId });
/** Where documents are uploaded that the lender asks for. */
export const documentUpload = (brand: Brand, loanId: string): Target => place('upload', 'DocumentUpload', { brand, loanId });
/** The same, from a payment that asks for documents; it leads back to the payment. */
export const paymentDocuments = (brand: Brand, loanId: string): Target => because(documentUpload(brand, loanId), 'payment');
/** `storeId`: the store that is proposed for it; the loan's own where none is given. */
export const appointment = (brand: Brand, loanId: string, storeId = ''): Target => ({
  ...loanRoute('Appointment', brand, loanId),
  search: storeId === '' ? {} : { storeId },
});
/** The same, for a switch of the product that needs the store. Spec: ROUTE-075. */
export const switchAppointment = (brand: Brand, loanId: string): Target =>
  place('appointment', 'ProductSwitchAppointment', { brand, loanId });
export const storeDetails = (brand: Brand, storeId: string): Target => place('stores', 'StoreDetails', { brand, storeId });
export const payment = (brand: Brand, loanId: string, screen = 'MakePayment'): Target => place('payment', screen, { brand, loanId });

/** Cash on a loan: how much, where to, and what became of it. Spec: ROUTE-086. */
export const draw = (brand: Brand, loanId: string, screen = 'GetCashAmount'): Target => place('draw', screen, { brand, loanId });

/** Autopay of a loan: its state, its method, its end. Spec: ROUTE-094. */
export const autoPay = (brand: Brand, loanId: string): Target => place('autopay', 'AutoPayConfirm', { brand, loanId });

/** To cancel the renewal that made this loan. Spec: ROUTE-076. */
export const cancelRenewal = (brand: Brand, loanId: string): Target => place('cancelRenewal', 'CancelRenewal', { brand, loanId });

/** The papers of a renewal, before the review of its payment. Spec: ROUTE-081. */
export const accountDisclosures = (brand: Brand, loanId: string): Target => place('agreement', 'AccountDisclosures', { brand, loanId });

/** The terms of a renewal, for a payment that has begun. Spec: ROUTE-069. */
export const renewal = (brand: Brand, loanId: string): Target => place('renewal', 'ProductSwitch', { brand, loanId });

/** The settlement offer of a loan. Spec: ROUTE-071. */
export const settlementOffer = (brand: Brand, loanId: string): Target => place('settlement', 'SettlementOffer', { brand, loanId });

/** A new loan after an appraisal. Spec: ROUTE-043. */
export const origination = (brand: Brand, applicationId: string, screen = 'OriginationAmount'): Target =>
  place('origination', screen, { brand, applicationId });

/** Where the customer is, for a flow that needs it. Spec: ROUTE-092. */
export const gpsLocation = (brand: Brand, loanId: string): Target => place('location', 'GpsLocation', { brand, loanId });

/** The target of an address that no screen has; `params.name` is its path without the leading slash. Spec: portal §2 guard 1. */
export const UNMATCHED = 'Unmatched';

/** The same screen, with a reason. The address has it only when a payment has opened the screen and goes on after it, for Back and for a reload. */
export const because = (target: Target, reason: string): Target => ({ ...target, search: { because: reason } });
/** In the portal for TitleMax and InstaLoan only (BRAND-006). */
export const termsConditions = (brand: Brand): Target => brandRoute('TermsConditions', brand);

/** The brand of an address; null where it has none. */
export function brandOf({ params }: Pick<Target, 'params'>): Brand | null {
  const brand = params['brand'] ?? '';
  return isBrand(brand) ? brand : null;
}
