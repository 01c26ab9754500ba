import type { AppContext, EndReason } from './app.types.ts';
import { leavesLock, nobodyServesTheUser } from '../guards/guards.rules.ts';
import { LOGIN, payment } from '../kit/places.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';

/** What Login says after each end of a session. */
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

const GUEST_LEFT: LoginNotice = { kind: 'guestLeft' };

/** After these the next sign-in does not return to the last screen: the customer chose to leave it. */
const CHOSEN_ENDS: readonly EndReason[] = ['sideBarButton', 'reviewPayment', 'signedOutElsewhere'];

/** ROUTE-002: the address of Login says that the customer has signed out. */
const SIGNED_OUT: Target = { ...LOGIN, search: { signedOut: 'true' } };

export const withPerson = (person: Person): Partial<AppContext> => ({
  person,
  known: { brands: person.brands, availableProviders: person.availableProviders },
});

export const placeToReturn = (target: Target | null, profileId: string | null): AppContext['returnTo'] => target && { target, profileId };

/** During a detour `next` is the screen that the customer returns to, and not one to open now. */
const isOnDetour = ({ verdict }: AppContext): boolean => verdict?.kind === 'detour';

/** There is a screen to open when the running flow, or the session, has ended. */
export const hasNext = (context: AppContext): boolean => context.next !== null && !isOnDetour(context);

/** After a sign-out the portal is still closed: the service is down, or none of the customer's brands is available. Spec: GUARD-013, GUARD-014. */
export const isClosed = ({ verdict, known }: Pick<AppContext, 'verdict' | 'known'>): boolean =>
  verdict?.kind === 'maintenance' || nobodyServesTheUser({ person: null, known });

/** Forgets the customer, but keeps the last screen for a sign-in of the same customer, unless the customer chose to leave it. */
export function ended(context: AppContext, reason: EndReason): Partial<AppContext> {
  const isGuest = context.person?.guest != null;
  const loginNotice = context.loginNotice ?? (isGuest && reason === 'reviewPayment' ? GUEST_LEFT : LOGIN_NOTICES[reason]) ?? null;
  const isLeft = CHOSEN_ENDS.includes(reason) || isGuest;
  return {
    person: null,
    accounts: null,
    loansPlace: null,
    menuFor: null,
    locks: [],
    verdict: null,
    statusMessage: context.verdict?.kind === 'maintenance' ? context.verdict.message : '',
    endReason: null,
    notice: null,
    flowMayLeave: false,
    flowIsLeaving: false,
    flowIsBound: false,
    target: (hasNext(context) && context.next) || (loginNotice?.kind === 'signedOut' || loginNotice === GUEST_LEFT ? SIGNED_OUT : LOGIN),
    next: null,
    loginNotice,
    returnTo: isLeft ? null : placeToReturn((isOnDetour(context) && context.next) || context.target, context.person?.profileId ?? null),
  };
}

/** After a sign-in: the last screen if it was of the same customer, otherwise the front page. */
export function signedIn(
  { returnTo: place }: AppContext,
  { person, remember }: { person: Person; remember: boolean },
): Partial<AppContext> {
  const isOwn = place !== null && (place.profileId === null || place.profileId === person.profileId);
  return { ...withPerson(person), username: '', remember, target: isOwn ? place.target : LOGIN, returnTo: null, loginNotice: null };
}

/**
 * The screen after one that leads nowhere else: a locked tab returns to its flow, all others to the root, which opens the front page.
 * Spec: FLOW-LOCK-02, FLOW-LOCK-03.
 */
export function wayOn({ person, brand, locks, loansPlace }: AppContext): Target {
  if (!person || (locks.length === 0 && !person.guest)) return LOGIN;
  if (loansPlace && !leavesLock({ target: loansPlace, person, locks })) return { ...loansPlace, search: {} };
  const own = person.brands[0] ?? brand;
  return person.guest && own ? payment(own, person.guest.loanId) : LOGIN;
}
