import type { Failure } from '../../services/contract/error.ts';
import type { PasswordPolicy } from '../../services/contract/password.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `username` and `remember`: from Login. `search.shortCode`: the share that brought them (FLOW-AUTH-17). */
export type RegistrationInput = {
  settings: Settings;
  screen: string;
  username: string;
  remember: boolean;
  search: Readonly<Record<string, string>>;
};

/** What stands by the name. `taken`: the service's UsernameExistsException. Spec: portal §5 "Messages" (ERR-042). */
export type NameError = 'required' | 'invalid' | 'taken';
/** `weak`: the service's InvalidPasswordException (ERR-042). */
export type NewPasswordError = 'required' | 'weak';

/** A card that a guest of this page has just used, by its last four digits. Spec: CONF-010. */
export type GuestCard = { id: string; type: string; lastFour: string };

export type RegistrationContext = {
  settings: Settings;
  screen: string;
  /** As typed; trimmed. */
  username: string;
  remember: boolean;
  /** Empty: nobody has shared anything, this is an ordinary registration. */
  shortCode: string;
  policy: PasswordPolicy | null;
  guestCards: readonly GuestCard[];
  /** She wants the guest's card in her new profile. */
  keepCards: boolean;
  nameError: NameError | null;
  passwordError: NewPasswordError | null;
  /** The name whose registration was sent and never answered; empty when every one was. */
  lost: string;
  /** The name is known to the service, and not verified as far as we know: codes may be sent. */
  registered: boolean;
  /** The code was taken. */
  verified: boolean;
  /** As they stood when `verifyCode` last ended; while it runs they are its own. */
  codes: Codes;
  /** The screen that `verifyCode` begins with. */
  verifyScreen: VerifyCodeScreen;
  failure: Failure | null;
  person: Person | null;
  outcome: RegistrationOutcome['kind'];
};

export type RegistrationEvent =
  /** The form was sent. The password lies in its cell and never in an event. */
  | { type: 'register.submitted'; username: string; hasPassword: boolean; keepCards: boolean }
  /** VerifyWarning: "Get a code". */
  | { type: 'verification.chosen' }
  /** VerifyEmail was sent. */
  | { type: 'name.confirmed'; username: string }
  /** VerifyConfirm: "Continue". */
  | { type: 'continue.chosen' }
  /** VerifyEmail: "Back to the code". */
  | { type: 'code.returned' }
  /** She has a sign-in already. */
  | { type: 'login.opened' }
  /** The name exists: she has forgotten the password. */
  | { type: 'recovery.chosen' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * - `verified`      the name is hers, and the password that was just chosen has signed her in
 * - `verifiedOnly`  the name is hers; the password is not at hand: she signs in
 * - `loginChosen`   back to sign in
 * - `recoverChosen` the name exists already, and she wants a new password for it
 */
export type RegistrationOutcome =
  { kind: 'verified'; person: Person; remember: boolean } | { kind: 'verifiedOnly' | 'loginChosen' | 'recoverChosen'; username: string };

/** What the screens of registration show. `busy` while the service is asked. */
export type RegistrationView = Pick<
  RegistrationContext,
  'username' | 'guestCards' | 'keepCards' | 'nameError' | 'passwordError' | 'failure'
> & {
  busy: boolean;
  /** Until the service has said its own, the specification's. */
  policy: PasswordPolicy;
  /** Comes by a share of referral rewards. */
  isReferred: boolean;
  /** The answer to a registration was lost, and nobody knows yet what became of it. */
  isUnsure: boolean;
  kindOfName: 'email' | 'phone' | 'none';
};
