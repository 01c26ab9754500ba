import { fromPromise } from 'xstate';
import { fetchCached, forgetCached } from '../client/cache.ts';
import { readInFlight } from '../client/inFlight.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { Answer, Ask } from '../contract/index.ts';

/** The customer's loans, through the cache; requested again during a payment, which may have changed them. Error: ApiError. Spec: portal §9 "Caches", CONF-007. */
export const listAccounts = fromPromise<Answer<'GET /accounts'>, Ask<'GET /accounts'>>(({ input, signal }) => {
  if (readInFlight(whoIsHere()?.profileId ?? '')) forgetCached(['GET /accounts']);
  return fetchCached('GET /accounts', input, signal);
});
