import * as drafts from '../client/drafts.ts';
import { followRemote } from '../client/remote.ts';
import type { PaymentDraft } from '../contract/unfinishedPayment.ts';

/** Stores the draft of a payment in this tab, and a copy for another device; neither, if it does not fit. Spec: STORE-001, CONF-008. */
export function storeDraft(profileId: string, draft: PaymentDraft): void {
  const stored = drafts.keepDraft(profileId, draft);
  if (stored) followRemote({ draft: stored });
}
