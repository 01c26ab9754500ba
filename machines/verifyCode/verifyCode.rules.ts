import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { codeIn } from '../kit/codes.rules.ts';
import type { CodeEvent, Codes } from '../kit/codes.types.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Settings } from '../kit/session.types.ts';

/** What the code is asked for. */
export type Purpose = 'registration' | 'recovery';
/** The states that are screens, by their ids. */
export type VerifyCodeScreen = 'VerificationMethod' | 'VerificationCode';

export type VerifyCodeInput = {
  purpose: Purpose;
  /** What the specification calls the two screens in this flow. */
  screenNames: ScreenNames & Readonly<Record<VerifyCodeScreen, string>>;
  /** The screen to begin with. */
  screen: VerifyCodeScreen;
  /** The sign-in name that is verified. */
  username: string;
  settings: Settings;
  codes: Codes;
};

export type VerifyCodeContext = VerifyCodeInput & { kind: VerifyCodeOutcome['kind'] };

export type VerifyCodeEvent =
  | CodeEvent
  /** "The code does not come." */
  | { type: 'code.missed' }
  /** "Back to sign in." */
  | { type: 'login.opened' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * `codes` is what is known of the codes now: given back, the step goes on where it was.
 * - `confirmed`    the service took the code, or needs none any more
 * - `unknownName`  nobody has this sign-in name (FLOW-AUTH-18)
 * - `missed`       the code does not come
 * - `left`         back to sign in
 */
export type VerifyCodeOutcome = { kind: 'confirmed' | 'unknownName' | 'missed' | 'left'; codes: Codes };

export type SendAsk = { username: string; method: CodeMethod | undefined };
export type ConfirmAsk = { username: string; verificationCode: string };

/** A refusal of the service that ends the step; all others are shown on the screen. */
type End = { code: string; kind: VerifyCodeOutcome['kind']; onlyConfirming: boolean };

const RULES: Readonly<Record<Purpose, { needsSent: boolean; missed: readonly CodeMethod[]; ends: readonly End[] }>> = {
  registration: {
    needsSent: false, // after a reload the name is known, but not where its last code went
    missed: ['email', 'text', 'voice'],
    // an earlier answer was lost, or another tab was faster: no code is needed any more
    ends: [{ code: 'InvalidParameter', kind: 'confirmed', onlyConfirming: true }],
  },
  recovery: {
    needsSent: true,
    missed: ['email'],
    ends: [{ code: 'UserNotFound', kind: 'unknownName', onlyConfirming: false }],
  },
};

export const atStart = (input: VerifyCodeInput): VerifyCodeContext => ({ ...input, kind: 'left' });

export const outcome = ({ kind, codes }: VerifyCodeContext): VerifyCodeOutcome => ({ kind, codes });

export const sendAsk = ({ username, codes }: VerifyCodeContext, event: VerifyCodeEvent): SendAsk => ({
  username,
  method: event.type === 'method.chosen' ? codes.ways.find(({ method }) => method === event.method)?.method : undefined,
});
export const resendAsk = ({ username, codes: { sent } }: VerifyCodeContext): SendAsk => ({ username, method: sent?.method });
export const confirmAsk = ({ username }: VerifyCodeContext, event: VerifyCodeEvent): ConfirmAsk => ({
  username,
  verificationCode: codeIn(event),
});

export const mayEnterCode = ({ purpose, codes }: VerifyCodeContext): boolean => codes.sent !== null || !RULES[purpose].needsSent;

/** Whether "the code does not come" leads anywhere for the way that the last code went. */
export const mayBeMissed = ({ purpose, codes: { sent } }: VerifyCodeContext): boolean =>
  sent ? RULES[purpose].missed.includes(sent.method) : !RULES[purpose].needsSent;

const endOf = ({ purpose }: VerifyCodeContext, { code }: Failure, isConfirming: boolean): End | undefined =>
  RULES[purpose].ends.find((end) => code.includes(end.code) && (isConfirming || !end.onlyConfirming));

export const endsSending = (context: VerifyCodeContext, failure: Failure): boolean => endOf(context, failure, false) !== undefined;
export const endsConfirming = (context: VerifyCodeContext, failure: Failure): boolean => endOf(context, failure, true) !== undefined;

export const withEnd = (context: VerifyCodeContext, failure: Failure): Partial<VerifyCodeContext> => ({
  kind: endOf(context, failure, true)?.kind ?? context.kind,
});
