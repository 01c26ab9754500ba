import { fromPromise } from 'xstate';
import * as records from '../client/inFlight.ts';
import { followRemote, readRemote } from '../client/remote.ts';
import type { InFlight } from '../contract/kept.ts';

/** Writes what is about to be paid. In the tab at once, so before any POST; the copy for another device follows. Error: it is no record. Spec: quality §1.2. */
export const writeInFlight = fromPromise<void, InFlight>(async ({ input }) => {
  records.writeInFlight(input);
  followRemote({ inFlight: input });
});

/** The payment of this person whose outcome is unknown: of one loan, or the youngest. This tab's record first, then the one left by another device. */
export const readInFlight = fromPromise<InFlight | null, { profileId: string; loanId?: string }>(
  async ({ input: { profileId, loanId }, signal }) => {
    const own = records.readInFlight(profileId, loanId);
    if (own) return own;
    const left = (await readRemote(signal))?.state.inFlight ?? null;
    return left && left.profileId === profileId && (loanId === undefined || left.loanId === loanId) ? left : null;
  },
);

/** The outcome is known: forgets the record, and its copy. */
export const forgetInFlight = fromPromise<void, { profileId: string; loanId: string }>(async ({ input: { profileId, loanId } }) => {
  records.forgetInFlight(profileId, loanId);
  followRemote({ inFlight: null });
});
