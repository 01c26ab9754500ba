import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import { OFFER_ID } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { isExpired, offerKey, unviewedOf } from '../../services/contract/offerKey.ts';
import type { Offer } from '../../services/contract/offers.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { dayOf } from '../kit/day.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { Target } from '../kit/target.ts';
import type { offersMachine } from './offers.machine.ts';
import * as rules from './offers.rules.ts';

type Snapshot = SnapshotFrom<typeof offersMachine>;

/** One offer. Money in integer cents. */
export type OfferView = {
  /** Its key in the address. */
  offer: string;
  kind: rules.OfferKind;
  /** What settles the loan, or how much may be lent; null when the service named no amount. */
  amount: number | null;
  /** The last day, YYYY-MM-DD, and the moment when it expires. */
  goodThrough: string;
  docExp: string;
  expired: boolean;
  /** How far the customer has come with an appraisal offer. */
  progress: Offer['progress'];
  /** Not viewed before this visit, and not expired. */
  isNew: boolean;
  /** The loan that a settlement is about; null when it is unknown. */
  loan: (LoanName & { payoffAmount: number }) | null;
};

export type OffersView = {
  screen: 'Offers' | 'OfferDetails' | 'WidgetOffer';
  busy: boolean;
  brand: Brand | null;
  today: string;
  timeZone: string;
  failure: Failure | null;
  /** Null until they are loaded. */
  offers: { good: readonly OfferView[]; expired: readonly OfferView[] } | null;
  /** Spec: portal §3 "Offers state" (ENT-017). */
  unviewedOffersCount: number;
  /** The requested offer is not there, and the list is shown instead. */
  gone: boolean;
  /** The opened offer. */
  opened: OfferView | null;
  /** Where the opened offer is accepted; null where that cannot be done here. */
  settlement: Target | null;
  /** Where the new loan of the opened offer is taken; null where that cannot be done here. */
  origination: Target | null;
  /** The brand's page to apply for a loan; null where it has none. */
  applyPage: string | null;
};

const viewOf =
  ({ now, loans, viewed }: rules.OffersContext) =>
  (offer: Offer): OfferView => {
    const loan = loans.find(({ loanId }) => loanId === offer.targetLoanId);
    return {
      offer: offerKey(offer),
      kind: rules.kindOf(offer),
      amount: offer.settlementAmount ?? offer.qualifiedAmount ?? null,
      goodThrough: dayOf(Date.parse(offer.docExp)),
      docExp: offer.docExp,
      expired: isExpired(offer, now),
      progress: offer.progress,
      isNew: unviewedOf([offer], viewed, now).length > 0,
      loan: loan ? { ...loanNameOf(loan), payoffAmount: loan.payoffAmount } : null,
    };
  };

/** Before the first screen: the one that the address asks for. */
function screenOf(at: Snapshot): OffersView['screen'] {
  if (at.matches('list') || at.context.offer === '') return 'Offers';
  return at.context.offer.startsWith(`${OFFER_ID.widget}-`) ? 'WidgetOffer' : 'OfferDetails';
}

function offersOf(context: rules.OffersContext): OffersView['offers'] {
  if (!context.offers) return null;
  const { good, expired } = rules.inOrder(context.offers, context.now);
  return { good: good.map(viewOf(context)), expired: expired.map(viewOf(context)) };
}

/** What the three screens show. */
export function offersView(at: Snapshot): OffersView {
  const { context } = at;
  const { brand, settings, offers, offer } = context;
  const opened = rules.offerIn(context, offer);
  return {
    screen: screenOf(at),
    busy: at.hasTag('busy'),
    brand,
    today: dayOf(context.now),
    timeZone: settings.defaultTimeZone,
    failure: context.failure,
    offers: offersOf(context),
    unviewedOffersCount: unviewedOf(offers ?? [], context.viewed, context.now).length,
    gone: context.gone,
    opened: opened ? viewOf(context)(opened) : null,
    settlement: rules.settlementIn(context),
    origination: rules.originationIn(context),
    applyPage: outsideAddress((brand && settings.brandLinks[brand]?.apply) ?? ''),
  };
}
