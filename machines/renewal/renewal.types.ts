import type { Risks } from '../../services/actors/renewal.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Destination } from '../disburseMethod/disburseMethod.rules.ts';
import type { NewLoan } from '../kit/newLoan.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** `params`: brand and loanId of the address. `search.because` "lockMissing": the lender has refused the payment without the lock. */
export type RenewalInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
  search?: Readonly<Record<string, string>>;
};

/** One kind of new loan with the amount at hand: its figures, or the lender's refusal; neither before it was asked. */
export type Priced = { newLoan: NewLoan | null; refusal: Failure | null };

/** The product of the new loan: that of the old one, or the one that the lender offers to switch to. */
export type Product = 'same' | 'other';

/** What is wrong with the amount of cash. `empty`: the loan is renewed only with cash. */
export type CashProblem = 'empty' | 'tooLittle' | 'tooMuch';

export type RenewalContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** The lock had run out when the payment was sent; nothing was charged. */
  lockWasLost: boolean;
  /** Null until it is found in the list. */
  loan: Loan | null;
  /** What is paid with the renewal, in cents; null without a payment that has begun. */
  amount: number | null;
  /** Cents of cash, as the field shows it; null while it is empty. */
  cashTyped: number | null;
  /** Cents that the figures pay out; zero without cash. */
  cash: number;
  cashProblem: CashProblem | null;
  /** The figures were asked for again, with another amount of cash than before. */
  isRepriced: boolean;
  /** Where the cash goes; null until it is chosen. */
  where: Destination | null;
  /** What the customer has to acknowledge first. */
  risks: Risks;
  priced: Readonly<Record<Product, Priced>>;
  product: Product | null;
  /** The customer submitted without choosing a product. */
  productIsMissing: boolean;
  /** The customer holds the lock of a loan with two parties. */
  holdsLock: boolean;
  /** The code of the other party was right, in this visit. */
  isVerified: boolean;
  /** What is sold with the renewal. */
  ancillaryProductIds: readonly string[];
  /** Who else holds it; empty when nobody does. */
  lockedByName: string;
  failure: Failure | null;
  outcome: RenewalOutcome['kind'];
};

export type RenewalEvent =
  | { type: 'risk.acknowledged' }
  | { type: 'product.chosen'; product: Product }
  | { type: 'cash.typed'; cents: number | null }
  | { type: 'terms.confirmed' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.declined' }
  /** Pay only: nothing is renewed. */
  | { type: 'plainPayment.chosen' }
  /** In the store, which makes this new loan. */
  | { type: 'appointment.chosen'; product: Product }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/**
 * `termsChosen`: the draft of the payment has them. `plainPaymentChosen`: the payment goes on without a renewal.
 * `appointmentWanted`, `switchAppointmentWanted`: the store is needed for it. `left`: back to the account.
 */
export type RenewalOutcome = {
  kind: 'termsChosen' | 'plainPaymentChosen' | 'appointmentWanted' | 'switchAppointmentWanted' | 'left';
  brand: string;
  loanId: string;
};
