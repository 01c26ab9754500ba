import type { SnapshotFrom } from 'xstate';
import type { StoredReceipt } from '../../services/contract/receipt.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { NOT_STARTED, standingOf } from '../attempt/attempt.view.ts';
import type { GatheringOutcome } from './gathering.machine.ts';
import { cardNameOf } from '../kit/card.ts';
import { cashIn } from '../kit/renewalCash.ts';
import { amountNow, NO_AMOUNT } from './amount.rules.ts';
import { cardOf, methodId, methodIsMissing } from './payment.rules.ts';
import type { PaymentContext, PaymentOutcome } from './payment.types.ts';
import { receiptIn, reopened } from './receipt.rules.ts';

type Changes = Partial<PaymentContext>;

/**
 * What was loaded, with the draft. When it is loaded again after a refusal, the choices of this visit stay, and where only the card was
 * refused the amount, too, if the loan still takes it.
 * The brand is that of the loan, whatever the address says: the receipt names the company that is paid.
 */
export function afterGathering(context: PaymentContext, outcome: GatheringOutcome): Changes {
  if (outcome.kind === 'failed') return {};
  const { draft, receipt, ...known } = outcome.gathered;
  const brand = known.loan?.brand ?? context.brand;
  if (receipt && !known.inFlight && context.requested === 'ConfirmPayment') return { ...known, brand, ...reopened(receipt) };
  const isFirst = context.amountType === null;
  const chosen = isFirst ? draft : methodIsMissing(context) && draftOf(context);
  return { ...known, brand, failure: null, ...(chosen === false ? { amount: null } : fromDraft({ ...context, ...known }, chosen)) };
}

export const afterFailedGathering = (outcome: GatheringOutcome): Changes => (outcome.kind === 'failed' ? { failure: outcome.failure } : {});

/** A card just saved is the one to pay with. Spec: portal §4 "Cards". */
export function withCard(context: PaymentContext, outcome: AddCardOutcome): Changes {
  if (outcome.kind !== 'added') return {};
  const { card, temporary } = outcome;
  const method = methodId(card);
  const others = context.cards.filter((one) => methodId(one) !== method);
  return { cards: [...others, { ...card, guestCard: temporary }], method, freshMethod: method, cardIsBusy: false };
}

/** An attempt that is only followed is in progress from the start. */
export const beforePaying = ({ inFlight }: PaymentContext): Changes => ({
  standing: inFlight ? { ...NOT_STARTED, phase: 'pending' } : NOT_STARTED,
  requested: 'MakePayment',
  failure: null,
  notice: null,
  wish: null,
  cvvProblem: false,
});

/** While an attempt is in progress, the customer neither leaves nor changes anything; once it has an outcome, its record is dropped. */
export function standing(context: PaymentContext, attempt: SnapshotFrom<typeof attemptMachine>): Changes {
  const standing = standingOf(attempt);
  const { wish, inFlight } = context;
  const isUnderWay = ['pending', 'stillWorking', 'unconfirmed'].includes(standing.phase);
  return { standing, wish: isUnderWay ? null : wish, inFlight: standing.phase === 'ready' ? null : inFlight };
}

export function paid(context: PaymentContext, outcome: AttemptOutcome): Changes {
  if (outcome.kind !== 'paid') return {};
  const card = cardOf(context);
  return { receipt: receiptIn(outcome.receipt), paidWith: card ? cardNameOf(card) : null, outcome: 'paid', wish: null };
}

/** Throws before the payment is confirmed. */
export function storedReceipt(context: PaymentContext): Omit<StoredReceipt, 'storedAt'> {
  const { person, loanId, receipt, paidWith, reference, storeAddress } = context;
  if (!receipt) throw new Error('only a confirmed payment has a receipt');
  return {
    profileId: person.profileId,
    loanId,
    receipt,
    payment: draftOf(context),
    paidWith,
    referenceNumber: reference.number,
    storeAddress,
  };
}

