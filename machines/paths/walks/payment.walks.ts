import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { settingsIn } from '../../../services/contract/settings.ts';
import type { Standing } from '../../attempt/attempt.types.ts';
import { standingOf } from '../../attempt/attempt.view.ts';
import { paymentMachine } from '../../payment/payment.machine.ts';
import { tidyInput } from '../../payment/payment.inputs.ts';
import { canConfirm, savingOf } from '../../payment/receipt.rules.ts';
import type { CardSaving, PaymentContext } from '../../payment/payment.types.ts';
import { amountNow, renewalOffer } from '../../payment/amount.rules.ts';
import * as rules from '../../payment/payment.rules.ts';
import { explore, type Walk, type World } from '../explorer.ts';
import { loanWithRoadside } from '../people/newLoans.ts';
import { gus } from '../people/people.ts';
import { addCardWalk } from './addCard.walks.ts';
import { attemptWalk } from './attempt.walks.ts';
import { tidyingWalk } from './tidying.walks.ts';
import { once } from '../once.ts';
import {
  ann,
  askingLoan,
  expired,
  inFlight,
  lateLoan,
  loan,
  lost,
  mastercard,
  NOON,
  receipt,
  refusal,
  unlocated,
  unsaved,
  settings,
  visa,
} from './payment.people.ts';

