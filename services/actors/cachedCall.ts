import { fromPromise, type PromiseActorLogic } from 'xstate';
import { fetchCached, type CacheTier } from '../client/cache.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/** The same through the query cache: an answer younger than the tier is given at once. Spec: portal §9 "Caches". */
export const cachedCall = <K extends CallName>(name: K, tier: CacheTier): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(({ input, signal }) => fetchCached(name, input, tier, signal));
