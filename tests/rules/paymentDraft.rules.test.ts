import { describe, expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { NO_AMOUNT } from '../../machines/payment/amount.rules.ts';
import { draftOf, fromDraft } from '../../machines/payment/payment.keep.ts';
import { methodId } from '../../machines/payment/payment.rules.ts';
import { loan, visa } from '../../machines/paths/walks/payment.people.ts';
import { facts } from './paymentFacts.ts';

describe('the draft of an unfinished payment', () => {
  const half = facts({ amountType: 'other', otherAmount: 5_000, amount: 5_000, method: methodId(visa) });
  test('is restored unchanged', () =>
    expect(fromDraft(facts(), draftOf(half))).toEqual({
      amountType: 'other',
      otherAmount: 5_000,
      amount: 5_000,
      method: methodId(visa),
      renewal: null,
      lenderAmount: null,
      holdsLock: false,
    }));
  test('keeps the cash of a renewal when its amount is changed, and not beside the terms of a new one', () => {
    const cash = { cents: 20_000, channel: PAYMENT_CHANNEL.moneyGram, card: null };
    const terms = { productId: 'P-1', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
    const renewing = { ...half, ...fromDraft(facts(), { ...draftOf(half), renewal: { ...terms, cash } }) };
    const changed = draftOf({ ...renewing, ...NO_AMOUNT });
    expect([changed.renewal, changed.earlierCash]).toEqual([undefined, cash]);
    expect(draftOf({ ...half, ...fromDraft(facts(), changed) }).earlierCash).toEqual(cash);
    expect(draftOf({ ...half, ...fromDraft(facts(), { ...changed, renewal: terms }) })).not.toHaveProperty('earlierCash');
    expect(draftOf({ ...half, ...fromDraft(facts(), { ...changed, renewal: terms }), ...NO_AMOUNT })).not.toHaveProperty('earlierCash');
  });
  test('has no token and no cvv (CONF-015)', () => expect(JSON.stringify(draftOf(half))).not.toMatch(/token|cvv/i));
  test('an amount that has changed must be accepted again', () =>
    expect(
      fromDraft(facts({ loan: { ...loan, minimumAmountDue: 30_000 } }), draftOf(facts({ amountType: 'minimumDue', amount: 21_455 }))),
    ).toMatchObject({
      amountType: 'minimumDue',
      amount: null,
    }));
  test('a choice that is no longer offered is dropped', () =>
    expect(fromDraft(facts(), draftOf(facts({ amountType: 'pastDue', amount: 12_000 })))).toMatchObject({
      amountType: null,
      amount: null,
    }));
});
