import * as v from 'valibot';
import { Drawn, PaidOut } from '../../services/contract/drawReceipt.ts';
import type { DrawAsk } from '../../services/contract/draws.ts';
import { CASH_ADVANCE_PENDING } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { AttemptInput } from '../attempt/attempt.types.ts';
import { DEFAULT_LIMITS } from '../attempt/attempt.limits.ts';
import { methodId } from '../kit/card.ts';
import { mayReview } from './draw.rules.ts';
import type { DrawContext, PendingDraw, Receipt } from './draw.types.ts';

/** What the attempt of a draw ends with: paid out, or granted and waiting to be collected. */
const DrawReceipt = v.variant('pending', [
  v.object({ pending: v.literal(true), pendingCode: v.picklist(Object.values(CASH_ADVANCE_PENDING)), ...Drawn }),
  PaidOut,
]);

/** Parses the receipt, which the attempt does not read. Throws when it is not one of a draw. */
export const receiptIn = (receipt: unknown): PendingDraw | Receipt => v.parse(DrawReceipt, receipt);

/** Exactly what is to be drawn. Spec: CALL-055. */
function drawAsk({ loan, person, amount, where }: DrawContext): DrawAsk | null {
  if (!loan || !where || amount === null) return null;
  return {
    loanId: loan.loanId,
    lmsId: loan.lmsId,
    storeId: loan.storeId,
    amount: toMoneyText(amount),
    cardIds: where.card?.cardIds ?? [],
    type: where.channel,
    username: person.username,
    guestPayment: false,
  };
}

/** Identifies a draw, in one line. Spec: quality §1.1. */
function fingerprint({ loanId, amount, type, cardIds }: DrawAsk, intentId: string): string {
  return ['draw', loanId, intentId, amount, type, methodId({ cardIds })].join('|');
}

/** A new attempt needs everything that ConfirmDisbursement shows; an earlier one is followed without it. Spec: FLOW-DRAW-02 to -04. */
export function attemptInput({ context }: { context: DrawContext }): AttemptInput {
  const { person, brand, loan, loanId, amount, inFlight, settings } = context;
  const ask = inFlight === null && mayReview(context) ? drawAsk(context) : null;
  const { canUseDisbursementPolling, disbursementMaxPollingAttempts, postDrawTimeoutSeconds, drawPollMs } = settings;
  return {
    flow: 'draw',
    profileId: person.profileId,
    brand: brand ?? '',
    loanId,
    amount: amount ?? 0,
    intent: ask && { ask, fingerprint: fingerprint(ask, loan?.intentId ?? '') },
    inFlight,
    limits: {
      ...DEFAULT_LIMITS,
      limitSeconds: postDrawTimeoutSeconds,
      pollMs: drawPollMs,
      mostPolls: canUseDisbursementPolling ? disbursementMaxPollingAttempts : 0,
    },
  };
}
