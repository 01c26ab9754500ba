import { fromCallback, fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import { readInFlight } from '../client/inFlight.ts';
import { keepHeld } from '../client/keepLoan.ts';
import { draftIn, followRemote, inFlightIn, readRemote } from '../client/remote.ts';
import { settings } from '../client/settings.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { StoredReceipt } from '../contract/receipt.ts';
import type { InFlight, PaymentDraft } from '../contract/unfinishedPayment.ts';
import type { DraftOrdered } from './events.ts';
import { readReceipt } from './receipts.ts';

/**
 * Keeps the last draft it gets: a moment (`persistDebounceMs`) after the last change, at once when the page is hidden or the state left. Also
 * with the service, for another device. Spec: portal §9 "Persistence debounce" (CONST-046, STORE-001).
 */
export const keepDraft = fromCallback<DraftOrdered, { profileId: string }>(({ input: { profileId }, receive }) => {
  let waiting: PaymentDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    // a flow that ends with the session must not leave a draft behind
    if (!waiting || whoIsHere()?.profileId !== profileId) return;
    const draft = drafts.keepDraft(profileId, waiting);
    waiting = null;
    if (draft) followRemote({ draft });
  };
  receive(({ draft }) => {
    waiting = draft;
    clearTimeout(timer);
    timer = setTimeout(keep, settings().persistDebounceMs);
  });
  globalThis.addEventListener?.('pagehide', keep);
  return () => {
    globalThis.removeEventListener?.('pagehide', keep);
    keep();
  };
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
