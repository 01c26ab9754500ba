import type { Loan } from '../../../services/contract/accounts.ts';
import type { Card } from '../../../services/contract/cards.ts';
import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { InFlight } from '../../../services/contract/unfinishedPayment.ts';
import { DEFAULT_SETTINGS } from '../../../services/contract/settings.ts';
import type { Person } from '../../kit/session.types.ts';
import type { Intent } from '../../attempt/attempt.types.ts';
import type { Receipt } from '../../../services/actors/paymentMoney.ts';
import { fingerprint, paymentAsk } from '../../payment/paymentAttempt.ts';

/** Saturday, November 21st 2026, noon in UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);
export const KEY = '0b8f0e0a-6c5e-4b0e-9f0a-000000000001';
export const OTHER_KEY = '0b8f0e0a-6c5e-4b0e-9f0a-000000000002';

export const settings = DEFAULT_SETTINGS;

export const ann: Person = {
  profileId: 'profile-ann',
  customerId: 'ann-1',
  customerIds: { '1': 'ann-1', '2': 'ann-2' },
  name: 'Ann Ash',
  email: 'ann@example.com',
  phoneNumber: '+15125550101',
  username: 'ann@example.com',
  guest: null,
  showPaidOff: false,
  brands: ['TitleMax', 'InstaLoan'],
  availableProviders: ['TitleMax', 'InstaLoan'],
  systems: ['TLXe', 'NLS'],
  trusted: true,
  termsPending: false,
  nonCustomerRefer: '',
};

export const gus: Person = {
  ...ann,
  profileId: 'profile-gus',
  customerId: '',
  customerIds: {},
  name: 'Gus Gale',
  email: '',
  phoneNumber: '',
  username: 'guest-gus',
  guest: { loanId: 'loan-1', flow: 'payment' },
};

/** An installment loan of one customer, nothing late: $214.55 due, $812.40 in all. */
export const loan: Loan = {
  loanId: 'loan-1',
  loanHeader: '10001-1',
  lmsId: '1',
  storeId: 'store-1',
  productId: 'installment',
  productName: 'Installment loan',
  loanStatusId: 12,
  paidOff: false,
  brand: 'InstaLoan',
  cosignerId: '',
  alternateName: '',
  alternateLinked: false,
  refinanceEligible: false,
  payable: true,
  useRefiTerm: false,
  storePhoneNumber: '(512) 555-0199',
  localStoreState: 'TX',
  payoffAmount: 81_240,
  minimumLoanAmount: 10_000,
  minimumAmountDue: 21_455,
  productSwitchAmountDue: 0,
  minimumRequiredAmount: 21_455,
  pastDueAmount: 0,
  daysLate: 0,
  dueDate: '2026-11-26',
  intentId: 'intent-1',
  suretyBond: false,
  productMigration: false,
  validations: {
    isDisbursementAvailable: false,
    guestFeatures: { guestRefinanceEnabled: false },
    partialPayConfirmViewable: true,
    isOfrReinstateAmount: false,
    isInOfrStatus: false,
    skipAutoPayConfirm: true,
  },
};

/** The same loan, whose payments ask about autopay (FLOW-AUTO-03). */
export const askingLoan: Loan = { ...loan, validations: { ...loan.validations, skipAutoPayConfirm: false } };

/** Bo's loan: 35 days late. */
export const lateLoan: Loan = { ...loan, daysLate: 35, pastDueAmount: 12_000 };

export const visa: Card = {
  cardToken: 'token-visa',
  cardIds: [{ type: 'repay', id: 'visa-1' }],
  cardNumber: '•••• •••• •••• 4242',
  cardType: 'visa',
  cardholderName: 'Ann Ash',
  customerIds: [],
  expirationMonth: '12',
  expirationYear: '30',
  guestCard: false,
  newCard: false,
  canDisburse: false,
};
export const expired: Card = {
  ...visa,
  cardToken: 'token-old',
  cardIds: [{ type: 'repay', id: 'old-1' }],
  cardNumber: '•••• •••• •••• 1111',
  expirationMonth: '10',
  expirationYear: '26',
};
export const mastercard: Card = {
  ...visa,
  cardToken: 'token-mc',
  cardIds: [{ type: 'repay', id: 'mc-1' }],
  cardNumber: '•••• •••• •••• 5454',
  cardType: 'mastercard',
};

const ask = paymentAsk(ann, loan, visa, 'minimumDue', 21_455);

export const intent: Intent = { ask, fingerprint: fingerprint(ask) };

export const receipt: Receipt = {
  pending: false,
  confirmationNumber: 'P23456789A',
  amountPaid: 21_455,
  newBalance: 59_785,
  dueDate: '2026-12-26',
  paidAt: '2026-11-21T12:00:03.000Z',
};

/** The attempt does not read its receipt. This one has the fields of every flow that moves money, so that tools can show any of them its end. */
export const anyReceipt = {
  ...receipt,
  transactionId: 't-1',
  amount: 21_455,
  disbursementType: PAYMENT_CHANNEL.debit,
  newLoanId: loan.loanId,
  loanId: loan.loanId,
  loanAmount: 21_455,
};

export const inFlight: InFlight = {
  profileId: ann.profileId,
  brand: 'InstaLoan',
  loanId: loan.loanId,
  amount: 21_455,
  paymentKey: KEY,
  messageKey: '',
  fingerprint: 'loan-1|intent-1|214.55',
  startedAt: NOON,
  phase: 'posting',
};

export const refusal = new ApiError({ kind: 'refused', call: 'POST /payment', status: 422, texts: ['Your card was declined.'] });
export const unlocated = new ApiError({
  kind: 'refused',
  call: 'POST /payment',
  status: 422,
  code: 'LocationMissing',
  texts: ['Error validating your location, please try again.'],
});
/** The card was removed in another tab. */
export const unsaved = new ApiError({
  kind: 'refused',
  call: 'POST /payment',
  status: 422,
  code: 'MethodMissing',
  texts: ['This card is no longer saved. Choose another card.'],
});
export const lost = new ApiError({ kind: 'unknown', call: 'POST /payment', status: 502, message: 'Bad gateway' });
export const abandoned = new ApiError({
  kind: 'refused',
  call: 'POST /payment',
  status: 409,
  code: 'PaymentAbandoned',
  texts: ['Given up.'],
});
export const missing = new ApiError({ kind: 'missing', call: 'GET /payment', status: 404 });
