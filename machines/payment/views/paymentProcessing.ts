import type { StandingPhase } from '../../attempt/attempt.types.ts';
import * as rules from '../payment.rules.ts';
import { limitSeconds } from '../amount.rules.ts';
import type { PaymentContext } from '../payment.types.ts';
import type { Common } from './common.ts';

export type PaymentProcessingView = Common & {
  screen: 'PaymentProcessing';
  amount: number;
  /** In the last two the customer may leave, and the payment goes on. */
  phase: Extract<StandingPhase, 'sending' | 'pending' | 'deciding' | 'stillWorking' | 'unconfirmed'>;
  mayLeave: boolean;
  /** Seconds until the outcome counts as open. */
  limitSeconds: number;
};

export function paymentProcessingView(context: PaymentContext, common: Common): PaymentProcessingView {
  const { amount, inFlight, standing } = context;
  const { phase } = standing;
  const isKnown = phase === 'pending' || phase === 'deciding' || phase === 'stillWorking' || phase === 'unconfirmed';
  return {
    ...common,
    screen: 'PaymentProcessing',
    amount: inFlight?.amount ?? amount ?? 0,
    phase: isKnown ? phase : 'sending',
    mayLeave: rules.mayGoAway(context),
    limitSeconds: limitSeconds(context),
  };
}
