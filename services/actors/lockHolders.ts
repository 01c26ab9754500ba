import { fromPromise } from 'xstate';
import type { Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/** loanId -> the name of the other person who holds its lock, perhaps empty. A loan that nobody else holds is left out. */
export type LockHolders = Readonly<Record<string, string>>;

/** GET /loanlock names one holder for all its loans, so each loan has its own request. */
type LoanAsk = { loanId: string } & Omit<Ask<'GET /loanlock'>, 'loanIds'>;

/** Who else holds the locks of these loans. A request that fails counts as "nobody". Never fails, and sends nothing without loans. Spec: CALL-005. */
export const readLockHolders = fromPromise<LockHolders, readonly LoanAsk[]>(async ({ input, signal }) => {
  const held: Record<string, string> = {};
  const asked = input.map(async ({ loanId, ...ask }) => {
    const { alreadyLocked, lockedByName } = await sendCall('GET /loanlock', { loanIds: [loanId], ...ask }, signal);
    if (alreadyLocked) held[loanId] = lockedByName;
  });
  await Promise.allSettled(asked);
  return held;
});
