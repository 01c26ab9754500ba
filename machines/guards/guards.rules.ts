import type { Failure } from '../../services/contract/error.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import { whoOf } from '../flows.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { HOME, LOGIN, TERMS_CONSENT, TRUSTED_DEVICE, UNMATCHED, brandOf, dashboard } from '../kit/places.ts';
import { bareName } from '../kit/routeNames.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';
import type { GuardsContext, GuardsInput, Verdict } from './guards.types.ts';

/** The parts of a deep link. It is used once and must not stay in the address. */
const LINK_PARTS: readonly string[] = ['profileId', 'signature', 'expiration', 'path', 'guest', 'flowLock', 'deepLinkFlow'];

/** Flows that need no sign-in, and those that are for visitors only. Spec: portal §6 "Visitor" (ROLE-001). */
const isOpen = ({ flow }: Target): boolean => ['everybody', 'visitors'].includes(whoOf(flow));
const isForVisitors = ({ flow }: Target): boolean => whoOf(flow) === 'visitors';

/** Screens of open flows for signed-in customers: what they load needs a token. Spec: calls §6. */
const SIGNED_IN_SCREENS: readonly string[] = ['StoreDetails'];

export const needsSignIn = (target: Target): boolean => !isOpen(target) || SIGNED_IN_SCREENS.includes(target.screen);

/** Screens below a brand, except the terms and disclosures, which need no sign-in. Spec: portal §2 "Brand-prefixed loans flow". */
export const isLoansRoute = (target: Target): boolean => needsSignIn(target) && brandOf(target) !== null;

/** What a signed-in customer must do first, in this order; afterwards the requested screen opens. */
const DETOURS: readonly { through: Target; isDue: (person: Person) => boolean }[] = [
  { through: TRUSTED_DEVICE, isDue: ({ trusted }) => !trusted }, // FLOW-AUTH-15: the service refuses everything else
  { through: TERMS_CONSENT, isDue: ({ termsPending }) => termsPending },
];

const detourOf = (person: Person | null): Target | null =>
  person && !person.guest ? (DETOURS.find(({ isDue }) => isDue(person))?.through ?? null) : null;
const isDetour = ({ flow }: Target): boolean => DETOURS.some(({ through }) => through.flow === flow);

export const withoutLink = (target: Target): Target => ({
  ...target,
  search: Object.fromEntries(Object.entries(target.search).filter(([name]) => !LINK_PARTS.includes(name))),
});

/** The root for a signed-in customer: Home, or the Dashboard of the only brand. Spec: CONF-022. */
export function landing(person: Person): Target {
  const [brand, ...others] = person.brands;
  return brand && others.length === 0 && person.availableProviders.includes(brand) ? dashboard(brand) : HOME;
}

/** Guard 1. */
export const isUnmatched = ({ target }: GuardsInput): boolean => target.screen === UNMATCHED;
export const underPreviousBrand = ({ target, previousBrand }: GuardsInput): Target | null =>
  previousBrand && bareName(target.params['name'] ?? '', previousBrand);

/** Guard 2. Spec: portal §2 guard 2; OPEN-035 for a customer who is signed in already. */
type Asked = Pick<GuardsInput, 'target'>;
const isLink = ({ target }: Asked): boolean => (target.search['profileId'] ?? '') !== '' && needsSignIn(target);
export const isLinkToEnter = (input: GuardsInput): boolean => isLink(input) && !input.person;
export const isSigned = ({ target }: Asked): boolean => (target.search['signature'] ?? '') !== '';
export const isLinkOfOther = (input: GuardsInput): boolean =>
  isLink(input) && input.person !== null && input.person.profileId !== input.target.search['profileId'];
/** Each guest link has a session of its own, so that a newer one is not another customer's. Spec: quality §3 "signature links". */
export const replacesGuest = (input: GuardsInput): boolean =>
  isLink(input) && Boolean(input.person?.guest) && (isLinkOfOther(input) || leavesLock(input));
export const asksForLock = ({ target }: GuardsInput): boolean => target.search['flowLock'] === 'true';
export const lockFor = ({ target }: GuardsInput) => ({ flow: target.flow });

export const linkAsk = ({ target: { search } }: Asked) => ({
  profileId: search['profileId'] ?? '',
  signature: search['signature'] ?? '',
  expiration: search['expiration'] ?? '',
  path: search['path'] ?? '',
  guestPayment: search['guest'] === 'true',
});
/** The sign-in request of a signed link. Null for any other address. */
export const signedLinkAsk = (target: Target) => (isLink({ target }) && isSigned({ target }) ? linkAsk({ target }) : null);
export const deviceAsk = ({ target: { search, flow } }: GuardsInput) => ({
  profileId: search['profileId'] ?? '',
  deepLinkFlow: search['deepLinkFlow'] ?? flow,
});

