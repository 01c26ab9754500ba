import { createRootRouteWithContext, createRoute, type AnyRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { whoOf } from '../machines/flows.ts';
import { BRANDS, isBrand, type Brand } from '../machines/kit/brand.ts';
import type { Target } from '../machines/kit/target.ts';
import {
  DashboardSearch,
  DocumentSearch,
  LinkSearch,
  LocationSearch,
  NoSearch,
  RegisterSearch,
  ReturnSearch,
  SignedOutSearch,
  SigningSearch,
  UpdateSearch,
} from './search.ts';

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
  /** Back does not lead here: the next address replaces this one. */
  passing?: true;
  /** Interrupts the way to the requested address; a reload requests that address again. */
  inTheWay?: true;
  /** Screens of a loan's payment that no address leads to from here (GUARD-019, GUARD-020). */
  preventNavigation?: readonly string[] | 'everything';
};

/** A place by the names of its flow and screen, as a view has it. */
type Named = { flow: string; screen: string };

/** What routes and mirror are given. */
export type RoutingContext = {
  /** Downloads a flow's files before it is opened. */
  fetchFlow: (flow: Target['flow']) => Promise<void>;
  placeOf: (target: Named) => Place | undefined;
  /** The addresses so far, by their places: each link asks for its own whenever it is rendered, and the mirror after every change. */
  addresses: Map<string, string>;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place;
  }
}

const found: Place[] = [];

type More = Partial<Omit<Place, 'flow' | 'header'>>;

/** A route's screen has the name of the path's last segment (OPEN-001), unless its row names another. */
const lastSegment = (path: string) => path.split('/').findLast((segment) => !segment.startsWith('$')) ?? path;

/** A signed link may lead to every screen for a signed-in customer. */
const searchOf = (flow: Target['flow']): Search => (/everybody|visitors/.test(whoOf(flow)) ? NoSearch : LinkSearch);

/** Lists a screen. */
function shows(path: string, flow: Target['flow'], header: HeaderButton, more: More = {}): Place {
  const place: Place = { flow, screen: lastSegment(path), header, search: searchOf(flow), ...more };
  found.push(place);
  return place;
}

/** The parts of an address; false: the route does not match. */
type Parse = (given: Record<string, string>) => Record<string, string> | false;

/** The routes below `parent`: path, flow, header button. The router renders nothing: the charts decide what is shown (decision 026). */
const below =
  (parent: AnyRoute) =>
  (path: string, flow: Target['flow'], header: HeaderButton, { parse, ...more }: More & { parse?: Parse } = {}) => {
    const place = shows(path, flow, header, more);
    return createRoute({
      getParentRoute: () => parent,
      path,
      ...(parse && { params: { parse } }),
      staticData: { place },
      validateSearch: place.search,
      /** Preloads the flow's files for a link; after the press, the app's chart fetches them. */
      loader: ({ context, preload }: { context: RoutingContext; preload: boolean }) => (preload ? context.fetchFlow(flow) : undefined),
    });
  };

const withoutScreen = (parent: AnyRoute, path: string, parse: Parse) =>
  createRoute({ getParentRoute: () => parent, path, params: { parse } });

const brands = Object.keys(BRANDS).filter(isBrand);

/** Brands match in upper and lower case. */
const brandOneOf =
  (known: readonly Brand[]): Parse =>
  (given) => {
    const brand = known.find((name) => name.toLowerCase() === given['brand']?.toLowerCase());
    return brand ? { brand } : false;
  };

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Each part of the address that is an id must look like one. */
const ids: Parse = (given) => Object.values(given).every((id) => v.is(Id, id)) && given;

/** BRAND-006. */
const TERMS_BRANDS = ['TitleMax', 'InstaLoan'] as const;

/** OPEN-004. */
const AFTER_PAYING = ['ReviewPayment', 'PaymentProcessing', 'SelectPaymentMethod', 'AddPaymentMethod', 'AccountDisclosures'] as const;

const root = createRootRouteWithContext<RoutingContext>()();
const brand = withoutScreen(root, '$brand', brandOneOf(brands));
const loan = withoutScreen(brand, 'Accounts/$loanId', ids);

const application = withoutScreen(brand, 'Origination/$applicationId', ids);

const atRoot = below(root);
const atBrand = below(brand);
const atLoan = below(loan);
const atApplication = below(application);

