import { cardNameOf } from '../../kit/card.ts';
import { ann, askingLoan, expired, loan, NOON, receipt, visa } from './payment.people.ts';

/** What a payment finds at its start: the loan, the cards, and what the customer has begun before. */
const gathered = {
  loan: askingLoan,
  cards: [visa, expired],
  cardsFailure: null,
  cardsMayPay: true,
  noCardForm: [],
  nextBusinessDate: '2026-11-23',
  now: NOON,
  draft: null,
  inFlight: null,
  receipt: null,
};
export const draft = {
  brand: 'InstaLoan',
  loanId: loan.loanId,
  screen: 'ReviewPayment',
  amountType: 'other',
  otherAmount: 5_000,
  amount: 5_000,
  cardIds: visa.cardIds,
  saveCard: true,
};
/** Co-signed, and to be renewed; the terms are agreed to or not. */
export const renewable = { ...askingLoan, refinanceEligible: true, cosignerId: 'sam-1' };
export const renewal = { productId: 'installment', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
export const renewing = {
  ...draft,
  screen: 'SelectPaymentMethod',
  amountType: 'minimumDue',
  otherAmount: null,
  amount: renewable.minimumAmountDue,
};
/** A settlement that the lender has refused too often. */
const spent = { type: 'settlement', cents: 30_000, until: '2026-12-13T18:00:00.000Z', refusals: 3 };
export const settling = {
  ...draft,
  screen: 'SelectPaymentMethod',
  amountType: 'settlement',
  otherAmount: null,
  amount: spent.cents,
  lenderAmount: spent,
};
/** The receipt of the payment that this tab has made. */
export const paidBefore = {
  profileId: ann.profileId,
  receipt,
  payment: draft,
  paidWith: cardNameOf(visa),
  referenceNumber: '',
  storeAddress: '',
  storedAt: NOON,
};
export const loaded = (part: object = {}) => ({ done: { kind: 'gathered', gathered: { ...gathered, ...part } } });
