import type { Loan } from '../../services/contract/accounts.ts';
import type { AutoPay } from '../../services/contract/autoPay.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { AmountType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight, LenderAmount, PaymentDraft, Renewal, RenewalCash } from '../../services/contract/unfinishedPayment.ts';
import type { CardName } from '../kit/card.ts';
import type { StoredReceipt } from '../../services/contract/receipt.ts';
import type { Target } from '../kit/target.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { AmountProblem } from './amount.rules.ts';
import type { Receipt } from '../../services/actors/paymentMoney.ts';
import type { Standing } from '../attempt/attempt.types.ts';

export type PaymentInput = {
  person: Person;
  settings: Settings;
  /** brand and loanId; a loan that is not the person's own is refused by the lender, not here. */
  params: Readonly<Record<string, string>>;
  /** The screen of the address; the flow opens it when what comes before it is known, else the nearest one. */
  screen: string;
};

/** Saving a card after its payment. `unavailable`: it is saved already, or belongs to a guest. */
export type CardSaving = { phase: 'unavailable' | 'offered' | 'saving' | 'saved'; failure: Failure | null };

/** The number by which cash is known where it is paid out; empty while it is not known. `isMissing`: it could not be read. */
export type CashReference = { number: string; isMissing: boolean };

/**
 * Why the flow ended. `statusBlocked`: the loan's status forbids paying (OPEN-039). The draft stays for what comes first: documents (`uploadChosen`, upload-4),
 * autopay (`autoPayChosen`), the location (after the amount `amountLocationWanted`, before the terms of a renewal `renewalLocationWanted`, before the review
 * `locationWanted`), the terms of a renewal (`renewalChosen`) and its papers (`agreementWanted`). The lender has
 * refused the payment, and nothing was charged, without the location (`locationMissing`), the papers (`papersMissing`) or the lock of a renewal (`lockMissing`).
 * `settlementSpent`: the payment of a settlement was refused too often (FLOW-PAY-12), or the offer has expired (FLOW-OFFER-02).
 */
export type PaymentOutcome = {
  kind:
    | 'left'
    | 'paid'
    | 'statusBlocked'
    | 'uploadChosen'
    | 'autoPayChosen'
    | 'amountLocationWanted'
    | 'renewalLocationWanted'
    | 'locationWanted'
    | 'locationMissing'
    | 'renewalChosen'
    | 'agreementWanted'
    | 'papersMissing'
    | 'lockMissing'
    | 'settlementSpent';
  brand: string;
  loanId: string;
};

/** Where the customer wants to go once an attempt of unknown outcome is fenced. */
export type Wish = 'amount' | 'method' | 'leave';

/** Shown once, on the next screen: the payment was never sent and can be made again; the payment in another tab is finished. */
export type PaymentNotice = 'notSent' | 'endedElsewhere';

