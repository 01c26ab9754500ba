import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { whyNotAdd } from '../../machines/cards/cards.rules.ts';
import { cardsView, type PaymentMethodsView } from '../../machines/cards/cards.view.ts';
import { methodId } from '../../machines/kit/card.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { autoPaying, cardsWalk } from '../../machines/paths/walks/cards.walks.ts';
import { expired, visa } from '../../machines/paths/walks/payment.people.ts';

const walk = cardsWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const listOf = (snapshot: (typeof active)[number]['snapshot']): PaymentMethodsView => {
  const view = cardsView(snapshot);
  if (view.screen !== 'PaymentMethods') throw new Error('the list is not shown');
  return view;
};
const lists = active.filter(({ snapshot }) => snapshot.matches('list'));
const wrong = (is: (view: PaymentMethodsView, at: (typeof active)[number]) => boolean) =>
  lists.filter((at) => is(listOf(at.snapshot), at)).map(({ title }) => title);

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => snapshot,
);
always('is not left while the lender is removing', (snapshot) =>
  expect(
    snapshot.hasTag('busy') && (snapshot.can({ type: 'flow.left' }) || snapshot.can({ type: 'card.removeChosen', card: methodId(visa) })),
  ).toBe(false),
);
always('a card is removed only after the question, and only a card of the list (FLOW-CARD-07)', (snapshot) => {
  const removing = walk.after(snapshot, { type: 'card.removeChosen', card: methodId(visa) });
  expect(removing.matches({ list: 'removing' }) && !snapshot.matches({ list: 'removing' })).toBe(false);
  const after = walk.after(snapshot, { type: 'card.removeConfirmed' });
  expect(after.matches({ list: 'removing' }) && !snapshot.matches({ list: 'confirming' }) && !snapshot.matches({ list: 'removing' })).toBe(
    false,
  );
  expect(snapshot.matches({ list: 'confirming' }) && listOf(snapshot).chosen === null).toBe(false);
});

/** @layer UNIT */
describe('the list (ROUTE-054)', () => {
  const three = () => {
    const at = lists.find(
      ({ snapshot, story }) => snapshot.matches({ list: 'open' }) && story.some(({ label }) => label === 'listCards: three cards'),
    );
    if (!at) throw new Error('nobody sees three cards');
    return listOf(at.snapshot);
  };
  test('has every saved card with its last four digits and its validity, and no card for one payment only', () =>
    expect(three().rows?.map(({ card, lastFour, expiry, validity }) => [card, lastFour, expiry, validity])).toEqual([
      [methodId(visa), '4242', '12/30', 'valid'],
      [methodId(expired), '1111', '10/26', 'expired'],
      [methodId(autoPaying), '5454', '12/26', 'soon'],
    ]));
  test('names the card that a payment proposes: the first that is not expired (CONF-036)', () =>
    expect(
      three()
        .rows?.filter(({ isDefault }) => isDefault)
        .map(({ card }) => card),
    ).toEqual([methodId(visa)]));
  test('names the loan whose autopay uses a card (FLOW-AUTO-01)', () =>
    expect(three().rows?.map(({ autoPays }) => autoPays.map(({ loanHeader }) => loanHeader))).toEqual([[], [], ['10443-22871-01']]));
  test('opens again when the cards could not be loaded', () =>
    expect(
      wrong(({ phase, failure }, { snapshot }) => phase === 'failed' && (failure === null || !snapshot.can({ type: 'retry.chosen' }))),
    ).toEqual([]));
});

