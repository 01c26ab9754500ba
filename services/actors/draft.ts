import { fromCallback, fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import { readInFlight } from '../client/inFlight.ts';
import { keepHeld } from '../client/keepLoan.ts';
import { draftIn, inFlightIn, readRemote } from '../client/remote.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { StoredReceipt } from '../contract/receipt.ts';
import type { InFlight, PaymentDraft } from '../contract/unfinishedPayment.ts';
import type { DraftOrdered } from './events.ts';
import { keepLast } from './keepLast.ts';
import { readReceipt } from './receipts.ts';
import { storeDraft } from './storeDraft.ts';

/** Keeps the last draft it gets, also with the service, for another device. Spec: STORE-001, CONF-008. */
export const keepDraft = fromCallback<DraftOrdered, { profileId: string }>(({ input: { profileId }, receive }) => {
  const keeper = keepLast<PaymentDraft>((last) => {
    // a flow that ends with the session must not leave a draft behind
    if (whoIsHere()?.profileId !== profileId) return;
    storeDraft(profileId, last);
  });
  receive(({ draft }) => keeper.take(draft));
  return keeper.stop;
});

export type Left = { draft: PaymentDraft | null; inFlight: InFlight | null; receipt: StoredReceipt | null };

/**
 * What was left of a payment of this loan: its draft, the payment whose outcome is unknown, and the receipt. The first two are the tab's own, else
 * from another device (CONF-008), which one request reads for both. Without a response only the tab's own.
 */
export const readLeft = fromPromise<Left, { profileId: string; loanId: string }>(async ({ input: { profileId, loanId }, signal }) => {
  const draft = drafts.readDraft(profileId, loanId);
  const inFlight = readInFlight(profileId, loanId);
  const receipt = readReceipt(profileId, loanId);
  if (draft && inFlight) return { draft: keepHeld(draft), inFlight, receipt };
  const remote = await readRemote(signal);
  return { draft: keepHeld(draft ?? draftIn(remote, loanId)), inFlight: inFlight ?? inFlightIn(remote, { profileId, loanId }), receipt };
});
