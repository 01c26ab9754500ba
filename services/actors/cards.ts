import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { fetchCached, forgetCached } from '../client/cache.ts';
import { PAYMENT_PROCESSOR } from '../contract/enums.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';
import { processorOf } from './processor.ts';

/** The saved cards that can pay this loan; with an empty id those for all loans. Error: ApiError. Spec: calls §7 "Cards", portal §9 "Caches". */
export const listCards = fromPromise<Answer<'GET /cards'>, { loanId: string }>(async ({ input: { loanId }, signal }) => {
  const processorType = PAYMENT_PROCESSOR[await processorOf(loanId, signal)];
  return fetchCached('GET /cards', { processorType }, signal);
});

type CardChange = 'POST /cards' | 'PUT /cards' | 'DELETE /cards';

/** After any response the cards may have changed: the next call is a request. Throws ApiError. */
export async function changed<K extends CardChange>(name: K, ask: Ask<K>, signal: AbortSignal, attempts = 1): Promise<Answer<K>> {
  try {
    return await sendCall(name, ask, signal, attempts);
  } finally {
    forgetCached(['GET /cards']);
  }
}

/** After login: guest cards left from an earlier payment are deleted. Error: ApiError; the sign-in goes on all the same. Spec: FLOW-AUTH-06 (CONF-010). */
export const deleteGuestCards = fromPromise<void>(async ({ signal }) => {
  const { cards } = await api('GET /cards', { processorType: PAYMENT_PROCESSOR.Mixed }, { signal });
  for (const { cardIds, guestCard } of cards) if (guestCard) await changed('DELETE /cards', { cardIds }, signal);
});
