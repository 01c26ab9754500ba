import type { AnyStateMachine, OutputFrom } from 'xstate';
import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { ChartOf } from '../charts.ts';
import type { DownloadedFlow, FlowsFor } from '../flows.ts';
import {
  CONTACT_US,
  FORGOT_PASSWORD,
  HOME,
  LINK_ACCOUNT_OPTIONS,
  LOGIN,
  PWA_INSTALL,
  REGISTER,
  SECURE_ACCOUNT,
  VERIFY_WARNING,
  accountDetails,
  accountDisclosures,
  accountStatusBlocked,
  appointment,
  autoPay,
  because,
  cancelRenewal,
  customerProfile,
  dashboard,
  documentUpload,
  documents,
  draw,
  monthlyDocuments,
  featureUnavailable,
  gpsLocation,
  payment,
  paymentDocuments,
  renewal,
  settlementOffer,
  storeDetails,
  switchAppointment,
  updateUser,
} from '../kit/places.ts';
import { brandRoute } from '../kit/routeNames.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { SignInOutcome } from '../signIn/signIn.rules.ts';
import { signedIn, wayOn, withPerson } from './appSession.rules.ts';
import type { AppContext, AppNotice } from './app.types.ts';

type OutcomeOf<Flow extends DownloadedFlow> = OutputFrom<Extract<ChartOf<Flow>, AnyStateMachine>>;

/** What a flow of money ends with. */
export type MoneyOutcome = OutcomeOf<FlowsFor<'money'>>;
/** What the other flows end with; no flow knows another (architecture §3). */
export type FlowOutcome = SignInOutcome | OutcomeOf<Exclude<DownloadedFlow, FlowsFor<'money'>>>;

/** The screens that the typed sign-in name is passed to. Spec: FLOW-AUTH-04, -12, -13. */
const AFTER_NAMES = {
  registerChosen: REGISTER,
  recoverChosen: FORGOT_PASSWORD,
  wrongPasswords: because(FORGOT_PASSWORD, 'wrongPasswords'),
  mustReset: SECURE_ACCOUNT,
  passwordReset: because(LOGIN, 'passwordReset'),
  verifiedOnly: because(LOGIN, 'verified'),
  loginChosen: LOGIN,
} as const;

/** The customer's data has changed, and the next screen says why: Home, or the profile that started the change. */
const changed = (
  person: Person,
  kind: 'accountLinked' | 'accountReplaced' | 'signInUpdated',
  target: Target = HOME,
): Partial<AppContext> => {
  const notice: AppNotice = { kind };
  return { ...withPerson(person), accounts: null, target, next: null, notice };
};

/** `of` is in the address only when the profile started the change; the customer returns there. Spec: FLOW-AUTH-16. */
const profileLeft = ({ target, brand }: AppContext): Target | undefined =>
  target.search['of'] && brand ? customerProfile(brand) : undefined;

