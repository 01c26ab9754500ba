import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { readCode, type CodeEvent, type Codes } from './codes.rules.ts';
import { RULES, WRONG_CODES, type Call, type End } from './verifyCode.purposes.ts';

/** The flow that needs the code. */
export type Purpose = 'registration' | 'recovery' | 'trustedDevice' | 'updateUser' | 'partyCode';
/** The ids of the states that are screens. */
export type VerifyCodeScreen = 'VerificationMethod' | 'VerificationCode';

/** The other party of a loan, who gets the code and passes it on to the customer. */
export type Party = {
  name: string;
  customerId: string;
  loanId: string;
  /** Who asks for the code, as the message names the customer. */
  requesterName: string;
  /** The store of the loan, for a code that does not help; empty where none is known. */
  storePhoneNumber: string;
};

export type VerifyCodeInput = {
  purpose: Purpose;
  /** What the specification calls the two screens in this flow. */
  screenNames: ScreenNames & Readonly<Record<VerifyCodeScreen, string>>;
  /** The screen that opens first. */
  screen: VerifyCodeScreen;
  /** The username that is verified; empty where it is the device. */
  username: string;
  /** Only where the code goes to somebody else. */
  party?: Party;
  settings: Settings;
  codes: Codes;
  /** There is one method and nothing to choose: the code is sent at once. */
  sendsAtOnce?: boolean;
};

export type VerifyCodeContext = VerifyCodeInput & {
  kind: VerifyCodeOutcome['kind'];
  /** The method of the next code; null before the customer has chosen one. */
  chosen: CodeMethod | null;
  /** The error of the service that ended the step. */
  endFailure: Failure | null;
  person: Person | null;
  /** Why the person could not be loaded after the code was confirmed. */
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
  /** The person is loaded again. */
  | { type: 'retry.chosen' }
  | RouteEvent;

/**
 * `codes`: pass them in again, and the step continues where it stopped.
 * - `confirmed`    the service accepted the code, or no longer needs one
 * - `unknownName`  no account has this username (FLOW-AUTH-18)
 * - `taken`        another customer signs in with this username
 * - `anotherName`  the customer wants another username
 * - `refused`      the service sends no code, or too many codes were wrong (FLOW-AUTH-15)
 * - `missed`       the code did not arrive
 * - `left`         back to sign in, or canceled
 *
 * `person` is loaded after a code that changes what is known of the customer. `failure`: the service's error that ended the step.
 */
export type VerifyCodeOutcome = {
  kind: 'confirmed' | 'unknownName' | 'taken' | 'anotherName' | 'refused' | 'missed' | 'left';
  codes: Codes;
  person: Person | null;
  failure: Failure | null;
};

export type SendAsk = { username: string; method: CodeMethod | undefined; party?: Party };
export type ConfirmAsk = { username: string; verificationCode: string; party?: Party };

export const atStart = (input: VerifyCodeInput): VerifyCodeContext => ({
  ...input,
  kind: 'left',
  chosen: input.sendsAtOnce ? (input.codes.ways[0]?.method ?? null) : null, // by the only method
  endFailure: null,
  person: null,
  personFailure: null,
});

export const outcome = ({ kind, codes, person, endFailure }: VerifyCodeContext): VerifyCodeOutcome => ({
  kind,
  codes,
  person,
  failure: endFailure,
});

const whose = ({ username, party }: VerifyCodeContext) => ({ username, ...(party && { party }) });

export const sendAsk = (context: VerifyCodeContext): SendAsk => ({ ...whose(context), method: context.chosen ?? undefined });
export const resendAsk = (context: VerifyCodeContext): SendAsk => ({ ...whose(context), method: context.codes.sent?.method });
/** `typed`: six digits, with spaces and hyphens. */
export const confirmAsk = (context: VerifyCodeContext, typed: string): ConfirmAsk => ({
  ...whose(context),
  verificationCode: readCode(typed) ?? '',
});

export const mayEnterCode = ({ purpose, codes }: VerifyCodeContext): boolean => codes.sent !== null || !RULES[purpose].needsSent;

/** Whether the flow has a screen for a code that did not arrive by this method. */
export const mayBeMissed = ({ purpose, codes: { sent } }: VerifyCodeContext): boolean =>
  sent ? RULES[purpose].missed.includes(sent.method) : !RULES[purpose].needsSent;

/** How many wrong codes are left before the session ends; null before the first and where it does not end. */
export const triesLeft = ({ purpose, codes: { wrong } }: VerifyCodeContext): number | null =>
  purpose === 'trustedDevice' && wrong > 0 ? Math.max(0, WRONG_CODES - wrong) : null;

/** No usable response: the service may have accepted the code. */
export const mustCheck = ({ purpose }: VerifyCodeContext, { kind }: Failure): boolean => RULES[purpose].checks && kind === 'unknown';
export const readsPerson = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].reads !== null;
export const personAsk = ({ purpose }: VerifyCodeContext): { renewed: boolean } => RULES[purpose].reads ?? { renewed: false };
export const mayLeaveUnread = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].mayLeaveUnread;
export const mayChangeName = ({ purpose }: VerifyCodeContext): boolean => RULES[purpose].mayChangeName;

export const endOf = ({ purpose, codes }: VerifyCodeContext, failure: Failure, call: Call): End | null =>
  RULES[purpose].ends.find(({ calls, is }) => calls.includes(call) && is(failure, codes)) ?? null;

export const withEnd = (context: VerifyCodeContext, failure: Failure, call: Call): Partial<VerifyCodeContext> => ({
  kind: endOf(context, failure, call)?.kind ?? context.kind,
  endFailure: failure,
});
