import type { Failure } from '../../services/contract/error.ts';
import type { Settings } from '../../services/contract/settings.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { CodeProblem, Codes, CodeWay, HasCodes, SentCode } from './codes.types.ts';

/** ms between two codes. Ours: the service allows five in ten minutes. */
export const RESEND_PAUSE_MS = 30_000;

const TOO_MANY_REQUESTS = 429;

/** Before anything is known. */
export const NO_CODES: Codes = {
  ways: [],
  sent: null,
  count: 0,
  wrong: 0,
  mayResend: false,
  methodMissing: false,
  problem: null,
  failure: null,
};

type VoiceFlag = Pick<Settings, 'canSendVoiceMessages'>;

/** Without voice where the lender does not speak. Spec: FLAG-003 (ROUTE-009). */
export const offered = (ways: readonly CodeWay[], settings: VoiceFlag): readonly CodeWay[] =>
  ways.filter(({ method }) => method !== 'voice' || settings.canSendVoiceMessages);

/** "a•••@example.com", "(•••) •••-0101": as the service masks them. */
function masked(kind: 'email' | 'phone', name: string): string {
  return kind === 'email' ? `${[...name][0] ?? ''}•••${name.slice(name.lastIndexOf('@'))}` : `(•••) •••-${name.slice(-4)}`;
}

/** The ways that a sign-in name has by itself, before the service has told any. Empty for what is no name. */
export function waysOfName(username: string, settings: VoiceFlag): readonly CodeWay[] {
  const name = readUsername(username);
  if (name.kind === 'none') return [];
  const destination = masked(name.kind, name.username);
  if (name.kind === 'email') return [{ method: 'email', destination }];
  return offered(
    [
      { method: 'text', destination },
      { method: 'voice', destination },
    ],
    settings,
  );
}

/** Codes for these ways, none sent yet. */
export const codesFor = (ways: readonly CodeWay[]): Codes => ({ ...NO_CODES, ways });

type Heard = { type: string };

/** The way that was chosen, when it is on offer. */
export const chosenWay = ({ codes }: HasCodes, event: Heard): CodeWay | undefined =>
  'method' in event ? codes.ways.find(({ method }) => method === event.method) : undefined;

/** Six digits of what was typed, null when it is no code. Mail and text programs put spaces and hyphens into codes. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s\u00A0\u2010-\u2015-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

const typedCode = (event: Heard): string => ('code' in event && typeof event.code === 'string' ? event.code : '');

export const codeIsRight = (event: Heard): boolean => readCode(typedCode(event)) !== null;

/** The code of a form that was right; empty for any other event. */
export const codeIn = (event: Heard): string => readCode(typedCode(event)) ?? '';

export const forgetProblems = ({ codes }: HasCodes): HasCodes => ({
  codes: { ...codes, methodMissing: false, problem: null, failure: null },
});

export const withMethodMissing = ({ codes }: HasCodes): HasCodes => ({ codes: { ...codes, methodMissing: true, failure: null } });

export const withCodeProblem = ({ codes }: HasCodes, event: Heard): HasCodes => ({
  codes: { ...codes, failure: null, problem: typedCode(event).trim() === '' ? 'required' : 'invalid' },
});

/** A code is on its way; the pause before another begins. The service may say more ways than were known. */
export const withSent = ({ codes }: HasCodes, { method, destination, methods }: SentCode, settings: VoiceFlag): HasCodes => ({
  codes: {
    ...NO_CODES,
    ways: methods && methods.length > 0 ? offered(methods, settings) : codes.ways,
    sent: { method, destination },
    count: codes.count + 1,
    wrong: codes.wrong,
  },
});

export const withPauseOver = ({ codes }: HasCodes): HasCodes => ({ codes: { ...codes, mayResend: true } });

/** No code went out, or nobody knows. After "too many" the pause begins anew. */
export const withSendFailure = ({ codes }: HasCodes, failure: Failure): HasCodes => ({
  codes: { ...codes, problem: null, failure, mayResend: codes.mayResend && failure.status !== TOO_MANY_REQUESTS },
});

/** Spec: the codes of Cognito's kind, as POST /confirmuser and its like give them (OPEN-029). */
function problemIn({ code, kind, status }: Failure): CodeProblem | null {
  if (code.includes('CodeMismatch')) return 'wrong';
  if (code.includes('ExpiredCode')) return 'expired';
  return kind === 'limited' || status === TOO_MANY_REQUESTS ? 'tooMany' : null;
}

/** The code was not taken. Where only another one helps, it may be asked for at once. */
export function withRefusal({ codes }: HasCodes, failure: Failure): HasCodes {
  const problem = problemIn(failure);
  const needsAnother = problem === 'expired' || problem === 'tooMany';
  return {
    codes: {
      ...codes,
      problem,
      failure: problem ? null : failure,
      wrong: codes.wrong + (problem === 'wrong' ? 1 : 0),
      mayResend: codes.mayResend || needsAnother,
    },
  };
}