/** The address of each screen. The only file with paths; a segment is the screen's name (OPEN-001). Spec: portal §2. */
export const routeTree = root.addChildren([
  atRoot('/', 'signIn', 'none', { screen: 'Login', search: SignedOutSearch, passing: true }),
  atRoot('Register', 'registration', 'back', { search: RegisterSearch }),
  atRoot('Verification/VerifyWarning', 'registration', 'back', { passing: true }),
  atRoot('Verification/RegisterVerificationMethod', 'registration', 'back'),
  atRoot('Verification/RegisterVerificationCode', 'registration', 'back'),
  atRoot('Verification/VerifyEmail', 'registration', 'back', { passing: true }),
  atRoot('Verification/VerifyConfirm', 'registration', 'none', { passing: true }),
  atRoot('ForgotPassword', 'recovery', 'back'),
  atRoot('ForgotPassword/SecureAccount', 'recovery', 'back', { passing: true }),
  atRoot('ForgotPassword/ForgotPasswordVerificationMethod', 'recovery', 'back'),
  atRoot('ForgotPassword/ForgotPasswordVerificationCode', 'recovery', 'back'),
  atRoot('ForgotPassword/RecoveryEmail', 'recovery', 'back', { passing: true }),
  atRoot('ForgotPassword/ResetPassword', 'recovery', 'back', { passing: true }),
  atRoot('NetworkError', 'app', 'none', { inTheWay: true }),
  atRoot('MaintenanceMode', 'app', 'none', { inTheWay: true }),
  atRoot('ContactUs', 'stores', 'menu'),
  atRoot('$brand/TermsConditions', 'terms', 'back', { parse: brandOneOf(TERMS_BRANDS), brands: TERMS_BRANDS }),
  atRoot('ExperianDisclosure', 'terms', 'back'),
  atRoot('PwaInstallRoute', 'install', 'back'),
  atRoot('PwaInstallChrome', 'install', 'back'),
  atRoot('PwaInstallApple', 'install', 'back'),
  atRoot('PwaInstallUnsupported', 'install', 'back'),
  atRoot('TermsConditionsConsent', 'consent', 'none', { inTheWay: true }),
  atRoot('ExternalBrowserAuth/$name', 'externalPage', 'back', { parse: ids, passing: true }), // a page outside (ROUTE-019)
  atRoot('Home', 'accounts', 'menu'),
  atRoot('TrustedDevice/TrustedDeviceWarning', 'trustedDevice', 'none', { passing: true }),
  atRoot('TrustedDevice/VerificationMethod', 'trustedDevice', 'back'),
  atRoot('TrustedDevice/VerificationCode', 'trustedDevice', 'back'),
  atRoot('TrustedDevice/Email', 'trustedDevice', 'back', { passing: true }),
  atRoot('UpdateUser/Email', 'updateUser', 'back', { search: UpdateSearch }),
  atRoot('UpdateUser/VerificationMethod', 'updateUser', 'back'),
  atRoot('UpdateUser/Code', 'updateUser', 'back', { passing: true }),
  atRoot('Referral/ReferralRewardsHome', 'referral', 'menu'),
  atRoot('Referral/ReferCompleteProfile', 'referral', 'back', { passing: true }),
  atRoot('Referral/ReferRedeemAddCard', 'referral', 'back', { passing: true }),
  atRoot('Referral/ReferRedeemReview', 'referral', 'back', { passing: true }),
  atRoot('Referral/ReferRedeemSuccess', 'referral', 'none', { passing: true }),
  atRoot('AccountSelect', 'linkAccount', 'menu'),
  atRoot('LinkAccountOptions', 'linkAccount', 'back'),
  atRoot('LinkAccountOptions/LinkAccount', 'linkAccount', 'back'),
  atRoot('LinkAccountOptions/LinkAccountFailed', 'linkAccount', 'back', { passing: true }),
  atRoot('LinkAccountOptions/ReplaceAccount', 'linkAccount', 'back', { passing: true }),
  atRoot('ConfirmAccountReplacement', 'linkAccount', 'none', { passing: true, search: ReturnSearch }),
  brand.addChildren([
    atBrand('FeatureUnavailable', 'unavailable', 'menu'),
    atBrand('OptInDisclosures', 'terms', 'back'),
    atBrand('Accounts', 'accounts', 'menu', { screen: 'Dashboard', search: DashboardSearch }),
    atBrand('CustomerProfile', 'profile', 'back'),
    atBrand('Offers', 'offers', 'menu'),
    atBrand('Offers/OfferDetails/$offer', 'offers', 'back', { parse: ids }),
    atBrand('Offers/WidgetOffer/$offer', 'offers', 'back', { parse: ids }),
    atBrand('PaymentMethods', 'cards', 'back'),
    atBrand('PaymentMethods/AddPaymentMethod', 'cards', 'back', { passing: true }),
    atBrand('Stores/$storeId', 'stores', 'back', { screen: 'StoreDetails', parse: ids }),
    application.addChildren([
      atApplication('OriginationAmount', 'origination', 'back'),
      atApplication('OriginationCallMe', 'origination', 'back'),
      atApplication('OriginationChooseMethod', 'origination', 'back'),
      atApplication('ManageDisburseMethod', 'origination', 'back'),
      atApplication('AddDebitDisburseMethod', 'origination', 'back', { passing: true }),
      atApplication('OriginationDocuSign', 'origination', 'back', { search: SigningSearch, passing: true }),
    ]),
    loan.addChildren([
      atLoan('/', 'accounts', 'back', { screen: 'AccountDetails' }),
      atLoan('ManageAccount', 'accounts', 'back'),
      atLoan('Pending/AccountStatusBlocked', 'accounts', 'back'),
      atLoan('Pending/DocumentUpload', 'upload', 'back'),
      atLoan('Documents/$lmsId', 'documents', 'back', { parse: ids, search: DocumentSearch }),
      atLoan('AccountMonthlyDocuments', 'documents', 'back'),
      atLoan('Appointment', 'appointment', 'back'),
      atLoan('Payment/AccountDisclosures', 'agreement', 'back', { passing: true }),
      atLoan('Payment/AutoPayConfirm', 'autopay', 'back'),
      atLoan('Payment/AutoPayUpdatePaymentMethod', 'autopay', 'back'),
      atLoan('Payment/AutoPayAddMethod', 'autopay', 'back', { passing: true }),
      atLoan('Payment/CancelRenewal', 'cancelRenewal', 'back'),
      // a cancelled refi has the payment's screen (ROUTE-077), at an address of its own
      atLoan('Payment/CancelRenewal/ConfirmPayment', 'cancelRenewal', 'none', { passing: true }),
      atLoan('Payment/ProductSwitch', 'renewal', 'back'),
      // where the cash of a renewal goes has the screens of a draw, at addresses of its own
      atLoan('Payment/ProductSwitch/ManageDisburseMethod', 'renewal', 'back', { passing: true }),
      atLoan('Payment/ProductSwitch/AddDebitDisburseMethod', 'renewal', 'back', { passing: true }),
      atLoan('Payment/ProductSwitchAppointment', 'appointment', 'back'),
      atLoan('Payment/AltPartyVerifyCode', 'renewal', 'back', { passing: true }),
      atLoan('Payment/VerificationMethod', 'renewal', 'back', { passing: true }),
      atLoan('Payment/VerificationCode', 'renewal', 'back', { passing: true }),
      atLoan('Payment/AncillaryProducts', 'renewal', 'back'),
      atLoan('Payment/AncillaryProductsConfirm', 'renewal', 'back', { passing: true }),
      atLoan('Payment/CustomerDetails', 'agreement', 'back', { passing: true }),
      atLoan('Payment/DocuSignView', 'agreement', 'back', { search: SigningSearch, passing: true }),
      atLoan('AlternateBlocked', 'renewal', 'back', { passing: true }),
      atLoan('Payment/GpsLocation', 'location', 'back', { search: LocationSearch, passing: true }),
      atLoan('Payment/GpsLocationDisabled', 'location', 'back', { search: LocationSearch, passing: true }),
      atLoan('Payment/OfrVehicleRecovery', 'ofr', 'back'),
      atLoan('Payment/OfrVehicleRepossessed', 'ofr', 'back'),
      atLoan('Payment/SettlementOffer', 'settlement', 'back'),
      // the papers of a settlement are signed on the same screen (ROUTE-084), at an address of its own
      atLoan('Payment/SettlementOffer/DocuSignView', 'settlement', 'back', { search: SigningSearch, passing: true }),
      atLoan('Payment/GetCashAmount', 'draw', 'back'),
      atLoan('Payment/ManageDisburseMethod', 'draw', 'back'),
      atLoan('Payment/AddDebitDisburseMethod', 'draw', 'back', { passing: true }),
      atLoan('Payment/GetCashNotice', 'draw', 'back', { passing: true }),
      atLoan('Payment/ConfirmDisbursement', 'draw', 'back', { passing: true, preventNavigation: AFTER_PAYING }),
      atLoan('Payment/PendingDisbursement', 'draw', 'back', { passing: true }),
      atLoan('Payment', 'payment', 'back', { screen: 'MakePayment' }),
      atLoan('Payment/SelectPaymentMethod', 'payment', 'back'),
      atLoan('Payment/AddPaymentMethod', 'payment', 'back', { passing: true }),
      atLoan('Payment/ReviewPayment', 'payment', 'back'),
      atLoan('Payment/PaymentProcessing', 'payment', 'none', { passing: true, preventNavigation: 'everything' }),
      atLoan('Payment/ConfirmPayment', 'payment', 'none', { passing: true, preventNavigation: AFTER_PAYING }),
    ]),
  ]),
  createRoute({ getParentRoute: () => root, path: '$' }), // no screen: guard 1 of the charts handles it
]);

// shown at the requested address, without one of their own
shows('ChunkLoadError', 'app', 'none', { inTheWay: true }); // ERR-038
shows('OtherProfile', 'app', 'none', { inTheWay: true }); // OPEN-035

/** Every screen. */
export const places: readonly Place[] = found;

/** Screens of different flows may share a name (ROUTE-108). */
export const placeOf = ({ flow, screen }: Named): Place | undefined =>
  places.find((place) => place.flow === flow && place.screen === screen);
