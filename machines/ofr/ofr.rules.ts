import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { whyNotPay } from '../accounts/accounts.rules.ts';
import { HOME, accountDetails, brandOf, payment } from '../kit/places.ts';
import { recoveryOf } from '../kit/vehicleRecovery.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';

type RepoInfo = Answer<'GET /repoInfo'>;
type Detail = Answer<'GET /accountdetail'>;

/** `params`: brand and loanId of the address; `screen`: which of the two it names. */
export type OfrInput = { person: Person; settings: Settings; params: Readonly<Record<string, string>>; screen: string };

export type OfrContext = {
  person: Person;
  settings: Settings;
  /** Of the address, until the loan says which one it is. */
  screen: string;
  brand: Brand | null;
  loanId: string;
  /** Null until it is found in the list; then from its own request. */
  loan: Loan | null;
  /** What the lender says of the vehicle. */
  info: RepoInfo | null;
  failure: Failure | null;
  /** Where the flow leads: `reinstating`, with the amount that reinstates the loan; `paying`, with an amount still to be chosen. */
  leads: 'back' | 'reinstating' | 'paying';
};

export type OfrEvent =
  /** The customer wants the vehicle back. */
  | { type: 'vehicle.asked' }
  /** Pays what reinstates the loan. */
  | { type: 'reinstatement.chosen' }
  /** Pays another amount. */
  | { type: 'payment.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

export type OfrOutcome = { kind: 'placeChosen'; next: Target };

type Facts = OfrContext;
type From = { context: Facts };

export const atStart = ({ person, settings, params, screen }: OfrInput): Facts => ({
  person,
  settings,
  screen,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  loan: null,
  info: null,
  failure: null,
  leads: 'back',
});

/** The figures of another loan do not count, and the loan decides, not what is known of its vehicle (ofr-5). */
export const isInRecovery = ({ loanId }: Facts, { loan }: Detail): boolean =>
  loan?.loanId === loanId && loan.validations.isInOfrStatus && recoveryOf(loan) !== null;

export const isRepossessed = ({ loan }: Facts): boolean => loan !== null && recoveryOf(loan) === 'repossessed';

/** The store is told once. Spec: CALL-059 (ofr-1). */
export const mayAsk = ({ info }: Facts): boolean => info !== null && info.requestedAt === undefined;

/** The loan takes a payment, and the lender names what reinstates it. */
export const mayReinstate = ({ loan, info, person }: Facts): boolean =>
  loan !== null && info?.reinstateAmount !== undefined && whyNotPay(loan, person) === null;

/** A repossessed loan has no amount step where only the store can say what reinstates it. Spec: ROUTE-067 (ofr-2). */
export const mayPay = (context: Facts): boolean => {
  const { loan, person } = context;
  return loan !== null && (isRepossessed(context) ? mayReinstate(context) : whyNotPay(loan, person) === null);
};

export const detailAsk = ({ context: { loanId, loan } }: From): Ask<'GET /accountdetail'> => ({ loanId, lmsId: loan?.lmsId ?? '' });

export const loanAsk = ({ context: { loanId } }: From): Ask<'GET /repoInfo'> => ({ loanId });

/** The payment offers what reinstates the loan, where the lender names it. */
export const paymentInput = ({ context: { person, brand, loanId, info, leads } }: From) => ({
  profileId: person.profileId,
  brand: brand ?? '',
  loanId,
  lenderAmount: { type: 'ofrReinstate' as const, cents: info?.reinstateAmount ?? 0, until: '', refusals: 0 },
  isChosen: leads === 'reinstating',
});

function nextOf({ brand, loanId, leads }: Facts): Target {
  if (!brand) return HOME;
  if (leads === 'reinstating') return payment(brand, loanId, 'SelectPaymentMethod');
  return leads === 'paying' ? payment(brand, loanId) : accountDetails(brand, loanId);
}

export const outcome = (context: Facts): OfrOutcome => ({ kind: 'placeChosen', next: nextOf(context) });
