import { describe, expect, test } from 'vitest';
import { cardFormView } from '../../machines/payment/cardForm.select.ts';
import { gaps } from '../kit/explorer.ts';
import { cardFormWalk } from './payment.walks.ts';

const walk = cardFormWalk;

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('a card form', () => {
  const wrong = (is: (at: (typeof walk.situations)[number]) => boolean) => walk.situations.filter(is).map(({ title }) => title);

  test('sends no card without a token (FLOW-CARD-05)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('saving') && snapshot.context.bridgeToken === '')).toEqual([]));
  test('holds its token only while it is being turned into a card', () =>
    expect(wrong(({ snapshot }) => !snapshot.matches('saving') && snapshot.context.bridgeToken !== '')).toEqual([]));
  test('never keeps the card of a guest (FLOW-CARD-01)', () =>
    expect(
      wrong(({ snapshot }) => snapshot.context.guestPayment && (snapshot.context.save || snapshot.output?.temporary === false)),
    ).toEqual([]));
  test('keeps the card of a customer exactly when she wants it', () =>
    expect(wrong(({ snapshot }) => snapshot.status === 'done' && snapshot.output?.temporary === snapshot.context.save)).toEqual([]));
  test('says what is wrong, and where, when the vault refuses', () => {
    const at = walk.situations.find(({ story }) => story.at(-1)?.label === 'watchVault: the number is wrong');
    expect(at && cardFormView(at.snapshot)).toMatchObject({ phase: 'shown', fields: ['number'], tokenMissing: true });
  });
});
