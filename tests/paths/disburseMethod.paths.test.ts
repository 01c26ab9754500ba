import { describe, expect, test } from 'vitest';
import { cardNameOf, methodId } from '../../machines/kit/card.ts';
import { disburseMethodView, type ManageDisburseMethodView } from '../../machines/disburseMethod/disburseMethod.view.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { expiredReceiving, notReceiving, receiving, secondReceiving } from '../../machines/paths/people/dot.ts';
import { aboveMoneyGram, disburseMethodWalk, dotChooses } from '../../machines/paths/walks/disburseMethod.walks.ts';
import { atStart, listed, proposed, toRemove, whyNotAdd, whyNotWay } from '../../machines/disburseMethod/disburseMethod.rules.ts';

const walk = disburseMethodWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
type Snapshot = (typeof active)[number]['snapshot'];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const listOf = (snapshot: Snapshot): ManageDisburseMethodView => {
  const view = disburseMethodView(snapshot);
  if (view.screen !== 'ManageDisburseMethod') throw new Error('the list is not shown');
  return view;
};
/** The list with these cards, as the lender's answer leaves it. */
const loaded = (cards: Parameters<typeof listed>[1]['cards'], over: Partial<typeof dotChooses> = {}, maxCardLimit?: number) => {
  const start = { ...atStart({ ...dotChooses, ...over }), now: Date.UTC(2026, 10, 21) };
  const validations = { payment: true, noCardForm: [], ...(maxCardLimit !== undefined && { disburse: { maxCardLimit } }) };
  return { ...start, ...listed(start, { cards, validations }) };
};

/** The titles of the situations in which this is so. */
const titlesWhere = (is: (snapshot: Snapshot) => boolean): string[] =>
  active.filter(({ snapshot }) => is(snapshot)).map(({ title }) => title);

describe('in every situation', () => {
  test('money never goes to a card that cannot receive it, nor to one that has expired (FLAG-009)', () => {
    for (const choice of [notReceiving, expiredReceiving].map(methodId))
      expect(titlesWhere((at) => walk.after(at, { type: 'method.chosen', choice }).context.choice === choice)).toEqual([]);
  });
  test('only MoneyGram has the limit of MoneyGram', () => {
    const isAbove = (at: Snapshot) => {
      const { choice, amount } = walk.after(at, { type: 'method.chosen', choice: 'moneyGram' }).context;
      return choice === 'moneyGram' && amount > 1_000_000;
    };
    expect(titlesWhere(isAbove)).toEqual([]);
  });
  test('the address of the form, too, adds no card beyond the limit (FLOW-DRAW-08)', () => {
    const opens = (at: Snapshot) => walk.after(at, { type: 'xstate.route', to: '#AddDebitDisburseMethod' }).matches('adding');
    expect(titlesWhere((at) => !at.matches('adding') && whyNotAdd(at.context) !== null && opens(at))).toEqual([]);
  });
  test('a lender that allows no card at all sends the customer to the store, whatever cards she has', () => {
    for (const cards of [[], [receiving]]) expect(whyNotAdd(loaded(cards, {}, 0))).toBe('noForm');
  });
  test('a removal that the lender refused is not asked again (FLOW-CARD-07)', () => {
    const asked = active.filter(({ snapshot }) => snapshot.matches({ list: 'confirming' }));
    const wasRefused = ({ snapshot }: (typeof active)[number]) => snapshot.context.removal?.kind === 'refused';
    expect(asked.filter((at) => at.snapshot.can({ type: 'card.removeConfirmed' }) === wasRefused(at))).toEqual([]);
    expect(new Set(asked.map(wasRefused))).toEqual(new Set([true, false]));
  });
  test('a card is removed only after the question', () => {
    const isRemoved = (at: Snapshot) =>
      !at.matches({ list: 'removing' }) &&
      walk.after(at, { type: 'card.removeChosen', card: methodId(receiving) }).matches({ list: 'removing' });
    expect(titlesWhere(isRemoved)).toEqual([]);
  });
  test('nobody goes on without a choice', () =>
    expect(titlesWhere((at) => at.context.choice === '' && walk.after(at, { type: 'method.confirmed' }).status === 'done')).toEqual([]));
});

