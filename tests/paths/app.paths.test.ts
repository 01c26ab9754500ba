import { createActor, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { flowSlots } from '../../machines/app.flows.ts';
import { appMachine } from '../../machines/app.machine.ts';
import { currentScreen, headerView, menuView, staysInFlow } from '../../machines/app.select.ts';
import type { GuardsOutcome, Verdict } from '../../machines/guards/guards.types.ts';
import { CONTACT_US, HOME, LOGIN, accountDetails, payment } from '../../machines/kit/places.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import type { Target } from '../../machines/kit/target.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { ApiError } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/kept.ts';
import { explore, gaps } from '../kit/explorer.ts';
import { ann, gus, sam, settings } from '../kit/people.ts';
import { moneyMoves } from './app.standIns.ts';

flowSlots.accounts.fill(accountsMachine);
flowSlots.payment.fill(paymentMachine);
flowSlots.stores.fill(storesMachine);

const failure = new ApiError({ kind: 'offline', call: 'GET /serviceStatus' });
const annPays = payment('TitleMax', '1');
const gusPays = payment('TitleMax', '4711');
const link: Target = { ...gusPays, search: { profileId: gus.profileId, signature: 's1', expiration: '1', flowLock: 'true' } };
const inFlight: InFlight = {
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

const ends = (verdict: Verdict, person: Person | null, locks: string[] = []) => ({
  done: { kind: verdict.kind, verdict, person, locks, trace: [] } satisfies GuardsOutcome,
});
const enters = (target: Target, person: Person | null, locks: string[] = []) =>
  ends({ kind: 'enter', target, notice: null }, person, locks);
const app = (screen: string, params = {}): Target => ({ flow: 'app', screen, params, search: {} });

/** A flow as it stands when it has just been opened. */
const opened = (machine: AnyStateMachine, input: object) => ({ shows: createActor(machine, { input }).getSnapshot() });
const annAt = ({ params, screen }: Target) => ({ person: ann, settings, params, screen });

const paying = createActor(paymentMachine, { input: annAt(annPays) }).getSnapshot();
const lettingGo = paymentMachine.resolveState({ value: { leaving: 'forgetting' }, context: paying.context });

const walk = explore(appMachine, {
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
      'it is letting go': { shows: lettingGo },
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

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const situations = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
/** Titles of the situations for which it does not hold. */
const exceptions = (holds: (at: (typeof situations)[number]['snapshot']) => boolean) =>
  situations.filter(({ snapshot }) => !holds(snapshot)).map(({ title }) => title);

describe('in every situation of the app', () => {
  test('the end of the session is heard: nobody is signed in, no flow of a customer runs', () =>
    expect(
      exceptions((at) => {
        const after = walk.after(at, { type: 'session.ended', reason: 'invalidSession' });
        return after.context.person === null && (after.matches('signIn') || after.matches('arriving'));
      }),
    ).toEqual([]));
  test('the idle limit is heard while somebody is signed in: she is being signed out', () =>
    expect(exceptions((at) => at.context.person === null || walk.after(at, { type: 'idle.expired' }).matches('leaving'))).toEqual([]));
  test('a signed-in customer can sign out, or is being asked to let go of her payment first', () =>
    expect(
      exceptions((at) => {
        if (at.context.person === null) return true;
        const after = walk.after(at, { type: 'signOut.chosen', reason: 'sideBarButton' });
        return (
          after.matches('leaving') ||
          (after.matches('payment') &&
            after.context.endReason === 'sideBarButton' &&
            (after.context.flowMayLeave || after.context.flowIsLeaving))
        );
      }),
    ).toEqual([]));
  test('no flow of a customer runs without one', () =>
    expect(exceptions((at) => at.context.person !== null || !(at.matches('accounts') || at.matches('payment')))).toEqual([]));
  test('while money moves no address and no menu leads away', () =>
    expect(
      exceptions(
        (at) =>
          !at.matches('payment') ||
          at.context.flowMayLeave ||
          !(at.can({ type: 'address.asked', target: HOME }) || at.can({ type: 'menu.chosen', target: CONTACT_US })),
      ),
    ).toEqual([]));
  test('something is on the screen, or the app is busy and says so', () =>
    expect(
      exceptions((at) => {
        const { screen, busy } = currentScreen(at);
        return screen !== null || busy;
      }),
    ).toEqual([]));
  test('nobody can be signed out twice at once', () =>
    expect(exceptions((at) => !at.matches('leaving') || !at.can({ type: 'signOut.chosen', reason: 'sideBarButton' }))).toEqual([]));
});

/** Where the app stands after these things happened, from a start of the walk. */
function after(start: 'the front door is opened' | 'a link is opened', ...events: Parameters<typeof walk.after>[1][]) {
  let at = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!at) throw new Error(`the walk has no start "${start}"`);
  for (const event of events) at = walk.after(at, event);
  return at;
}
const done = (id: string, { done: output }: { done: unknown }) => ({ type: `xstate.done.actor.${id}`, output });
const startedWith = (person: Person | null, locks: string[] = []) => done('start', { done: { kind: 'started', settings, person, locks } });
const annIsIn = done('signIn', { done: { kind: 'signedIn', person: ann, remember: false } });
const nothingUnderWay = done('readInFlight', { done: null });
const paymentIsHere = done('fetchFlow', { done: paymentMachine });

describe('what comes next', () => {
  const gusIsPaying = [startedWith(null), done('guards', enters(gusPays, gus, ['payment'])), paymentIsHere];

  test('a visitor who asked for a loan signs in and is on her way to that loan', () => {
    const at = after(
      'the front door is opened',
      startedWith(null),
      done('guards', ends({ kind: 'login', notice: null, returnTo: annPays }, null)),
      annIsIn,
      nothingUnderWay,
    );
    expect([at.value, at.context.target]).toEqual(['arriving', annPays]);
  });
  test('a payment under way goes before everything else once she has signed in', () => {
    const at = after(
      'the front door is opened',
      startedWith(null),
      done('guards', enters(LOGIN, null)),
      annIsIn,
      done('readInFlight', { done: inFlight }),
    );
    expect([at.context.target.screen, at.context.notice?.kind]).toEqual(['PaymentProcessing', 'paymentResumed']);
  });
  test('Gus paid: he is signed out', () => {
    const at = after('a link is opened', ...gusIsPaying, done('payment', { done: { kind: 'paid', brand: 'TitleMax', loanId: '4711' } }));
    expect([at.value, at.context.endReason]).toEqual(['leaving', 'reviewPayment']);
  });
  test('Ann paid: her account shows what she owes now', () => {
    const at = after(
      'the front door is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      paymentIsHere,
      done('payment', { done: { kind: 'paid', brand: 'TitleMax', loanId: '1' } }),
    );
    expect([at.value, at.context.target]).toEqual(['arriving', accountDetails('TitleMax', '1')]);
  });
  test('the idle limit signs Ann out; she comes back to where she was, Sam does not', () => {
    const away = [
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      paymentIsHere,
      { type: 'idle.expired' },
      { type: 'session.ended', reason: 'sessionTimeout' },
    ] as const;
    const login = after('the front door is opened', ...away);
    expect([login.value, login.context.loginNotice?.kind]).toEqual(['signIn', 'timedOut']);
    expect(walk.after(login, annIsIn).context.target).toEqual(annPays);
    expect(walk.after(login, done('signIn', { done: { kind: 'signedIn', person: sam, remember: false } })).context.target).toEqual(LOGIN);
  });
  test('Ann signs out herself: Login says so, and nothing of where she was is kept', () => {
    const at = after(
      'the front door is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      { type: 'signOut.chosen', reason: 'sideBarButton' },
      { type: 'session.ended', reason: 'sideBarButton' },
    );
    expect([at.value, at.context.loginNotice?.kind, at.context.returnTo, at.context.person]).toEqual(['signIn', 'signedOut', null, null]);
    expect(currentScreen(at)).toMatchObject({ screen: 'Login', search: { signedOut: 'true' } });
  });
  test('a link of somebody else: after the sign-out the link is what comes next (OPEN-035)', () => {
    const at = after(
      'a link is opened',
      startedWith(ann),
      done('guards', ends({ kind: 'otherProfile', target: link }, ann)),
      { type: 'signOut.chosen', reason: 'sideBarButton' },
      { type: 'session.ended', reason: 'sideBarButton' },
    );
    expect([at.value, at.context.target]).toEqual(['arriving', link]);
  });
  test('a new place of the running payment is its own; another brand and another loan of the same brand are the guards’', () => {
    const at = after('the front door is opened', startedWith(ann), nothingUnderWay, done('guards', enters(annPays, ann)), paymentIsHere);
    expect([
      staysInFlow(at, payment('TitleMax', '1', 'ReviewPayment')),
      staysInFlow(at, payment('TitleMax', '2')),
      staysInFlow(at, payment('InstaLoan', '1')),
      staysInFlow(at, HOME),
    ]).toEqual([true, false, false, false]);
  });
});

describe('header and menu', () => {
  const names = (at: (typeof situations)[number]['snapshot']) => menuView(at).map(({ name }) => name);
  test('a visitor', () => {
    const at = after('the front door is opened', startedWith(null), done('guards', enters(LOGIN, null)));
    expect([names(at), headerView(at)]).toEqual([['contactUs', 'signIn'], { signedIn: false, isGuest: false, name: '', brand: null }]);
  });
  test('Ann at her payment', () => {
    const at = after('the front door is opened', startedWith(ann), nothingUnderWay, done('guards', enters(annPays, ann)), paymentIsHere);
    expect([names(at), headerView(at)]).toEqual([
      ['allAccounts', 'myAccounts', 'contactUs', 'signOut'],
      { signedIn: true, isGuest: false, name: 'Ann Lee', brand: 'TitleMax' },
    ]);
  });
  test('Gus at his payment: nothing leads to accounts he has not', () => {
    const at = after('a link is opened', startedWith(gus, ['payment']), done('guards', enters(gusPays, gus, ['payment'])), paymentIsHere);
    expect([names(at), headerView(at).isGuest]).toEqual([['contactUs', 'signOut'], true]);
  });
});
