import { beforeEach, expect, test } from 'vitest';
import { carding } from './cards.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, loanOf, resultOf } from './kit/paying.ts';

lenderOn('cards in use', (at) => {
  const { cardsOf, add, ready } = carding(at);
  beforeEach(async () => {
    await ready();
    await at().reset('fay', 'ann');
  });
  const fays = async () => {
    const token = await at().signIn('fay');
    const [visa, mastercard, bank] = await cardsOf(token);
    if (!visa || !mastercard || !bank) throw new Error('Fay has two cards and a bank account');
    return { token, visa, mastercard, bank };
  };
  const remove = async (cardIds: object[], token: string) => at().call('DELETE /cards', { cardIds }, { token });

  test('Fay has a loan in autopay with her Visa, and one that asks about autopay (FLOW-AUTO-01, FLOW-AUTO-03)', async () => {
    const { visa } = await fays();
    const [enrolled, asks] = [await loanOf(at(), 'fay', 0), await loanOf(at(), 'fay', 1)];
    expect(enrolled.autoPay).toEqual({
      enrolled: true,
      method: 'card',
      methodId: visa.cardIds[0]?.id,
      cardType: 'visa',
      displayNumber: visa.cardNumber,
      expiry: `${visa.expirationMonth}/${visa.expirationYear}`,
    });
    expect([enrolled.validations.skipAutoPayConfirm, asks.validations.skipAutoPayConfirm, asks.autoPay]).toEqual([true, false, undefined]);
  });

  test('the card that autopay uses is not removed, alone or with others; the other card is', async () => {
    const { token, visa, mastercard } = await fays();
    const { loanHeader } = await loanOf(at(), 'fay', 0);
    const text = `Autopay for loan ${loanHeader} uses this card. Choose another card for autopay, or turn it off, before you remove this one.`;
    for (const cardIds of [visa.cardIds, [...visa.cardIds, ...mastercard.cardIds]]) {
      const refused = await remove(cardIds, token);
      expect([refused.status, errorOf(refused)]).toEqual([422, text]);
    }
    expect(await cardsOf(token)).toHaveLength(3);
    expect((await remove(mastercard.cardIds, token)).status).toBe(200);
  });

  test('the last card is not removed while autopay uses it, with its own text; a card for one payment does not count', async () => {
    const { token, visa, mastercard, bank } = await fays();
    await remove([...mastercard.cardIds, ...bank.cardIds], token);
    await add(token, true);
    const refused = await remove(visa.cardIds, token);
    expect([refused.status, errorOf(refused)]).toEqual([
      422,
      expect.stringMatching(/^This is your only card, and autopay for loan .+ uses it\./),
    ]);
  });

  test('without autopay the same card is removed, and no other customer can see it', async () => {
    const { token, visa } = await fays();
    const { status, body } = await remove(visa.cardIds, await at().signIn('ann'));
    expect([status, body]).toEqual([403, {}]);
    await at()
      .lender.db.updateTable('loan')
      .set({ auto_pay: JSON.stringify({ enrolled: false }) })
      .where('person', '=', 'fay')
      .execute();
    expect((await remove(visa.cardIds, token)).status).toBe(200);
  });

  // ERR-022: too many attempts at adding a card, removing a card, saving account information; ERR-006: each code of the card services
  test.each(['POST /cards', 'DELETE /cards', 'POST /customerinfo'] as const)('%s can be answered "too many attempts"', async (call) => {
    const token = await at().signIn('fay');
    const fail = (fault: object) => at().ask('POST', '/sandbox/faults', { call, fault, times: 1 });
    await fail({ status: 429 });
    const limited = await at().call(call, {}, { token });
    expect([limited.status, limited.body]).toEqual([429, {}]);
    for (const errorCode of ['TooManyRequestsException', 'LimitExceededException']) {
      await fail({ status: 400, body: { errorCode } });
      expect((await at().call(call, {}, { token })).body).toEqual({ errorCode });
    }
  });
});

/** No payment is decided before the test makes it due, however slow the machine is. */
const UNDECIDED_MS = 3_600_000;

lenderOn(
  'the card of a payment in progress',
  (at) => {
    const { cardsOf, ready } = carding(at);
    beforeEach(async () => {
      await ready();
      await at().reset('ann');
    });
    const remove = async (cardIds: object[], token: string) => at().call('DELETE /cards', { cardIds }, { token });

    test('is not removed before the payment is decided, and is afterwards; another card is at any time', async () => {
      const { ask, posted, token } = await annPays(at(), 4_000);
      const paying = ask.paymentCardIds;
      const other = (await cardsOf(token)).find(({ cardToken }) => cardToken !== ask.paymentCardToken);
      for (const cardIds of [paying, [...paying, ...(other?.cardIds ?? [])]]) {
        const refused = await remove(cardIds, token);
        expect([refused.status, errorOf(refused)]).toEqual([
          422,
          'A payment with this card is still in progress. Remove the card when the payment is done.',
        ]);
      }
      expect((await remove(other?.cardIds ?? [], token)).status).toBe(200);
      await at().lender.db.updateTable('job').set({ due_at: 0 }).where('message_key', '=', keyIn(posted.body)).execute();
      await resultOf(at(), keyIn(posted.body), token);
      expect((await remove(paying, token)).status).toBe(200);
      expect(await cardsOf(token)).toEqual([]);
    });
  },
  { decideAfterMs: UNDECIDED_MS },
);
