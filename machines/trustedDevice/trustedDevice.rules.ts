import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { NO_CODES, codesFor, offered } from '../kit/codes.rules.ts';
import type { Person } from '../kit/session.types.ts';
import type { TrustedDeviceContext, TrustedDeviceInput, TrustedDeviceOutcome } from './trustedDevice.types.ts';

/** Wrong codes until the session ends. Ours: the service itself takes five of one code (FLOW-AUTH-15). */
export const WRONG_CODES = 3;

const FORBIDDEN: readonly number[] = [403, 423];
const TOO_MANY_REQUESTS = 429;

export const atStart = ({ person, settings }: TrustedDeviceInput): TrustedDeviceContext => ({
  person,
  settings,
  codes: NO_CODES,
  wrongCodes: 0,
  failure: null,
  outcome: { kind: 'refused' },
});

/** Where a code can go, as the service has just said. */
export const withWays = (
  { settings }: TrustedDeviceContext,
  { methods }: Answer<'GET /checktrusteddevice'>,
): Partial<TrustedDeviceContext> => ({ codes: codesFor(offered(methods, settings)), failure: null });

export const trusted = (person: Person): TrustedDeviceOutcome => ({ kind: 'trusted', person });

const isMismatch = ({ code }: Failure): boolean => code.includes('CodeMismatch');

export const triesLeft = ({ wrongCodes }: Pick<TrustedDeviceContext, 'wrongCodes'>): number => Math.max(0, WRONG_CODES - wrongCodes);
export const wasWrong = (failure: Failure): boolean => isMismatch(failure);
/** The last of the wrong codes, or the service takes no more. */
export const wasLast = (context: TrustedDeviceContext, failure: Failure): boolean =>
  failure.status === TOO_MANY_REQUESTS || (isMismatch(failure) && triesLeft(context) <= 1);
/** The service will send this customer no code at all. */
export const isForbidden = ({ status }: Failure): boolean => FORBIDDEN.includes(status);
/** No usable answer: the code may have been taken. */
export const isUnclear = ({ kind }: Failure): boolean => kind === 'unknown';
