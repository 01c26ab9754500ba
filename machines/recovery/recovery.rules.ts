import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import { NO_CODES, codesFor, forgetProblems, waysOfName } from '../verifyCode/codes.rules.ts';
import { usernameError } from '../kit/username.ts';
import type { VerifyCodeInput } from '../verifyCode/verifyCode.rules.ts';
import type { RecoveryDraft } from './recovery.draft.ts';
import type { NewPasswordProblem, RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryOutcome } from './recovery.types.ts';

type Kept = Partial<RecoveryContext>;

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

/** After a reload: whose code it was, and where it went. Another name than was typed since is not hers any more. */
export function restored({ username, settings }: RecoveryContext, draft: RecoveryDraft | null): Kept {
  if (!draft || (username !== '' && username !== draft.username)) return {};
  const codes = codesFor(waysOfName(draft.username, settings));
  return { username: draft.username, codes: draft.sent ? { ...codes, sent: draft.sent, count: 1, mayResend: true } : codes };
}

export const draftOf = ({ username, codes: { sent } }: RecoveryContext): RecoveryDraft => ({ username, sent });

/** What was typed, and what is wrong with it; nothing else known of another name is kept. */
export function formOf({ username: before, codes, settings }: RecoveryContext, event: RecoveryEvent): Kept {
  if (event.type !== 'name.submitted') return {};
  const username = event.username.trim();
  const wrong = usernameError(username);
  return {
    username,
    usernameError: wrong,
    codes: username === before ? codes : wrong ? NO_CODES : codesFor(waysOfName(username, settings)),
  };
}

export const nameIsRight = (event: RecoveryEvent): boolean => event.type === 'name.submitted' && usernameError(event.username) === null;
export const knowsName = ({ username }: RecoveryContext): boolean => usernameError(username) === null;

/** As the service is told it: a phone as its ten digits (RULE-005). */
const asked = ({ username }: RecoveryContext): string => {
  const name = readUsername(username);
  return name.kind === 'none' ? username : name.username;
};

export const verifyAsk = (context: RecoveryContext): VerifyCodeInput => ({
  purpose: 'recovery',
  screenNames: { VerificationMethod: 'ForgotPasswordVerificationMethod', VerificationCode: 'ForgotPasswordVerificationCode' },
  screen: context.verifyScreen,
  username: asked(context),
  settings: context.settings,
  ...forgetProblems(context),
});
export const setAsk = (context: RecoveryContext) => ({ username: asked(context) });

/** The code was taken, and is good for nothing more. */
export const withKey = ({ codes }: RecoveryContext): Kept => ({
  mayReset: true,
  codes: codesFor(codes.ways),
  problem: null,
  failure: null,
});
/** The key is of no use any more: the way begins with another code. */
export const withoutKey = (): Kept => ({ mayReset: false, problem: null, failure: null });

export const wentByEmail = ({ codes: { sent } }: RecoveryContext): boolean => sent?.method === 'email';

export const passwordIsRight = (event: RecoveryEvent): boolean =>
  event.type === 'password.submitted' && event.hasPassword && event.meetsPolicy;

/** Spec: ERR-042. */
export const withPasswordProblem = ({ problem }: RecoveryContext, event: RecoveryEvent): Kept => {
  if (event.type !== 'password.submitted') return {};
  const typed: NewPasswordProblem = event.hasPassword ? 'weak' : 'required';
  return { problem: problem === 'unsure' && !event.hasPassword ? problem : typed, failure: null };
};

const MAY_BE_DONE: readonly Failure['kind'][] = ['unknown', 'aborted'];

/** What became of the new password. Once an answer was lost, a used-up key means that it had been taken. */
export function refused({ problem: before }: RecoveryContext, failure: Failure): Kept {
  const wasLost = before === 'unsure';
  if (failure.code.includes('InvalidPassword')) return { problem: 'weak', failure: null };
  if (failure.code.includes('ExpiredCode')) return { problem: wasLost ? 'maybeSaved' : 'expired', failure: null };
  if (MAY_BE_DONE.includes(failure.kind)) return { problem: 'unsure', failure: null };
  return { problem: wasLost ? before : null, failure };
}

export const outcome = ({ outcome: kind, username }: RecoveryContext): RecoveryOutcome => ({ kind, username });