export type PaymentContext = {
  person: Person;
  settings: Settings;
  brand: string;
  loanId: string;
  /** The screen that the address requests, until it has been opened or refused. */
  requested: string;
  /** The current screen, for the draft. */
  screen: string;
  loan: Loan | null;
  /** Guest cards among them are forgotten after the payment (FLOW-PAY-07). */
  cards: readonly Card[];
  /** The cards could not be loaded: shown in place of the cards (ERR-013). */
  cardsFailure: Failure | null;
  /** The lender takes payments by card for this loan (ENT-015). */
  cardsMayPay: boolean;
  /** Brands without a card form (OPEN-047). */
  noCardForm: readonly string[];
  /** YYYY-MM-DD, empty when the service named no real day (FLOW-PAY-17). */
  nextBusinessDate: string;
  /** ms since 1970, read when the flow was loaded; decides which cards are expired. */
  now: number;
  amountType: AmountType | null;
  /** Cents of another amount, as the field shows it; null while the field is empty. */
  otherAmount: number | null;
  /** Cents; null until an amount has been accepted. */
  amount: number | null;
  amountProblem: AmountProblem | null;
  partialConfirmed: boolean;
  /** Identity of the chosen card, see `methodId`; empty when none is. */
  method: string;
  /** A card that has just been added: its form has asked for the security code. */
  freshMethod: string;
  /** The card whose security code was typed where it was chosen; empty when none was, once its cell is cleared, and once the payment was sent. */
  codeOf: string;
  /** The standing of the attempt. */
  standing: Standing;
  /** The vault or the lender is handling a new card: nobody leaves. */
  cardIsBusy: boolean;
  inFlight: InFlight | null;
  wish: Wish | null;
  cvvProblem: boolean;
  failure: Failure | null;
  notice: PaymentNotice | null;
  receipt: Receipt | null;
  /** The card that has paid; null when it is not known here, e.g. after a sign-in on another device. */
  paidWith: CardName | null;
  /** Of the store, for the receipt; empty while it is not known, and for a guest. */
  storeAddress: string;
  /** Saving the card that has paid. */
  saving: CardSaving;
  /** Of the cash that was paid out with a renewal. */
  reference: CashReference;
  /** The cleanup after the payment is finished. */
  tidied: boolean;
  /** Where the customer can write a review; null: the question is not asked. Spec: OPEN-007. */
  reviewPage: string | null;
  /** The lender asks for documents with this payment, which does not wait for them (upload-4). */
  documentsWanted: boolean;
  /** What the payment does about autopay, see PaymentDraft; undefined until the customer was asked. */
  autoPay: AutoPay | null | undefined;
  /** The loan system NLS in `lmsId` fields; empty while it is not known. */
  nlsId: string;
  /** The payment renews the loan. */
  renewal: Renewal | null;
  /** The cash that was chosen with a renewal, see PaymentDraft. */
  earlierCash: RenewalCash | undefined;
  /** What reinstates the loan, or settles it; null for any other payment. */
  lenderAmount: LenderAmount | null;
  /** The loan has two parties, and the customer holds its lock for a renewal. */
  holdsLock: boolean;
  /** The lender has found the customer in the store's state a short time ago (FLOW-GEO-05). */
  isLocated: boolean;
  outcome: PaymentOutcome['kind'];
};

export type PaymentEvent =
  | { type: 'retry.chosen' }
  | { type: 'amount.chosen'; amountType: AmountType }
  /** Another amount; null when the field contains no digit. */
  | { type: 'amount.typed'; cents: number | null }
  | { type: 'amount.confirmed' }
  /** Pay this amount, and renew the loan with it. */
  | { type: 'renewal.chosen' }
  | { type: 'documents.opened' }
  | { type: 'partial.confirmed' }
  | { type: 'partial.declined' }
  | { type: 'method.chosen'; method: string }
  /** The security code stays in its memory cell; here only whether one was typed. Without one the review asks. */
  | { type: 'method.confirmed'; hasCvv?: boolean }
  | { type: 'method.addChosen' }
  /** From a later screen: change what was decided. */
  | { type: 'amount.changeChosen' }
  | { type: 'method.changeChosen' }
  /** The security code stays in its memory cell; here only whether one was typed. */
  | { type: 'payment.submitted'; hasCvv: boolean }
  | { type: 'receipt.requested' }
  /** The number of the cash could not be read: once more. */
  | { type: 'number.requested' }
  /** The card that has paid is to be saved for next time. */
  | { type: 'cardSaving.chosen' }
  /** "How was it?": the customer answers or declines. */
  | { type: 'review.answered' }
  /** `target`: the place that an address asks for. */
  | { type: 'flow.left'; target?: Target }
  /** The address; `to` is checked by the chart itself. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** Everything a payment needs before its first screen. */
export type Gathered = Pick<
  PaymentContext,
  'loan' | 'cards' | 'cardsFailure' | 'cardsMayPay' | 'noCardForm' | 'nextBusinessDate' | 'now' | 'inFlight' | 'nlsId'
> & {
  draft: PaymentDraft | null;
  /** Of the last payment in this tab, if it was of this loan. */
  receipt: StoredReceipt | null;
};
