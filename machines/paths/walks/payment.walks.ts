import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Standing } from '../../attempt/attempt.types.ts';
import { standingOf } from '../../attempt/attempt.view.ts';
import { paymentMachine } from '../../payment/payment.machine.ts';
import { amountNow } from '../../payment/amount.rules.ts';
import * as rules from '../../payment/payment.rules.ts';
import { explore, type Walk, type World } from '../explorer.ts';
import { gus } from '../people/people.ts';
import { addCardWalk } from './addCard.walks.ts';
import { attemptWalk } from './attempt.walks.ts';
import { once } from '../once.ts';
import { ann, expired, inFlight, lateLoan, loan, lost, mastercard, NOON, receipt, refusal, settings, visa } from './payment.people.ts';

export const params = { brand: 'InstaLoan', loanId: loan.loanId };
const start = (screen: string, person = ann) => ({ person, settings, params, screen });
const gathered = {
  loan,
  cards: [visa, expired],
  cardsFailure: null,
  nextBusinessDate: '2026-11-23',
  now: NOON,
  draft: null,
  inFlight: null,
};
const draft = {
  brand: 'InstaLoan',
  loanId: loan.loanId,
  screen: 'ReviewPayment',
  amountType: 'other',
  otherAmount: 5_000,
  amount: 5_000,
  cardIds: visa.cardIds,
  saveCard: true,
};
const loaded = (part: object = {}) => ({ done: { kind: 'gathered', gathered: { ...gathered, ...part } } });

/** One snapshot of the attempt for each of its states. */
const standings = () =>
  Object.fromEntries(active(attemptWalk()).map(({ snapshot }) => [standingSays(standingOf(snapshot)), { shows: snapshot }]));
/** A new card that the customer types, and one that the vault or the lender processes. */
const newCards = () =>
  Object.fromEntries(active(addCardWalk()).map(({ snapshot }) => [cardSays(snapshot.hasTag('busy')), { shows: snapshot }]));

const active = <S extends AnyMachineSnapshot>({ situations }: Walk<S>) => situations.filter(({ snapshot }) => snapshot.status === 'active');
const standingSays = ({ phase, elsewhere, notSent }: Standing): string =>
  `it is ${phase}${elsewhere ? ', another tab pays' : ''}${notSent ? ', nothing was sent' : ''}`;
const cardSays = (busy: boolean): string => (busy ? 'the card is being checked' : 'the card can be entered');

const ENDS = {
  paid: 'it is paid',
  refused: 'it is refused',
  notSent: 'it never arrived',
  endedElsewhere: 'the other tab has finished',
} as const;

/** The order of the attempt's events: out of order they make no sense. */
const order = once(() => orderOf(attemptWalk(), (at) => (at.output ? ENDS[at.output.kind] : standingSays(standingOf(at)))));

/** Must the card be in the middle of its check? It can be added only then, and abandoned only before that. */
const CARD_ENDS: Readonly<Record<string, boolean>> = { 'a card only for now': true, 'a card to keep': true, 'no card': false };

function orderOf<S>({ situations }: Walk<S>, says: (snapshot: S) => string): ReadonlySet<string> {
  const said = new Map(situations.map(({ key, snapshot }) => [key, says(snapshot)]));
  return new Set(situations.flatMap(({ key, ways }) => ways.map(({ to }) => `${said.get(key)} → ${said.get(to)}`)));
}

/** The first event of a resumed payment without a response; until then it counts as pending. */
const RESUMED = 'it is stillWorking';

function mayBeSaid(
  { context: { standing, cardIsBusy, inFlight, reviewPage } }: SnapshotFrom<typeof paymentMachine>,
  label: string,
): boolean {
  const [who = '', what = ''] = label.split(': ');
  if (who === 'addCard') return (CARD_ENDS[what] ?? cardIsBusy) === cardIsBusy;
  if (who === 'countPayment') return reviewPage === null; // a payment is counted once
  if (who !== 'attempt') return true;
  const isResumed = inFlight !== null && standing.phase === 'pending' && what === RESUMED;
  return isResumed || order().has(`${standingSays(standing)} → ${what}`);
}

