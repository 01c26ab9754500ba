import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { NO_CODES, codesFor, forgetProblems, offered, type Codes } from '../verifyCode/codes.rules.ts';
import type { VerifyCodeInput, VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

export type TrustedDeviceInput = { person: Person; settings: Settings };

export type TrustedDeviceContext = TrustedDeviceInput & {
  codes: Codes;
  /** The screen that `verifyCode` opens first. */
  verifyScreen: VerifyCodeScreen;
  /** Why the methods, or the person, could not be loaded. */
  failure: Failure | null;
  outcome: TrustedDeviceOutcome;
};

export type TrustedDeviceEvent =
  /** "Continue" of the warning. */
  | { type: 'warning.confirmed' }
  /** The email address is correct: back to the code. */
  | { type: 'email.confirmed' }
  /** "Choose another way." */
  | { type: 'method.changeChosen' }
  | { type: 'retry.chosen' }
  /** "Cancel and sign out." */
  | { type: 'flow.left' }
  | RouteEvent;

/** `trusted`: `person` was loaded again. `refused`: canceled, too many wrong codes, or the service sends no code. */
export type TrustedDeviceOutcome = { kind: 'trusted'; person: Person } | { kind: 'refused' };

export const atStart = ({ person, settings }: TrustedDeviceInput): TrustedDeviceContext => ({
  person,
  settings,
  codes: NO_CODES,
  verifyScreen: 'VerificationMethod',
  failure: null,
  outcome: { kind: 'refused' },
});

/** The methods that the service lists. The count of wrong codes continues. */
export const withWays = (
  { settings, codes: { wrong } }: TrustedDeviceContext,
  { methods }: Answer<'GET /checktrusteddevice'>,
): Partial<TrustedDeviceContext> => ({ codes: { ...codesFor(offered(methods, settings)), wrong }, failure: null });

export const outcomeOf = (person: Person | null): TrustedDeviceOutcome => (person ? { kind: 'trusted', person } : { kind: 'refused' });

export const verifyAsk = (context: TrustedDeviceContext): VerifyCodeInput => ({
  purpose: 'trustedDevice',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'VerificationCode' },
  screen: context.verifyScreen,
  username: '',
  settings: context.settings,
  ...forgetProblems(context),
});