test('the first card that can receive money is proposed, or what was chosen before, and never what was just declined (FLOW-DRAW-07)', () => {
  const cards = [notReceiving, expiredReceiving, receiving, secondReceiving];
  expect(proposed(loaded(cards))).toBe(methodId(receiving));
  expect(proposed(loaded(cards, { chosen: { channel: 2, card: null } }))).toBe('store');
  const declined = { channel: 16, card: { ...cardNameOf(receiving), cardIds: receiving.cardIds } } as const;
  expect(proposed(loaded(cards, { chosen: declined, declined }))).toBe(methodId(secondReceiving));
  expect(proposed(loaded([receiving], { chosen: declined, declined }))).toBe('');
  expect(proposed(loaded([notReceiving]))).toBe('');
});

test('a card just added receives the money if it can (part of FLOW-DRAW-05)', () => {
  const notices = active
    .filter(({ story }) => story.at(-1)?.label.startsWith('addCard: a card'))
    .map(({ story, snapshot: { context } }) => [story.at(-1)?.label, context.notice?.kind, context.choice === methodId(receiving)]);
  expect(notices).toContainEqual(['addCard: a card that can receive money', 'added', true]);
  expect(notices.filter(([label, kind]) => label === 'addCard: a card that cannot' && kind !== 'cannotReceive')).toEqual([]);
  expect(active.map(({ snapshot }) => snapshot.context.choice)).not.toContain(methodId(notReceiving));
});

test('removing the chosen card leaves nothing chosen (part of FLOW-DRAW-06)', () => {
  const removed = active.filter(
    ({ snapshot, story }) => snapshot.context.notice?.kind === 'removed' && story.at(-1)?.label === 'removeCard: it is removed',
  );
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.map(({ snapshot }) => snapshot.context.choice).filter((choice) => choice === methodId(receiving))).toEqual([]);
  expect(removed.some(({ snapshot }) => snapshot.context.choice === '')).toBe(true);
});

test('MoneyGram takes 10,000.00 and no cent more; the store has no such limit (FLOW-DRAW-09, CONST-011)', () => {
  const at = (amount: number) => whyNotWay({ ...dotChooses, amount }, 'moneyGram');
  expect([at(1_000_000), at(1_000_001), whyNotWay(aboveMoneyGram, 'store')]).toEqual([null, 'tooMuch', null]);
});

test('five cards that can receive money are the most, or as many as the lender says (part of FLOW-DRAW-08, CONST-012, CONF-021)', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...receiving, cardIds: [{ type: 'BridgePay', id: `${at}` }] }));
  expect([whyNotAdd(loaded([...many(4), notReceiving])), whyNotAdd(loaded(many(5)))]).toEqual([null, 'full']);
  expect([whyNotAdd(loaded(many(5), {}, 6)), whyNotAdd(loaded(many(2), {}, 2))]).toEqual([null, 'full']);
});

test('a customer with seven such cards, where five are the most, can add another one after three are removed', () => {
  const many = (count: number) => Array.from({ length: count }, () => receiving);
  expect([4, 5, 7].map((count) => toRemove(loaded([...many(count), notReceiving])))).toEqual([0, 1, 3]);
});

test('the screen has every way with the reason why it cannot be taken', () => {
  const choosing = active.find(
    ({ start, snapshot, story }) =>
      start === 'Dot wants more than MoneyGram pays out' &&
      snapshot.matches({ list: 'choosing' }) &&
      story.at(-1)?.label.startsWith('listCards: four cards'),
  );
  if (!choosing) throw new Error('nobody chooses');
  const { cards, ways, choice } = listOf(choosing.snapshot);
  expect(cards.map(({ lastFour, whyNot }) => [lastFour, whyNot])).toEqual([
    ['4444', 'cannotReceive'],
    ['1111', 'expired'],
    ['5556', null],
    ['0002', null],
  ]);
  expect(ways).toEqual([
    { way: 'moneyGram', whyNot: 'tooMuch' },
    { way: 'store', whyNot: null },
  ]);
  expect(choice).toBe(methodId(receiving));
});
