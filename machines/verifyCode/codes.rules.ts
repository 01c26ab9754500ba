import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Settings } from '../../services/contract/settings.ts';
import { readUsername } from '../../services/contract/username.ts';

export type { CodeMethod };

/** A method and where it sends the code; `destination` is masked: "a•••@example.com", "(•••) •••-0101". */
export type CodeWay = { method: CodeMethod; destination: string };

/** Where the service sent a code; some calls also list all methods. */
export type SentCode = CodeWay & { methods?: readonly CodeWay[] };

/**
 * What is wrong with the code that was typed:
 * - `required`, `invalid`  nothing, or not six digits: it was not sent
 * - `wrong`, `expired`     the service's CodeMismatchException and ExpiredCodeException
 * - `tooMany`              too many wrong codes: only another code helps (429 LimitExceededException)
 */
export type CodeProblem = 'required' | 'invalid' | 'wrong' | 'expired' | 'tooMany';

/** What a flow keeps of its codes. Never the code itself. */
export type Codes = {
  /** The methods on offer, without voice where the lender does not offer it (FLAG-003). Empty: not known yet. */
  ways: readonly CodeWay[];
  /** Where the last code went; null before the first. */
  sent: CodeWay | null;
  /** How many codes were sent; from the second on the screen says "another code". */
  count: number;
  /** How many wrong codes were entered, over all codes that were sent. */
  wrong: number;
  /** The pause after the last code is over. */
  mayResend: boolean;
  /** The customer sent the form without choosing a method. */
  methodMissing: boolean;
  problem: CodeProblem | null;
  /** Why a code could not be sent or confirmed, for every other reason. */
  failure: Failure | null;
};

/** The context of any chart with codes. */
export type HasCodes = { codes: Codes };

export type CodeEvent =
  /** The customer sent the form of the methods; null: none was chosen. */
  | { type: 'method.chosen'; method: CodeMethod | null }
  /** The code as it was typed, with spaces and hyphens. */
  | { type: 'code.submitted'; code: string }
  /** "Send another code." */
  | { type: 'code.resendChosen' }
  /** "Send it another way." */
  | { type: 'method.changeChosen' };

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

/** Without voice where the lender does not offer it. Spec: FLAG-003 (ROUTE-009). */
export const offered = (ways: readonly CodeWay[], settings: VoiceFlag): readonly CodeWay[] =>
  ways.filter(({ method }) => method !== 'voice' || settings.canSendVoiceMessages);

/** "a•••@example.com", "(•••) •••-0101": as the service masks them. */
function masked(kind: 'email' | 'phone', name: string): string {
  return kind === 'email' ? `${[...name][0] ?? ''}•••${name.slice(name.lastIndexOf('@'))}` : `(•••) •••-${name.slice(-4)}`;
}

/** The methods that follow from the username alone, until the service lists them. Empty for an invalid username. */
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

/** Codes for these methods, none sent yet. */
export const codesFor = (ways: readonly CodeWay[]): Codes => ({ ...NO_CODES, ways });

/** The way that was chosen; undefined when it is not on offer. */
export const chosenWay = ({ codes }: HasCodes, chosen: CodeMethod | null): CodeWay | undefined =>
  codes.ways.find(({ method }) => method === chosen);

/** The six digits of what was typed; null for anything else. Mail and text apps put spaces and hyphens into codes. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s\u00A0\u2010-\u2015-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

export const forgetProblems = ({ codes }: HasCodes): HasCodes => ({
  codes: { ...codes, methodMissing: false, problem: null, failure: null },
});

export const withMethodMissing = ({ codes }: HasCodes): HasCodes => ({ codes: { ...codes, methodMissing: true, failure: null } });

export const withCodeProblem = ({ codes }: HasCodes, typed: string): HasCodes => ({
  codes: { ...codes, failure: null, problem: typed.trim() === '' ? 'required' : 'invalid' },
});

/** A code is on its way, and the pause before the next one starts. The answer may list more methods than were known. */
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

/** No code was sent, or it is unknown. After "too many requests" the pause starts again. */
export const withSendFailure = ({ codes }: HasCodes, failure: Failure): HasCodes => ({
  codes: { ...codes, problem: null, failure, mayResend: codes.mayResend && failure.status !== TOO_MANY_REQUESTS },
});

/** Spec: the error codes of Cognito, as POST /confirmuser and the other calls return them (OPEN-029). */
function problemIn({ code, kind, status }: Failure): CodeProblem | null {
  if (code.includes('CodeMismatch')) return 'wrong';
  if (code.includes('ExpiredCode')) return 'expired';
  return kind === 'limited' || status === TOO_MANY_REQUESTS ? 'tooMany' : null;
}

/** The service did not accept the code. Where only another code helps, the customer may request it at once. */
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
