import type { AmountType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { AmountsDue } from '../kit/amountsDue.ts';
import type { Recovery } from '../kit/recovery.rules.ts';
import type { AmountProblem } from '../kit/money.ts';
import type { CardFormView } from './cardForm.types.ts';
import type { StandingPhase } from '../attempt/attempt.types.ts';

/** What every screen of the flow knows. Amounts are integer cents, days YYYY-MM-DD, moments ISO 8601 in UTC. */
type Common = {
  /** The chart waits for the world: controls rest, `aria-busy` on main. */
  busy: boolean;
  brand: string;
  loanId: string;
  /** Null only while the loan is being fetched, or could not be. */
  loan: LoanLine | null;
  guest: boolean;
  /** "Step 2 of 4". Null outside of the steps. */
  step: { at: number; of: number } | null;
};

export type LoanLine = {
  loanId: string;
  loanHeader: string;
  productName: string;
  /** "2019 Toyota Corolla", empty when unsecured. */
  collateral: string;
  dueDate: string;
  daysLate: number;
  amounts: AmountsDue;
  /** What is owed in all today. */
  payoff: number;
  storePhoneNumber: string;
  /** The vehicle is being recovered: a call comes before a payment. */
  recovery: Recovery | null;
};

/** One way to pay, named. `cents` is null for `other`. */
export type AmountOption = {
  type: AmountType;
  cents: number | null;
  /** Payoff only: the day until which the figure holds. */ goodThrough: string;
};

export type MakePaymentView = Common & {
  screen: 'MakePayment';
  phase: 'loading' | 'failed' | 'choosing' | 'confirmingPartial' | 'locking';
  options: readonly AmountOption[];
  chosen: AmountType | null;
  /** As typed for another amount. */
  typed: string;
  /** Cents that would be paid; null while there is no valid amount. */
  amount: number | null;
  /** What stays owed after it; null while there is no valid amount. */
  owedAfter: number | null;
  /** Less than what is required now: will be asked to confirm (RULE-021). */
  isPartial: boolean;
  minimumRequired: number;
  problem: AmountProblem | null;
  /** The amount that a problem speaks of: the payoff. */
  limit: number;
  failure: Failure | null;
  notice: 'lockFailed' | 'notSent' | 'endedElsewhere' | null;
};

/** One saved card. An expired one is listed and marked, never selectable (CONF-036). */
export type Method = {
  method: string;
  cardType: Card['cardType'];
  lastFour: string;
  /** MM/YY */
  expiry: string;
  holder: string;
  expired: boolean;
  /** Only for this payment. */
  temporary: boolean;
};

export type SelectPaymentMethodView = Common & {
  screen: 'SelectPaymentMethod';
  amount: number;
  methods: readonly Method[];
  chosen: string;
  mayGoOn: boolean;
  /** Getting cards failed (ERR-013). */
  failure: Failure | null;
};

export type AddPaymentMethodView = Common & {
  screen: 'AddPaymentMethod';
  amount: number;
  form: CardFormView;
  /** There are saved cards to go back to. */ hasOthers: boolean;
};

export type ReviewPaymentView = Common & {
  screen: 'ReviewPayment';
  amount: number;
  amountType: AmountType;
  /** Null only where an earlier attempt is shown whose card is not known here. */
  method: Method | null;
  owedAfter: number;
  isPartial: boolean;
  isPayoff: boolean;
  /** A saved card's security code is asked for each payment. */
  asksCvv: boolean;
  cvvProblem: boolean;
  /** PAY is enabled. Never after a refusal without an edit (FLOW-PAY-05). */
  mayPay: boolean;
  phase: Extract<StandingPhase, 'preparing' | 'ready' | 'unknown'> | 'refused' | 'leaving';
  /** The last attempt's failure: kind `refused` shows its texts, anything else ERR-002 or ERR-003. */
  failure: Failure | null;
  notice: 'elsewhere' | 'notSent' | null;
};

export type PaymentProcessingView = Common & {
  screen: 'PaymentProcessing';
  amount: number;
  /** What is happening. In the last two the customer may leave; it goes on without her. */
  phase: Extract<StandingPhase, 'sending' | 'pending' | 'deciding' | 'stillWorking' | 'unconfirmed'>;
  mayLeave: boolean;
  /** Seconds it may take until it counts as open. */
  limitSeconds: number;
};

export type ConfirmPaymentView = Common & {
  screen: 'ConfirmPayment';
  confirmationNumber: string;
  amountPaid: number;
  newBalance: number;
  /** Empty when nothing is owed any more. */
  dueDate: string;
  paidAt: string;
  timeZone: string;
  /** Null when the card is not known here any more, e.g. after a sign-in on another device. */
  method: Method | null;
  confirmation: 'sending' | 'sent' | 'failed';
  /** Where the receipt goes: e-mail, or phone number, or neither. */
  sentTo: string;
  /** "How was it?": where she can say so; null: she is not asked. */
  reviewPage: string | null;
};

export type AlternateBlockedView = Common & {
  screen: 'AlternateBlocked';
  /** Who has the loan now; empty when the service did not say. */ heldBy: string;
};

export type PaymentView =
  | MakePaymentView
  | SelectPaymentMethodView
  | AddPaymentMethodView
  | ReviewPaymentView
  | PaymentProcessingView
  | ConfirmPaymentView
  | AlternateBlockedView;
