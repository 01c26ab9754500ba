import type { SignOutReason } from '../contract/enums.ts';
import type { SessionEnd } from '../contract/session.ts';
import { api } from './api.ts';
import { messageTabs } from './channel.ts';
import { claimsOf } from './claims.ts';
import { giveLoanBack } from './heldLoan.ts';
import { log } from './log.ts';
import { forgetCustomer } from './survivors.ts';
import { readTokens, type Tokens } from './tokens.ts';

/** Signing out waits this long at most for the service; the page forgets the customer in any case. */
const LEAVE_LIMIT_MS = 5_000;

/** Session errors of the service: it has no session to end any more. */
const OVER: readonly string[] = ['invalidSession', 'userNotFound', 'deviceKeyNotFound', 'missingDeviceKey'];

type Failed = (because: unknown) => void;

/** Waits for the work no longer than the limit. A token refresh that a call waits for ignores the signal. */
async function within(limitMs: number, work: (signal: AbortSignal) => Promise<unknown>, failed: Failed): Promise<void> {
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), limitMs);
  const late = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([work(stop.signal).catch(failed), late]);
  clearTimeout(limit);
}

/**
 * Ends the session at the service, waiting no longer than the limit, and only then at Cognito: a token that Cognito has revoked is no use at
 * the service. Cognito gets its sign-out in the background, also if the service fails. Failures are logged (ERR-035, ERR-036). Spec: FLOW-AUTH-10.
 */
async function endAtService(tokens: Tokens, failed: Failed): Promise<void> {
  await within(LEAVE_LIMIT_MS, (signal) => api('PUT /deviceKeyAuth', {}, { signal, keepalive: true }), failed);
  void import('./cognito.ts').then(({ signOutOfCognito }) => signOutOfCognito(tokens)).catch(failed);
}

async function left(reason: SignOutReason | SessionEnd): Promise<void> {
  log('info', 'sign-out', { reason });
  const tokens = readTokens();
  const failed = (because: unknown) => log('warn', 'sign-out failed', { reason, because });
  if (tokens && reason !== 'signedOutElsewhere') messageTabs({ type: 'signedOut', profileId: claimsOf(tokens.idToken).sub });
  const isSignedIn = tokens !== null && !OVER.includes(reason);
  // a customer who was only away goes on with the renewal after the next sign-in
  if (isSignedIn && reason !== 'sessionTimeout')
    await within(LEAVE_LIMIT_MS, (signal) => giveLoanBack({ signal, keepalive: true }), failed);
  if (isSignedIn) await endAtService(tokens, failed);
  forgetCustomer(reason);
}

let leaving: Promise<void> | null = null;

/** Signs out. Two calls at the same time sign out once (FLOW-AUTH-09). Failures are logged and change nothing (ERR-035, ERR-036). */
export function leave(reason: SignOutReason | SessionEnd): Promise<void> {
  leaving ??= left(reason).finally(() => {
    leaving = null;
  });
  return leaving;
}
