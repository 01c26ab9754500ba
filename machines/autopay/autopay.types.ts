import type { Loan } from '../../services/contract/accounts.ts';
import type { AutoPay } from '../../services/contract/autoPay.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';

/** `params`: brand and loanId of the address. `search.because` "payment": a payment asks, and goes on with the answer. */
export type AutopayInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
  search?: Readonly<Record<string, string>>;
};

export type AutopayContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  fromPayment: boolean;
  /** The screen of the address, until it is open. */
  requested: string;
  /** Null until it is found in the list. */
  loan: Loan | null;
  /** Null until they are loaded. */
  cards: readonly Card[] | null;
  /** The lender takes payments by card for this loan (ENT-015). */
  cardsMayPay: boolean;
  /** Brands without a card form (OPEN-047). */
  noCardForm: readonly string[];
  /** ms since 1970; decides which cards are expired. */
  now: number;
  /** Identity of the chosen method, see `methodId`; empty when none is. */
  method: string;
  /** The customer has chosen a method to enroll with: the loan's own is no longer shown. */
  isChange: boolean;
  /** The authorization for the chosen method. */
  papers: readonly Disclosure[];
  /** The customer submitted without checking the box. */
  boxIsMissing: boolean;
  /** A newer authorization arrived while the customer was reading. */
  haveChanged: boolean;
  failure: Failure | null;
  /** What the lender has answered to the change; null before it. */
  result: AutoPay | null;
  /** Why the flow ends: what the payment takes along. */
  ending: 'left' | 'declined' | 'authorized' | 'ended';
};

export type AutopayEvent =
  | { type: 'method.changeChosen' }
  | { type: 'method.chosen'; method: string }
  | { type: 'method.confirmed' }
  | { type: 'method.addChosen' }
  | { type: 'agreement.submitted'; agreed: boolean }
  /** Not now: the payment goes on without autopay. */
  | { type: 'autopay.declined' }
  | { type: 'end.chosen' }
  | { type: 'end.confirmed' }
  | { type: 'end.declined' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

export type AutopayOutcome = { kind: 'autoPayLeft'; next: Target };
