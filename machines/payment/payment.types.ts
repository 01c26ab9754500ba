import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { AmountType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight, PaymentDraft } from '../../services/contract/kept.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { AmountProblem } from '../kit/money.ts';
import type { Receipt } from '../../services/actors/paymentMoney.ts';
import type { Standing } from '../attempt/attempt.types.ts';

export type PaymentInput = {
  person: Person;
  settings: Settings;
  /** brand and loanId; a loan that is not the person's own is refused by the lender, not here. */
  params: Readonly<Record<string, string>>;
  /** The screen that was asked for; the flow opens it when what comes before it is known, else the nearest one. */
  screen: string;
};

/** Why the flow ended. `statusBlocked`: the loan's status forbids paying (OPEN-039). */
export type PaymentOutcome = { kind: 'left' | 'paid' | 'statusBlocked'; brand: string; loanId: string };

/** Where the customer wants to be once an attempt of unknown outcome is out of the way. */
export type Wish = 'amount' | 'method' | 'leave';

/** Said once on the screen it leads to: the payment was never sent and can be made again; the payment in another tab is done. */
export type PaymentNotice = 'notSent' | 'endedElsewhere';

export type PaymentContext = {
  person: Person;
  settings: Settings;
  brand: string;
  loanId: string;
  /** The screen asked for by the address, until it has been opened or could not be. */
  asked: string;
  /** Where the customer stands: what the draft keeps. */
  screen: string;
  loan: Loan | null;
  /** Guest cards among them are forgotten after the payment (FLOW-PAY-07). */
  cards: readonly Card[];
  /** Getting cards failed: shown where the cards would stand (ERR-013). */
  cardsFailure: Failure | null;
  /** YYYY-MM-DD, empty when the service named no real day (FLOW-PAY-17). */
  nextBusinessDate: string;
  /** ms since 1970, read when the flow was loaded; decides which cards are expired. */
  now: number;
  amountType: AmountType | null;
  /** What the customer typed for another amount. */
  amountText: string;
  /** Cents; null until an amount has been accepted. */
  amount: number | null;
  amountProblem: AmountProblem | null;
  partialConfirmed: boolean;
  /** Identity of the chosen card, see `methodId`; empty when none is. */
  method: string;
  /** A card that has just been tokenised: its cvv has just been asked for. */
  freshMethod: string;
  /** How the attempt to pay stands, as the attempt chart says. */
  standing: Standing;
  /** The vault or the lender is handling a new card: nobody leaves. */
  cardIsBusy: boolean;
  inFlight: InFlight | null;
  wish: Wish | null;
  cvvProblem: boolean;
  failure: Failure | null;
  notice: PaymentNotice | null;
  receipt: Receipt | null;
  /** What is to be done after the money has moved is done. */
  tidied: boolean;
  /** Where she is asked to say how it was; null: she is not asked. Spec: OPEN-007. */
  reviewPage: string | null;
  outcome: PaymentOutcome['kind'];
};

export type PaymentEvent =
  | { type: 'retry.chosen' }
  | { type: 'amount.chosen'; amountType: AmountType }
  /** Another amount, as it stands in the field. */
  | { type: 'amount.typed'; text: string }
  | { type: 'amount.confirmed' }
  | { type: 'partial.confirmed' }
  | { type: 'partial.declined' }
  | { type: 'method.chosen'; method: string }
  | { type: 'method.confirmed' }
  | { type: 'method.addChosen' }
  /** From a later screen: change what was decided. */
  | { type: 'amount.changeChosen' }
  | { type: 'method.changeChosen' }
  /** The cvv itself lies in its memory cell; here only whether one was typed. */
  | { type: 'payment.submitted'; hasCvv: boolean }
  | { type: 'receipt.asked' }
  /** "How was it?": she goes to say so, or does not want to. */
  | { type: 'review.answered' }
  | { type: 'flow.left' }
  /** The address; `to` is checked by the chart itself. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** Everything that a payment needs to know before its first screen. */
export type Gathered = Pick<PaymentContext, 'loan' | 'cards' | 'cardsFailure' | 'nextBusinessDate' | 'now' | 'inFlight'> & {
  draft: PaymentDraft | null;
};