/** The attempt is over; a new one begins when ReviewPayment is entered again. Refusals of a settlement count. Spec: FLOW-PAY-05, FLOW-PAY-12. */
export const refused = ({ amountType, lenderAmount }: PaymentContext, outcome: AttemptOutcome): Changes =>
  outcome.kind === 'refused'
    ? {
        failure: outcome.failure,
        standing: { ...NOT_STARTED, phase: 'ready' },
        inFlight: null,
        wish: null,
        lenderAmount: lenderAmount && { ...lenderAmount, refusals: lenderAmount.refusals + Number(amountType === 'settlement') },
      }
    : {};

/** What the lender lacks when it refuses a payment with one of these codes; nothing was charged. Somebody else has the lock: the terms show who. */
const LACKS: Readonly<Record<string, PaymentOutcome['kind']>> = {
  LocationMissing: 'locationMissing',
  PapersMissing: 'papersMissing',
  LockMissing: 'lockMissing',
  LoanLocked: 'lockMissing',
};

/** The flow that supplies what the refused payment lacks; null for any other refusal. A plain payment lacks the location only. Spec: ERR-029. */
export function lackOf({ person, renewal }: PaymentContext, outcome: AttemptOutcome): PaymentOutcome['kind'] | null {
  if (outcome.kind !== 'refused' || person.guest) return null;
  const lack = LACKS[outcome.failure.code] ?? null;
  return renewal || lack === 'locationMissing' ? lack : null;
}

/** What was agreed before no longer counts. */
export const lacking = (context: PaymentContext, outcome: AttemptOutcome): Changes => {
  const lack = lackOf(context, outcome);
  return lack
    ? { outcome: lack, ...(lack === 'papersMissing' && { renewal: context.renewal && { ...context.renewal, agreedIntent: '' } }) }
    : {};
};

/**
 * The balance may have changed: it is loaded again before anything can be paid here. After a renewal nothing is owed here, and the flow ends; any
 * other payment has not dealt with the lock of this one (FLOW-PAY-08, R-3).
 */
export const endedElsewhere = (): Changes => ({
  ...NO_AMOUNT,
  notice: 'endedElsewhere',
  loan: null,
  standing: NOT_STARTED,
  wish: null,
});

/** Only the followed attempt is over; the choices stay. */
export const notSent = (): Changes => ({ notice: 'notSent', standing: NOT_STARTED, inFlight: null, wish: null });

/** The draft of an unfinished payment. Spec: FLOW-PAY-14, CONF-008, CONF-015. */
export function draftOf(context: PaymentContext): PaymentDraft {
  const { brand, loanId, screen, amountType, otherAmount, amount, autoPay, renewal, earlierCash, lenderAmount, holdsLock } = context;
  const card = cardOf(context);
  return {
    brand,
    loanId,
    screen,
    amountType,
    otherAmount,
    amount,
    cardIds: card?.cardIds ?? [],
    saveCard: !card?.guestCard,
    autoPay,
    ...(renewal ? { renewal } : earlierCash && { earlierCash }),
    ...(lenderAmount && { lenderAmount }),
    ...(holdsLock && { holdsLock }),
  };
}

/** The loan may have changed since the draft: a choice that is no longer offered is dropped, an amount is read again. */
export function fromDraft(context: PaymentContext, draft: PaymentDraft | null): Partial<PaymentContext> {
  if (!draft) return {};
  const { amountType, otherAmount, cardIds, autoPay, renewal = null, lenderAmount = null, holdsLock = false } = draft;
  const now = amountNow({ ...context, amountType, otherAmount, lenderAmount });
  const isOffered = amountType === 'other' || 'cents' in now;
  const amount = 'cents' in now && now.cents === draft.amount ? draft.amount : null;
  return {
    amountType: isOffered ? amountType : null,
    otherAmount,
    amount,
    method: methodId({ cardIds }),
    autoPay,
    renewal: amount === null ? null : renewal,
    earlierCash: cashIn(draft),
    lenderAmount,
    holdsLock,
  };
}
