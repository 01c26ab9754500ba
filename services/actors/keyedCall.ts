import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/** A call that carries the key of its intent as Idempotency-Key, so that it counts once however often it arrives. Never repeated here (CONF-037, POLL-010). */
export const keyedCall = <K extends CallName>(name: K): PromiseActorLogic<Answer<K>, { key: string; ask: Ask<K> }> =>
  fromPromise<Answer<K>, { key: string; ask: Ask<K> }>(({ input, signal }) => api(name, input.ask, { signal, key: input.key }));