describe('adding a card (ROUTE-055)', () => {
  test('is offered while the cards are known and below the limit of the lender (FLOW-DRAW-08, CONF-021)', () => {
    const debit = ({ rows }: PaymentMethodsView) => (rows ?? []).filter(({ canDisburse }) => canDisburse).length;
    const hasForm = ({ whyNotAdd }: PaymentMethodsView) => whyNotAdd !== 'noForm';
    expect(wrong((view) => view.mayAdd !== (view.rows !== null && hasForm(view) && debit(view) < view.maxCards))).toEqual([]);
    expect(wrong((view) => view.toRemove !== Math.max(0, debit(view) + 1 - view.maxCards))).toEqual([]);
    expect(lists.some(({ snapshot }) => listOf(snapshot).maxCards === 1 && !listOf(snapshot).mayAdd)).toBe(true);
  });
  test('is not offered for a brand without a card form, and for no other reason is there none (OPEN-047)', () => {
    const hasNoForm = (label: string) => label === 'listCards: no cards, and no card form for the brand';
    const expected = ({ story }: (typeof active)[number]) =>
      hasNoForm(story.findLast(({ label }) => /^(list|check)Cards/.test(label))?.label ?? '');
    expect(wrong(({ whyNotAdd, rows }, at) => rows !== null && (whyNotAdd === 'noForm') !== expected(at))).toEqual([]);
  });
  test('is left to the store where the lender allows no card at all', () =>
    expect(lists.filter(({ snapshot }) => whyNotAdd({ ...snapshot.context, maxCards: 0 }) !== 'noForm')).toEqual([]));
  test('is not possible without a form or at the limit, not even by its address', () => {
    const full = lists.filter(({ snapshot }) => !listOf(snapshot).mayAdd && !snapshot.hasTag('busy'));
    expect(full.length).toBeGreaterThan(0);
    for (const { snapshot } of full) {
      expect(snapshot.can({ type: 'card.addChosen' })).toBe(false);
      expect(walk.after(snapshot, { type: 'xstate.route', to: '#AddPaymentMethod' }).matches('adding')).toBe(false);
    }
  });
  test('leads to the list, which is loaded again and says which card is new', () => {
    const at = active.find(({ snapshot }) => snapshot.matches('adding'));
    const way = at?.ways.find(({ step }) => step.label === 'addCard: a card is added');
    expect(at && way && listOf(walk.after(at.snapshot, way.step.event))).toMatchObject({
      phase: 'loading',
      notice: { kind: 'added', card: { lastFour: '4242' } },
    });
  });
  test('leads to the list, which is loaded again, also without a card: the lender may have saved one whose answer was lost', () => {
    const { snapshot, ways } = active.find((at) => at.snapshot.matches('adding')) ?? {};
    const declined = ways?.find(({ step }) => step.label === 'addCard: Ann goes back without a card')?.step.event;
    for (const event of [declined, { type: 'xstate.route', to: '#PaymentMethods' } as const])
      expect(snapshot && event && listOf(walk.after(snapshot, event)).phase).toBe('loading');
  });
  test('asks for a card that is saved (FLOW-CARD-01)', () => {
    const at = active.find(({ snapshot }) => snapshot.matches('adding'));
    const child: unknown = at?.snapshot.children['addCard']?.getSnapshot();
    expect(child).toMatchObject({ context: { guest: false, save: true, maySave: false, details: { paying: null } } });
  });
});

describe('removing a card (FLOW-CARD-07)', () => {
  const afterwards = (label: string) =>
    active.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step }) => step.label === label).map(({ step }) => walk.after(snapshot, step.event)),
    );
  test('takes it out of the list and says so', () => {
    const done = afterwards('removeCard: it is removed').map(listOf);
    expect(done.length).toBeGreaterThan(0);
    for (const { phase, notice, rows, chosen } of done) {
      expect([phase, notice?.kind, chosen]).toEqual(['open', 'removed', null]);
      expect(rows?.some(({ lastFour }) => lastFour === notice?.card.lastFour)).toBe(false);
    }
  });
  test('asks the list of the lender after a failure: a card that is gone is removed, whatever the answer was', () => {
    const gone = afterwards('checkCards: both are gone').map(listOf);
    expect(gone.length).toBeGreaterThan(0);
    for (const { phase, notice, removal } of gone) expect([phase, notice?.kind, removal]).toEqual(['open', 'removed', null]);
  });
  test('keeps the question open with the reason when the card is still there', () => {
    const still = [...afterwards('checkCards: both are still there'), ...afterwards('checkCards: no network')].map(listOf);
    expect(still.length).toBeGreaterThan(0);
    for (const { phase, removal, chosen } of still) expect([phase, removal !== null, chosen !== null]).toEqual(['confirming', true, true]);
  });
  test('is refused for a card that autopay uses, and after the lender refused it: nothing is asked', () => {
    const asked = active.filter(({ snapshot }) => snapshot.matches({ list: 'confirming' }));
    const isAsked = ({ snapshot }: (typeof active)[number]) => snapshot.can({ type: 'card.removeConfirmed' });
    const isHeld = ({ snapshot }: (typeof active)[number]) => {
      const { chosen, removal } = listOf(snapshot);
      return removal?.kind === 'refused' || chosen?.autoPays.length !== 0;
    };
    expect(asked.filter((at) => isAsked(at) === isHeld(at) || isAsked(at) !== listOf(at.snapshot).mayRemove)).toEqual([]);
    expect(new Set(asked.map(isHeld))).toEqual(new Set([true, false]));
  });
  test('forgets the reason with the question', () =>
    expect(wrong(({ phase, removal, chosen }) => phase === 'open' && (removal !== null || chosen !== null))).toEqual([]));
});
