import { fromPromise } from 'xstate';
import * as records from '../client/inFlight.ts';
import { followRemote } from '../client/remote.ts';
import type { InFlight } from '../contract/unfinishedPayment.ts';

/** Writes what is about to be paid. In the tab at once, so before any POST; the copy for another device follows. Error: it is no record. Spec: quality §1.2. */
export const writeInFlight = fromPromise<void, InFlight>(async ({ input }) => {
  records.writeInFlight(input);
  followRemote({ inFlight: input });
});

/** The outcome is known: forgets the record, and its copy. */
export const forgetInFlight = fromPromise<void, Pick<InFlight, 'profileId' | 'loanId' | 'flow'>>(async ({ input }) => {
  records.forgetInFlight(input.profileId, input.loanId, input.flow);
  followRemote({ inFlight: null });
});
