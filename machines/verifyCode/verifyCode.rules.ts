import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { codeIn } from './codes.rules.ts';
import type { CodeEvent, Codes } from './codes.types.ts';
import { RULES, WRONG_CODES, type Call, type End } from './verifyCode.purposes.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Person, Settings } from '../kit/session.types.ts';

/** What the code is asked for. */
export type Purpose = 'registration' | 'recovery' | 'trustedDevice' | 'updateUser';
/** The states that are screens, by their ids. */
export type VerifyCodeScreen = 'VerificationMethod' | 'VerificationCode';

export type VerifyCodeInput = {
  purpose: Purpose;
  /** What the specification calls the two screens in this flow. */
  screenNames: ScreenNames & Readonly<Record<VerifyCodeScreen, string>>;
  /** The screen to begin with. */
  screen: VerifyCodeScreen;
  /** The sign-in name that is verified; empty where it is the device. */
  username: string;
  settings: Settings;
  codes: Codes;
  /** There is one way, and it needs no choice: the code is sent at once. */
  sendsAtOnce?: boolean;
};

export type VerifyCodeContext = VerifyCodeInput & {
  kind: VerifyCodeOutcome['kind'];
  person: Person | null;
  /** Why the person could not be read after the code was taken. */
  personFailure: Failure | null;
};

export type VerifyCodeEvent =
  | CodeEvent
  /** "The code does not come." */
  | { type: 'code.missed' }
  /** "Enter something else." */
  | { type: 'name.changeChosen' }
  /** "Back to sign in." */
  | { type: 'login.opened' }
  /** The customer gives up. */
  | { type: 'flow.left' }
  /** The person is read again. */
  | { type: 'retry.chosen' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * `codes` is what is known of the codes now: given back, the step goes on where it was.
 * - `confirmed`    the service took the code, or needs none any more
 * - `unknownName`  nobody has this sign-in name (FLOW-AUTH-18)
 * - `taken`        somebody else signs in by this name
 * - `anotherName`  the customer wants another name
 * - `refused`      the service sends no code, or too many codes were wrong (FLOW-AUTH-15)
 * - `missed`       the code does not come
 * - `left`         back to sign in, or given up
 *
 * `person` is read after a code that changes what is known of the customer.
 */
export type VerifyCodeOutcome = {
  kind: 'confirmed' | 'unknownName' | 'taken' | 'anotherName' | 'refused' | 'missed' | 'left';
  codes: Codes;
  person: Person | null;
};

export type SendAsk = { username: string; method: CodeMethod | undefined };
export type ConfirmAsk = { username: string; verificationCode: string };

export const atStart = (input: VerifyCodeInput): VerifyCodeContext => ({ ...input, kind: 'left', person: null, personFailure: null });

export const outcome = ({ kind, codes, person }: VerifyCodeContext): VerifyCodeOutcome => ({ kind, codes, person });

export const sendAsk = ({ username, codes }: VerifyCodeContext, event: VerifyCodeEvent): SendAsk => ({
  username,
  // at once: by the only way
  method: event.type === 'method.chosen' ? codes.ways.find(({ method }) => method === event.method)?.method : codes.ways[0]?.method,
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

/** Wrong codes that may still follow, once there was one and where it matters. */
export const triesLeft = ({ purpose, codes: { wrong } }: VerifyCodeContext): number | null =>
  purpose === 'trustedDevice' && wrong > 0 ? Math.max(0, WRONG_CODES - wrong) : null;

/** No usable answer: the code may have been taken. */
export const mustCheck = ({ purpose }: VerifyCodeContext, { kind }: Failure): boolean => RULES[purpose].checks && kind === 'unknown';
export const readsPerson = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].reads !== null;
export const personAsk = ({ purpose }: VerifyCodeContext): { renewed: boolean } => RULES[purpose].reads ?? { renewed: false };
export const mayLeaveUnread = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].mayLeaveUnread;
export const mayChangeName = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].mayChangeName;

export const endOf = ({ purpose, codes }: VerifyCodeContext, failure: Failure, call: Call): End | null =>
  RULES[purpose].ends.find(({ calls, is }) => calls.includes(call) && is(failure, codes)) ?? null;

export const withEnd = (context: VerifyCodeContext, failure: Failure, call: Call): Partial<VerifyCodeContext> => ({
  kind: endOf(context, failure, call)?.kind ?? context.kind,
});
