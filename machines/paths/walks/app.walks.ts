import { createActor, type AnyStateMachine } from 'xstate';
import { accountsMachine } from '../../accounts/accounts.machine.ts';
import { flowSlots, menuSlot } from '../../app/app.actors.ts';
import { appMachine } from '../../app/app.machine.ts';
import { menuOwner } from '../../app/app.rules.ts';
import { isClosed } from '../../app/appSession.rules.ts';
import type { AppContext } from '../../app/app.types.ts';
import type { GuardsOutcome, Verdict } from '../../guards/guards.types.ts';
import {
  CONTACT_US,
  customerProfile,
  FORGOT_PASSWORD,
  HOME,
  LINK_ACCOUNT_OPTIONS,
  LOGIN,
  payment,
  PWA_INSTALL,
  REGISTER,
  TERMS_CONSENT,
  termsConditions,
  TRUSTED_DEVICE,
  updateUser,
} from '../../kit/places.ts';
import type { Person } from '../../kit/session.types.ts';
import type { Help } from '../../kit/help.ts';
import { FLOWS } from '../../flows.ts';
import type { Target } from '../../kit/target.ts';
import { linkAccountMachine } from '../../linkAccount/linkAccount.machine.ts';
import { menuMachine } from '../../menu/menu.machine.ts';
import { trustedDeviceMachine } from '../../trustedDevice/trustedDevice.machine.ts';
import { updateUserMachine } from '../../updateUser/updateUser.machine.ts';
import { paymentMachine } from '../../payment/payment.machine.ts';
import { recoveryMachine } from '../../recovery/recovery.machine.ts';
import { registrationMachine } from '../../registration/registration.machine.ts';
import { profileMachine } from '../../profile/profile.machine.ts';
import { consentMachine } from '../../consent/consent.machine.ts';
import { termsMachine } from '../../terms/terms.machine.ts';
import { installMachine } from '../../install/install.machine.ts';
import { externalPageMachine } from '../../externalPage/externalPage.machine.ts';
import { signInMachine } from '../../signIn/signIn.machine.ts';
import { storesMachine } from '../../stores/stores.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { InFlight } from '../../../services/contract/unfinishedPayment.ts';
import { explore } from '../explorer.ts';
import { ann, gus, settings, tess, zoe } from '../people/people.ts';
import { flowsOfApp, withOthers } from './app.flows.ts';
import { moneyMoves } from './app.standIns.ts';
import { once } from '../once.ts';

const failure = new ApiError({ kind: 'offline', call: 'GET /serviceStatus' });
export const annPays = payment('TitleMax', '1');
export const gusPays = payment('TitleMax', '4711');
/** Has not agreed to the terms yet. */
const newZoe: Person = { ...zoe, termsPending: true };
const outside: Target = { flow: 'externalPage', screen: 'ExternalBrowserAuth', params: { name: 'account' }, search: {} };
/** A guest’s link, which locks the tab to its payment. */
export const link: Target = { ...gusPays, search: { profileId: gus.profileId, signature: 's1', expiration: '1', flowLock: 'true' } };
export const help: Help = {
  caseId: 'K7F-3QX',
  lines: [{ of: 'NLS', phone: '(512) 555-0142', hours: 'Monday to Friday, 8 am to 8 pm Central' }],
};
export const inFlight: InFlight = {
  profileId: ann.profileId,
  brand: 'TitleMax',
  loanId: '1',
  amount: 20_000,
  paymentKey: '5d3c7c86-51b5-4a62-9f0e-2f4f6d3b1a10',
  messageKey: '',
  fingerprint: 'f',
  startedAt: 1,
  phase: 'posting',
};

/** The guards' output: the target, and who is signed in. */
export const ends = (verdict: Verdict, person: Person | null, locks: string[] = []) => ({
  done: { kind: verdict.kind, verdict, person, locks, trace: [] } satisfies GuardsOutcome,
});
export const enters = (target: Target, person: Person | null, locks: string[] = []) =>
  ends({ kind: 'enter', target, notice: null }, person, locks);