export const params = { brand: 'InstaLoan', loanId: loan.loanId };
const withAutoPay = settingsIn({ autoPayStandardPayment: true });
const withLocation = settingsIn({ gpsCheckPlainPayment: true });
const start = (screen: string, person = ann) => ({ person, settings, params, screen });
const gathered = {
  loan: askingLoan,
  cards: [visa, expired],
  cardsFailure: null,
  cardsMayPay: true,
  noCardForm: [],
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
/** Co-signed, and to be renewed; the terms are agreed to or not. */
const renewable = { ...askingLoan, refinanceEligible: true, cosignerId: 'sam-1' };
const renewal = { productId: 'installment', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
const renewing = {
  ...draft,
  screen: 'SelectPaymentMethod',
  amountType: 'minimumDue',
  otherAmount: null,
  amount: renewable.minimumAmountDue,
};
/** A settlement that the lender has refused too often. */
const spent = { type: 'settlement', cents: 30_000, until: '2026-12-13T18:00:00.000Z', refusals: 3 };
const settling = {
  ...draft,
  screen: 'SelectPaymentMethod',
  amountType: 'settlement',
  otherAmount: null,
  amount: spent.cents,
  lenderAmount: spent,
};
const loaded = (part: object = {}) => ({ done: { kind: 'gathered', gathered: { ...gathered, ...part } } });

/** One snapshot of the attempt for each of its states. */
const standings = () =>
  Object.fromEntries(active(attemptWalk()).map(({ snapshot }) => [standingSays(standingOf(snapshot)), { shows: snapshot }]));
/** A new card that the customer types, and one in progress at the vault or the lender. */
const newCards = () =>
  Object.fromEntries(active(addCardWalk()).map(({ snapshot }) => [cardSays(snapshot.hasTag('busy')), { shows: snapshot }]));

/** The cleanup, with what it offers for the card that has paid. */
const SAVINGS = { offered: 'the card can be saved', saving: 'the card is being saved', saved: 'the card is saved' } as const;
const savings = () =>
  Object.fromEntries(
    active(tidyingWalk()).flatMap(({ snapshot }) => {
      const { phase } = savingOf(snapshot);
      return phase === 'unavailable' ? [] : [[SAVINGS[phase], { shows: snapshot }]];
    }),
  );

/** Which way the saving of a card goes on; the cleanup ends when the customer leaves. */
const NEXT_SAVINGS: Readonly<Record<CardSaving['phase'], readonly string[]>> = {
  unavailable: [SAVINGS.offered],
  offered: [SAVINGS.saving],
  saving: [SAVINGS.offered, SAVINGS.saved],
  saved: [],
};

function mayTidy(context: PaymentContext, what: string): boolean {
  if (what === 'the cleanup is finished') return tidyInput({ context }).offered === null || context.wish === 'leave';
  return tidyInput({ context }).offered !== null && context.wish === null && NEXT_SAVINGS[context.saving.phase].includes(what);
}

const active = <S extends AnyMachineSnapshot>({ situations }: Walk<S>) => situations.filter(({ snapshot }) => snapshot.status === 'active');
const standingSays = ({ phase, elsewhere, notSent }: Standing): string =>
  `it is ${phase}${elsewhere ? ', another tab pays' : ''}${notSent ? ', nothing was sent' : ''}`;
const cardSays = (busy: boolean): string => (busy ? 'the card is being checked' : 'the card can be entered');

const ENDS = {
  paid: 'it is paid',
  refused: 'it is refused',
  notSent: 'it never arrived',
  endedElsewhere: 'the other tab has finished',
  pending: 'it is not decided',
} as const;

/** The possible orders of the attempt's events. */
const order = once(() => orderOf(attemptWalk(), (at) => (at.output ? ENDS[at.output.kind] : standingSays(standingOf(at)))));

/** Whether the card must be in its check: it can be added only then, and abandoned only before that. */
const CARD_ENDS: Readonly<Record<string, boolean>> = { 'a card for one payment': true, 'a saved card': true, 'no card': false };

function orderOf<S>({ situations }: Walk<S>, says: (snapshot: S) => string): ReadonlySet<string> {
  const textOf = new Map(situations.map(({ key, snapshot }) => [key, says(snapshot)]));
  return new Set(situations.flatMap(({ key, ways }) => ways.map(({ to }) => `${textOf.get(key)} → ${textOf.get(to)}`)));
}

/** Refusals of their own kind: the lender wants the location, or what a renewal needs, or does not have the card any more. */
const UNLOCATED = 'it is refused without the location';
const UNAGREED = 'it is refused without the documents';
const UNLOCKED = 'it is refused without the lock';
const EXPIRED = 'it is refused: the offer of the settlement has expired';
const UNSAVED = 'it is refused because the card is no longer saved';

const SPENT = 'a settlement that was refused too often';
/** All that matters of such a settlement: it goes no further than its card. */
const OF_SPENT = [
  'fetchParts: the rest of the payment is here',
  'continues with the card',
  'changes the amount',
  'the minimum',
  'leaves',
  'forgetDraft: it is forgotten',
];

/** Answers with the loan that can be renewed: a payment has one loan, and is renewed without the other flows between it and its review. */
const RENEWABLE = ['a loan that can be renewed', 'the terms of a renewal', 'a renewal with its documents'];
const mayLoadRenewable = ({ loan: known, settings }: PaymentContext): boolean =>
  (known === null || known.cosignerId === renewable.cosignerId) && !settings.autoPayStandardPayment && !settings.gpsCheckPlainPayment;

/** A payment of the minimum with nothing beside it: one whose card was removed goes on like any other. */
const isPlain = ({ renewal, inFlight, amountType, settings, standing, loan: known, method }: PaymentContext): boolean =>
  standing.phase === 'deciding' &&
  known?.daysLate === 0 &&
  method === rules.methodId(visa) &&
  renewal === null &&
  inFlight === null &&
  amountType === 'minimumDue' &&
  !settings.autoPayStandardPayment &&
  !settings.gpsCheckPlainPayment;

/** The first event of a resumed payment without a response; until then it counts as pending. */
const RESUMED = 'it is stillWorking';

function mayBeSaid({ context }: SnapshotFrom<typeof paymentMachine>, label: string): boolean {
  const { standing, cardIsBusy, inFlight, reviewPage, storeAddress, amountType, loan: known } = context;
  const [who = '', what = ''] = label.split(': ');
  if (who === 'addCard') return (CARD_ENDS[what] ?? cardIsBusy) === cardIsBusy;
  if (who === 'tidying') return mayTidy(context, what);
  if (who === 'readWantedDocuments') return amountType === null;
  if (rules.isSpent(context)) return OF_SPENT.includes(label);
  if (what === SPENT) return context.requested === 'SelectPaymentMethod' && mayLoadRenewable(context) && known === null;
  if (who === 'gathering' && rules.methodIsMissing(context)) return what === 'two cards, one expired';
  if (who === 'gathering')
    return RENEWABLE.includes(what) ? mayLoadRenewable(context) : !context.holdsLock && known?.cosignerId !== renewable.cosignerId;
  if (who === 'countPayment') return reviewPage === null; // a payment is counted once
  if (who === 'readStoreAddress') return storeAddress === '';
  if (who !== 'attempt') return true;
  if (what === UNAGREED || what === UNLOCKED) return context.renewal !== null && order().has(`${standingSays(standing)} → ${ENDS.refused}`);
  if (what === EXPIRED && (context.renewal !== null || context.person.guest !== null)) return false; // no settlement
  if (what === UNSAVED && !isPlain(context)) return false;
  if (what === UNLOCATED || what === EXPIRED || what === UNSAVED) return order().has(`${standingSays(standing)} → ${ENDS.refused}`);
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
      'continues with the amount': { type: 'amount.confirmed' },
      'confirms less than is due': { type: 'partial.confirmed' },
      'declines to pay less': { type: 'partial.declined' },
      'chooses the Visa': { type: 'method.chosen', method: 'repay:visa-1' },
      'chooses the expired card': { type: 'method.chosen', method: 'repay:old-1' },
      'continues with the card': { type: 'method.confirmed' },
      'adds a card': { type: 'method.addChosen' },
      'changes the amount': { type: 'amount.changeChosen' },
      'changes the card': { type: 'method.changeChosen' },
      'presses Pay': { type: 'payment.submitted', hasCvv: true },
      'presses Pay without the code': { type: 'payment.submitted', hasCvv: false },
      'requests the receipt again': { type: 'receipt.requested' },
      'saves the card for next time': { type: 'cardSaving.chosen' },
      'asks for the number of the cash again': { type: 'number.requested' },
      'answers the review prompt': { type: 'review.answered' },
      'opens the documents': { type: 'documents.opened' },
      'tries again': { type: 'retry.chosen' },
      'wants to renew': { type: 'renewal.chosen' },
      'goes back to the terms of the renewal': {
        type: 'flow.left',
        target: { flow: 'renewal', screen: 'ProductSwitch', params, search: {} },
      },
      leaves: { type: 'flow.left' },
    },
    answers: {
      gathering: {
        'a loan that can be renewed': loaded({ loan: renewable }),
        'the terms of a renewal': loaded({ loan: renewable, draft: { ...renewing, renewal, holdsLock: true } }),
        'a renewal with its documents': loaded({
          loan: renewable,
          draft: { ...renewing, renewal: { ...renewal, agreedIntent: renewable.intentId, newLoan: loanWithRoadside }, holdsLock: true },
        }),
        'two cards, one expired': loaded(),
        'no card': loaded({ cards: [] }),
        'cards may not pay': loaded({ cardsMayPay: false }),
        'the loan is late': loaded({ loan: lateLoan, draft }),
        'a draft from before': loaded({ draft }),
        [SPENT]: loaded({ draft: settling }),
        'a draft with an answer about autopay': loaded({ draft: { ...draft, autoPay: null } }),
        'a payment in flight': loaded({ inFlight }),
        'the account is blocked': loaded({ loan: { ...loan, loanStatusId: 17 } }),
        'nothing is owed': loaded({ loan: { ...loan, loanStatusId: 3, paidOff: true } }),
        'no loan': { done: { kind: 'failed', failure: lost.failure } },
      },
      addCard: {
        ...newCards(),
        'no card': { done: { kind: 'declined' } },
        'a card for one payment': { done: { kind: 'added', card: mastercard, temporary: true } },
        'a saved card': { done: { kind: 'added', card: mastercard, temporary: false } },
      },
      attempt: {
        ...standings(),
        'it is paid': { done: { kind: 'paid', receipt } },
        'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
        [UNLOCATED]: { done: { kind: 'refused', failure: unlocated.failure } },
        [UNAGREED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'PapersMissing' } } },
        [UNLOCKED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'LockMissing' } } },
        [UNSAVED]: { done: { kind: 'refused', failure: unsaved.failure } },
        [EXPIRED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'OfferExpired' } } },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      tidying: { ...savings(), 'the cleanup is finished': { done: { referenceNumber: '' } } },
      releaseLock: { 'it is free': { done: { alreadyLocked: false, lockedByName: '' } }, 'it is not free': { fails: lost } },
      countPayment: {
        'the portal asks for a review': { done: 'https://instaloan.example/review' },
        'the portal does not ask': { done: null },
        'the file is missing': { fails: lost },
      },
      sendConfirmation: { 'it is sent': { done: {} }, 'it fails': { fails: lost } },
      readLocated: { 'it was checked just now': { done: true }, 'it was not checked': { done: false } },
      readStoreAddress: { 'the address is known': { done: '1200 Juniper Row, Austin, TX 78701' }, 'it is not known': { done: '' } },
      readWantedDocuments: { 'the lender asks for one': { done: true }, 'the lender asks for none': { done: false } },
      fetchParts: { 'the rest of the payment is here': { done: undefined }, 'a file is missing': { fails: lost } },
      preloadParts: {},
      keepDraft: {},
      forgetDraft: { 'it is forgotten': { done: undefined } },
    },
    // only what guards read: amounts and names make no difference
    sees: (snapshot) => {
      const at = snapshot.context;
      if (snapshot.status === 'done') return at.outcome;
      if (snapshot.matches('leaving')) return [at.screen, rules.attemptIsOpen(at), at.holdsLock, at.outcome];
      if (snapshot.matches('confirmed'))
        return [
          canConfirm(at),
          tidyInput(snapshot).offered !== null,
          tidyInput(snapshot).cards !== null,
          tidyInput(snapshot).lock?.value,
          at.saving.phase,
          at.tidied,
          at.wish,
          at.reviewPage !== null,
        ];
      return [
        at.requested,
        at.loan !== null && at.loan.daysLate > 0,
        rules.hasUsableCard(at),
        at.cardsFailure !== null,
        at.cardsMayPay,
        'cents' in amountNow(at),
        rules.mayChooseMethod(at),
        rules.mayReview(at),
        rules.asksCvv(at),
        at.standing.phase,
        at.standing.elsewhere,
        at.cardIsBusy,
        at.inFlight !== null,
        at.wish,
        rules.isRefused(at) && (rules.methodIsMissing(at) ? 'the card' : 'the payment'),
        // a payment whose question about autopay is answered goes on like one without it
        at.settings.autoPayStandardPayment && at.autoPay === undefined && !snapshot.matches('paying'),
        rules.asksAutoPay(at) && !snapshot.matches('paying'),
        at.settings.gpsCheckPlainPayment && !snapshot.matches('paying'),
        rules.asksLocation(at) && !snapshot.matches('paying'),
        at.receipt !== null,
        at.tidied,
        at.reviewPage !== null,
        at.outcome,
        renewalOffer(at) === 'offered',
        at.renewal?.agreedIntent,
        at.holdsLock,
        at.amountProblem,
        rules.isSpent(at),
        at.amountType === null && snapshot.matches({ amount: 'choosing' }) && at.documentsWanted, // once is enough
      ];
    },
    background: [
      'attempt',
      'tidying',
      'countPayment',
      'readStoreAddress',
      'sendConfirmation',
      'addCard',
      'keepDraft',
      'readWantedDocuments',
      'preloadParts',
    ],
    outcomes: [
      'left',
      'paid',
      'statusBlocked',
      'uploadChosen',
      'autoPayChosen',
      'amountLocationWanted',
      'renewalLocationWanted',
      'locationWanted',
      'locationMissing',
      'renewalChosen',
      'agreementWanted',
      'papersMissing',
      'lockMissing',
      'settlementSpent',
    ],
    refused: ['chooses the expired card'],
    happens: (snapshot, { label }) => mayBeSaid(snapshot, label),
    limit: 6_500,
  });

/** Everything that can happen to one payment of Ann's loan. */
export const paymentWalk = once(() =>
  walkFrom({
    'Ann wants to pay': start('MakePayment'),
    'Ann reloads ReviewPayment': start('ReviewPayment'),
    'Ann reloads the cards of her settlement': start('SelectPaymentMethod'),
    'Ann reloads AddPaymentMethod': start('AddPaymentMethod'),
    'Ann, whose lender offers autopay, wants to pay': { ...start('MakePayment'), settings: withAutoPay },
    'Ann, whose lender wants her location, wants to pay': { ...start('MakePayment'), settings: withLocation },
  }),
);

/** The same for a guest with a link to that loan. */
export const guestPaymentWalk = once(() =>
  walkFrom({ 'Gus opens his link': start('MakePayment', { ...gus, guest: { loanId: loan.loanId, flow: 'payment' } }) }),
);
