import { ApiError } from '../contract/error.ts';
import type { SessionEnd, SessionOver } from '../contract/session.ts';
import { emitter } from './emitter.ts';
import { log } from './log.ts';
import { keepTokens, readTokens, type Tokens } from './tokens.ts';

/** What happened to the session of this page. */
export type SessionNews = { kind: 'renewed' } | { kind: 'ended'; reason: SessionOver };

export const session = emitter<SessionNews>();

let underWay: Promise<Tokens> | null = null;

/** Cognito's refusals in the specification's words (ERR-034). Anything else is not a refusal: the session may still be valid. */
function endOf(code: string): SessionEnd | null {
  if (code.startsWith('UserNotFound')) return 'userNotFound';
  if (code.startsWith('ResourceNotFound')) return 'deviceKeyNotFound';
  if (/^(NotAuthorized|PasswordResetRequired|UserNotConfirmed)/.test(code)) return 'invalidSession';
  return null;
}

async function refreshed(): Promise<Tokens> {
  const old = readTokens();
  if (!old) throw new ApiError({ kind: 'denied', call: 'refresh', message: 'nobody is signed in' });
  const { refreshWithCognito } = await import('./cognito.ts');
  try {
    const entry = await refreshWithCognito(old);
    // signed out, or in as somebody else, while the refresh was in progress: its response is void
    if (readTokens()?.refreshToken !== old.refreshToken)
      throw new ApiError({ kind: 'denied', call: 'refresh', message: 'the session has changed' });
    const fresh = keepTokens(entry, { remember: old.remember, username: old.username });
    session.emit({ kind: 'renewed' });
    return fresh;
  } catch (error) {
    if (error instanceof ApiError) {
      const reason = endOf(error.failure.code);
      if (reason) endSessionHere(reason);
    }
    throw error;
  }
}

/** Refreshes the tokens. Parallel callers share one request. Throws ApiError; a refused refresh also ends the session. Spec: FLOW-AUTH-07. */
export function refresh(): Promise<Tokens> {
  underWay ??= refreshed().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Reports that the session is over. The sign-out that follows clears the stores. */
export function endSessionHere(reason: SessionOver): void {
  log('warn', 'session.ended', { reason });
  session.emit({ kind: 'ended', reason });
}
