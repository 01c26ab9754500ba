import type { AmountType } from '../../../services/contract/enums.ts';
import type { Failure } from '../../../services/contract/error.ts';
import type { NewLoan } from '../../kit/newLoan.ts';
import type { StandingPhase } from '../../attempt/attempt.types.ts';
import { isPartial } from '../amount.rules.ts';
import * as rules from '../payment.rules.ts';
import type { PaymentContext } from '../payment.types.ts';
import { cashOf, chosenMethod, type CashOut, type Common, type Method } from './common.ts';

export type ReviewPaymentView = Common & {
  screen: 'ReviewPayment';
  amount: number;
  amountType: AmountType;
  /** Null only for an earlier attempt whose card is not known here. */
  method: Method | null;
  owedAfter: number;
  /** What is due next after this payment, in cents; zero: the payment covers it. Null for a payment that ends the loan or renews it, and without a known day. */
  nextDue: { day: string; cents: number } | null;
  renews: boolean;
  /** The new loan of a renewal, as its papers state it; null without their figures. */
  newLoan: NewLoan | null;
  /** Cash that is paid out with it; null without cash. */
  cash: CashOut | null;
  isPartial: boolean;
  isPayoff: boolean;
  /** This settlement cannot be paid here any more (FLOW-PAY-12). */
  isSpent: boolean;
  /** Each payment asks for the security code of a saved card. */
  asksCvv: boolean;
  cvvProblem: boolean;
  /** PAY is enabled. Never after a refusal without a change (FLOW-PAY-05). */
  mayPay: boolean;
  phase: Extract<StandingPhase, 'preparing' | 'ready' | 'unknown'> | 'refused' | 'leaving';
  /** The last attempt's failure: kind `refused` shows its texts, anything else ERR-002 or ERR-003. */
  failure: Failure | null;
  notice: 'elsewhere' | 'notSent' | null;
};

function phaseOf(context: PaymentContext): ReviewPaymentView['phase'] {
  const { phase } = context.standing;
  if (rules.isRefused(context)) return 'refused';
  if (context.wish) return 'leaving';
  return phase === 'unknown' || phase === 'ready' ? phase : 'preparing';
}

export function reviewPaymentView(context: PaymentContext, common: Common): ReviewPaymentView {
  const { loan, amount, amountType, standing, failure, cvvProblem, renewal } = context;
  const newLoan = renewal?.newLoan ?? null;
  const cents = amount ?? 0;
  return {
    ...common,
    screen: 'ReviewPayment',
    amount: cents,
    amountType: amountType ?? 'other',
    method: chosenMethod(context),
    owedAfter: newLoan?.newLoanAmount ?? rules.owedAfter(context, cents),
    nextDue: renewal ? null : rules.nextDueAfter(context, cents),
    renews: renewal !== null,
    newLoan,
    cash: cashOf(context),
    isPartial: loan !== null && amountType !== null && isPartial(loan, amountType, cents),
    isPayoff: loan?.payoffAmount === cents,
    isSpent: rules.isSpent(context),
    asksCvv: rules.asksCvv(context),
    cvvProblem,
    mayPay: !common.busy && rules.mayPay(context),
    phase: phaseOf(context),
    failure: failure ?? standing.failure,
    notice: standing.elsewhere ? 'elsewhere' : standing.notSent ? 'notSent' : null,
  };
}
