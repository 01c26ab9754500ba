import type { Failure } from '../../services/contract/error.ts';
import type { PasswordPolicy } from '../../services/contract/password.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `username` and `remember`: from Login. `search.shortCode`: the referral that led here (FLOW-AUTH-17). */
export type RegistrationInput = {
  settings: Settings;
  screen: string;
  username: string;
  remember: boolean;
  search: Readonly<Record<string, string>>;
};

/** `taken`: the service's UsernameExistsException. Spec: portal §5 "Messages" (ERR-042). */
export type NameError = 'required' | 'invalid' | 'taken';
/** `weak`: the service's InvalidPasswordException (ERR-042). */
export type NewPasswordError = 'required' | 'weak';

/** A card that a guest has just used in this tab, by its last four digits. Spec: CONF-010. */
export type GuestCard = { id: string; type: string; lastFour: string };

export type RegistrationContext = {
  settings: Settings;
  screen: string;
  /** As typed; trimmed. */
  username: string;
  remember: boolean;
  /** Empty: an ordinary registration, without a referral. */
  shortCode: string;
  policy: PasswordPolicy | null;
  guestCards: readonly GuestCard[];
  /** The customer wants the guest's card in the new profile. */
  keepCards: boolean;
  nameError: NameError | null;
  passwordError: NewPasswordError | null;
  /** The username whose registration got no response; empty when every one did. */
  lost: string;
  /** The service has this username, not verified as far as is known: codes can be sent. */
  registered: boolean;
  /** The code was accepted. */
  verified: boolean;
  /** As `verifyCode` last ended; while it runs it has its own. */
  codes: Codes;
  /** The screen that `verifyCode` opens first. */
  verifyScreen: VerifyCodeScreen;
  failure: Failure | null;
  person: Person | null;
  outcome: RegistrationOutcome['kind'];
};

/** The form; the password itself is in no event. */
export type RegistrationForm = { username: string; hasPassword: boolean; keepCards: boolean };

export type RegistrationEvent =
  /** Register: the form. */
  | ({ type: 'register.submitted' } & RegistrationForm)
  /** VerifyWarning: "Get a code". */
  | { type: 'verification.chosen' }
  /** VerifyEmail: the form. */
  | { type: 'name.confirmed'; username: string }
  /** VerifyConfirm: "Continue". */
  | { type: 'continue.chosen' }
  /** VerifyEmail: "Back to the code". */
  | { type: 'code.returned' }
  /** "Back to sign in". */
  | { type: 'login.opened' }
  /** The username is taken: reset its password. */
  | { type: 'recovery.chosen' }
  | RouteEvent;

/**
 * - `verified`      the username is verified, and the new password has signed the customer in
 * - `verifiedOnly`  the username is verified, but the password is no longer in memory: Login asks for it
 * - `loginChosen`   back to sign in
 * - `recoverChosen` the username is taken, and the customer wants to reset its password
 */
export type RegistrationOutcome =
  { kind: 'verified'; person: Person; remember: boolean } | { kind: 'verifiedOnly' | 'loginChosen' | 'recoverChosen'; username: string };
