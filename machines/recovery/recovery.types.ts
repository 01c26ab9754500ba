import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { PasswordPolicy } from '../kit/passwordHints.ts';
import type { Settings } from '../kit/session.types.ts';
import type { VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';
import type { UsernameError } from '../kit/username.ts';

/** `username`: typed at Login. `search.because`: why Login led here (OPEN-005). */
export type RecoveryInput = { settings: Settings; screen: string; username: string; search: Readonly<Record<string, string>> };

/**
 * What is wrong with the new password, or its way to the service:
 * - `required`, `weak`  nothing was typed, or not all that the policy asks for (ERR-042); also the service's InvalidPasswordException
 * - `expired`           it took too long: another code is needed
 * - `unsure`            no answer came: it may be saved
 * - `maybeSaved`        no answer came, and now the key is used up: it is saved, as far as anybody can tell
 */
export type NewPasswordProblem = 'required' | 'weak' | 'expired' | 'unsure' | 'maybeSaved';

export type RecoveryContext = {
  settings: Settings;
  /** The screen that was asked for. */
  screen: string;
  /** So many wrong passwords that Login led here (FLOW-AUTH-12). */
  afterWrongPasswords: boolean;
  /** As typed; trimmed. */
  username: string;
  usernameError: UsernameError | null;
  codes: Codes;
  /** The screen that `verifyCode` begins with. */
  verifyScreen: VerifyCodeScreen;
  /** A code was taken: the key to a new password lies in its cell. */
  mayReset: boolean;
  /** Null: not known yet. */
  policy: PasswordPolicy | null;
  problem: NewPasswordProblem | null;
  /** Why the new password was not saved, for every other reason. */
  failure: Failure | null;
  outcome: RecoveryOutcome['kind'];
};

export type RecoveryEvent =
  /** ForgotPassword was sent. */
  | { type: 'name.submitted'; username: string }
  /** SecureAccount: "Reset password". */
  | { type: 'reset.chosen' }
  /** RecoveryEmail: "Enter the code". */
  | { type: 'code.entryChosen' }
  /** RecoveryEmail: another e-mail or phone number. */
  | { type: 'name.changeChosen' }
  /** ResetPassword was sent. The password lies in its cell; `meetsPolicy` false: a hint is not met. */
  | { type: 'password.submitted'; hasPassword: boolean; meetsPolicy: boolean }
  /** ResetPassword: "Get a new code". */
  | { type: 'code.newChosen' }
  /** "Back to sign in", on every screen. */
  | { type: 'login.opened' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * - `passwordReset`  Login says so, with the name filled in (FLOW-AUTH-13)
 * - `loginChosen`    nothing was changed, as far as anybody knows
 */
export type RecoveryOutcome = { kind: 'passwordReset' | 'loginChosen'; username: string };

/** What the screens show. `busy` while the service is asked. */
export type RecoveryView = Pick<RecoveryContext, 'afterWrongPasswords' | 'username' | 'usernameError' | 'codes' | 'problem' | 'failure'> & {
  busy: boolean;
  policy: PasswordPolicy;
};
