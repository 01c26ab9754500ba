import { fromPromise } from 'xstate';
import type { Made } from '../client/appReview.ts';

/** Comes after a payment: the payment itself does without it (quality §7). */
const counts = () => import('../client/appReview.ts');

/** Counts a payment; the page for a review, or null. Error: the file could not be fetched. Spec: FLOW-PAY-19, STORE-012. */
export const countPayment = fromPromise<string | null, Made>(async ({ input }) => (await counts()).countPayment(input));

/** The review is offered now, and never again. Error: the file could not be fetched. Spec: OPEN-007. */
export const noteReviewOffered = fromPromise<void, Made>(async ({ input }) => (await counts()).noteReviewOffered(input));
