import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { asked } from './call.ts';

type CardChange = 'POST /cards' | 'PUT /cards' | 'DELETE /cards';

/** Whatever is answered, the cards may be others now: the next question for them goes to the service. Throws ApiError. */
export async function changed<K extends CardChange>(name: K, ask: Ask<K>, signal: AbortSignal, attempts = 1): Promise<Answer<K>> {
  try {
    return await asked(name, ask, signal, attempts);
  } finally {
    forgetCached(['GET /cards']);
  }
}

/** A card is added, saved or removed; `attempts` as in `call`. Error: ApiError. Spec: calls §7 "Cards", portal §9 "Caches". */
export const cardChange = <K extends CardChange>(name: K, { attempts = 1 } = {}): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(({ input, signal }) => changed(name, input, signal, attempts));

/** After login: guest cards left from an earlier payment are deleted. Error: ApiError; the sign-in goes on all the same. Spec: FLOW-AUTH-06 (CONF-010). */
export const deleteGuestCards = fromPromise<void>(async ({ signal }) => {
  const { cards } = await api('GET /cards', {}, { signal });
  for (const { cardIds, guestCard } of cards) if (guestCard) await changed('DELETE /cards', { cardIds }, signal);
});
