import type { Answer } from '../../services/contract/index.ts';
import { NO_CODES, codesFor, forgetProblems, offered } from '../verifyCode/codes.rules.ts';
import type { Person } from '../kit/session.types.ts';
import type { VerifyCodeInput } from '../verifyCode/verifyCode.rules.ts';
import type { TrustedDeviceContext, TrustedDeviceInput, TrustedDeviceOutcome } from './trustedDevice.types.ts';

export const atStart = ({ person, settings }: TrustedDeviceInput): TrustedDeviceContext => ({
  person,
  settings,
  codes: NO_CODES,
  verifyScreen: 'VerificationMethod',
  failure: null,
  outcome: { kind: 'refused' },
});

/** Where a code can go, as the service has just said. The wrong codes count on. */
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
