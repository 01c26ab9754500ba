import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';

export type { CodeMethod };

/** A way a code can go; `destination` is masked: "a•••@example.com", "(•••) •••-0101". */
export type CodeWay = { method: CodeMethod; destination: string };

/** Where a code went, as the service says; some calls also say every way that would have been possible. */
export type SentCode = CodeWay & { methods?: readonly CodeWay[] };

/**
 * What is wrong with the code that was typed:
 * - `required`, `invalid`  nothing, or no six digits, was typed: it was not sent
 * - `wrong`, `expired`     the service's CodeMismatchException and ExpiredCodeException
 * - `tooMany`              too many wrong ones: only another code helps (429 LimitExceededException)
 */
export type CodeProblem = 'required' | 'invalid' | 'wrong' | 'expired' | 'tooMany';

/** What a flow with a code keeps under `codes` in its context. The code itself is kept nowhere. */
export type Codes = {
  /** Ways on offer, already without voice where the lender does not speak (FLAG-003). Empty: not known yet. */
  ways: readonly CodeWay[];
  /** Where the last code went; null before the first. */
  sent: CodeWay | null;
  /** How many codes were sent: says "another code was sent" from the second on. */
  count: number;
  /** How many codes were not the one that was sent, of whichever code. */
  wrong: number;
  /** The pause after the last code is over. */
  mayResend: boolean;
  /** The form of the ways was sent without one of them. */
  methodMissing: boolean;
  problem: CodeProblem | null;
  /** Why a code could not be sent or taken, for every other reason. */
  failure: Failure | null;
};

/** Any flow with a code: its context has at least this. */
export type HasCodes = { codes: Codes };

export type CodeEvent =
  /** The form of the ways was sent; null: none was chosen. */
  | { type: 'method.chosen'; method: CodeMethod | null }
  /** The code as it was typed: spaces and hyphens do no harm. */
  | { type: 'code.submitted'; code: string }
  /** "Send another code." */
  | { type: 'code.resendChosen' }
  /** "Send it another way." */
  | { type: 'method.changeChosen' };
