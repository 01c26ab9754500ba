import type { SignOutReason } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { usernameError, type UsernameError } from '../kit/username.ts';

/**
 * The notice above the form of Login:
 * - `signedOut`        the customer signed out (ROUTE-002)
 * - `guestLeft`        a guest left the payment, before or after paying: the guest has no password to sign in with
 * - `termsDeclined`    the customer did not agree to the terms of the account (OPEN-003)
 * - `timedOut`         the idle limit ended the session (FLOW-IDLE-04)
 * - `sessionEnded`     the session ended for this reason (ERR-034)
 * - `linkExpired`      "This link has expired. Log in to continue." (OPEN-042)
 * - `linkFailed`       the link failed; `failure` says why; "log in to continue" (ERR-044)
 * - `deviceNotTrusted` the customer did not verify a new device (FLOW-AUTH-15)
 * - `logInToContinue`  the customer left a locked flow, or the screen needs a sign-in (GUARD-011)
 * - `passwordReset`    the password has just changed (FLOW-AUTH-13)
 * - `verified`         the username has just been verified (FLOW-AUTH-02)
 * - `profileLocked`    only customer service can unlock the profile (OPEN-016)
 */
export type LoginNotice =
  | {
      kind:
        | 'signedOut'
        | 'guestLeft'
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

/** `username` and `remember`: the initial values of the form. */
export type SignInInput = { settings: Settings; username: string; remember: boolean; notice: LoginNotice | null };

export type SignInContext = SignInInput & {
  usernameError: UsernameError | null;
  passwordError: 'required' | null;
  /** Why the last attempt failed; its texts are the service's own (ERR-033). */
  failure: Failure | null;
  /** Wrong passwords in a row for this username. Spec: OPEN-005. */
  wrongPasswords: number;
  /** Null until the flow ends. */
  outcome: SignInOutcome | null;
};

/** The form; the password itself is in no event. */
export type SignInForm = { username: string; hasPassword: boolean; remember: boolean };

export type SignInEvent =
  | ({ type: 'login.submitted' } & SignInForm)
  /** "Forgot your password?", with the username typed so far. */
  | { type: 'recovery.chosen'; username: string }
  /** "Create a sign-in", with the username typed so far. */
  | { type: 'register.chosen'; username: string }
  /** "Contact us", when the profile is locked. */
  | { type: 'help.chosen' }
  | RouteEvent;

/**
 * - `signedIn`        `remember`: the choice for this device (FLOW-AUTH-05)
 * - `registerChosen`  the customer has no sign-in yet
 * - `recoverChosen`   the customer has forgotten the password
 * - `wrongPasswords`  too many wrong passwords in a row: reset it (FLOW-AUTH-12, OPEN-005)
 * - `notConfirmed`    the password is correct, but the username is not verified (FLOW-AUTH-03)
 * - `mustReset`       the service requires a new password first (FLOW-AUTH-04)
 * - `helpChosen`      the profile is locked: only customer service can help (OPEN-016)
 */
export type SignInOutcome =
  | { kind: 'signedIn'; person: Person; remember: boolean }
  | { kind: 'registerChosen' | 'recoverChosen' | 'wrongPasswords' | 'mustReset'; username: string }
  | { kind: 'notConfirmed'; username: string; remember: boolean }
  | { kind: 'helpChosen' };

const TOO_MANY_REQUESTS = 429;

export const formIsRight = ({ username, hasPassword }: SignInForm): boolean => usernameError(username) === null && hasPassword;

/** The form as it was sent, with its errors. The count of wrong passwords belongs to one username (OPEN-005). */
export const withForm = (context: SignInContext, { username, hasPassword, remember }: SignInForm): Partial<SignInContext> => ({
  username: username.trim(),
  remember,
  usernameError: usernameError(username),
  passwordError: hasPassword ? null : 'required',
  wrongPasswords: username.trim() === context.username ? context.wrongPasswords : 0,
  failure: null,
});

/** The service's codes. Spec: calls §8 "Sign-in and session" (FLOW-AUTH-03, -04). */
export const isNotConfirmed = ({ code }: Failure): boolean => code.includes('UserNotConfirmedException');
export const mustReset = ({ code }: Failure): boolean => code.includes('PasswordResetRequired');
export const isWrongPassword = ({ code }: Failure): boolean => code.includes('NotAuthorized');
export const isUnknownUser = ({ code }: Failure): boolean => code.includes('UserNotFound');
/** Spec: OPEN-016 (FLAG-010). */
export const isLocked = ({ code }: Failure): boolean => code.includes('ProfileLocked');

export const isLimited = (failure: Failure | null): boolean => failure?.kind === 'limited' || failure?.status === TOO_MANY_REQUESTS;

/** One more wrong password reaches the limit. Spec: FLOW-AUTH-12 (OPEN-005). */
export const isOnceTooOften = ({ wrongPasswords, settings }: SignInContext): boolean =>
  wrongPasswords + 1 >= settings.wrongPasswordRedirectCount;

/** Throws when the flow ends without an outcome. */
export function outcome({ outcome: how }: SignInContext): SignInOutcome {
  if (!how) throw new Error('signIn ended without an outcome');
  return how;
}
