import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { drawBy } from '../calls/draws.ts';
import { originationBy } from '../calls/offers.ts';
import { here, movements, statuses } from './draws.kit.ts';
import { twoLenders } from './kit/twoLenders.ts';

const RACERS = 20;
const ROUNDS = 8;

twoLenders(({ one, other }) => {
  test('twenty draws at once, half at each lender, are one in every round, and twenty cancellations reverse it once', async () => {
    const dot = await here(one(), 'dot');
    const token = dot.token ?? '';
    const before = await dot.loan();
    for (let round = 1; round <= ROUNDS; round++) {
      const ask = await drawBy(dot, PAYMENT_CHANNEL.store);
      const keys = Array.from({ length: RACERS }, () => randomUUID());
      const replies = await Promise.all(keys.map((key, i) => (i % 2 ? one() : other()).call('POST /draw', ask, { token, key })));
      expect(statuses(replies)).toEqual({ 200: 1, 409: RACERS - 1 });
      const messageKey = keys[replies.findIndex(({ status }) => status === 200)] ?? '';
      const { transactionId } = await dot.answer('GET /draw', { messageKey });
      const request = { loanId: ask.loanId, lmsId: ask.lmsId, transactionId };
      const cancelled = await Promise.all(keys.map((_, i) => (i % 2 ? one() : other()).call('DELETE /draw', request, { token })));
      expect(Object.keys(statuses(cancelled)).every((status) => ['200', '409'].includes(status))).toBe(true); // 409: just being paid out
      await expect.poll(() => dot.call('DELETE /draw', request)).toMatchObject({ status: 200 });
      expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount);
      const draws = await movements(one(), 'draw', ask.loanId);
      expect([draws.length, new Set(draws.map(({ status }) => status))]).toEqual([round, new Set(['cancelled'])]);
    }
  });

  test('twenty requests for the same new loan at once, half at each lender, make one', async () => {
    const kim = await here(one(), 'kim');
    const token = kim.token ?? '';
    const ask = await originationBy(kim);
    const replies = await Promise.all(
      Array.from({ length: RACERS }, (_, i) => (i % 2 ? one() : other()).call('POST /loanOriginate', ask, { token, key: randomUUID() })),
    );
    expect(statuses(replies)).toEqual({ 200: 1, 409: RACERS - 1 });
    await expect.poll(async () => (await kim.answer('GET /accounts', {})).loans.length).toBe(2);
    expect(await movements(one(), 'origination')).toMatchObject([{ status: 'pending' }]); // held until it is signed
  });
});
