import { fromPromise } from 'xstate';
import { fetchCached, forgetCached, isCached } from '../client/cache.ts';
import { readInFlight } from '../client/inFlight.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { Answer, Ask } from '../contract/index.ts';

/**
 * The customer's loans, through the cache; requested again during a payment, which may have changed them. A brand's page asks for its brand, unless
 * the list of all brands is still fresh (decision 032). Error: ApiError. Spec: portal §9 "Caches", CONF-007, CALL-046.
 */
export const listAccounts = fromPromise<Answer<'GET /accounts'>, Ask<'GET /accounts'>>(({ input, signal }) => {
  if (readInFlight(whoIsHere()?.profileId ?? '')) forgetCached(['GET /accounts']);
  return fetchCached('GET /accounts', isCached('GET /accounts', {}) ? {} : input, signal);
});

/** The customer's loans of all brands, requested again whatever the cache has. Error: ApiError. Spec: FLOW-REFI-07 "refresh loans". */
export const reloadAccounts = fromPromise<Answer<'GET /accounts'>>(({ signal }) => {
  forgetCached(['GET /accounts']);
  return fetchCached('GET /accounts', {}, signal);
});