const walkFrom = (starts: World<typeof paymentMachine>['starts']) =>
  explore(paymentMachine, {
    starts,
    params: [params],
    events: {
      'the minimum': { type: 'amount.chosen', amountType: 'minimumDue' },
      'another amount': { type: 'amount.chosen', amountType: 'other' },
      'types 50': { type: 'amount.typed', cents: 5_000 },
      'types 0': { type: 'amount.typed', cents: 0 },
      'goes on with the amount': { type: 'amount.confirmed' },
      'yes, less than is due': { type: 'partial.confirmed' },
      'no, not less': { type: 'partial.declined' },
      'chooses the Visa': { type: 'method.chosen', method: 'repay:visa-1' },
      'chooses the expired card': { type: 'method.chosen', method: 'repay:old-1' },
      'goes on with the card': { type: 'method.confirmed' },
      'adds a card': { type: 'method.addChosen' },
      'changes the amount': { type: 'amount.changeChosen' },
      'changes the card': { type: 'method.changeChosen' },
      'presses Pay': { type: 'payment.submitted', hasCvv: true },
      'presses Pay without the code': { type: 'payment.submitted', hasCvv: false },
      'wants the receipt again': { type: 'receipt.requested' },
      'answers how it was': { type: 'review.answered' },
      'tries again': { type: 'retry.chosen' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      gathering: {
        'two cards, one expired': loaded(),
        'no card': loaded({ cards: [] }),
        'the loan is late': loaded({ loan: lateLoan, draft }),
        'half a payment from before': loaded({ draft }),
        'one under way': loaded({ inFlight }),
        'the account is blocked': loaded({ loan: { ...loan, loanStatusId: 17 } }),
        'nothing is owed': loaded({ loan: { ...loan, loanStatusId: 3, paidOff: true } }),
        'no loan': { done: { kind: 'failed', failure: lost.failure } },
      },
      addCard: {
        ...newCards(),
        'no card': { done: { kind: 'declined' } },
        'a card only for now': { done: { kind: 'added', card: mastercard, temporary: true } },
        'a card to keep': { done: { kind: 'added', card: mastercard, temporary: false } },
      },
      attempt: {
        ...standings(),
        'it is paid': { done: { kind: 'paid', receipt } },
        'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      tidying: { 'the cleanup is finished': { done: undefined } },
      countPayment: {
        'the portal asks for a review': { done: 'https://instaloan.example/review' },
        'the portal does not ask': { done: null },
        'the file is missing': { fails: lost },
      },
      sendConfirmation: { 'it is sent': { done: {} }, 'it fails': { fails: lost } },
      keepDraft: {},
      forgetDraft: { 'it is forgotten': { done: undefined } },
    },
    // only what guards read: amounts and names make no difference
    sees: (snapshot) => {
      const at = snapshot.context;
      return [
        at.asked,
        at.loan !== null && at.loan.daysLate > 0,
        rules.hasUsableCard(at),
        at.cardsFailure !== null,
        'cents' in amountNow(at),
        rules.mayChooseMethod(at),
        rules.mayReview(at),
        rules.asksCvv(at),
        at.standing.phase,
        at.standing.elsewhere,
        at.cardIsBusy,
        at.inFlight !== null,
        at.wish,
        rules.isRefused(at),
        at.receipt !== null,
        at.tidied,
        at.reviewPage !== null,
        at.outcome,
        at.amountProblem,
      ];
    },
    background: ['attempt', 'tidying', 'countPayment', 'sendConfirmation', 'addCard', 'keepDraft'],
    outcomes: ['left', 'paid', 'statusBlocked'],
    refused: ['chooses the expired card'],
    happens: (snapshot, { label }) => mayBeSaid(snapshot, label),
    limit: 4_000,
  });

/** Everything that can happen to one payment of Ann's loan. */
export const paymentWalk = once(() =>
  walkFrom({
    'Ann wants to pay': start('MakePayment'),
    'Ann reloads ReviewPayment': start('ReviewPayment'),
    'Ann reloads AddPaymentMethod': start('AddPaymentMethod'),
  }),
);

/** The same for a guest with a link to that loan. */
export const guestPaymentWalk = once(() =>
  walkFrom({ 'Gus opens his link': start('MakePayment', { ...gus, guest: { loanId: loan.loanId, flow: 'payment' } }) }),
);
