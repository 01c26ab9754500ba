import type { Failure } from '../../services/contract/error.ts';
import type { CodeEvent, Codes } from '../kit/codes.types.ts';
import type { Person, Settings } from '../kit/session.types.ts';

export type TrustedDeviceInput = { person: Person; settings: Settings };

export type TrustedDeviceContext = TrustedDeviceInput & {
  codes: Codes;
  /** Codes that were not the one sent; the third ends the session. */
  wrongCodes: number;
  /** Why the ways, or the customer anew, could not be had. */
  failure: Failure | null;
  outcome: TrustedDeviceOutcome;
};

export type TrustedDeviceEvent =
  | CodeEvent
  /** "Continue" of the warning. */
  | { type: 'warning.confirmed' }
  /** "Is this your e-mail?" beside the code that does not come. */
  | { type: 'email.questioned' }
  /** It is: back to the code. */
  | { type: 'email.confirmed' }
  | { type: 'retry.chosen' }
  /** She gives up: without a code this device shows nothing. */
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `person` is read anew: the device is trusted. `refused`: given up, too many tries, or forbidden by the service. */
export type TrustedDeviceOutcome = { kind: 'trusted'; person: Person } | { kind: 'refused' };
