import { fromCallback, fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import { keepHeld } from '../client/keepLoan.ts';
import { draftIn, followRemote, readRemote } from '../client/remote.ts';
import { settings } from '../client/settings.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { PaymentDraft } from '../contract/unfinishedPayment.ts';
import type { DraftOrdered } from './events.ts';

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

/** The draft of this loan: the tab's own, else one from another device (CONF-008). Null without one, or after a failed request. */
export const readDraft = fromPromise<PaymentDraft | null, { profileId: string; loanId: string }>(
  async ({ input: { profileId, loanId }, signal }) => {
    const own = drafts.readDraft(profileId, loanId);
    return keepHeld(own ?? draftIn(await readRemote(signal), loanId));
  },
);
