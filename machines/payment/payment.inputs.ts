import type { Ask } from '../../services/contract/index.ts';
import type { AddCardInput } from '../addCard/addCard.rules.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import { loanNameOf } from '../kit/loanName.ts';
import { cardOf, hasUsableCard } from './payment.rules.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';
import type { TidyingInput } from './tidying.setup.ts';

export const atStart = ({ person, settings, params, screen }: PaymentInput): PaymentContext => ({
  person,
  settings,
  brand: params['brand'] ?? '',
  loanId: params['loanId'] ?? '',
  requested: screen,
  screen: 'MakePayment',
  loan: null,
  cards: [],
  cardsFailure: null,
  cardsMayPay: true,
  noCardForm: [],
  nextBusinessDate: '',
  now: 0,
  amountType: null,
  otherAmount: null,
  amount: null,
  amountProblem: null,
  partialConfirmed: false,
  method: '',
  freshMethod: '',
  codeOf: '',
  standing: NOT_STARTED,
  cardIsBusy: false,
  inFlight: null,
  wish: null,
  cvvProblem: false,
  failure: null,
  notice: null,
  receipt: null,
  paidWith: null,
  storeAddress: '',
  saving: { phase: 'unavailable', failure: null },
  reference: { number: '', isMissing: false },
  tidied: false,
  reviewPage: null,
  documentsWanted: false,
  autoPay: undefined,
  nlsId: '',
  renewal: null,
  earlierCash: undefined,
  lenderAmount: null,
  holdsLock: false,
  isLocated: false,
  outcome: 'left',
});

type From = { context: PaymentContext };

/** Whether the location of the customer is known for this store. */
export const locatedInput = ({ context: { person, loan, renewal } }: From) => ({
  profileId: person.profileId,
  state: loan?.localStoreState ?? '',
  paysOutCash: renewal?.cash !== undefined,
});

export const gatherInput = ({ context: { person, loanId } }: From) => ({ person, loanId });

/** Amount, method, review, receipt: the four steps that the customer counts. */
export const STEPS = 4;

/** A guest's card is never saved (FLOW-CARD-01). */
export function cardInput({ context }: From): AddCardInput {
  const { person, loan, amount, brand, noCardForm, renewal } = context;
  const guest = person.guest !== null;
  return {
    purpose: 'payment',
    loanId: context.loanId,
    hasForm: !noCardForm.includes(brand),
    guest,
    maySave: !guest,
    hasOthers: hasUsableCard(context),
    details: {
      step: renewal ? null : { at: 2, of: STEPS },
      paying: loan && amount !== null ? { amount, loan: loanNameOf(loan) } : null,
      storePhoneNumber: guest ? (loan?.storePhoneNumber ?? '') : '',
      callNumber: loan?.storePhoneNumber ?? '',
    },
  };
}

/**
 * After a renewal the lock is set again, so that the other party does not begin another one; otherwise it is given back. The receipt says which it
 * was: the tab may have followed another one's payment, which renewed nothing. Spec: FLOW-PAY-08, FLOW-REFI-03.
 */
export const lockAsk = ({ loanId, receipt }: Pick<PaymentContext, 'loanId' | 'receipt'>): Ask<'POST /loanlock'> => ({
  loanId,
  value: receipt?.newLoanId ? true : 'delete',
  lockType: 'refinance',
});

/** The cash of the loan that was made. Spec: CALL-074, FLOW-DRAW-13. */
export const referenceAsk = ({
  renewal,
  receipt,
}: Pick<PaymentContext, 'renewal' | 'receipt'>): Ask<'GET /disbursementReference'> | null =>
  renewal?.cash && receipt?.newLoanId ? { newLoanId: receipt.newLoanId, disbursementType: String(renewal.cash.channel) } : null;

/**
 * Cards that were only for this payment are removed, also those that did not pay in the end (FLOW-PAY-07). A customer may still save the one that
 * paid, a guest may not (FLOW-CARD-01, FLOW-CARD-02).
 */
export function tidyInput({ context }: From): TidyingInput {
  const paying = context.person.guest === null ? cardOf(context) : undefined;
  const temporary = context.cards.filter(({ guestCard }) => guestCard);
  const cardIds = temporary.filter((card) => card !== paying).flatMap((card) => card.cardIds);
  return {
    cards: cardIds.length > 0 ? { cardIds } : null,
    offered: paying?.guestCard ? { cardIds: paying.cardIds } : null,
    lock: context.holdsLock ? lockAsk(context) : null,
    cash: referenceAsk(context),
  };
}
