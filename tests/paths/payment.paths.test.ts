import { describe, expect, test } from 'vitest';
import { cardFormView } from '../../machines/payment/cardForm.select.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import { paymentView } from '../../machines/payment/payment.select.ts';
import { standingOf } from '../../machines/payment/submission.select.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { explore, gaps } from '../kit/explorer.ts';
import {
  ann,
  expired,
  inFlight,
  lateLoan,
  loan,
  lost,
  mastercard,
  NOON,
  receipt,
  refusal,
  settings,
  sharedLoan,
  visa,
} from './payment.people.ts';
import { cardFormWalk, submissionWalk } from './payment.walks.ts';

const params = { brand: 'InstaLoan', loanId: loan.loanId };
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
  amountText: '50',
  amount: 5_000,
  cardIds: visa.cardIds,
  saveCard: true,
};
const loaded = (part: object = {}) => ({ done: { kind: 'gathered', gathered: { ...gathered, ...part } } });

/** One snapshot of the submission for each way an attempt can stand. */
const standings = Object.fromEntries(
  submissionWalk.situations
    .filter(({ snapshot }) => snapshot.status === 'active')
    .map(({ snapshot }) => {
      const { phase, elsewhere, notSent } = standingOf(snapshot);
      return [`it is ${phase}${elsewhere ? ', another tab pays' : ''}${notSent ? ', nothing was sent' : ''}`, { shows: snapshot }];
    }),
);
const forms = Object.fromEntries(
  cardFormWalk.situations
    .filter(({ snapshot }) => snapshot.status === 'active')
    .map(({ snapshot }) => [`the form is ${cardFormView(snapshot).phase}`, { shows: snapshot }]),
);

const walk = explore(paymentMachine, {
  starts: {
    'Ann wants to pay': start('MakePayment'),
    'Ann reloads ReviewPayment': start('ReviewPayment'),
    'Ann reloads AddPaymentMethod': start('AddPaymentMethod'),
  },
  params: [params],
  events: {
    'the minimum': { type: 'amount.chosen', amountType: 'minimumDue' },
    'another amount': { type: 'amount.chosen', amountType: 'other' },
    'types 50': { type: 'amount.typed', text: '50' },
    'types 0': { type: 'amount.typed', text: '0' },
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
    'wants the receipt again': { type: 'receipt.asked' },
    'submits the card': { type: 'card.submitted' },
    'tries again': { type: 'retry.chosen' },
    leaves: { type: 'flow.left' },
  },
  answers: {
    gathering: {
      'two cards, one expired': loaded(),
      'no card': loaded({ cards: [] }),
      'Sam shares the loan': loaded({ loan: sharedLoan, draft }),
      'the loan is late': loaded({ loan: lateLoan, draft }),
      'half a payment from before': loaded({ draft }),
      'one under way': loaded({ inFlight }),
      'the account is blocked': loaded({ loan: { ...loan, loanStatusId: 17 } }),
      'nothing is owed': loaded({ loan: { ...loan, loanStatusId: 3, paidOff: true } }),
      'no loan': { done: { kind: 'failed', failure: lost.failure } },
    },
    lockLoan: {
      'the loan is hers': { done: { alreadyLocked: false, lockedByName: '' } },
      'Sam has it': { done: { alreadyLocked: true, lockedByName: 'Sam Ash' } },
      'no answer': { fails: lost },
    },
    cardForm: {
      ...forms,
      'a card only for now': { done: { kind: 'added', card: mastercard, temporary: true } },
      'a card to keep': { done: { kind: 'added', card: mastercard, temporary: false } },
    },
    submission: {
      ...standings,
      'it is paid': { done: { kind: 'paid', receipt } },
      'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
      'it never arrived': { done: { kind: 'notSent' } },
    },
    tidying: { 'all is tidy': { done: undefined } },
    sendConfirmation: { 'it is sent': { done: {} }, 'it fails': { fails: lost } },
    keepDraft: {},
    forgetDraft: { 'it is forgotten': { done: undefined } },
    releaseLock: { 'the lock is free': { done: undefined }, 'no answer': { fails: lost } },
  },
  // what its guards look at, not more: amounts and names tell no situations apart
  sees: ({ context: at }) => [
    at.asked,
    at.loan && [rules.needsLock(at.loan, at.amountType ?? 'other'), at.loan.daysLate > 0],
    rules.hasUsableCard(at),
    at.cardsFailure !== null,
    'cents' in rules.amountNow(at),
    rules.mayChooseMethod(at),
    rules.mayReview(at),
    rules.asksCvv(at),
    at.standing.phase,
    rules.formIsBusy(at),
    at.inFlight !== null,
    at.wish,
    rules.isRefused(at),
    at.receipt !== null,
    at.tidied,
    at.outcome,
    at.amountProblem,
  ],
  background: ['submission', 'tidying', 'sendConfirmation', 'cardForm', 'keepDraft'],
  outcomes: ['left', 'paid', 'blocked', 'statusBlocked'],
  limit: 4_000,
});

