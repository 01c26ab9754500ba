import type { SnapshotFrom } from 'xstate';
import type { DrawStatus } from '../../services/actors/draws.ts';
import type { StoredDraw } from '../../services/contract/drawReceipt.ts';
import { CASH_ADVANCE_PENDING } from '../../services/contract/enums.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { NOT_STARTED, standingOf } from '../attempt/attempt.view.ts';
import type { DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import type { DrawContext, PendingDraw, Receipt } from './draw.types.ts';
import { mayTryAgain } from './draw.rules.ts';
import { receiptIn } from './drawAttempt.ts';

type Changes = Partial<DrawContext>;

/** Another way has the papers read again. The customer may choose what was declined once more. */
export function withWhere({ where, agreedTo }: DrawContext, outcome: DisburseMethodOutcome): Changes {
  if (outcome.kind !== 'chosen') return {};
  const isSame = JSON.stringify(where) === JSON.stringify(outcome.destination);
  return { where: outcome.destination, agreedTo: isSame ? agreedTo : null, declined: null };
}

/** While an attempt is in progress, the customer neither leaves nor changes anything; once it has an outcome, its record is dropped. */
export function standing(context: DrawContext, attempt: SnapshotFrom<typeof attemptMachine>): Changes {
  const now = standingOf(attempt);
  const isUnderWay = ['pending', 'stillWorking', 'unconfirmed'].includes(now.phase);
  return {
    standing: now,
    wish: isUnderWay ? null : context.wish,
    inFlight: now.phase === 'ready' ? null : context.inFlight,
  };
}

/** Granted, and not collected yet. Spec: FLOW-DRAW-10. */
export const isWaiting = (status: DrawStatus): boolean => status.pending && status.pendingCode === CASH_ADVANCE_PENDING.waiting;

export const isPaidOut = (outcome: AttemptOutcome): boolean => outcome.kind === 'paid' && !receiptIn(outcome.receipt).pending;

/** How the draw stands by the lender's answer. */
export const withStatus = (status: PendingDraw | Receipt): Changes =>
  status.pending ? { pending: status } : { receipt: status, pending: null };

/** The lock went back with the draw (FLOW-DRAW-12). */
const DRAWN = { holdsLock: false, inFlight: null, wish: null, standing: NOT_STARTED, failure: null } as const;

export function paid(outcome: AttemptOutcome): Changes {
  if (outcome.kind !== 'paid') return {};
  const status = receiptIn(outcome.receipt);
  return { ...DRAWN, ...withStatus(status), messageKey: status.transactionId };
}

/** Throws before the money is paid out. */
export function storedDraw({ person, loanId, receipt, where, reference }: DrawContext): Omit<StoredDraw, 'storedAt'> {
  if (!receipt) throw new Error('only cash that is paid out has a receipt');
  const named = where && { ...where, card: where.card && { ...where.card, cardIds: [] } };
  return { profileId: person.profileId, loanId, receipt, where: named, reference };
}

/** The address is that of the receipt, and neither a draw that the lender may have nor a newer choice of where the money goes comes first. */
export const asksReceipt = ({ requested, inFlight, messageKey, where }: DrawContext): boolean =>
  requested === 'ConfirmDisbursement' && inFlight === null && messageKey === '' && where === null;

/** The receipt after a reload. */
export const reopened = (stored: StoredDraw | null): Changes =>
  stored ? { receipt: stored.receipt, where: stored.where, reference: stored.reference } : {};

/** The lender has it and has not decided. Spec: FLOW-DRAW-02, FLOW-DRAW-03. */
export const leftOpen = (outcome: AttemptOutcome): Changes =>
  outcome.kind === 'pending' ? { ...DRAWN, pending: null, messageKey: outcome.messageKey } : {};

/** What the lender has declined, so that a reload does not forget it. A loan that was not free is no decline. */
export const declinedIn = ({ failure }: DrawContext): Changes => {
  if (!failure || mayTryAgain({ failure })) return { declined: null };
  const { status, texts, code, caseId } = failure;
  return { declined: { status, texts, code, caseId } };
};

/** The attempt is over; a new one begins when ConfirmDisbursement is entered again. */
export const refused = (outcome: AttemptOutcome): Changes =>
  outcome.kind === 'refused' ? { failure: outcome.failure, standing: { ...NOT_STARTED, phase: 'ready' }, inFlight: null, wish: null } : {};
