import type { Offer } from './offers.ts';

/**
 * What tells one offer of a customer from another: offerId alone is only its kind, and a customer may have two settlement offers. A part of
 * the address, and what is stored as viewed. Spec: portal §3 "Offer" (ENT-016), §4 "Offers viewed" (FLOW-OFFER-01, STORE-005).
 */
export const offerKey = ({ offerId, targetLoanId, applicationId, brand }: Offer): string =>
  `${offerId}-${targetLoanId || applicationId || brand}`;

/** Spec: portal §4 "Settlement offer": expired when docExp is before now. */
export const isExpired = ({ docExp }: Pick<Offer, 'docExp'>, now: number): boolean => Date.parse(docExp) < now;

/** The offers that are not among those that were viewed; an expired one is not new. Spec: portal §4 "Offers viewed" (ENT-017). */
export const unviewedOf = (offers: readonly Offer[], viewed: readonly string[], now: number): readonly Offer[] =>
  offers.filter((offer) => !isExpired(offer, now) && !viewed.includes(offerKey(offer)));
