import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import { OFFER_ID } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { Offer } from '../../services/contract/offers.ts';
import { customerIdFor, isAlternate } from '../kit/loanCustomer.ts';
import { HOME, accountDetails, brandOf, payment, settlementOffer } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import { settlesHere } from '../kit/settlesHere.ts';
import { loanIsSigned } from '../kit/unsigned.rules.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';
import type { SigningInput } from '../signing/signing.rules.ts';

type Status = Answer<'GET /settlementStatus'>;

/** `params`: brand and loanId of the address; `search`: what the signing page says when it leads back. */
export type SettlementInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
};

export type SettlementContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** The signing page has led back: only a hint. */
  hasReturned: boolean;
  /** Null until it is found in the list. */
  loan: Loan | null;
  /** Cents that settle the loan; zero until the offer is found. */
  amount: number;
  /** How far it has come; null until the lender says so. */
  status: Status | null;
  /** ms since 1970, of the lender's clock. */
  now: number;
  /** How often the lender has refused the payment of this offer in this tab. */
  refusals: number;
  /** What the customer signs; null until it is loaded. */
  papers: readonly Disclosure[] | null;
  failure: Failure | null;
  leads: 'back' | 'paying' | 'unavailable' | 'consenting';
};

export type SettlementEvent = { type: 'settlement.accepted' } | { type: 'retry.chosen' } | { type: 'flow.left' } | RouteEvent;

/** `unavailable`: the brand has no such page. `consentMissing`: the customer agrees to papers in electronic form first, and then returns here. */
export type SettlementOutcome =
  | { kind: 'placeChosen'; next: Target }
  | { kind: 'unavailable'; brand: Brand | null }
  | { kind: 'consentMissing'; person: Person; next: Target };

type Facts = SettlementContext;
type From = { context: Facts };

export const atStart = ({ person, settings, params, search }: SettlementInput): Facts => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  hasReturned: search?.['signingStatus'] !== undefined,
  loan: null,
  amount: 0,
  status: null,
  now: 0,
  refusals: 0,
  papers: null,
  failure: null,
  leads: 'back',
});

/** Whatever brand the address names. */
export const brandHasPage = ({ loan }: Pick<Facts, 'loan'>): boolean => loan !== null && settlesHere(loan);

/** The settlement offer of this loan, of several the one that expires last, as for the lender. */
const offerIn = ({ loanId }: Facts, offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter(({ offerId, targetLoanId }) => offerId === OFFER_ID.settlement && targetLoanId === loanId)
    .toSorted((a, b) => Date.parse(a.docExp) - Date.parse(b.docExp))
    .at(-1);

/** Nothing is owed on a loan that waits for its signature: there is nothing to settle. */
export const amountIn = (context: Facts, { offers }: Answer<'GET /offers'>): number =>
  context.loan && loanIsSigned(context.loan) ? (offerIn(context, offers)?.settlementAmount ?? 0) : 0;

/** The lender's clock decides. Where it does not say its time, the device's stands in (settlement-5). */
export const withStatus = ({ now }: Facts, status: Status): Pick<Facts, 'status' | 'now'> => ({
  status,
  now: status.now === undefined ? now : Date.parse(status.now),
});

/** The lender has recorded the payment. */
export const isPaid = ({ status }: Pick<Facts, 'status'>): boolean => status?.paymentMade === true;
export const isSigned = ({ status }: Pick<Facts, 'status'>): boolean => status?.docSigned === true;

/** Spec: portal §4 "Settlement offer": expired when docExp is before now (FLOW-OFFER-02). */
export const isExpired = ({ status, now }: Pick<Facts, 'status' | 'now'>): boolean => status !== null && Date.parse(status.docExp) < now;

/** Two further tries after a refusal, then the store. Spec: FLOW-PAY-12, CONST-014 (settlement-2). */
export const isSpent = ({ refusals, settings }: Pick<Facts, 'refusals' | 'settings'>): boolean =>
  refusals > settings.settlementPaymentRetryLimit;

/** Throws before the loan is found. */
function loanOf({ loan }: Pick<Facts, 'loan'>): Loan {
  if (!loan) throw new Error('a settlement needs its loan');
  return loan;
}

export const loanAsk = ({ context: { loanId } }: From): Ask<'GET /settlementStatus'> => ({ loanId });

/** Only after the lender has said that the papers are signed. Spec: CALL-061 (settlement-1). */
export const signedAsk = ({ context: { loanId } }: From): Ask<'POST /settlementStatus'> => ({
  loanId,
  docSigned: true,
  paymentMade: false,
});

export const whichOffer = ({ context: { person, loanId, status } }: From) => ({
  profileId: person.profileId,
  loanId,
  until: status?.docExp ?? '',
});

/** Spec: CALL-032, RULE-033. */
export function papersAsk({ context }: From): Ask<'GET /documents'> {
  const { loanId, storeId, productId, suretyBond, ...loan } = loanOf(context);
  return {
    loanId,
    storeId,
    productId,
    disclosureType: 'settlement',
    suretyBond,
    migrateProduct: false,
    isAddon: false,
    isAlternatesTurn: isAlternate(loan, context.person),
    isAutoPay: false,
    customerName: context.person.name,
  };
}

/** Who signs, and what. Spec: CALL-033. */
export function signingInput({ context }: From): SigningInput {
  const { loanId, lmsId, storePhoneNumber } = loanOf(context);
  const { person, settings, hasReturned } = context;
  const { profileId } = person;
  const customerId = customerIdFor(person, { lmsId });
  return { person: { profileId, customerId }, loanId, lmsId, signingType: 'settlement', settings, storePhoneNumber, hasReturned };
}

/** The payment that settles the loan: its amount is chosen already. Spec: PROD-009. */
export const paymentInput = ({ context: { person, brand, loanId, amount, status, refusals } }: From) => ({
  profileId: person.profileId,
  brand: brand ?? '',
  loanId,
  lenderAmount: { type: 'settlement' as const, cents: amount, until: status?.docExp ?? '', refusals },
  isChosen: true,
});

function nextOf({ brand, loanId, leads }: Facts): Target {
  if (!brand) return HOME;
  if (leads === 'consenting') return settlementOffer(brand, loanId);
  return leads === 'paying' ? payment(brand, loanId, 'SelectPaymentMethod') : accountDetails(brand, loanId);
}

export function outcome(context: Facts): SettlementOutcome {
  const { leads, brand, person } = context;
  if (leads === 'unavailable') return { kind: 'unavailable', brand };
  const next = nextOf(context);
  return leads === 'consenting'
    ? { kind: 'consentMissing', person: { ...person, termsPending: true }, next }
    : { kind: 'placeChosen', next };
}
