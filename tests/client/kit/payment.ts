import type { Ask } from '../../../services/contract/index.ts';
import type { InFlight, PaymentDraft } from '../../../services/contract/unfinishedPayment.ts';

/** Ann pays $200 of her title loan with the saved card. */
export const ANNS_PAYMENT: Omit<Ask<'POST /payment'>, 'cvv'> = {
  email: 'ann@example.com',
  loanId: 'L1',
  lmsId: '1',
  storeId: 'S1',
  customerId: 'C-ann',
  customerName: 'Ann Archer',
  storePhoneNumber: '5125550100',
  productBrand: 'TitleMax',
  paymentAmount: '200.00',
  paymentType: 2,
  paymentCardToken: 'card-1',
  paymentCardIds: [{ type: '1', id: 'card-1' }],
  cardHolderName: 'Ann Archer',
  cardNumber: '•••• •••• •••• 4242',
  isRefi: false,
  isPartial: false,
  isPayoff: false,
  disburseCardIds: [],
  disbursementAmount: '0.00',
  disbursementType: 0,
  paymentDueDate: '2026-11-27',
  intentId: 'intent-1',
  migrateProduct: false,
  guestPayment: false,
  riskCheck: false,
  username: 'ann@example.com',
  timeZone: 'America/Chicago',
};

export const ANNS_DRAFT: PaymentDraft = {
  brand: 'TitleMax',
  loanId: 'L1',
  screen: 'ReviewPayment',
  amountType: 'other',
  otherAmount: 20_000,
  amount: 20_000,
  cardIds: [{ type: '1', id: 'card-1' }],
  saveCard: true,
};

export const ANNS_RECORD: InFlight = {
  profileId: 'profile-ann',
  brand: 'TitleMax',
  loanId: 'L1',
  amount: 20_000,
  paymentKey: '6f1c2a52-6d2a-4a57-9d7e-0f4f1f2d9b11',
  messageKey: '',
  fingerprint: 'L1|20000|2',
  startedAt: 1_000,
  phase: 'posting',
};
