import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, loanOf, paymentOf, resultOf } from './kit/paying.ts';

lenderOn('a payment that is not taken', (at) => {
  beforeEach(() => at().reset('ann'));

  test('a declined card is reported and not charged, and another card can pay', async () => {
    await at().lender.db.updateTable('card').set({ last_four: '0002' }).where('token', '=', 'token-ann-card-1').execute();
    const { posted, token, ask } = await annPays(at(), 5_000);
    const result = await resultOf(at(), keyIn(posted.body), token);
    expect([result.status, errorOf(result)]).toEqual([
      422,
      'Your card was declined. Use another card, or call the number on the back of this one.',
    ]);
    expect(await at().charges(ask.loanId)).toEqual([]);
    await at().lender.db.updateTable('card').set({ last_four: '4242' }).where('token', '=', 'token-ann-card-1').execute();
    const again = await at().call('POST /payment', ask, { token, key: randomUUID() });
    expect((await resultOf(at(), keyIn(again.body), token)).body).toMatchObject({ amountPaid: '50.00' });
  });

  describe('is refused with a text', () => {
    test.each([
      ['of nothing', { paymentAmount: '0.00' }, 422, 'Enter an amount above $0.00.'],
      ['above the payoff', { paymentAmount: '99,999.99' }, 422, /^The payment is more than the payoff amount of \$2,\d\d\d\.\d\d\.$/],
      ['called a payoff that is none', { isPayoff: true }, 422, /^The payoff amount is now \$/],
      ['partial and payoff at once', { isPartial: true, isPayoff: true }, 422, /contradicts itself/],
      ['refinance by flag, payment by type', { isRefi: true }, 422, /contradicts itself/],
      ['refinance by type, payment by flag', { paymentType: 3 }, 422, /contradicts itself/],
      ['of no type', { paymentType: 1 }, 422, /contradicts itself/],
      ['that refinances with less than the minimum', { paymentType: 3, isRefi: true }, 422, /^To refinance, pay at least \$345\.00/],
      ['that settles without an offer', { paymentType: 5 }, 422, 'There’s no settlement offer for this loan.'],
      ['that switches without a refinance', { migrateProduct: true }, 422, /contradicts itself/],
      ['with cash without a refinance', { disbursementAmount: '10.00', disbursementType: 2 }, 422, /contradicts itself/],
      ['that reinstates a loan in no recovery', { ofrPaymentValue: '50.00' }, 422, /contradicts itself/],
      ['a part of what is not late', { isPartial: true }, 422, /contradicts itself/],
      ['of an old intent', { intentId: 'of-last-week' }, 409, /^This loan has changed/],
    ])('%s', async (_, over, status, text) => {
      const { posted, ask } = await annPays(at(), 5_000, randomUUID(), over);
      expect(posted.status).toBe(status);
      expect(errorOf(posted)).toMatch(text);
      expect(await at().charges(ask.loanId)).toEqual([]);
    });

    test('flagged as partial although Ann is not late', async () => {
      const { minimumRequiredAmount } = await loanOf(at(), 'ann');
      const { posted } = await annPays(at(), minimumRequiredAmount, randomUUID(), { isPartial: true });
      expect(errorOf(posted)).toMatch(/contradicts itself/);
    });

    test('with a card that has expired', async () => {
      const expired = { paymentCardToken: 'token-ann-card-2', paymentCardIds: [{ type: 'BridgePay', id: 'ann-card-2' }] };
      const { posted } = await annPays(at(), 5_000, randomUUID(), expired);
      expect([posted.status, errorOf(posted)]).toEqual([422, 'This card has expired. Choose another card.']);
    });

    // the words are the same, so nobody learns which cards exist (OPEN-015)
    test.each([
      ['a card that was removed in another tab', 'ann-card-9'],
      ['another person’s card', 'sam-card-1'],
    ])('with %s', async (_, id) => {
      const { posted, ask } = await annPays(at(), 5_000, randomUUID(), {
        paymentCardToken: `token-${id}`,
        paymentCardIds: [{ type: 'BridgePay', id }],
      });
      const body = { Error: 'This card is no longer saved. Choose another card.', errorCode: 'MethodMissing' };
      expect([posted.status, posted.body]).toEqual([422, body]);
      expect(await at().charges(ask.loanId)).toEqual([]);
    });

    test.each([0, 1, 2, 3])("on Otto's loan %i, of a blocked status", async (index) => {
      const token = await at().signIn('otto');
      const ask = { ...(await paymentOf(at(), 'ann', await loanOf(at(), 'otto', index), 5_000)) };
      const posted = await at().call('POST /payment', ask, { token, key: randomUUID() });
      expect([posted.status, errorOf(posted)]).toEqual([422, expect.stringMatching(/^Payments for this loan cannot be taken online/)]);
    });
  });

  test('an amount too large to be counted in cents is malformed, and breaks nothing', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 100);
    const request = { ...ask, paymentAmount: '99,999,999,999,999.99' };
    expect((await at().call('POST /payment', request, { token, key: randomUUID() })).status).toBe(400);
  });

  test('random values in any field never cause a server error or charge more than is owed', async () => {
    const token = await at().signIn('ann');
    const { payoffAmount, loanId } = await loanOf(at(), 'ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 100);
    const fields = Object.keys(ask);
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('0.00', '-1.00', '1e3', '999,999,999,999.99', '99,999,999,999,999.99', '\u0000', '2001002', true, false, null),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anything, async (field, value) => {
        const { status } = await at().call('POST /payment', { ...ask, [field]: value }, { token, key: randomUUID() });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    await at().lender.runDueJobs();
    const taken = (await at().charges(loanId)).reduce((sum, charge) => sum + charge.cents, 0);
    expect(taken).toBeLessThanOrEqual(payoffAmount);
  });
});
