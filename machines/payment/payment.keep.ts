import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { cardFormMachine } from './cardForm.machine.ts';
import { cardFormView } from './cardForm.select.ts';
import type { CardFormOutcome } from './cardForm.types.ts';
import type { GatheringOutcome } from './gathering.machine.ts';
import { fromDraft } from './payment.draft.ts';
import { amountNow, methodId } from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';
import { attemptMachine } from '../attempt/attempt.machine.ts';
import { NOT_STARTED, standingOf } from '../attempt/attempt.view.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { receiptIn } from './paymentAttempt.ts';

type Kept = Partial<PaymentContext>;

/** What a done event of a child chart carries; the chart has made it, this only gives it its name. */
function carried<Output>(event: { type: string } | { output: Output }): Output {
  if (!('output' in event)) throw new TypeError(`expected the done event of a child, got ${event.type}`);
  return event.output;
}
type Carried<Output> = (event: { type: string } | { output: Output }) => Output;
export const gathered: Carried<GatheringOutcome> = carried;
export const submitted: Carried<AttemptOutcome> = carried;
export const counted: Carried<string | null> = carried;
const added: Carried<CardFormOutcome> = carried;

/** A change of mind about the amount: nothing that was accepted or said before holds. */
export const NO_AMOUNT = { amount: null, amountProblem: null, partialConfirmed: false, failure: null, notice: null };

/**
 * What was gathered, and what the draft makes of it. A second time, after a refusal, the choices of this visit stay.
 * The brand is that of the loan, whatever the address says: the receipt names the company that is paid.
 */
export function afterGathering(context: PaymentContext, outcome: GatheringOutcome): Kept {
  if (outcome.kind === 'failed') return {};
  const { draft, ...known } = outcome.gathered;
  const isFirst = context.amountType === null;
  const brand = known.loan?.brand ?? context.brand;
  return { ...known, brand, failure: null, ...(isFirst ? fromDraft({ ...context, ...known }, draft) : { amount: null }) };
}

export const afterFailedGathering = (outcome: GatheringOutcome): Kept => (outcome.kind === 'failed' ? { failure: outcome.failure } : {});

export function problemOf(context: PaymentContext): Kept {
  const now = amountNow(context);
  return { amountProblem: 'problem' in now ? now.problem : null };
}

export function accepted(context: PaymentContext): Kept {
  const now = amountNow(context);
  return 'cents' in now ? { ...NO_AMOUNT, amount: now.cents } : {};
}

/** Payment data is cleared when somebody else has the loan. Spec: FLOW-REFI-05. */
export const blockedBy = ({ locked: _ }: PaymentContext, by: string): Kept => ({
  ...NO_AMOUNT,
  locked: { by },
  amountType: null,
  amountText: '',
  method: '',
  outcome: 'blocked',
});

type FromChild = { type: string } | { snapshot: AnyMachineSnapshot };

const isForm = (snapshot: AnyMachineSnapshot): snapshot is SnapshotFrom<typeof cardFormMachine> =>
  snapshot.machine.id === cardFormMachine.id;
const isAttempt = (snapshot: AnyMachineSnapshot): snapshot is SnapshotFrom<typeof attemptMachine> =>
  snapshot.machine.id === attemptMachine.id;

export const form = (event: FromChild): Kept =>
  'snapshot' in event && isForm(event.snapshot) ? { cardForm: cardFormView(event.snapshot) } : {};

/** A card just saved is the one to pay with. Spec: portal §4 "Cards". */
export function withCard(context: PaymentContext, event: { type: string }): Kept {
  const { card, temporary } = added(event);
  const method = methodId(card);
  const others = context.cards.filter((one) => methodId(one) !== method);
  return { cards: [...others, { ...card, guestCard: temporary }], method, freshMethod: method, cardForm: null };
}

/** An attempt that is only followed is under way from the first moment. */
export const beforePaying = ({ inFlight }: PaymentContext): Kept => ({
  standing: inFlight ? { ...NOT_STARTED, phase: 'pending' } : NOT_STARTED,
  asked: 'MakePayment',
  failure: null,
  notice: null,
  wish: null,
  cvvProblem: false,
});

/** Where an attempt has turned out to be under way, nobody leaves or changes anything for now; where it is out of the way, it is forgotten. */
export function standing(context: PaymentContext, event: FromChild): Kept {
  if (!('snapshot' in event) || !isAttempt(event.snapshot)) return {};
  const standing = standingOf(event.snapshot);
  const { wish, inFlight } = context;
  const isUnderWay = ['pending', 'stillWorking', 'unconfirmed'].includes(standing.phase);
  return { standing, wish: isUnderWay ? null : wish, inFlight: standing.phase === 'ready' ? null : inFlight };
}

export const paid = (outcome: AttemptOutcome): Kept =>
  outcome.kind === 'paid' ? { receipt: receiptIn(outcome.receipt), outcome: 'paid', wish: null } : {};

/** The attempt is over; a new one begins when ReviewPayment is entered again. Spec: FLOW-PAY-05. */
export const refused = (outcome: AttemptOutcome): Kept =>
  outcome.kind === 'refused' ? { failure: outcome.failure, standing: { ...NOT_STARTED, phase: 'ready' }, inFlight: null, wish: null } : {};

/** What is owed has changed, or not: it is asked again before anything can be paid here. */
export const endedElsewhere = (): Kept => ({ ...NO_AMOUNT, notice: 'endedElsewhere', loan: null, standing: NOT_STARTED, wish: null });

/** Only what was followed is over; what was chosen before stays chosen. */
export const notSent = (): Kept => ({ notice: 'notSent', standing: NOT_STARTED, inFlight: null, wish: null });
