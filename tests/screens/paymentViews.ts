import type { AddCardView } from '../../machines/addCard/addCard.view.ts';
import type { LoanLine, Method } from '../../machines/payment/views/common.ts';
import type { ConfirmPaymentView } from '../../machines/payment/views/confirmPayment.ts';
import type { MakePaymentView } from '../../machines/payment/views/makePayment.ts';
import type { PaymentProcessingView } from '../../machines/payment/views/paymentProcessing.ts';
import type { ReviewPaymentView } from '../../machines/payment/views/reviewPayment.ts';
import type { SelectPaymentMethodView } from '../../machines/payment/views/selectPaymentMethod.ts';

/** The views of Ann's payment of $214.55 on a title loan; a test overrides fields. */
const loan: LoanLine = {
  loanId: 'title',
  loanHeader: 'TX-104',
  productName: 'Title loan',
  collateral: '2019 Toyota Camry',
  dueDate: '2026-11-27',
  daysLate: 0,
  amounts: { pastDue: 0, next: 21_455, nextDay: '2026-11-27', minimum: 21_455 },
  payoff: 183_210,
  storePhoneNumber: '5125550150',
  recovery: null,
};

/** The same loan, with the vehicle out for repossession. */
export const outForRepo: LoanLine = {
  ...loan,
  daysLate: 72,
  amounts: { pastDue: 93_000, next: 31_000, nextDay: '2026-12-10', minimum: 124_000 },
  recovery: 'outForRepo',
};

/** Bo's loan: two payments of $275.00 behind. */
export const behind: LoanLine = {
  ...loan,
  daysLate: 35,
  amounts: { pastDue: 55_000, next: 27_500, nextDay: '2026-12-17', minimum: 82_500 },
};
const common = (at: number) => ({
  busy: false,
  brand: 'TitleMax',
  loanId: 'title',
  loan,
  guest: false,
  borrower: '',
  autoPay: undefined,
  useRefiTerm: false,
  step: { at, of: 4 },
});

export const visa: Method = {
  method: 'a',
  cardType: 'visa',
  lastFour: '4242',
  expiry: '09/28',
  holder: 'Ann Lee',
  expired: false,
  temporary: false,
};
const old: Method = { ...visa, method: 'old', cardType: 'mastercard', lastFour: '0005', expiry: '03/24', expired: true };

export const failure = (different: Partial<NonNullable<ReviewPaymentView['failure']>>): NonNullable<ReviewPaymentView['failure']> => ({
  kind: 'unknown',
  call: 'POST /payment',
  status: 500,
  texts: [],
  code: '',
  message: '',
  caseId: '',
  ...different,
});

export const make = (different: Partial<MakePaymentView> = {}): MakePaymentView => ({
  ...common(1),
  screen: 'MakePayment',
  phase: 'choosing',
  options: [
    { type: 'minimumDue', cents: 21_455, goodThrough: '' },
    { type: 'payoff', cents: 183_210, goodThrough: '2026-11-30' },
    { type: 'other', cents: null, goodThrough: '' },
  ],
  chosen: null,
  otherAmount: null,
  amount: null,
  owedAfter: null,
  isPartial: false,
  minimumRequired: 21_455,
  problem: null,
  limit: 183_210,
  failure: null,
  notice: null,
  documentsWanted: false,
  renewal: null,
  ...different,
});

export const select = (different: Partial<SelectPaymentMethodView> = {}): SelectPaymentMethodView => ({
  ...common(2),
  screen: 'SelectPaymentMethod',
  amount: 21_455,
  methods: [visa, old],
  chosen: 'a',
  mayGoOn: true,
  asksCvv: true,
  renews: false,
  cardsMayPay: true,
  failure: null,
  ...different,
});

export const add = (different: Partial<AddCardView> = {}): AddCardView => ({
  screen: 'AddPaymentMethod',
  purpose: 'payment',
  name: 'AddPaymentMethod',
  onlySaves: false,
  kind: null,
  busy: false,
  step: { at: 2, of: 4 },
  paying: { amount: 21_455, loan },
  storePhoneNumber: '',
  phase: 'entering',
  formUrl: 'https://vault.example/form',
  height: 380,
  save: false,
  maySave: true,
  hasOthers: true,
  fields: [],
  tokenMissing: false,
  failure: null,
  ...different,
});

export const review = (different: Partial<ReviewPaymentView> = {}): ReviewPaymentView => ({
  ...common(3),
  screen: 'ReviewPayment',
  amount: 21_455,
  amountType: 'minimumDue',
  method: visa,
  owedAfter: 161_755,
  nextDue: { day: '2026-11-27', cents: 0 },
  renews: false,
  newLoan: null,
  cash: null,
  isPartial: false,
  isPayoff: false,
  isSpent: false,
  asksCvv: true,
  cvvProblem: false,
  mayPay: true,
  phase: 'ready',
  failure: null,
  notice: null,
  ...different,
});

export const processing = (different: Partial<PaymentProcessingView> = {}): PaymentProcessingView => ({
  ...common(3),
  busy: true,
  screen: 'PaymentProcessing',
  amount: 21_455,
  phase: 'pending',
  mayLeave: false,
  limitSeconds: 30,
  ...different,
});

export const confirm = (different: Partial<ConfirmPaymentView> = {}): ConfirmPaymentView => ({
  ...common(4),
  screen: 'ConfirmPayment',
  confirmationNumber: 'TM-1',
  amountPaid: 21_455,
  newBalance: 161_755,
  newLoanId: '',
  sold: [],
  cash: null,
  reference: { number: '', isMissing: false },
  dueDate: '2026-12-26',
  paidAt: '2026-11-21T15:04:05.000Z',
  timeZone: 'America/Chicago',
  storeAddress: '',
  method: visa,
  confirmation: 'sent',
  sentTo: 'ann@example.com',
  saving: { phase: 'unavailable', failure: null },
  reviewPage: null,
  ...different,
});