const all = walk.situations;
type At = (typeof all)[number];
const wrong = (is: (at: At) => boolean) =>
  all
    .filter(({ snapshot }) => snapshot.status === 'active')
    .filter(is)
    .map(({ title }) => title);
const leads = ({ snapshot }: At, event: Parameters<typeof walk.after>[1]) => walk.after(snapshot, event);
const isMoving = ({ snapshot: { context } }: At) =>
  ['sending', 'pending', 'deciding', 'stillWorking', 'unconfirmed'].includes(context.standing.phase);
const addresses = ['#MakePayment', '#SelectPaymentMethod', '#AddPaymentMethod', '#ReviewPayment'];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('wherever Ann is in a payment', () => {
  test('Pay is offered only on ReviewPayment, and never after a refusal without a change', () =>
    expect(
      wrong(({ snapshot }) => {
        const view = paymentView(snapshot);
        return (
          view.screen === 'ReviewPayment' && view.mayPay && (rules.isRefused(snapshot.context) || !snapshot.matches({ paying: 'review' }))
        );
      }),
    ).toEqual([]));

  test('a loan that Sam shares is never reviewed without its lock', () =>
    expect(
      wrong(({ snapshot }) => {
        const { loan: of, amountType, locked, inFlight: followed } = snapshot.context;
        const isShared = of !== null && amountType !== null && rules.needsLock(of, amountType);
        return snapshot.matches({ paying: 'review' }) && isShared && followed === null && locked !== 'mine';
      }),
    ).toEqual([]));

  test('less than what is due is never reviewed unconfirmed (FLOW-PAY-18)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.matches({ paying: 'review' }) && snapshot.context.inFlight === null && !rules.partialIsConfirmed(snapshot.context),
      ),
    ).toEqual([]));

  test('an expired card is never the one to pay with (CONF-036)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('paying') && snapshot.context.method === rules.methodId(expired))).toEqual([]));

  test('no address is taken while money moves, nor after it has', () =>
    expect(
      wrong((at) => {
        const closed = isMoving(at) || at.snapshot.matches('confirmed') || at.snapshot.context.standing.phase === 'unknown';
        return (
          closed && at.snapshot.matches('paying') && addresses.some((to) => at.snapshot.can({ type: 'xstate.route', to, params } as never))
        );
      }),
    ).toEqual([]));

  test('nobody leaves while money moves, before the outcome may be waited for elsewhere', () =>
    expect(
      wrong((at) => {
        const { phase } = at.snapshot.context.standing;
        const mustStay = at.snapshot.matches('paying') && ['sending', 'pending', 'unknown'].includes(phase);
        const left = leads(at, { type: 'flow.left' });
        return mustStay && (left.status === 'done' || left.matches('leaving'));
      }),
    ).toEqual([]));

  test('a lost attempt is fenced before the amount or the card is changed', () =>
    expect(
      wrong((at) => {
        const lostOne = at.snapshot.matches({ paying: 'review' }) && at.snapshot.context.standing.phase === 'unknown';
        const changes = [{ type: 'amount.changeChosen' }, { type: 'method.changeChosen' }] as const;
        return lostOne && changes.some((change) => !leads(at, change).matches('paying'));
      }),
    ).toEqual([]));

  test('ConfirmPayment is shown with a receipt, or not at all', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('confirmed') !== (snapshot.context.receipt !== null))).toEqual([]));

  test('success is not hidden by a receipt that could not be sent', () => {
    const failed = all.filter(({ story }) => story.at(-1)?.label === 'sendConfirmation: it fails');
    expect(failed.length).toBeGreaterThan(0);
    for (const { snapshot } of failed)
      expect(paymentView(snapshot)).toMatchObject({ screen: 'ConfirmPayment', confirmationNumber: receipt.confirmationNumber });
  });

  test('nothing of the payment is left on the screen when Sam has the loan (FLOW-REFI-05)', () => {
    const blocked = all.filter(({ snapshot }) => snapshot.matches('blocked'));
    expect(blocked.length).toBeGreaterThan(0);
    for (const { snapshot } of blocked) {
      expect(snapshot.context).toMatchObject({ amount: null, amountType: null, amountText: '', method: '' });
      expect(paymentView(snapshot)).toMatchObject({ screen: 'AlternateBlocked', heldBy: 'Sam Ash' });
    }
  });

  test('every screen has the view of its own name', () => {
    for (const { snapshot } of all.filter(({ snapshot: at }) => at.status === 'active'))
      expect(paymentView(snapshot).screen).toBe(screenOf(snapshot) ?? snapshot.context.screen);
  });

  test('a wrong amount is named, and stays to be mended', () => {
    const zero = all.find(({ snapshot }) => snapshot.context.amountProblem === 'zero');
    expect(zero && paymentView(zero.snapshot)).toMatchObject({ screen: 'MakePayment', typed: '0', problem: 'zero' });
  });
});
