import { createActor, type AnyStateMachine } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { flowSlots } from '../../machines/app.flows.ts';
import { appMachine } from '../../machines/app.machine.ts';
import type { GuardsOutcome, Verdict } from '../../machines/guards/guards.types.ts';
import { CONTACT_US, HOME, LOGIN, payment } from '../../machines/kit/places.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import type { Target } from '../../machines/kit/target.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { ApiError } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/kept.ts';
import { explore } from '../kit/explorer.ts';
import { ann, gus, settings } from '../kit/people.ts';
import { moneyMoves } from './app.standIns.ts';
import { once } from './once.ts';

const failure = new ApiError({ kind: 'offline', call: 'GET /serviceStatus' });
export const annPays = payment('TitleMax', '1');
export const gusPays = payment('TitleMax', '4711');
/** A guest’s link, locked to its payment. */
export const link: Target = { ...gusPays, search: { profileId: gus.profileId, signature: 's1', expiration: '1', flowLock: 'true' } };
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

/** The guards say where to, and who is there then. */
export const ends = (verdict: Verdict, person: Person | null, locks: string[] = []) => ({
  done: { kind: verdict.kind, verdict, person, locks, trace: [] } satisfies GuardsOutcome,
});
export const enters = (target: Target, person: Person | null, locks: string[] = []) =>
  ends({ kind: 'enter', target, notice: null }, person, locks);
const app = (screen: string, params = {}): Target => ({ flow: 'app', screen, params, search: {} });

/** A flow as it stands when it has just been opened. */
const opened = (machine: AnyStateMachine, input: object) => ({ shows: createActor(machine, { input }).getSnapshot() });
const annAt = ({ params, screen }: Target) => ({ person: ann, settings, params, screen });

/** A payment that has been left and is tidying up. */
function lettingGo() {
  const { context } = createActor(paymentMachine, { input: annAt(annPays) }).getSnapshot();
  return paymentMachine.resolveState({ value: { leaving: 'forgetting' }, context });
}

/** Everything that can happen to the app, its flows being somewhere. */
export const appWalk = once(() => {
  flowSlots.accounts.fill(accountsMachine);
  flowSlots.payment.fill(paymentMachine);
  flowSlots.stores.fill(storesMachine);
  return explore(appMachine, {
    starts: { 'the front door is opened': { target: LOGIN }, 'a link is opened': { target: link } },
    events: {
      'Back or a typed address asks for Home': { type: 'address.asked', target: HOME },
      'the menu leads to Contact us': { type: 'menu.chosen', target: CONTACT_US },
      'Ann signs out from the menu': { type: 'signOut.chosen', reason: 'sideBarButton' },
      'Ann presses Stay signed in': { type: 'stay.chosen' },
      'tries again': { type: 'retry.chosen' },
      'goes on': { type: 'home.chosen' },
      'stays who she is': { type: 'link.declined' },
    },
    answers: {
      session: {
        'the session is over': { says: { type: 'session.ended', reason: 'invalidSession' } },
        'signed out': { says: { type: 'session.ended', reason: 'sideBarButton' } },
      },
      idle: { 'nobody was there for 301 s': { says: { type: 'idle.expired' } }, 'the warning counts down': { shows: {} } },
      start: {
        'nobody is signed in': { done: { kind: 'started', settings, person: null, locks: [] } },
        'Ann is still signed in': { done: { kind: 'started', settings, person: ann, locks: [] } },
        'Gus is still here': { done: { kind: 'started', settings, person: gus, locks: ['payment'] } },
        breaks: { fails: new Error('broken') },
      },
      readInFlight: {
        nothing: { done: null },
        'a payment is under way': { done: inFlight },
        'it cannot be read': { fails: new Error('no storage') },
      },
      guards: {
        Login: enters(LOGIN, null),
        'Login, after a sign-out': enters({ ...LOGIN, search: { signedOut: 'true' } }, null),
        'Ann enters Home': enters(HOME, ann),
        'Ann enters a payment': enters(annPays, ann),
        'Gus enters his payment': enters(gusPays, gus, ['payment']),
        'Ann enters Contact us': enters(CONTACT_US, ann),
        'somebody enters Contact us': enters(CONTACT_US, null),
        'Ann enters FeatureUnavailable': enters(app('FeatureUnavailable', { brand: 'TitleMax' }), ann),
        MaintenanceMode: enters(app('MaintenanceMode'), null),
        NetworkError: enters(app('NetworkError'), null),
        'a sign-in is needed': ends({ kind: 'login', notice: { kind: 'logInToContinue' }, returnTo: annPays }, null),
        'the password must be reset': ends({ kind: 'secureAccount', returnTo: gusPays }, null),
        'Gus leaves his lock': ends({ kind: 'signOut', notice: { kind: 'logInToContinue' } }, gus, ['payment']),
        'somebody leaves a lock': ends({ kind: 'signOut', notice: { kind: 'logInToContinue' } }, null, ['payment']),
        'the service is closed': ends({ kind: 'maintenance', message: 'Back at noon.' }, null),
        'no network': ends({ kind: 'noNetwork', failure: failure.failure }, null),
        'the link is somebody else’s': ends({ kind: 'otherProfile', target: link }, ann),
        breaks: { fails: new Error('broken') },
      },
      unlockFlows: { 'the tab is free': { done: undefined }, 'storage fails': { fails: new Error('no storage') } },
      fetchFlow: {
        'accounts are here': { done: accountsMachine },
        'the payment is here': { done: paymentMachine },
        'stores are here': { done: storesMachine },
        'the file is gone': { fails: new Error('404') },
      },
      signIn: {
        'it opens': opened(signInMachine, { settings, screen: 'Login', notice: null }),
        'Ann is in': { done: { kind: 'signedIn', person: ann, remember: true } },
        breaks: { fails: new Error('broken') },
      },
      accounts: {
        'Ann pays': { done: { kind: 'pay', brand: 'TitleMax', loanId: '1' } },
        'it opens': opened(accountsMachine, annAt(HOME)),
        breaks: { fails: new Error('broken') },
      },
      payment: {
        'it may be left': opened(paymentMachine, annAt(annPays)),
        'money moves': { shows: moneyMoves },
        'it is letting go': { shows: lettingGo() },
        'it was left': { done: { kind: 'left', brand: 'TitleMax', loanId: '1' } },
        'it is paid': { done: { kind: 'paid', brand: 'TitleMax', loanId: '1' } },
        'the status forbids it': { done: { kind: 'statusBlocked', brand: 'TitleMax', loanId: '1' } },
        breaks: { fails: new Error('broken') },
      },
      stores: { 'it opens': opened(storesMachine, {}), 'goes back': { done: { kind: 'left' } }, breaks: { fails: new Error('broken') } },
    },
    sees: ({ context: { person, target, next, endReason, flowMayLeave, flowIsLeaving } }) => [
      person?.profileId,
      target.flow,
      next !== null,
      endReason !== null,
      flowMayLeave,
      flowIsLeaving,
    ],
    background: ['signIn', 'accounts', 'payment', 'stores'],
  });
});
