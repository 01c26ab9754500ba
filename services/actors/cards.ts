import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';

/** After login: guest cards left from an earlier payment are deleted. Error: ApiError; the sign-in goes on all the same. Spec: FLOW-AUTH-06 (CONF-010). */
export const deleteGuestCards = fromPromise<void>(async ({ signal }) => {
  const { cards } = await api('GET /cards', {}, { signal });
  const guestCards = cards.filter((card) => card.guestCard);
  for (const { cardIds } of guestCards) await api('DELETE /cards', { cardIds }, { signal });
  if (guestCards.length > 0) forgetCached(['GET /cards']);
});
