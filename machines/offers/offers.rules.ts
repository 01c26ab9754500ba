import type { OffersFound } from '../../services/actors/offers.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import { OFFER_ID } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { isExpired, offerKey } from '../../services/contract/offerKey.ts';
import type { Offer } from '../../services/contract/offers.ts';
import { HOME, brandOf, origination, settlementOffer } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import { settlesHere } from '../kit/settlesHere.ts';
import type { Target } from '../kit/target.ts';

/** `params.brand` and, for one offer, `params.offer`: its key. */
export type OffersInput = { person: Person; settings: Settings; params: Readonly<Record<string, string>> };

export type OffersContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  /** The key of the opened offer, as in the address; empty in the list. */
  offer: string;
  /** ms since 1970; 0 until the clock is read. */
  now: number;
  /** Names the loans of settlement offers; empty when the list could not be loaded. */
  loans: readonly Loan[];
  /** The offers of this brand; null until they are loaded. */
  offers: readonly Offer[] | null;
  /** The keys of offers that were viewed before this visit, or opened in it. */
  viewed: readonly string[];
  /** The offer of the address is not among the customer's offers. */
  gone: boolean;
  failure: Failure | null;
  ends: OffersOutcome['kind'];
};

/** `unavailable`: this customer has no offers (ROLE-003, FLAG-008). */
export type OffersOutcome =
  { kind: 'placeChosen'; next: Target } | { kind: 'left' } | { kind: 'helpChosen' } | { kind: 'unavailable'; brand: Brand | null };

export const atStart = ({ person, settings, params }: OffersInput): OffersContext => ({
  person,
  settings,
  brand: brandOf({ params }),
  offer: params['offer'] ?? '',
  now: 0,
  loans: [],
  offers: null,
  viewed: [],
  gone: false,
  failure: null,
  ends: 'left',
});

/** An offer is in the list of its brand. The lender's clock says which have expired; where it does not say its time, the device's stands in. */
export const found = (
  { brand, now: deviceNow }: OffersContext,
  { offers, viewed, now }: OffersFound,
): Pick<OffersContext, 'offers' | 'viewed' | 'now'> => ({
  offers: offers.filter((offer) => offer.brand === brand),
  viewed,
  now: now === undefined ? deviceNow : Date.parse(now),
});

export type OfferKind = keyof typeof OFFER_ID;

/** Spec: portal §3 "Offer" (ENUM-014, CONST-044). */
export const kindOf = ({ offerId }: Pick<Offer, 'offerId'>): OfferKind =>
  offerId === OFFER_ID.settlement ? 'settlement' : offerId === OFFER_ID.appraisal ? 'appraisal' : 'widget';

/** The offer with this key; undefined for one that the customer does not have, or has no longer. */
export const offerIn = ({ offers }: Pick<OffersContext, 'offers'>, key: string): Offer | undefined =>
  offers?.find((offer) => offerKey(offer) === key);

/** The screen of an offer; null for one that the customer does not have. Spec: portal §2 "Offers" (ROUTE-051, ROUTE-052). */
export function screenFor(context: Pick<OffersContext, 'offers'>, key: string): 'OfferDetails' | 'WidgetOffer' | null {
  const offer = offerIn(context, key);
  return offer ? (kindOf(offer) === 'widget' ? 'WidgetOffer' : 'OfferDetails') : null;
}

/** The first to expire comes first; of those that have expired, the last one. */
export function inOrder(offers: readonly Offer[], now: number): { good: Offer[]; expired: Offer[] } {
  const byEnd = offers.toSorted((a, b) => Date.parse(a.docExp) - Date.parse(b.docExp));
  return {
    good: byEnd.filter((offer) => !isExpired(offer, now)),
    expired: byEnd.filter((offer) => isExpired(offer, now)).toReversed(),
  };
}

export const keysOf = ({ offers }: OffersContext): { keys: string[] } => ({ keys: (offers ?? []).map(offerKey) });

/** Where the opened offer is accepted; null for another one, an expired one, and one of a brand that does not settle here. Spec: ROUTE-110 (settlement-3). */
export function settlementIn(context: Pick<OffersContext, 'offers' | 'offer' | 'now'>): Target | null {
  const offer = offerIn(context, context.offer);
  const isOpen = offer && kindOf(offer) === 'settlement' && settlesHere(offer) && !isExpired(offer, context.now);
  return isOpen ? settlementOffer(offer.brand, offer.targetLoanId) : null;
}

/** Where the new loan of the opened offer is taken; null for another one, and one that has expired unless its loan is made already. Spec: ROUTE-111, PROD-014 (offers-6). */
export function originationIn(context: Pick<OffersContext, 'offers' | 'offer' | 'now'>): Target | null {
  const offer = offerIn(context, context.offer);
  if (!offer || kindOf(offer) !== 'appraisal' || offer.applicationId === '') return null;
  return isExpired(offer, context.now) && offer.progress !== 'made' ? null : origination(offer.brand, offer.applicationId);
}

export function outcome(context: OffersContext): OffersOutcome {
  const { ends, brand } = context;
  if (ends === 'placeChosen') return { kind: ends, next: settlementIn(context) ?? originationIn(context) ?? HOME };
  return ends === 'unavailable' ? { kind: ends, brand } : { kind: ends };
}
