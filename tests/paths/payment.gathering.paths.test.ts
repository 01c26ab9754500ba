import { describe, expect, test } from 'vitest';
import { gaps } from '../../machines/paths/explorer.ts';
import { gatheringWalk } from '../../machines/paths/walks/gathering.walks.ts';
import { ann } from '../../machines/paths/walks/payment.people.ts';
import { tidyingWalk } from '../../machines/paths/walks/tidying.walks.ts';

describe('before a payment', () => {
  const walk = gatheringWalk();
  const ends = walk.situations.flatMap(({ snapshot, title }) =>
    snapshot.output ? [{ title, output: snapshot.output, context: snapshot.context }] : [],
  );

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('only a missing loan stops it', () =>
    expect(ends.filter(({ output, context }) => (output.kind === 'failed') !== (context.loan === null)).map(({ title }) => title)).toEqual(
      [],
    ));
  test('an invalid date is ignored (FLOW-PAY-17, RULE-014)', () =>
    expect(new Set(ends.map(({ context }) => context.nextBusinessDate))).toEqual(new Set(['', '2026-11-23'])));
  test('the loan is loaded from the system in the list', () =>
    expect(ends.filter(({ context }) => context.person === ann && !['1', '2'].includes(context.lmsId)).map(({ title }) => title)).toEqual(
      [],
    ));
});

describe('after a payment', () => {
  const walk = tidyingWalk();

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('the cleanup always ends, whatever fails', () =>
    expect(
      walk.situations.filter(({ ways, snapshot }) => ways.length === 0 && snapshot.status !== 'done').map(({ title }) => title),
    ).toEqual([]));

  test('a card that is offered is removed only after the customer has left, and never when it was saved (FLOW-CARD-02, FLOW-PAY-07)', () => {
    const removals = walk.situations.filter(({ ways }) => ways.some(({ acts }) => acts.includes('forgetCard')));
    const offered = walk.situations.filter(({ snapshot }) => snapshot.context.offered !== null);
    const inRemoval = offered.filter(({ snapshot }) => snapshot.matches({ card: 'forgetting' }));
    expect(inRemoval.length).toBeGreaterThan(0);
    expect(removals.filter(({ snapshot }) => snapshot.context.offered === null)).toEqual([]);
    for (const { story } of inRemoval) {
      const labels = story.map(({ label }) => label);
      expect(labels).toContain('leaves');
      expect(labels.at(-1) === 'saveCard: it is done').toBe(false);
    }
    const saved = offered.filter(({ snapshot }) => snapshot.matches({ card: 'saved' }));
    expect(saved.length).toBeGreaterThan(0);
    for (const { snapshot } of saved) expect(walk.after(snapshot, { type: 'flow.left' }).matches({ card: 'done' })).toBe(true);
  });

  test('a card that is being saved while the customer leaves is removed when that fails, and stays when it succeeds', () => {
    const saving = walk.situations.filter(({ snapshot }) => snapshot.matches({ card: 'saving' }) && snapshot.context.left);
    expect(saving.length).toBeGreaterThan(0);
    for (const { snapshot } of saving) {
      expect(walk.after(snapshot, { type: 'xstate.error.actor.saveCard', error: new Error() }).matches({ card: 'forgetting' })).toBe(true);
      expect(walk.after(snapshot, { type: 'xstate.done.actor.saveCard', output: undefined }).matches({ card: 'done' })).toBe(true);
    }
  });

  test('the number of the cash is read, asked for again when that fails, and never holds a customer who leaves (FLOW-DRAW-13)', () => {
    const output = { referenceNumber: 'R23456789A', amount: 20_000 };
    const at = (number: 'reading' | 'missing') =>
      walk.situations.filter(({ snapshot }) => snapshot.matches({ number })).map(({ snapshot }) => snapshot);
    expect(at('missing').length).toBeGreaterThan(0);
    for (const snapshot of at('reading')) {
      expect(walk.after(snapshot, { type: 'xstate.done.actor.getReference', output }).context.referenceNumber).toBe('R23456789A');
      expect(walk.after(snapshot, { type: 'flow.left' }).matches({ number: 'done' })).toBe(true);
    }
    for (const snapshot of at('missing')) {
      expect(walk.after(snapshot, { type: 'number.requested' }).matches({ number: 'reading' })).toBe(true);
      expect(walk.after(snapshot, { type: 'flow.left' }).matches({ number: 'done' })).toBe(true);
    }
    const without = walk.situations.filter(({ snapshot }) => snapshot.context.cash === null);
    expect(without.some(({ snapshot }) => snapshot.matches({ number: 'reading' }))).toBe(false);
  });

  test('a customer who leaves while the card is being saved waits 5 s at most, also when the call hangs', () => {
    const saving = walk.situations.filter(({ snapshot }) => snapshot.matches({ card: 'saving' }) && snapshot.context.left);
    expect(saving.length).toBeGreaterThan(0);
    for (const { snapshot } of saving) {
      const waited = walk.after(snapshot, { type: 'xstate.after.tidyPatience.tidying.card.saving.leaving' });
      expect(waited.matches({ card: 'done' })).toBe(true);
    }
  });
});
