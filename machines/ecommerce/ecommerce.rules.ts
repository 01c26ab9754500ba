import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';

/** `address`: the page of the online store, checked. */
export type EcommerceInput = { loanId: string; address: string };

export type EcommerceContext = EcommerceInput & { failure: Failure | null };

/** What is stored of a hand-off: where the customer went, and whether the store says that the customer is back with success. Spec: FLOW-REFI-08. */
export const HandOff = v.object({ url: v.string(), success: v.boolean() });
export type HandOff = v.InferOutput<typeof HandOff>;

/** ms. Spec: portal §9 "wait 500 ms before the ecommerce refinance" (CONST-026). */
export const HAND_OFF_WAIT_MS = 500;

/** The loan is still there, and not paid off: another tab or the other party may have ended it. */
export const isStillOpen = ({ loanId }: Pick<EcommerceContext, 'loanId'>, { loans }: Answer<'GET /accounts'>): boolean =>
  loans.some((loan) => loan.loanId === loanId && !loan.paidOff);

/** Gives the lock of the alternate party back, so that the store can take it. Without a lock this changes nothing (CONF-018, CONF-019). */
export const releaseAsk = ({ loanId }: Pick<EcommerceContext, 'loanId'>): Ask<'POST /loanlock'> => ({
  loanId,
  value: 'delete',
  lockType: 'refinance',
});

/** What is stored once the customer is back. A hand-off from another tab is not known here. */
export const returned = (found: HandOff | null): HandOff => ({ url: found?.url ?? '', success: true });
