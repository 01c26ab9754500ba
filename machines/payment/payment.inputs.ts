import type { AddCardInput } from '../addCard/addCard.rules.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import { loanNameOf } from '../kit/loanName.ts';
import { hasUsableCard } from './payment.rules.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';
import type { TidyingInput } from './tidying.machine.ts';

export const atStart = ({ person, settings, params, screen }: PaymentInput): PaymentContext => ({
  person,
  settings,
  brand: params['brand'] ?? '',
  loanId: params['loanId'] ?? '',
  asked: screen,
  screen: 'MakePayment',
  loan: null,
  cards: [],
  cardsFailure: null,
  nextBusinessDate: '',
  now: 0,
  amountType: null,
  otherAmount: null,
  amount: null,
  amountProblem: null,
  partialConfirmed: false,
  method: '',
  freshMethod: '',
  standing: NOT_STARTED,
  cardIsBusy: false,
  inFlight: null,
  wish: null,
  cvvProblem: false,
  failure: null,
  notice: null,
  receipt: null,
  tidied: false,
  reviewPage: null,
  outcome: 'left',
});

type From = { context: PaymentContext };

export const gatherInput = ({ context: { person, loanId } }: From) => ({ person, loanId });

/** Amount, method, review, receipt: the four steps that the customer counts. */
export const STEPS = 4;

/** A guest's card is never saved (FLOW-CARD-01). */
export function cardInput({ context }: From): AddCardInput {
  const { person, loan, amount } = context;
  const guest = person.guest !== null;
  return {
    purpose: 'payment',
    loanId: context.loanId,
    guest,
    maySave: !guest,
    hasOthers: hasUsableCard(context),
    details: {
      step: { at: 2, of: STEPS },
      paying: loan && amount !== null ? { amount, loan: loanNameOf(loan) } : null,
      storePhoneNumber: guest ? (loan?.storePhoneNumber ?? '') : '',
      callNumber: loan?.storePhoneNumber ?? '',
    },
  };
}

/** Cards that were only for this payment are removed, also those that did not pay in the end. Spec: FLOW-PAY-07. */
export function tidyInput({ context }: From): TidyingInput {
  const cardIds = context.cards.filter(({ guestCard }) => guestCard).flatMap((card) => card.cardIds);
  return { cards: cardIds.length > 0 ? { cardIds } : null };
}
