import type { SnapshotFrom } from 'xstate';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import * as rules from '../../../machines/payment/payment.rules.ts';
import { standingOf } from '../../../machines/attempt/attempt.view.ts';
import type { StandingPhase } from '../../../machines/attempt/attempt.types.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { lost, mastercard, NOON, receipt, refusal, settings } from '../../../machines/paths/walks/payment.people.ts';
import { attemptWalk } from '../../../machines/paths/walks/attempt.walks.ts';
import { joined } from './kit/joined.ts';
import { whyNot } from './kit/driven.ts';
import { paymentPlan } from './payment.plan.ts';
import { starts, type PaymentStart } from './payment.starts.ts';

export type S = SnapshotFrom<typeof paymentMachine>;

/** A snapshot of the attempt: its phase, and whether a response was lost. */
function attempt(phase: StandingPhase, { isLost = false, notSent = false } = {}) {
  const found = attemptWalk().situations.find(({ snapshot }) => {
    const standing = standingOf(snapshot);
    const fits = standing.phase === phase && standing.notSent === notSent && !standing.elsewhere;
    return snapshot.status === 'active' && fits && (standing.failure !== null) === isLost;
  });
  if (!found) throw new Error(`no attempt stands so: ${phase}`);
  return { shows: found.snapshot };
}

const answers = {
  addCard: {
    'a card for one payment': { done: { kind: 'added', card: mastercard, temporary: true } },
    'no card': { done: { kind: 'declined' } },
  },
  attempt: {
    'it is ready': attempt('ready'),
    'it is ready, nothing was sent': attempt('ready', { notSent: true }),
    'it is sending': attempt('sending'),
    'it is sending once more': attempt('sending', { isLost: true }),
    'it is pending': attempt('pending'),
    'it is unknown': attempt('unknown', { isLost: true }),
    'it is deciding': attempt('deciding'),
    'it is deciding, the answer was lost': attempt('deciding', { isLost: true }),
    'it is stillWorking': attempt('stillWorking'),
    'it is paid': { done: { kind: 'paid', receipt } },
    'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
    'it never arrived': { done: { kind: 'notSent' } },
  },
  tidying: { 'the cleanup is finished': { done: { referenceNumber: '' } } },
  readWantedDocuments: {},
  preloadParts: {},
  fetchParts: { 'the rest of the payment is here': { done: undefined } },
  countPayment: {},
  readStoreAddress: {},
  sendConfirmation: { 'it is sent': { done: {} }, 'it fails': { fails: lost } },
  keepDraft: {},
  forgetDraft: { 'it is forgotten': { done: undefined } },
};

const events = {
  'the minimum': { type: 'amount.chosen', amountType: 'minimumDue' },
  'another amount': { type: 'amount.chosen', amountType: 'other' },
  'types 50': { type: 'amount.typed', cents: 5_000 },
  'continues with the amount': { type: 'amount.confirmed' },
  'confirms less than is due': { type: 'partial.confirmed' },
  'declines to pay less': { type: 'partial.declined' },
  'chooses the Mastercard': { type: 'method.chosen', method: rules.methodId(mastercard) },
  'continues with the card': { type: 'method.confirmed' },
  'adds a card': { type: 'method.addChosen' },
  'changes the amount': { type: 'amount.changeChosen' },
  'changes the card': { type: 'method.changeChosen' },
  'presses Pay': { type: 'payment.submitted', hasCvv: true },
  'presses Pay without the code': { type: 'payment.submitted', hasCvv: false },
  'requests the receipt again': { type: 'receipt.requested' },
  'tries again': { type: 'retry.chosen' },
  leaves: { type: 'flow.left' },
} as const;

/** Events of a child chart that come before the test can look (the plan's atOnce). */
function isSaidAtOnce(at: S, label: string): boolean {
  const { phase } = at.context.standing;
  if (label === 'attempt: it is sending') return phase === 'ready';
  return label === 'attempt: it is deciding, the answer was lost' && phase === 'unknown';
}

/** After a refusal the cards are loaded again. The real lender then returns the card that Gus added, which this world does not have. */
const loadsGuestCards = ({ context }: S, label: string): boolean =>
  context.person.guest !== null && rules.isRefused(context) && label === 'changes the amount';

/** What the page's situations differ by; near the end of the payment it is less. */
function sees(snapshot: S): unknown {
  const { context: at } = snapshot;
  if (snapshot.status === 'done') return at.outcome;
  if (snapshot.matches('leaving')) return [at.screen, rules.attemptIsOpen(at), at.outcome];
  if (snapshot.matches('confirmed')) return [at.tidied, at.wish];
  return [
    snapshot.matches('amount') && at.requested,
    snapshot.matches('paying') ? [at.standing.phase, at.standing.failure !== null, at.wish] : rules.attemptIsOpen(at),
    at.amountType,
    at.otherAmount !== null,
    at.amount !== null,
    at.amountProblem,
    at.partialConfirmed,
    at.method,
    rules.asksCvv(at),
    rules.hasUsableCard(at),
    at.loan !== null,
    at.inFlight !== null,
    rules.isRefused(at),
    at.outcome,
  ];
}

/** The payment chart in the world of one start, with everything that can be done from outside the page. */
function walkFrom(name: string, { person, loan, cards, withoutCards, draft = null, inFlight = null, screen }: PaymentStart) {
  const params = { brand: loan.brand, loanId: loan.loanId };
  const cardsFailure = withoutCards ? lost.failure : null;
  const gathered = {
    loan,
    cards,
    cardsFailure,
    cardsMayPay: true,
    noCardForm: [],
    nextBusinessDate: '2026-11-23',
    now: NOON,
    draft,
    inFlight,
  };
  return explore(paymentMachine, {
    starts: { [name]: { person, settings, params, screen } },
    params: [params],
    events,
    answers: {
      ...answers,
      gathering: { 'the loan': { done: { kind: 'gathered', gathered } }, 'no loan': { done: { kind: 'failed', failure: lost.failure } } },
    },
    happens: (at, step) => isSaidAtOnce(at, step.label) || (whyNot(paymentPlan, at, step) === null && !loadsGuestCards(at, step.label)),
    sees,
  });
}

const [first, ...others] = Object.entries(starts).map(([name, start]) => walkFrom(name, start));
if (!first) throw new Error('a payment begins somewhere');

/** Ann's and Gus's payments in all worlds. */
export const paymentWalk = joined([first, ...others]);
