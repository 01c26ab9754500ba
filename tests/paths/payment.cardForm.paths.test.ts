import { describe, expect, test } from 'vitest';
import { cardFormView } from '../../machines/payment/cardForm.view.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { cardFormWalk } from '../../machines/paths/walks/cardForm.walks.ts';

const walk = cardFormWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('a card form', () => {
  const wrong = (is: (at: (typeof walk.situations)[number]) => boolean) => walk.situations.filter(is).map(({ title }) => title);

  test('sends no card without a token (FLOW-CARD-05)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('saving') && snapshot.context.bridgeToken === '')).toEqual([]));
  test('is not asked for the card before it listens', () =>
    expect(
      wrong(({ snapshot }) => {
        const isThere = snapshot.matches({ open: 'shown' });
        return (
          walk.after(snapshot, { type: 'card.submitted' }).matches({ open: 'checking' }) &&
          !isThere &&
          !snapshot.matches({ open: 'checking' })
        );
      }),
    ).toEqual([]));
  test('that is waited for says so, and is not waited for without end', () => {
    const waits = (phase: 'arriving' | 'checking') => walk.situations.filter(({ snapshot }) => snapshot.matches({ open: phase }));
    expect(new Set(waits('arriving').map(({ snapshot }) => cardFormView(snapshot).phase))).toEqual(new Set(['opening']));
    expect(new Set(waits('checking').map(({ snapshot }) => cardFormView(snapshot).phase))).toEqual(new Set(['checking']));
    const endless = [...waits('arriving'), ...waits('checking')].filter(
      ({ ways }) => !ways.some(({ step }) => step.label.startsWith('after vaultPatience')),
    );
    expect(endless.map(({ title }) => title)).toEqual([]);
  });
  test('that does not come is not to be had, and may be asked for again', () => {
    const at = walk.situations.find(
      ({ story }) => story.at(-2)?.label.startsWith('openCardForm') && story.at(-1)?.label.startsWith('after'),
    );
    expect(at && cardFormView(at.snapshot)).toMatchObject({ phase: 'unavailable', failure: { kind: 'unknown' } });
  });
  test('holds its token only while it is being turned into a card', () =>
    expect(wrong(({ snapshot }) => !snapshot.matches('saving') && snapshot.context.bridgeToken !== '')).toEqual([]));
  test('whose card was refused is gone while a fresh one is on its way: nobody types into what is about to vanish', () => {
    const opening = walk.situations.filter(({ snapshot }) => snapshot.matches('opening'));
    expect(opening.filter(({ snapshot }) => snapshot.context.failure !== null).length).toBeGreaterThan(0);
    expect(opening.filter(({ snapshot }) => cardFormView(snapshot).formUrl !== '').map(({ title }) => title)).toEqual([]);
  });
  test('never keeps the card of a guest (FLOW-CARD-01)', () =>
    expect(
      wrong(({ snapshot }) => snapshot.context.guestPayment && (snapshot.context.save || snapshot.output?.temporary === false)),
    ).toEqual([]));
  test('keeps the card of a customer exactly when she wants it (FLOW-CARD-01)', () =>
    expect(wrong(({ snapshot }) => snapshot.status === 'done' && snapshot.output?.temporary === snapshot.context.save)).toEqual([]));
  test('says what is wrong, and where, when the vault refuses', () => {
    const at = walk.situations.find(({ story }) => story.at(-1)?.label === 'watchVault: the number is wrong');
    expect(at && cardFormView(at.snapshot)).toMatchObject({ phase: 'shown', fields: ['number'], tokenMissing: true });
  });
});
