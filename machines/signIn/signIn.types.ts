import type { Failure } from '../../services/contract/error.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { UsernameError } from '../kit/username.ts';

/**
 * What Login says above the form:
 * - `signedOut`       the customer signed out herself (ROUTE-002)
 * - `termsDeclined`   the customer did not agree to the terms of the account (OPEN-003)
 * - `timedOut`        nobody was there until the idle limit (FLOW-IDLE-04)
 * - `sessionEnded`    the session is over for the reason told (ERR-034)
 * - `linkExpired`     "This link has expired. Log in to continue." (OPEN-042)
 * - `linkFailed`      the link could not be used; `failure` says more; "log in to continue" (ERR-044)
 * - `deviceNotTrusted` no right code was entered on a device that is new (FLOW-AUTH-15)
 * - `logInToContinue` a locked flow was left, or a screen needs a sign-in (GUARD-011)
 * - `passwordReset`   the password was just changed: sign in with the new one (FLOW-AUTH-13)
 * - `verified`        the name was just confirmed: sign in with it (FLOW-AUTH-02)
 * - `profileLocked`   nobody gets in until customer service has been called (OPEN-016)
 */
export type LoginNotice =
  | {
      kind:
        | 'signedOut'
        | 'timedOut'
        | 'linkExpired'
        | 'logInToContinue'
        | 'passwordReset'
        | 'verified'
        | 'profileLocked'
        | 'deviceNotTrusted'
        | 'termsDeclined';
    }
  | { kind: 'sessionEnded'; reason: SessionEnd | Extract<SignOutReason, 'networkError'> }
  | { kind: 'linkFailed'; failure: Failure };

/** `username` and `remember`: what the form begins with. */
export type SignInInput = { settings: Settings; username: string; remember: boolean; notice: LoginNotice | null };

export type PasswordError = 'required';

export type SignInContext = SignInInput & {
  usernameError: UsernameError | null;
  passwordError: PasswordError | null;
  /** Why the last try failed; its texts are the service's own words (ERR-033). */
  failure: Failure | null;
  /** Wrong passwords in a row for this username. Spec: OPEN-005. */
  wrongPasswords: number;
  /** How it ended; null while it has not. */
  outcome: SignInOutcome | null;
};

/** What Login shows. `busy` while the service is asked. */
export type SignInView = Pick<SignInContext, 'notice' | 'username' | 'remember' | 'usernameError' | 'passwordError' | 'failure'> & {
  busy: boolean;
  /** Too many tries in a minute: waiting helps, trying does not. */
  limited: boolean;
};

export type SignInEvent =
  /** The form was sent. The password lies in its cell and never in an event. */
  | { type: 'login.submitted'; username: string; hasPassword: boolean; remember: boolean }
  /** "Forgot your password?", with the name typed so far. */
  | { type: 'recovery.chosen'; username: string }
  /** "Create a sign-in", with the name typed so far. */
  | { type: 'register.chosen'; username: string }
  /** "Contact us", when the profile is locked. */
  | { type: 'help.chosen' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * - `signedIn`        `remember`: what she chose for this device (FLOW-AUTH-05)
 * - `registerChosen`  she has no sign-in yet
 * - `recoverChosen`   she has forgotten her password
 * - `wrongPasswords`  so many in a row that it is to be reset (FLOW-AUTH-12, OPEN-005)
 * - `notConfirmed`    nobody has confirmed yet that the name is hers; the password was right (FLOW-AUTH-03)
 * - `mustReset`       the service wants a new password first (FLOW-AUTH-04)
 * - `helpChosen`      her profile is locked: only customer service can help (OPEN-016)
 */
export type SignInOutcome =
  | { kind: 'signedIn'; person: Person; remember: boolean }
  | { kind: 'registerChosen' | 'recoverChosen' | 'wrongPasswords' | 'mustReset'; username: string }
  | { kind: 'notConfirmed'; username: string; remember: boolean }
  | { kind: 'helpChosen' };