/** The service cannot be reached: the same link may still be valid. */
export const mayAskAgain = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'unknown' || kind === 'limited' || kind === 'aborted';
export const mustResetPassword = ({ code }: Failure): boolean => code.includes('PasswordResetRequired');

/** The session errors of calls §8 by the service's code (ERR-034). */
const SESSION_ERRORS: readonly [RegExp, SessionEnd][] = [
  [/UserNotFound/, 'userNotFound'],
  [/Missing ?DeviceKey/i, 'missingDeviceKey'],
  [/Device ?Key ?Not ?Found|ResourceNotFound/i, 'deviceKeyNotFound'],
  [/Invalid ?Session|NotAuthorized/i, 'invalidSession'],
];

/** What Login says after a link that failed. Spec: OPEN-042 for a signature, ERR-034 for a device. */
export function linkNotice(input: GuardsInput, failure: Failure): LoginNotice {
  if (isSigned(input)) return { kind: 'linkExpired' };
  const known = SESSION_ERRORS.find(([pattern]) => pattern.test(failure.code));
  return known ? { kind: 'sessionEnded', reason: known[1] } : { kind: 'linkFailed', failure };
}

/**
 * Guard 3. A locked tab opens its flow, the steps that are due before it, and the screens that need no sign-in. A guest opens one loan only.
 * The root, Register and ForgotPassword redirect a signed-in customer, so they leave the lock too. Spec: FLOW-LOCK-02, -03.
 */
export const leavesLock = ({ target, person, locks }: Pick<GuardsInput, 'target' | 'person' | 'locks'>): boolean => {
  const guest = person?.guest ?? null;
  if (locks.length === 0 && guest === null) return false;
  if (isForVisitors(target)) return true;
  if (!needsSignIn(target) || detourOf(person)?.flow === target.flow) return false;
  const isOfGuest = guest === null || (guest.loanId === target.params['loanId'] && guest.flow === target.flow);
  return (locks.length > 0 && !locks.includes(target.flow)) || !isOfGuest;
};

/** Guard 5. */
export const nobodyServesTheUser = ({ person, known }: Pick<GuardsInput, 'person' | 'known'>): boolean =>
  !person && known.brands.length > 0 && known.availableProviders.length === 0;
export function brandIsClosed({ person, target }: GuardsInput): boolean {
  const brand = isLoansRoute(target) ? brandOf(target) : null;
  return brand !== null && person !== null && !brandIsOpen(brand, person);
}

/** After the five guards: a visitor needs a sign-in, or a signed-in customer opens the front page. Spec: ROLE-001, CONF-022. */
export const mustSignIn = ({ target, person }: GuardsInput): boolean => !person && needsSignIn(target);
export const isAtFrontDoor = ({ target, person }: Requested): boolean =>
  person !== null && (isForVisitors(target) || isDetour(target)) && detourOf(person)?.flow !== target.flow;

type Requested = Pick<GuardsInput, 'target' | 'person'>;

/** Another step is due before the target. The flow of that step can be opened, at any screen. */
export const mustDetour = ({ target, person }: Requested): boolean => {
  const through = needsSignIn(target) || isForVisitors(target) ? detourOf(person) : null;
  return through !== null && through.flow !== target.flow;
};
/** After a detour that was not the first one due comes the root, which checks what else is due. */
export const sentThrough = ({ target, person }: Requested): Verdict => ({
  kind: 'detour',
  through: detourOf(person) ?? target,
  afterwards: isDetour(target) ? LOGIN : target,
});

/** The screen for an unknown path when no brand is known. Spec: CONF-027. */
export const frontDoor = LOGIN;

export const admitted = ({ target, notice }: Pick<GuardsContext, 'target' | 'notice'>): Verdict => ({ kind: 'enter', target, notice });

export const sentToLogin = ({ target }: GuardsInput): Verdict => ({ kind: 'login', notice: { kind: 'logInToContinue' }, returnTo: target });

/** The brand is not available: Home, with a notice. */
export const homeInstead = ({ target }: Requested): Pick<GuardsContext, 'target' | 'notice'> => {
  const brand = brandOf(target);
  return { target: HOME, notice: brand && { kind: 'brandUnavailable', brand } };
};

export const frontPage = ({ target, person }: Requested): Target => (person ? landing(person) : target);

export const linkRefused = (input: GuardsInput, failure: Failure): Verdict => ({
  kind: 'login',
  notice: linkNotice(input, failure),
  returnTo: withoutLink(input.target),
});

export const guestEnds = ({ target }: GuardsInput): Verdict => ({ kind: 'guestEnds', target });
export const otherProfile = ({ target }: GuardsInput): Verdict => ({ kind: 'otherProfile', target });
export const sentToSecureAccount = ({ target }: GuardsInput): Verdict => ({ kind: 'secureAccount', returnTo: withoutLink(target) });
export const noNetwork = (failure: Failure): Verdict => ({ kind: 'noNetwork', failure });
