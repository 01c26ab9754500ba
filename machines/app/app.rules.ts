import type { AnyMachineSnapshot } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { InFlight } from '../../services/contract/kept.ts';
import type { AppContext, EndReason } from './app.types.ts';
import type { AppStarted } from './appStart.machine.ts';
import type { GuardsOutcome } from '../guards/guards.types.ts';
import { isLoansRoute, leavesLock } from '../guards/guards.rules.ts';
import { LOGIN, SECURE_ACCOUNT, brandOf, payment } from '../kit/places.ts';
import type { Person } from '../kit/session.types.ts';
import { screenShown } from '../kit/shown.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.types.ts';

/** Ends that the customer or her absence brought about; all others are the session's own. */
const LOGIN_NOTICES: Partial<Record<EndReason, LoginNotice>> = {
  sideBarButton: { kind: 'signedOut' },
  reviewPayment: { kind: 'signedOut' },
  profileLock: { kind: 'profileLocked' },
  networkError: { kind: 'sessionEnded', reason: 'networkError' },
  trustedDeviceFailure: { kind: 'deviceNotTrusted' },
  signedOutElsewhere: { kind: 'signedOut' },
  sessionTimeout: { kind: 'timedOut' },
  invalidSession: { kind: 'sessionEnded', reason: 'invalidSession' },
  userNotFound: { kind: 'sessionEnded', reason: 'userNotFound' },
  deviceKeyNotFound: { kind: 'sessionEnded', reason: 'deviceKeyNotFound' },
  missingDeviceKey: { kind: 'sessionEnded', reason: 'missingDeviceKey' },
};

/** She left by her own will: nothing is remembered of where she was. */
const LEFT_BY_WILL: readonly EndReason[] = ['sideBarButton', 'reviewPayment', 'signedOutElsewhere'];

/** A second start, after no network, keeps whom it already knows. */
export const started = ({ settings, person, locks }: AppStarted): Partial<AppContext> => ({
  settings,
  locks,
  ...(person ? withPerson(person) : {}),
});

export const knownOf = ({ brands, availableProviders }: Person): AppContext['known'] => ({ brands, availableProviders });

/** Where a verdict leads: a state of the app. */
export type Destination = 'leaving' | 'signIn' | 'maintenanceMode' | 'networkError' | 'otherProfile' | 'featureUnavailable' | 'fetching';

const APP_SCREENS: Readonly<Record<string, Destination>> = {
  MaintenanceMode: 'maintenanceMode',
  NetworkError: 'networkError',
  FeatureUnavailable: 'featureUnavailable',
};

export function destination({ verdict }: AppContext): Destination {
  switch (verdict?.kind) {
    case undefined:
    case 'login':
      return 'signIn';
    case 'signOut':
      return 'leaving';
    case 'maintenance':
      return 'maintenanceMode';
    case 'noNetwork':
      return 'networkError';
    case 'otherProfile':
      return 'otherProfile';
    case 'secureAccount':
    case 'detour':
      return 'fetching';
    case 'enter': {
      const { flow, screen } = verdict.target;
      if (flow === 'app') return APP_SCREENS[screen] ?? 'featureUnavailable';
      return flow === 'signIn' ? 'signIn' : 'fetching';
    }
  }
}

/** Somebody is signed in from now on. */
export const withPerson = (person: Person): Partial<AppContext> => ({ person, known: knownOf(person) });

/** What guard 1 and a locked tab need of the place where somebody is. */
const lastPlace = ({ brand, loansPlace }: AppContext, target: Target): Pick<AppContext, 'brand' | 'loansPlace'> => ({
  brand: brandOf(target) ?? brand,
  loansPlace: isLoansRoute(target) ? target : loansPlace,
});

/** What the guards have decided, as the screens that follow need it. */
export function decided(context: AppContext, { verdict, person, locks }: GuardsOutcome): Partial<AppContext> {
  const common: Partial<AppContext> = { verdict, locks, ...(person ? withPerson(person) : {}) };
  switch (verdict.kind) {
    case 'enter':
      return {
        ...common,
        target: verdict.target,
        ...lastPlace(context, verdict.target),
        notice: verdict.notice ?? context.notice,
        loginNotice: toldIn(verdict.target),
        failure: null,
        next: null,
      };
    case 'detour':
      return { ...common, target: verdict.through, next: verdict.afterwards, notice: null };
    case 'login':
      return {
        ...common,
        target: LOGIN,
        loginNotice: verdict.notice,
        returnTo: returnTo(verdict.returnTo, null),
      };
    case 'secureAccount':
      return {
        ...common,
        target: SECURE_ACCOUNT,
        returnTo: returnTo(verdict.returnTo, null),
      };
    case 'signOut':
      return {
        ...common,
        target: LOGIN,
        loginNotice: verdict.notice,
        returnTo: null,
        endReason: 'reviewPayment',
      };
    case 'maintenance':
      return { ...common, statusMessage: verdict.message };
    case 'noNetwork':
      return { ...common, failure: verdict.failure };
    case 'otherProfile':
      return { ...common, next: verdict.target };
  }
}

