import type { PaymentDraft } from '../contract/unfinishedPayment.ts';
import { watchForUse } from './activity.ts';
import { api } from './api.ts';
import { heldLoan } from './heldLoan.ts';
import { log } from './log.ts';

/** The lender ends a lock after 30 minutes (ours, locks.ts of the sandbox): it is renewed well before. */
const RENEW_EVERY_MS = 10 * 60_000;

/** Loans that this page has given back: their draft may still say that they are held. */
const released = new Set<string>();
let renewedLoanId = '';
let renewedAt = 0;
let stop = (): void => {};

/** The customer has given the loan back: it is not locked again from here. Say so before the request. */
export const noteReleased = (loanId: string): void => void released.add(loanId);

/**
 * Renews the loan's lock while the customer is active, at any step of the renewal, if the draft says that the customer holds it. A customer who is away
 * for longer than the lock lasts loses it: the lender then refuses the payment, and the terms say who has the lock. `lockedAt`: ms since 1970; 0 when it is
 * not known. Spec: alternateParty-5.
 */
export function keepLoanHeld(loanId: string, lockedAt = Date.now()): void {
  released.delete(loanId);
  stop();
  renewedLoanId = loanId;
  renewedAt = lockedAt;
  stop = watchForUse(() => {
    if (heldLoan() !== loanId || released.has(loanId)) return;
    if (Date.now() - renewedAt < RENEW_EVERY_MS) return;
    renewedAt = Date.now();
    api('POST /loanlock', { loanId, value: true, lockType: 'refinance' }).catch((because: unknown) =>
      log('warn', 'lock not renewed', { because }),
    );
  });
}

/** The same for a draft that this tab or another device has left: after a reload the lock is still the customer's. */
export function keepHeld(draft: PaymentDraft | null): PaymentDraft | null {
  if (draft?.holdsLock && renewedLoanId !== draft.loanId) keepLoanHeld(draft.loanId, 0);
  return draft;
}
