import { fromPromise, type PromiseActorLogic } from 'xstate';
import { fetchCached } from '../client/cache.ts';
import type { CachedName } from '../contract/freshness.ts';
import type { Answer, Ask } from '../contract/index.ts';

/** One contract call through the cache, by the tier that the contract gives it; a call without a tier does not compile. Spec: portal §9 "Caches". */
export const cachedCall = <K extends CachedName>(name: K): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(({ input, signal }) => fetchCached(name, input, signal));
