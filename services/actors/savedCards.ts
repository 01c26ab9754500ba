import { fromPromise } from 'xstate';
import { forgetCached } from '../client/cache.ts';
import type { Ask } from '../contract/index.ts';
import { changed } from './cards.ts';

/** The cards may have changed in another tab: the next call is a request. */
export const forgetCards = (): void => forgetCached(['GET /cards']);

/** The answer. After a failure the cards are read again: the one that gets the money may have been removed in another tab. */
export async function orForgetCards<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    forgetCards();
    throw error;
  }
}

/** Removes one saved card, asking once. Error: ApiError; without an answer it may be removed. Spec: calls §7 "Cards" (FLOW-CARD-07, CALL-083). */
export const removeCard = fromPromise<void, Ask<'DELETE /cards'>>(async ({ input, signal }) => {
  await changed('DELETE /cards', input, signal);
});
