import type { AmountType } from '../../../services/contract/enums.ts';
import type { Failure } from '../../../services/contract/error.ts';
import { leastOf, mostOf } from '../../kit/renewalEligibility.ts';
import { amountNow, amountOptions, isPartial, renewalFacts, renewalOffer, type AmountOption, type AmountProblem } from '../amount.rules.ts';
import { owedAfter } from '../payment.rules.ts';
import type { PaymentContext } from '../payment.types.ts';
import type { Common, PaymentSnapshot } from './common.ts';

export type MakePaymentView = Common & {
  screen: 'MakePayment';
  phase: 'loading' | 'failed' | 'choosing' | 'confirmingPartial';
  options: readonly AmountOption[];
  chosen: AmountType | null;
  /** Cents of another amount; null while its field is empty. */
  otherAmount: number | null;
  /** Cents that would be paid; null while there is no valid amount. */
  amount: number | null;
  /** What is owed after it; null while there is no valid amount. */
  owedAfter: number | null;
  /** Less than what is required now: the customer has to confirm it (RULE-021). */
  isPartial: boolean;
  minimumRequired: number;
  problem: AmountProblem | null;
  /** The most that can be paid: the payoff. */
  limit: number;
  failure: Failure | null;
  notice: 'notSent' | 'endedElsewhere' | null;
  /** The lender asks for documents with this payment (upload-4). */
  documentsWanted: boolean;
  /** "Pay and renew", beside "pay only"; null for a loan that cannot be renewed here. */
  renewal: RenewalOffer | null;
};

/** `mayChoose`: with the amount that is chosen now. The limits are null where the loan system has none (RULE-020). Cents. */
export type RenewalOffer = { mayChoose: boolean; limits: { least: number; most: number } | null };

function renewalOf(context: PaymentContext): RenewalOffer | null {
  const offer = renewalOffer(context);
  const facts = renewalFacts(context);
  if (offer === 'notOffered' || !facts) return null;
  const switching = leastOf({ ...facts, isOnlineProduct: facts.loan.productMigration });
  return { mayChoose: offer === 'offered', limits: facts.isNls ? null : { least: switching, most: mostOf(facts) } };
}

/** The amount is chosen, and the next step is on its way. */
const GOING_ON = ['fetching', 'locating', 'locatingRenewal'] as const;

function phaseOf(snapshot: PaymentSnapshot): MakePaymentView['phase'] {
  if (snapshot.matches({ amount: 'failed' })) return 'failed';
  if (snapshot.matches({ amount: 'confirmingPartial' })) return 'confirmingPartial';
  const isChosen = GOING_ON.some((amount) => snapshot.matches({ amount })) && snapshot.context.inFlight === null;
  return isChosen || snapshot.matches({ amount: 'choosing' }) ? 'choosing' : 'loading';
}

export function makePaymentView(snapshot: PaymentSnapshot, common: Common): MakePaymentView {
  const { context } = snapshot;
  const { loan, amountType, otherAmount, amountProblem, failure, notice, documentsWanted } = context;
  const now = amountNow(context);
  const amount = 'cents' in now ? now.cents : null;
  return {
    ...common,
    screen: 'MakePayment',
    phase: phaseOf(snapshot),
    options: amountOptions(context),
    chosen: amountType,
    otherAmount,
    amount,
    owedAfter: loan && amount !== null ? owedAfter(context, amount) : null,
    isPartial: loan !== null && amountType !== null && amount !== null && isPartial(loan, amountType, amount),
    minimumRequired: loan?.minimumRequiredAmount ?? 0,
    problem: amountProblem,
    limit: loan?.payoffAmount ?? 0,
    failure,
    notice,
    documentsWanted,
    renewal: renewalOf(context),
  };
}