const app = (screen: string, params = {}): Target => ({ flow: 'app', screen, params, search: {} });

/** A flow in its first state. */
const opened = (machine: AnyStateMachine, input: object) => ({ shows: createActor(machine, { input }).getSnapshot() });
const annAt = ({ params, screen }: Target) => ({ person: ann, settings, params, screen });

/** A payment that was left and is cleaning up. */
function lettingGo() {
  const { context } = createActor(paymentMachine, { input: annAt(annPays) }).getSnapshot();
  return paymentMachine.resolveState({ value: { leaving: 'forgetting' }, context });
}

/** A request to replace an account is in flight. */
function asksToLink() {
  const { context } = createActor(linkAccountMachine, { input: { ...annAt(LINK_ACCOUNT_OPTIONS), search: {} } }).getSnapshot();
  return linkAccountMachine.resolveState({ value: { replacing: 'proving' }, context });
}

const hasMenu = (context: AppContext): boolean => context.menuFor === menuOwner(context);

/** Everything that can happen to the app. */
export const appWalk = once(() => {
  for (const { flow, machine } of flowsOfApp) flowSlots[flow].fill(machine);
  menuSlot.fill(menuMachine);
  return explore(appMachine, {
    starts: { 'the start page is opened': { target: LOGIN }, 'a link is opened': { target: link } },
    events: {
      'Back or a typed address asks for Home': { type: 'address.requested', target: HOME },
      'the menu leads to Contact us': { type: 'menu.chosen', target: CONTACT_US },
      'Ann signs out from the menu': { type: 'signOut.chosen', reason: 'sideBarButton' },
      'Ann presses Stay signed in': { type: 'stay.chosen' },
      'tries again': { type: 'retry.chosen' },
      'stays signed in': { type: 'link.declined' },
    },
    answers: withOthers(
      {
        session: {
          'the session has ended': { says: { type: 'session.ended', reason: 'invalidSession' } },
          'signed out': { says: { type: 'session.ended', reason: 'sideBarButton' } },
        },
        idle: { '301 s pass without activity': { says: { type: 'idle.expired' } }, 'the warning counts down': { shows: {} } },
        start: {
          'nobody is signed in': { done: { kind: 'started', settings, person: null, locks: [] } },
          'Ann is still signed in': { done: { kind: 'started', settings, person: ann, locks: [] } },
          'Gus is still signed in': { done: { kind: 'started', settings, person: gus, locks: ['payment'] } },
          breaks: { fails: new Error('broken') },
        },
        readInFlight: {
          nothing: { done: null },
          'a payment is in flight': { done: inFlight },
          'it cannot be read': { fails: new Error('no storage') },
        },
        guards: {
          Login: enters(LOGIN, null),
          'Login, after a sign-out': enters({ ...LOGIN, search: { signedOut: 'true' } }, null),
          'Ann enters Home': enters(HOME, ann),
          'Ann enters a payment': enters(annPays, ann),
          'Gus enters his payment': enters(gusPays, gus, ['payment']),
          'Ann enters her profile': enters(customerProfile('TitleMax'), ann),
          'Ann enters Contact us': enters(CONTACT_US, ann),
          'a visitor registers': enters(REGISTER, null),
          'a visitor enters Contact us': enters(CONTACT_US, null),
          'Ann enters the linking of accounts': enters(LINK_ACCOUNT_OPTIONS, ann),
          'Ann enters the change of her sign-in': enters(updateUser('email'), ann),
          'Tess must enter a code first': ends({ kind: 'detour', through: TRUSTED_DEVICE, afterwards: HOME }, tess),
          'Tess enters the device check': enters(TRUSTED_DEVICE, tess),
          'Ann enters the terms': enters(termsConditions('TitleMax'), ann),
          'a visitor enters the installation': enters(PWA_INSTALL, null),
          'Ann enters a page outside': enters(outside, ann),
          'Zoe has not agreed to the terms': ends({ kind: 'detour', through: TERMS_CONSENT, afterwards: HOME }, newZoe),
          'a visitor enters ForgotPassword': enters(FORGOT_PASSWORD, null),
          MaintenanceMode: enters(app('MaintenanceMode'), null),
          NetworkError: enters(app('NetworkError'), null),
          'a sign-in is needed': ends({ kind: 'login', notice: { kind: 'logInToContinue' }, returnTo: annPays }, null),
          'the password must be reset': ends({ kind: 'secureAccount', returnTo: gusPays }, null),
          'Gus leaves the locked flow': ends({ kind: 'signOut', notice: { kind: 'logInToContinue' } }, gus, ['payment']),
          'the service is closed': ends({ kind: 'maintenance', message: 'Back at noon.' }, null),
          'no network': ends({ kind: 'noNetwork', failure: failure.failure }, null),
          'the link is another customer’s': ends({ kind: 'otherProfile', target: link }, ann),
          'Gus opens a newer link': ends({ kind: 'guestEnds', target: link }, gus),
          breaks: { fails: new Error('broken') },
        },
        fetchFlow: {
          'accounts are loaded': { done: accountsMachine },
          'the payment is loaded': { done: paymentMachine },
          'the profile is loaded': { done: profileMachine },
          'linking is loaded': { done: linkAccountMachine },
          'the device check is loaded': { done: trustedDeviceMachine },
          'the change of the sign-in is loaded': { done: updateUserMachine },
          'stores are loaded': { done: storesMachine },
          'the registration is loaded': { done: registrationMachine },
          'the recovery is loaded': { done: recoveryMachine },
          'consent is loaded': { done: consentMachine },
          'terms is loaded': { done: termsMachine },
          'install is loaded': { done: installMachine },
          'externalPage is loaded': { done: externalPageMachine },
          'the file is missing': { fails: new Error('404') },
        },
        watchOnline: { 'the browser is online again': { says: { type: 'line.restored' } } },
        openCase: { 'there is a number to call': { done: help }, 'nothing can be fetched': { fails: new Error('404') } },
        signIn: {
          'it opens': opened(signInMachine, { settings, username: '', remember: false, notice: null }),
          'Ann has forgotten her password': { done: { kind: 'recoverChosen', username: 'ann@example.com' } },
          'Tess is signed in': { done: { kind: 'signedIn', person: tess, remember: true } },
          'Ann is signed in': { done: { kind: 'signedIn', person: ann, remember: true } },
          breaks: { fails: new Error('broken') },
        },
        accounts: {
          'Ann pays': { done: { kind: 'pay', brand: 'TitleMax', loanId: '1' } },
          'Ann wants it on her home screen': { done: { kind: 'installChosen' } },
          'it opens': opened(accountsMachine, annAt(HOME)),
          breaks: { fails: new Error('broken') },
        },
        payment: {
          'it can be left': opened(paymentMachine, annAt(annPays)),
          'money moves': { shows: moneyMoves },
          'it is closing': { shows: lettingGo() },
          'it was left': { done: { kind: 'left', brand: 'TitleMax', loanId: '1' } },
          'it is paid': { done: { kind: 'paid', brand: 'TitleMax', loanId: '1' } },
          'autopay comes first': { done: { kind: 'autoPayChosen', brand: 'TitleMax', loanId: '1' } },
          'documents come first': { done: { kind: 'uploadChosen', brand: 'TitleMax', loanId: '1' } },
          'the status forbids it': { done: { kind: 'statusBlocked', brand: 'TitleMax', loanId: '1' } },
          breaks: { fails: new Error('broken') },
        },
        profile: {
          'it opens': opened(profileMachine, annAt(customerProfile('TitleMax'))),
          'Ann wants another username': { done: { kind: 'updateUserChosen', of: 'email' } },
          'an account is to be linked': { done: { kind: 'linkAccountChosen' } },
          'Ann reads the terms again': { done: { kind: 'paperChosen', paper: termsConditions('TitleMax') } },
          breaks: { fails: new Error('broken') },
        },
        linkAccount: {
          'it opens': opened(linkAccountMachine, { ...annAt(LINK_ACCOUNT_OPTIONS), search: {} }),
          'the request is in flight': { shows: asksToLink() },
          'an account is linked': { done: { kind: 'linked', person: ann, replaced: false } },
          'an account is replaced': { done: { kind: 'linked', person: ann, replaced: true } },
          'a brand is chosen': { done: { kind: 'brandChosen', brand: 'TitleMax' } },
          'the customer goes back': { done: { kind: 'left' } },
          breaks: { fails: new Error('broken') },
        },
        trustedDevice: {
          'it opens': opened(trustedDeviceMachine, { person: tess, settings }),
          'the device is trusted': { done: { kind: 'trusted', person: { ...tess, trusted: true } } },
          'no correct code was entered': { done: { kind: 'refused' } },
          breaks: { fails: new Error('broken') },
        },
        updateUser: {
          'it opens': opened(updateUserMachine, { ...annAt(updateUser('email')), search: {} }),
          'the username is changed': { done: { kind: 'updated', person: ann } },
          'the username stays': { done: { kind: 'left' } },
          breaks: { fails: new Error('broken') },
        },
        stores: { 'it opens': opened(storesMachine, {}), 'goes back': { done: { kind: 'left' } }, breaks: { fails: new Error('broken') } },
        registration: {
          'it opens': opened(registrationMachine, { settings, screen: 'Register', username: '', remember: false, search: {} }),
          'the customer is signed in': { done: { kind: 'verified', person: ann, remember: false } },
          'verified, but not signed in': { done: { kind: 'verifiedOnly', username: 'ann@example.com' } },
          breaks: { fails: new Error('broken') },
        },
        recovery: {
          'it opens': opened(recoveryMachine, { settings, screen: 'ForgotPassword', username: '', search: {} }),
          'the password is new': { done: { kind: 'passwordReset', username: 'ann@example.com' } },
          breaks: { fails: new Error('broken') },
        },
        consent: {
          'it opens': opened(consentMachine, { person: newZoe }),
          'Zoe agrees': { done: { kind: 'consented', person: zoe } },
          'Zoe does not agree': { done: { kind: 'declined' } },
          'Zoe does not wait': { done: { kind: 'gaveUp' } },
          breaks: { fails: new Error('broken') },
        },
        terms: {
          'it opens': opened(termsMachine, { person: ann, params: { brand: 'TitleMax' }, screen: 'TermsConditions' }),
          'goes back': { done: { kind: 'left' } },
          breaks: { fails: new Error('broken') },
        },
        install: {
          'it opens': opened(installMachine, { screen: 'PwaInstallRoute' }),
          'goes back': { done: { kind: 'left' } },
          breaks: { fails: new Error('broken') },
        },
        externalPage: {
          'it opens': opened(externalPageMachine, { person: ann, params: outside.params }),
          'goes back': { done: { kind: 'left' } },
          breaks: { fails: new Error('broken') },
        },
      },
      enters,
    ),
    // guest, customer or visitor; the target matters only until its flow is open
    sees: (at) => {
      const { person, target, next, verdict, endReason, flowMayLeave, flowIsLeaving, flowIsBound } = at.context;
      return [
        person && (person.guest ? 'guest' : 'customer'),
        hasMenu(at.context),
        at.matches('starting') && 'profileId' in target.search,
        at.matches('deciding') || at.matches('fetching') || at.matches('chunkLoadError') ? target.flow : '',
        next !== null,
        next !== null && verdict?.kind === 'detour',
        endReason !== null,
        isClosed(at.context),
        flowMayLeave,
        flowIsLeaving,
        (at.matches('linkAccount') ||
          at.matches('agreement') ||
          at.matches('appointment') ||
          at.matches('autopay') ||
          at.matches('cancelRenewal') ||
          at.matches('origination') ||
          at.matches('referral') ||
          at.matches('upload')) &&
          flowIsBound,
      ];
    },
    // the phone numbers load while the customer can already use the screen
    background: [...FLOWS, 'openCase', 'watchOnline'],
  });
});
