import * as v from 'valibot';
import { isBrand } from '../contract/brands.ts';
import { outsideAddress } from '../contract/outsideAddress.ts';
import type { Person } from '../contract/session.ts';
import type { Settings } from '../contract/settings.ts';
import { APP_REVIEW_PREFIX } from './keys.ts';
import { keepText, readParsed } from './storage.ts';

/** How many payments a customer made on this device, and whether the review was offered. */
const Counted = v.object({ payments: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), offered: v.boolean() });
type Counted = v.InferOutput<typeof Counted>;

/** A payment that was made: whose, of which brand, and what the service has configured. */
export type Made = {
  person: Pick<Person, 'profileId' | 'guest'>;
  brand: string;
  settings: Pick<Settings, 'brandLinks' | 'paymentsBeforeReview'>;
};

const keyOf = (profileId: string) => APP_REVIEW_PREFIX + profileId;
/** The count survives a sign-out: three payments in one session are rare, and the offer must not repeat. Spec: STORE-012. */
const countedOf = (profileId: string): Counted => readParsed('local', keyOf(profileId), Counted) ?? { payments: 0, offered: false };
const keep = (profileId: string, counted: Counted) => keepText('local', keyOf(profileId), JSON.stringify(counted));

/**
 * Counts one more payment, and returns the page for a review, or null when the customer is not asked for one: a guest, an earlier offer, too
 * few payments, or no page of the brand. Spec: FLOW-PAY-19, CONST-018 (OPEN-007).
 */
export function countPayment({ person: { profileId, guest }, brand, settings }: Made): string | null {
  if (guest) return null; // and nothing is stored about a guest
  const { payments, offered } = countedOf(profileId);
  keep(profileId, { payments: payments + 1, offered });
  if (offered || !isBrand(brand) || payments + 1 < settings.paymentsBeforeReview) return null;
  return outsideAddress(settings.brandLinks[brand]?.appReview ?? '');
}

/** Never again. Spec: OPEN-007. */
export const noteReviewOffered = ({ person: { profileId } }: Pick<Made, 'person'>): void =>
  keep(profileId, { ...countedOf(profileId), offered: true });
