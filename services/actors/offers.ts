import { fromPromise } from 'xstate';
import * as v from 'valibot';
import { fetchCached } from '../client/cache.ts';
import { readParsed } from '../client/storage.ts';

/** Offers that were looked at, by offerId: they stay looked at after a sign-out. Spec: portal §4 "Offers viewed" (CONF-031). */
const VIEWED = 'viewedOffers';
const Viewed = v.array(v.union([v.string(), v.number()]));

/** How many offers have not been looked at. Error: ApiError. Spec: portal §4 "Offers viewed" (MENU-007). */
export const countUnviewedOffers = fromPromise<number>(async ({ signal }) => {
  const { offers } = await fetchCached('GET /offers', {}, signal);
  const viewed = new Set((readParsed('local', VIEWED, Viewed) ?? []).map(String));
  return offers.filter(({ offerId }) => !viewed.has(String(offerId))).length;
});
