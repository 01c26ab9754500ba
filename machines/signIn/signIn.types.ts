import type { Failure } from '../../services/contract/error.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import type { Person, Settings } from '../kit/session.types.ts';

/**
 * What Login says above the form:
 * - `signedOut`       the customer signed out herself (ROUTE-002)
 * - `timedOut`        nobody was there until the idle limit (FLOW-IDLE-04)
 * - `sessionEnded`    the session is over for the reason told (ERR-034)
 * - `linkExpired`     "This link has expired. Log in to continue." (OPEN-042)
 * - `linkFailed`      the link could not be used; `failure` says more; "log in to continue" (ERR-044)
 * - `logInToContinue` a locked flow was left, or a screen needs a sign-in (GUARD-011)
 */
export type LoginNotice =
  | { kind: 'signedOut' | 'timedOut' | 'linkExpired' | 'logInToContinue' }
  | { kind: 'sessionEnded'; reason: SessionEnd }
  | { kind: 'linkFailed'; failure: Failure };

export type SignInInput = { settings: Settings; screen: string; notice: LoginNotice | null };

/** Which message of the specification stands by the field. Spec: portal §5 "Messages" (ERR-042). */
export type UsernameError = 'required' | 'invalid' | 'emailNotFound' | 'phoneNotFound';
export type PasswordError = 'required';

export type SignInContext = SignInInput & {
  username: string;
  remember: boolean;
  usernameError: UsernameError | null;
  passwordError: PasswordError | null;
  /** Why the last try failed; its texts are the service's own words (ERR-033). */
  failure: Failure | null;
  /** Wrong passwords in a row for this username. Spec: OPEN-005. */
  wrongPasswords: number;
  person: Person | null;
};

/** What the sign-in screens show. `busy` while the service is asked. */
export type SignInView = Pick<SignInContext, 'notice' | 'username' | 'remember' | 'usernameError' | 'passwordError' | 'failure'> & {
  busy: boolean;
  /** Too many tries in a minute: waiting helps, trying does not. */
  limited: boolean;
  /** So many wrong passwords that help is offered (OPEN-005). */
  offersHelp: boolean;
};

export type SignInEvent =
  /** The form was sent. The password lies in its cell and never in an event. */
  | { type: 'login.submitted'; username: string; hasPassword: boolean; remember: boolean }
  /** "Back to sign in" of VerifyWarning and SecureAccount. */
  | { type: 'login.opened' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `remember`: what she chose for this device (FLOW-AUTH-05). */
export type SignInOutcome = { kind: 'signedIn'; person: Person; remember: boolean };
