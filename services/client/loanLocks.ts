import * as v from 'valibot';
import { LOCK_TYPES } from '../contract/enums.ts';
import type { Ask } from '../contract/index.ts';
import { api } from './api.ts';
import { readInFlight } from './inFlight.ts';
import { LOAN_LOCK_PREFIX } from './keys.ts';
import { forgetText, keepText, keptKeys, readParsed } from './storage.ts';
import { whoIsHere } from './tokens.ts';

/**
 * Loans that this tab has locked against their other party: kept over a reload, so that a sign-out can give back what the flow could not.
 * Spec: CONF-018.
 */
const Held = v.object({ profileId: v.string(), lockType: v.picklist(LOCK_TYPES) });

/** To be called before the lock is asked for: an answer that is lost must not leave a lock that nobody knows of. */
export function keepLoanLock({ loanId, lockType }: Pick<Ask<'POST /loanlock'>, 'loanId' | 'lockType'>): void {
  keepText('session', LOAN_LOCK_PREFIX + loanId, JSON.stringify({ profileId: whoIsHere()?.profileId ?? '', lockType }));
}

/** Given back, somebody else's, or kept on purpose after a payment. */
export const forgetLoanLock = (loanId: string): void => forgetText('session', LOAN_LOCK_PREFIX + loanId);

/** Gives back every lock of this person but that of a loan whose payment may be under way. Giving back what one does not have is done already (CONF-019). Throws ApiError. */
export async function releaseLoanLocks(signal: AbortSignal): Promise<void> {
  const profileId = whoIsHere()?.profileId ?? '';
  const release = async (key: string) => {
    const held = readParsed('session', key, Held);
    const loanId = key.slice(LOAN_LOCK_PREFIX.length);
    if (held?.profileId !== profileId || readInFlight(profileId, loanId)) return;
    await api('POST /loanlock', { loanId, lockType: held.lockType, value: 'delete' }, { signal, keepalive: true });
    forgetLoanLock(loanId);
  };
  await Promise.all(
    keptKeys('session')
      .filter((key) => key.startsWith(LOAN_LOCK_PREFIX))
      .map(release),
  );
}
