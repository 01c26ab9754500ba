import { describe, expect, test } from 'vitest';
import { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import { tidyingMachine } from '../../machines/payment/tidying.machine.ts';
import { explore, gaps } from '../kit/explorer.ts';
import { ann, gus, inFlight, loan, lost, NOON, visa } from './payment.people.ts';

const draft = {
  brand: 'InstaLoan',
  loanId: loan.loanId,
  screen: 'ReviewPayment',
  amountType: 'other',
  amountText: '50',
  amount: 5_000,
  cardIds: [],
  saveCard: true,
};

describe('before a payment', () => {
  const walk = explore(gatheringMachine, {
    starts: { 'Ann wants to pay': { person: ann, loanId: loan.loanId }, 'Gus follows his link': { person: gus, loanId: loan.loanId } },
    answers: {
      getAccounts: { 'the list names the loan system': { done: { loans: [{ ...loan, lmsId: '2' }] } }, 'no list': { fails: lost } },
      getDetail: { 'the loan is there': { done: { loan } }, 'no loan in it': { done: {} }, 'no answer': { fails: lost } },
      getBusinessDate: {
        'it is Monday': { done: { businessDate: '2026-11-23' } },
        'it is no day': { done: { businessDate: '2026-13-45' } },
        'no answer': { fails: lost },
      },
      getCards: { 'one card': { done: { cards: [visa], validations: {} } }, 'no answer': { fails: lost } },
      readClock: { noon: { done: { now: NOON } } },
      readDraft: { 'half a payment': { done: draft }, nothing: { done: null }, 'no answer': { fails: lost } },
      readInFlight: { 'one under way': { done: inFlight }, nothing: { done: null }, 'no answer': { fails: lost } },
    },
    sees: ({ context: { person, loan: known, failure, cards, cardsFailure, nextBusinessDate, draft: kept, inFlight: open, lmsId } }) => [
      person.profileId,
      known !== null,
      failure?.kind,
      cards.length,
      cardsFailure !== null,
      nextBusinessDate,
      kept !== null,
      open !== null,
      lmsId,
    ],
    background: ['getAccounts', 'getDetail', 'getBusinessDate', 'getCards', 'readClock', 'readDraft', 'readInFlight'],
  });
  const ends = walk.situations.flatMap(({ snapshot, title }) =>
    snapshot.output ? [{ title, output: snapshot.output, context: snapshot.context }] : [],
  );

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('only a missing loan stops it', () =>
    expect(ends.filter(({ output, context }) => (output.kind === 'failed') !== (context.loan === null)).map(({ title }) => title)).toEqual(
      [],
    ));
  test('a day that is none is passed over (FLOW-PAY-17)', () =>
    expect(new Set(ends.map(({ context }) => context.nextBusinessDate))).toEqual(new Set(['', '2026-11-23'])));
  test('the loan is asked for where the list says it is', () =>
    expect(ends.filter(({ context }) => context.person === ann && !['1', '2'].includes(context.lmsId)).map(({ title }) => title)).toEqual(
      [],
    ));
});

describe('after a payment', () => {
  const answers = Object.fromEntries(
    ['forgetAnswers', 'forgetDraft', 'forgetCards', 'keepLock'].map((id) => [
      id,
      { 'it is done': { done: undefined }, 'it fails': { fails: lost } },
    ]),
  );
  const walk = explore(tidyingMachine, {
    starts: {
      'Ann paid with a saved card': { cards: null, lock: null },
      'Gus paid with his own': { cards: { cardIds: visa.cardIds }, lock: null },
      'Ann paid a loan that Sam shares': { cards: null, lock: { loanId: loan.loanId, value: true, lockType: 'refinance' } },
    },
    answers,
    background: Object.keys(answers),
  });

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('everything comes to an end, whatever fails', () =>
    expect(
      walk.situations.filter(({ ways, snapshot }) => ways.length === 0 && snapshot.status !== 'done').map(({ title }) => title),
    ).toEqual([]));
});