/** What the app does after a flow with this outcome. */
export function afterFlow(context: AppContext, outcome: FlowOutcome): Partial<AppContext> {
  const to = (target: Target): Partial<AppContext> => ({ target, next: null, notice: null });
  switch (outcome.kind) {
    case 'pay':
      return to(payment(outcome.brand, outcome.loanId));
    case 'documentsChosen':
      return to(
        outcome.monthly
          ? monthlyDocuments(outcome.brand, outcome.loanId)
          : documents(outcome.brand, outcome.loanId, outcome.lmsId, outcome.documentId),
      );
    case 'uploadChosen':
      return to(documentUpload(outcome.brand, outcome.loanId));
    case 'accountChosen':
      return to(accountDetails(outcome.brand, outcome.loanId));
    case 'cardsChosen':
      return to(brandRoute('PaymentMethods', outcome.brand));
    case 'autoPayChosen':
      return to(autoPay(outcome.brand, outcome.loanId));
    case 'cashChosen':
      return to(draw(outcome.brand, outcome.loanId));
    case 'cancelRenewalChosen':
      return to(cancelRenewal(outcome.brand, outcome.loanId));
    case 'cancelRenewalLeft':
      return { ...to(outcome.next), notice: outcome.noReceipt ? { kind: 'renewalCancelled' } : null };
    case 'agreementLeft':
    case 'autoPayLeft':
    case 'locationLeft':
    case 'placeChosen':
      return to(outcome.next);
    case 'brandChosen':
      return to(dashboard(outcome.brand));
    case 'appointmentChosen':
      return to(appointment(outcome.brand, outcome.loanId, 'storeId' in outcome ? outcome.storeId : ''));
    case 'storeChosen':
      return to(storeDetails(outcome.brand, outcome.storeId));
    case 'appointmentLeft':
      return to(outcome.brand ? accountDetails(outcome.brand, outcome.loanId) : LOGIN);
    case 'linked':
      return changed(outcome.person, outcome.replaced ? 'accountReplaced' : 'accountLinked');
    case 'updated':
      return changed(outcome.person, 'signInUpdated', profileLeft(context));
    case 'signedIn':
    case 'verified':
      return { ...signedIn(context, outcome), after: 'resuming' };
    case 'trusted': // opens the requested screen, as after a sign-in (FLOW-AUTH-15)
      return { ...withPerson(outcome.person), target: context.next ?? LOGIN, next: null, after: 'resuming' };
    case 'refused':
      return { endReason: 'trustedDeviceFailure', target: context.next ?? context.target, next: null, after: 'leaving' };
    case 'helpChosen':
      return to(CONTACT_US);
    case 'unavailable':
      return to(outcome.brand ? featureUnavailable(outcome.brand) : HOME);
    case 'notConfirmed':
      return { ...to(VERIFY_WARNING), username: outcome.username, remember: outcome.remember };
    case 'registerChosen':
    case 'recoverChosen':
    case 'wrongPasswords':
    case 'mustReset':
    case 'passwordReset':
    case 'verifiedOnly':
    case 'loginChosen':
      return { ...to(AFTER_NAMES[outcome.kind]), username: outcome.username };
    case 'updateUserChosen':
      return to(updateUser(outcome.of));
    case 'linkAccountChosen':
      return to(LINK_ACCOUNT_OPTIONS);
    case 'paperChosen':
      return to(outcome.paper);
    case 'installChosen':
      return to(PWA_INSTALL);
    case 'consented':
      return { ...withPerson(outcome.person), ...to(context.next ?? wayOn(context)) };
    case 'rewardsJoined': // the same screen again, for a member
      return { ...withPerson(outcome.person), ...to(context.target) };
    case 'consentMissing': // the detour asks for it, and returns to the papers (decision 020)
      return { ...withPerson(outcome.person), ...to(outcome.next) };
    // without agreement to the terms the account cannot be used (OPEN-003)
    case 'declined': // a choice of the customer; ENUM-012 has no closer reason
      return { endReason: 'sideBarButton', loginNotice: { kind: 'termsDeclined' }, next: null, after: 'leaving' };
    case 'gaveUp': // the terms could not be loaded; `next` stays, so that the next sign-in returns there (FLOW-AUTH-11)
      return { endReason: 'networkError', after: 'leaving' };
    case 'left':
      return to(context.next ?? profileLeft(context) ?? wayOn(context));
  }
}

/** What a payment can be interrupted by, and how it goes on: its draft stays, and the flow that opens leads back to it. */
const INTERRUPTIONS = {
  uploadChosen: paymentDocuments,
  autoPayChosen: (brand, loanId) => because(autoPay(brand, loanId), 'payment'),
  amountLocationWanted: (brand, loanId) => because(gpsLocation(brand, loanId), 'amount'),
  renewalLocationWanted: (brand, loanId) => because(gpsLocation(brand, loanId), 'renewal'),
  locationWanted: gpsLocation,
  locationMissing: (brand, loanId) => because(gpsLocation(brand, loanId), 'missing'),
  drawLocationWanted: (brand, loanId) => because(gpsLocation(brand, loanId), 'draw'),
  renewalChosen: renewal,
  agreementWanted: accountDisclosures,
  papersMissing: (brand, loanId) => because(accountDisclosures(brand, loanId), 'missing'),
  appointmentWanted: (brand, loanId) => because(appointment(brand, loanId), 'ancillary'),
  switchAppointmentWanted: switchAppointment,
  lockMissing: (brand, loanId) => because(renewal(brand, loanId), 'lockMissing'),
  settlementSpent: settlementOffer,
  termsChosen: (brand, loanId) => payment(brand, loanId, 'SelectPaymentMethod'),
  plainPaymentChosen: payment,
} as const satisfies Partial<Record<MoneyOutcome['kind'], (brand: Brand, loanId: string) => Target>>;

const isInterruption = (kind: string): kind is keyof typeof INTERRUPTIONS => Object.hasOwn(INTERRUPTIONS, kind);

/** The screen after a flow of money. */
export function afterMoney({ kind, brand, loanId }: MoneyOutcome): Target {
  if (!isBrand(brand)) return LOGIN;
  if (isInterruption(kind)) return INTERRUPTIONS[kind](brand, loanId);
  return kind === 'statusBlocked' ? accountStatusBlocked(brand, loanId) : accountDetails(brand, loanId);
}
