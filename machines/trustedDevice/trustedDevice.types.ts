import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

export type TrustedDeviceInput = { person: Person; settings: Settings };

export type TrustedDeviceContext = TrustedDeviceInput & {
  codes: Codes;
  /** The screen of the code that is asked for. */
  verifyScreen: VerifyCodeScreen;
  /** Why the ways, or the customer anew, could not be had. */
  failure: Failure | null;
  outcome: TrustedDeviceOutcome;
};

export type TrustedDeviceEvent =
  /** "Continue" of the warning. */
  | { type: 'warning.confirmed' }
  /** The e-mail is the right one: back to the code. */
  | { type: 'email.confirmed' }
  /** "Choose another way." */
  | { type: 'method.changeChosen' }
  | { type: 'retry.chosen' }
  /** She gives up: without a code this device shows nothing. */
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `person` is read anew: the device is trusted. `refused`: given up, too many tries, or forbidden by the service. */
export type TrustedDeviceOutcome = { kind: 'trusted'; person: Person } | { kind: 'refused' };
