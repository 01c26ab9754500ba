import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, loanOf, paymentOf, resultOf } from './kit/paying.ts';

lenderOn('one intent, one payment', (at) => {
  beforeEach(() => at().reset('ann'));

  test('the same key again is the same payment, also after it is done (CONF-009, CONF-037)', async () => {
    const { ask, posted, token, key } = await annPays(at(), 5_000);
    const twice = await at().call('POST /payment', ask, { token, key });
    await resultOf(at(), keyIn(posted.body), token);
    const late = await at().call('POST /payment', ask, { token, key });
    expect([keyIn(twice.body), keyIn(late.body)]).toEqual([keyIn(posted.body), keyIn(posted.body)]);
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('the same key with another amount is refused, and with another cvv or card token is not', async () => {
    const { ask, token, key } = await annPays(at(), 5_000);
    const other = await at().call('POST /payment', { ...ask, paymentAmount: '51.00' }, { token, key });
    expect([other.status, errorOf(other)]).toEqual([
      422,
      'This payment was already sent with other details. Look at your account before you pay again.',
    ]);
    const same = await at().call('POST /payment', { ...ask, cvv: '999', paymentCardToken: 'another-token' }, { token, key });
    expect(same.status).toBe(200);
  });

  test('without a key one intent is paid once, however often it is sent', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    const first = await at().call('POST /payment', ask, { token });
    const second = await at().call('POST /payment', ask, { token });
    expect(keyIn(second.body)).toBe(keyIn(first.body));
    await resultOf(at(), keyIn(first.body), token);
    expect(keyIn((await at().call('POST /payment', ask, { token })).body)).toBe(keyIn(first.body));
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('a second tab with its own key cannot repeat the payment of the first', async () => {
    const { ask, posted, token } = await annPays(at(), 5_000);
    const meanwhile = await at().call('POST /payment', ask, { token, key: randomUUID() });
    expect(meanwhile.status).toBe(409);
    await resultOf(at(), keyIn(posted.body), token);
    const later = await at().call('POST /payment', ask, { token, key: randomUUID() });
    expect([later.status, errorOf(later)]).toEqual([
      409,
      'This loan has changed since you opened it. Look at what you owe now before you pay again.',
    ]);
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('an attempt that is fenced before it arrives is refused when it does, and a new key pays (CONF-007)', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    const key = randomUUID();
    const fence = { loanId: ask.loanId, paymentAmount: ask.paymentAmount };
    expect(await at().answer('POST /paymentTimeout', fence, { token, key })).toEqual({ status: 'abandoned' });
    expect((await at().call('GET /payment', { messageKey: key }, { token })).status).toBe(404);
    const late = await at().call('POST /payment', ask, { token, key });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'PaymentAbandoned' } });
    expect(await at().charges(ask.loanId)).toEqual([]);
    expect((await at().call('POST /payment', ask, { token, key: randomUUID() })).status).toBe(200);
  });

  test('a refused attempt stays refused under its key: a copy that arrives when the reason is gone charges nothing', async () => {
    const token = await at().signIn('ann');
    const loan = await loanOf(at(), 'ann');
    const ask = await paymentOf(at(), 'ann', loan, loan.payoffAmount + 100);
    const key = randomUUID();
    const refused = await at().call('POST /payment', ask, { token, key });
    expect(refused.status).toBe(422);
    expect(errorOf(refused)).toContain('more than the payoff amount');
    try {
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 30 * 86_400 });
      const { accessToken: later } = await at().answer('POST /authenticate', {
        username: 'ann@example.com',
        password: PASSWORD,
        fromLegacyNcr: false,
      });
      expect(await at().call('POST /payment', ask, { token: later, key })).toMatchObject({ status: 422, body: refused.body });
      expect((await at().call('GET /payment', { messageKey: key }, { token: later })).status).toBe(404);
      const fence = { loanId: ask.loanId, paymentAmount: ask.paymentAmount };
      expect(await at().answer('POST /paymentTimeout', fence, { token: later, key })).toEqual({ status: 'abandoned' });
      expect(await at().charges(ask.loanId)).toEqual([]);
      expect((await at().call('POST /payment', ask, { token: later, key: randomUUID() })).status).toBe(200);
    } finally {
      await at().ask('POST', '/sandbox/clock', { reset: true });
    }
  });

  test('without a key a refusal is not remembered: the customer corrects the payment and sends it again', async () => {
    const token = await at().signIn('ann');
    const loan = await loanOf(at(), 'ann');
    const ask = await paymentOf(at(), 'ann', loan, loan.payoffAmount + 100);
    expect((await at().call('POST /payment', ask, { token })).status).toBe(422);
    expect((await at().call('POST /payment', { ...ask, paymentAmount: '50.00' }, { token })).status).toBe(200);
  });

  test('an attempt that has arrived is not fenced: it is accepted, and found by the key of the lost response', async () => {
    const { ask, token, key } = await annPays(at(), 5_000);
    const fence = { loanId: ask.loanId, paymentAmount: ask.paymentAmount };
    expect(await at().answer('POST /paymentTimeout', fence, { token, key })).toEqual({ status: 'accepted' });
    expect((await resultOf(at(), key, token)).body).toMatchObject({ pending: false, amountPaid: '50.00' });
    expect(await at().answer('POST /paymentTimeout', fence, { token, key })).toEqual({ status: 'accepted' });
    expect(await at().answer('POST /paymentTimeout', fence, { token })).toEqual({});
  });
});
