import { describe, expect, test } from 'vitest';
import { addCardView } from '../../machines/addCard/addCard.view.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { addCardWalk } from '../../machines/paths/walks/addCard.walks.ts';

const walk = addCardWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('a new card', () => {
  const wrong = (is: (at: (typeof walk.situations)[number]) => boolean) => walk.situations.filter(is).map(({ title }) => title);

  test('is not saved without a token (FLOW-CARD-05)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches({ card: 'saving' }) && snapshot.context.bridgeToken === '')).toEqual([]));
  test('is not requested from a form that does not listen yet', () =>
    expect(
      wrong(({ snapshot }) => {
        const isThere = snapshot.matches({ card: { open: 'entering' } });
        const isChecking = { card: { open: 'checking' } } as const;
        return walk.after(snapshot, { type: 'card.submitted' }).matches(isChecking) && !isThere && !snapshot.matches(isChecking);
      }),
    ).toEqual([]));
  test('has a visible wait, with a time limit', () => {
    const waits = (phase: 'loading' | 'checking') => walk.situations.filter(({ snapshot }) => snapshot.matches({ card: { open: phase } }));
    expect(new Set(waits('loading').map(({ snapshot }) => addCardView(snapshot).phase))).toEqual(new Set(['opening']));
    expect(new Set(waits('checking').map(({ snapshot }) => addCardView(snapshot).phase))).toEqual(new Set(['checking']));
    expect(new Set(waits('checking').map(({ snapshot }) => addCardView(snapshot).busy))).toEqual(new Set([true]));
    const endless = [...waits('loading'), ...waits('checking')].filter(
      ({ ways }) => !ways.some(({ step }) => step.label.startsWith('after vaultPatience')),
    );
    expect(endless.map(({ title }) => title)).toEqual([]);
  });
  test('has an unavailable form when the form does not load, and the customer may try again', () => {
    const at = walk.situations.find(
      ({ story }) => story.at(-2)?.label.startsWith('openCardForm') && story.at(-1)?.label.startsWith('after'),
    );
    expect(at && addCardView(at.snapshot)).toMatchObject({ phase: 'unavailable', failure: { kind: 'unknown' } });
  });
  test('keeps its token only while the lender saves the card', () =>
    expect(wrong(({ snapshot }) => !snapshot.matches({ card: 'saving' }) && snapshot.context.bridgeToken !== '')).toEqual([]));
  test('removes the refused form at once: the customer cannot type into a form that will be replaced', () => {
    const opening = walk.situations.filter(({ snapshot }) => snapshot.matches({ card: 'opening' }));
    expect(opening.filter(({ snapshot }) => snapshot.context.failure !== null).length).toBeGreaterThan(0);
    expect(opening.filter(({ snapshot }) => addCardView(snapshot).formUrl !== '').map(({ title }) => title)).toEqual([]);
  });
  test('of a guest is never saved (FLOW-CARD-01)', () =>
    expect(
      wrong(({ snapshot: { context, output } }) => context.guest && (context.save || (output?.kind === 'added' && !output.temporary))),
    ).toEqual([]));
  test('of a customer is saved exactly when the customer wants it (FLOW-CARD-01)', () =>
    expect(wrong(({ snapshot: { context, output } }) => output?.kind === 'added' && output.temporary === context.save)).toEqual([]));
  test('shows what is wrong, and where, when the vault rejects it', () => {
    const at = walk.situations.find(({ story }) => story.at(-1)?.label === 'watchVault: the number is wrong');
    expect(at && addCardView(at.snapshot)).toMatchObject({ phase: 'entering', fields: ['number'], tokenMissing: true });
  });
  test.each(['entering', 'checking'] as const)('whose form has expired is typed into a new one (%s)', (phase) => {
    const label = 'watchVault: the form has expired';
    const at = walk.situations.find(
      ({ snapshot, story }) => snapshot.matches({ card: { open: 'entering' } }) && story.at(-1)?.label === label,
    );
    expect(at && walk.after(at.snapshot, { type: 'card.retryChosen' }).value).toEqual({ card: 'opening' });
    const reports = walk.situations.filter(({ snapshot }) => snapshot.matches({ card: { open: phase } }));
    const after = reports.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step }) => step.label === label).map(({ step }) => addCardView(walk.after(snapshot, step.event))),
    );
    expect(after.length).toBeGreaterThan(0);
    for (const view of after) expect(view).toMatchObject({ phase: 'entering', fields: ['form'], tokenMissing: true });
  });
  test('that pays now is not looked up; one that is only saved is, by its first digits (CALL-085)', () => {
    const lookedUp = walk.situations.filter(({ story }) => story.some(({ label }) => label.startsWith('lookUpCard')));
    expect(lookedUp.length).toBeGreaterThan(0);
    const looksUp = walk.situations.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step, acts }) => step.label === 'watchVault: the number is complete' && acts.length > 0).map(() => snapshot),
    );
    expect(looksUp.length).toBeGreaterThan(0);
    expect(looksUp.filter(({ context }) => context.details.paying !== null)).toEqual([]);
  });
  test('shows what its first digits tell, until another form is opened', () => {
    const knows = walk.situations.filter(({ snapshot }) => addCardView(snapshot).kind !== null);
    expect(knows.length).toBeGreaterThan(0);
    expect(knows.filter(({ snapshot }) => snapshot.matches({ card: 'opening' }))).toEqual([]);
  });
  test('keeps no digits', () => expect(wrong(({ snapshot: { context } }) => JSON.stringify(context).includes('40000566'))).toEqual([]));
  test('of a processor without a form is the store’s to take (OPEN-047)', () => {
    const without = walk.situations.filter(({ story }) => story.at(-1)?.label === 'openCardForm: the processor has no form');
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter(({ snapshot }) => addCardView(snapshot).phase !== 'noForm').map(({ title }) => title)).toEqual([]);
  });
  test('cannot be left or declined while the vault or the lender processes it', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.hasTag('busy') &&
          (snapshot.can({ type: 'card.declined' }) || walk.after(snapshot, { type: 'xstate.route', to: '#AddPaymentMethod' }) !== snapshot),
      ),
    ).toEqual([]));
});
