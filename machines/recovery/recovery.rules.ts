import * as v from 'valibot';
import { CODE_METHODS } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { PasswordPolicy } from '../kit/passwordHints.ts';
import type { Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { usernameError, type UsernameError } from '../kit/username.ts';
import { NO_CODES, codesFor, forgetProblems, waysOfName, type Codes } from '../verifyCode/codes.rules.ts';
import type { VerifyCodeInput, VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `username`: as typed at Login. `search.because`: why Login led here (OPEN-005). */
export type RecoveryInput = { settings: Settings; screen: string; username: string; search: Readonly<Record<string, string>> };

/**
 * Why the new password is not saved:
 * - `required`, `weak`  nothing typed, or the policy is not met (ERR-042); also the service's InvalidPasswordException
 * - `expired`           it took too long: another code is needed
 * - `unsure`            the response was lost: it may be saved
 * - `maybeSaved`        the response was lost, and now the reset key is used up: it is most likely saved
 */
export type NewPasswordProblem = 'required' | 'weak' | 'expired' | 'unsure' | 'maybeSaved';

export type RecoveryContext = {
  settings: Settings;
  /** The screen that the address or Login opened. */
  screen: string;
  /** Login led here after too many wrong passwords (FLOW-AUTH-12). */
  afterWrongPasswords: boolean;
  /** As typed; trimmed. */
  username: string;
  usernameError: UsernameError | null;
  codes: Codes;
  /** The screen that `verifyCode` opens first. */
  verifyScreen: VerifyCodeScreen;
  /** The code was accepted: the client holds the key for one new password. */
  mayReset: boolean;
  /** Null: not known yet. */
  policy: PasswordPolicy | null;
  problem: NewPasswordProblem | null;
  /** Why the new password was not saved, for every other reason. */
  failure: Failure | null;
  outcome: RecoveryOutcome['kind'];
};

/** The form of the new password; the password itself is in no event. `meetsPolicy` false: a hint is not met. */
type PasswordForm = { hasPassword: boolean; meetsPolicy: boolean };

export type RecoveryEvent =
  /** ForgotPassword: the form. */
  | { type: 'name.submitted'; username: string }
  /** SecureAccount: "Reset password". */
  | { type: 'reset.chosen' }
  /** RecoveryEmail: "Enter the code". */
  | { type: 'code.entryChosen' }
  /** RecoveryEmail: another email or phone number. */
  | { type: 'name.changeChosen' }
  /** ResetPassword: the form. */
  | ({ type: 'password.submitted' } & PasswordForm)
  /** ResetPassword: "Get a new code". */
  | { type: 'code.newChosen' }
  /** "Back to sign in", on every screen. */
  | { type: 'login.opened' }
  | RouteEvent;

/**
 * - `passwordReset`  Login says so, with the username filled in (FLOW-AUTH-13)
 * - `loginChosen`    nothing changed, as far as is known
 */
export type RecoveryOutcome = { kind: 'passwordReset' | 'loginChosen'; username: string };

/** What survives a reload: the username, and where the last code went (masked). Never a password, a code or a key. */
export const Draft = v.object({
  username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  sent: v.nullable(v.object({ method: v.picklist(CODE_METHODS), destination: v.pipe(v.string(), v.maxLength(254)) })),
});
type Draft = v.InferOutput<typeof Draft>;

type Update = Partial<RecoveryContext>;

export const atStart = ({ settings, screen, username, search }: RecoveryInput): RecoveryContext => ({
  settings,
  screen,
  afterWrongPasswords: search['because'] === 'wrongPasswords',
  username,
  usernameError: null,
  codes: codesFor(waysOfName(username, settings)),
  verifyScreen: 'VerificationMethod',
  mayReset: false,
  policy: null,
  problem: null,
  failure: null,
  outcome: 'loginChosen',
});

/** After a reload. A draft of another username than Login passes on is ignored. */
export function restored({ username, settings }: RecoveryContext, draft: Draft | null): Update {
  if (!draft || (username !== '' && username !== draft.username)) return {};
  const codes = codesFor(waysOfName(draft.username, settings));
  return { username: draft.username, codes: draft.sent ? { ...codes, sent: draft.sent, count: 1, mayResend: true } : codes };
}

export const draftOf = ({ username, codes: { sent } }: RecoveryContext): Draft => ({ username, sent });

/** The form as it was sent. Codes of another username are dropped. */
export function withName({ username: before, codes, settings }: RecoveryContext, typed: string): Update {
  const username = typed.trim();
  const wrong = usernameError(username);
  return {
    username,
    usernameError: wrong,
    codes: username === before ? codes : wrong ? NO_CODES : codesFor(waysOfName(username, settings)),
  };
}

export const knowsName = ({ username }: RecoveryContext): boolean => usernameError(username) === null;

/** In the form that the service expects: a phone number as its ten digits (RULE-005). */
const plainName = ({ username }: RecoveryContext): string => {
  const name = readUsername(username);
  return name.kind === 'none' ? username : name.username;
};

export const verifyAsk = (context: RecoveryContext): VerifyCodeInput => ({
  purpose: 'recovery',
  screenNames: { VerificationMethod: 'ForgotPasswordVerificationMethod', VerificationCode: 'ForgotPasswordVerificationCode' },
  screen: context.verifyScreen,
  username: plainName(context),
  settings: context.settings,
  ...forgetProblems(context),
});
export const setAsk = (context: RecoveryContext) => ({ username: plainName(context) });

/** The code was accepted, and works only once. */
export const withKey = ({ codes }: RecoveryContext): Update => ({
  mayReset: true,
  codes: codesFor(codes.ways),
  problem: null,
  failure: null,
});

export const wentByEmail = ({ codes: { sent } }: RecoveryContext): boolean => sent?.method === 'email';

export const passwordIsRight = ({ hasPassword, meetsPolicy }: PasswordForm): boolean => hasPassword && meetsPolicy;

/** Spec: ERR-042. */
export const withPasswordProblem = ({ problem }: RecoveryContext, { hasPassword }: PasswordForm): Update => ({
  problem: hasPassword ? 'weak' : problem === 'unsure' ? problem : 'required',
  failure: null,
});

const MAY_BE_DONE: readonly Failure['kind'][] = ['unknown', 'aborted'];

/** The new password was not saved, or it is unknown. After a lost response a used-up key means that it was. */
export function withRefusal({ problem: before }: RecoveryContext, failure: Failure): Update {
  const wasLost = before === 'unsure';
  if (failure.code.includes('InvalidPassword')) return { problem: 'weak', failure: null };
  if (failure.code.includes('ExpiredCode')) return { problem: wasLost ? 'maybeSaved' : 'expired', failure: null };
  if (MAY_BE_DONE.includes(failure.kind)) return { problem: 'unsure', failure: null };
  return { problem: wasLost ? before : null, failure };
}
