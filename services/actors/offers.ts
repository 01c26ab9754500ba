import { fromCallback, fromPromise } from 'xstate';
import * as v from 'valibot';
import { fetchCached } from '../client/cache.ts';
import { emitter } from '../client/emitter.ts';
import { firstScreenIsThere } from '../client/firstScreen.ts';
import { VIEWED_OFFERS_KEY } from '../client/keys.ts';
import { keepText, readParsed } from '../client/storage.ts';
import type { Brand } from '../contract/brands.ts';
import { unviewedOf } from '../contract/offerKey.ts';
import type { Offer } from '../contract/offers.ts';
import type { OffersReport } from './events.ts';

/** The keys of the offers that were viewed on this device: they outlive a sign-out. Spec: portal §4 "Offers viewed" (STORE-005, CONF-031). */
const Viewed = v.array(v.string());

const changes = emitter<void>();

const readViewed = (): readonly string[] => readParsed('local', VIEWED_OFFERS_KEY, Viewed) ?? [];

/** The customer's offers, expired ones as well, the keys of those that were viewed before, and the service's clock, where it says its time. */
export type OffersFound = { offers: readonly Offer[]; viewed: readonly string[]; now?: string | undefined };

/** Error: ApiError. Spec: portal §3 "Offers state" (ENT-017). */
export const listOffers = fromPromise<OffersFound>(async ({ signal }) => {
  const { offers, now } = await fetchCached('GET /offers', {}, signal);
  return { offers, viewed: readViewed(), now };
});

/** Marks the offers with these keys as viewed. Spec: portal §4 "Offers viewed" (FLOW-OFFER-01, STORE-005). */
export const storeViewedOffers = fromPromise<void, { keys: readonly string[] }>(async ({ input: { keys } }) => {
  keepText('local', VIEWED_OFFERS_KEY, JSON.stringify([...new Set([...readViewed(), ...keys])]));
  changes.emit();
});

/** Reports that offers were marked as viewed in this tab. */
export const watchViewedOffers = fromCallback<OffersReport>(({ sendBack }) => changes.listen(() => sendBack({ type: 'offers.viewed' })));

/** How many offers of each brand have not been viewed, asked for when the first screen has its data. Error: ApiError. Spec: portal §4 "Offers viewed" (MENU-007). */
export const countUnviewedOffers = fromPromise<Partial<Record<Brand, number>>>(async ({ signal }) => {
  await firstScreenIsThere();
  const { offers, now } = await fetchCached('GET /offers', {}, signal);
  const at = now === undefined ? Date.now() : Date.parse(now);
  const counts: Partial<Record<Brand, number>> = {};
  for (const offer of unviewedOf(offers, readViewed(), at)) counts[offer.brand] = (counts[offer.brand] ?? 0) + 1;
  return counts;
});