/** What Login says by the way that led to it. Spec: ROUTE-002, FLOW-AUTH-13, FLOW-AUTH-02. */
function toldIn({ search: { signedOut, because } }: Target): LoginNotice | null {
  if (signedOut === 'true') return { kind: 'signedOut' };
  return because === 'passwordReset' || because === 'verified' ? { kind: because } : null;
}

const returnTo = (target: Target | null, profileId: string | null): AppContext['returnTo'] => target && { target, profileId };

const SIGNED_OUT: Target = { ...LOGIN, search: { signedOut: 'true' } };

/** Whose menu it is: that of a person, or of nobody who is signed in. */
export const menuOwner = ({ person }: Pick<AppContext, 'person'>): string => person?.profileId ?? '';

/** On the way through what is due first, `next` is where she wanted: a place to come back to, not one to go to. */
const isOnDetour = ({ verdict }: AppContext): boolean => verdict?.kind === 'detour';

/** Somewhere to go when the running flow, or the session, has ended. */
export const hasNext = (context: AppContext): boolean => context.next !== null && !isOnDetour(context);

/** The session is over: the customer is forgotten, but not the place of somebody who did not mean to leave it. */
export function ended(context: AppContext, reason: EndReason): Partial<AppContext> {
  const loginNotice = context.loginNotice ?? LOGIN_NOTICES[reason] ?? null;
  const isLeft = LEFT_BY_WILL.includes(reason) || context.person?.guest != null;
  return {
    person: null,
    accounts: null,
    loansPlace: null,
    menuFor: null,
    locks: [],
    verdict: null,
    endReason: null,
    notice: null,
    flowMayLeave: false,
    flowIsLeaving: false,
    flowIsBound: false,
    // ROUTE-002: the address of Login says so too
    target: (hasNext(context) && context.next) || (loginNotice?.kind === 'signedOut' ? SIGNED_OUT : LOGIN),
    next: null,
    loginNotice,
    returnTo: isLeft ? null : returnTo((isOnDetour(context) && context.next) || context.target, context.person?.profileId ?? null),
  };
}

/** Signed in: back to where she was, if it was she; otherwise the front page. */
export function signedIn(
  { returnTo: place }: AppContext,
  { person, remember }: { person: Person; remember: boolean },
): Partial<AppContext> {
  const isHers = place !== null && (place.profileId === null || place.profileId === person.profileId);
  return { ...withPerson(person), username: '', remember, target: isHers ? place.target : LOGIN, returnTo: null, loginNotice: null };
}

/** A payment whose outcome nobody knows goes before everything else. Spec: quality §1.5; F10. */
export const resumed = (found: InFlight | null): Partial<AppContext> =>
  found && isBrand(found.brand)
    ? { target: payment(found.brand, found.loanId, 'PaymentProcessing'), notice: { kind: 'paymentResumed' } }
    : {};

/**
 * The way on from a screen without one: a locked tab goes back to its flow, everybody else to the root, which leads to the front page.
 * Spec: FLOW-LOCK-02, FLOW-LOCK-03.
 */
export function wayOn({ person, brand, locks, loansPlace }: AppContext): Target {
  if (!person || (locks.length === 0 && !person.guest)) return LOGIN;
  if (loansPlace && !leavesLock({ target: loansPlace, person, locks })) return { ...loansPlace, search: {} };
  const own = person.brands[0] ?? brand;
  return person.guest && own ? payment(own, person.guest.loanId) : LOGIN;
}

/** How many accounts of each brand stand in her list; what was known stays known while there is none. Spec: MENU-005. */
export function accountsIn(loans: readonly Pick<Loan, 'brand'>[] | null, known: AppContext['accounts']): AppContext['accounts'] {
  if (!loans) return known;
  const counts: Partial<Record<Brand, number>> = {};
  for (const { brand } of loans) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
}

/** Flows move by themselves: the app knows where its flow is, and whether it can be asked to let go. */
export function placeOf(context: AppContext, snapshot: AnyMachineSnapshot): Partial<AppContext> {
  const { target } = context;
  const screen = screenShown(snapshot) ?? target.screen;
  const params = { ...target.params };
  for (const name of ['brand', 'loanId']) {
    const value: unknown = snapshot.context[name];
    if (typeof value === 'string' && value !== '') params[name] = value;
  }
  const place = { ...target, screen, params };
  return {
    target: place,
    ...lastPlace(context, place),
    flowMayLeave: snapshot.can({ type: 'flow.left' }),
    flowIsLeaving: snapshot.hasTag('leaving'),
    flowIsBound: snapshot.hasTag('bound'),
  };
}
