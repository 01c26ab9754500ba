import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashedOut, cashOutBy, statsOf } from '../calls/rewards.ts';
import { statuses } from './draws.kit.ts';
import { twoLenders } from './kit/twoLenders.ts';
import { cashOuts, here } from './referral.kit.ts';

const RACERS = 20;
const ROUNDS = 4;

twoLenders(({ one, other }) => {
  test('twenty cash-outs at once, half at each lender, send Rae’s balance once in every round, even when one lender is killed', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await one().reset('rae');
      const rae = await here(one(), 'rae');
      const token = rae.token ?? '';
      const ask = await cashOutBy(rae);
      const keys = Array.from({ length: RACERS }, () => randomUUID());
      const replies = await Promise.all(keys.map((key, i) => (i % 2 ? one() : other()).call('POST /cashOut', ask, { token, key })));
      if (round === ROUNDS - 1) await other().kill();
      // 409 while it is pending; 422 afterwards, because the balance is zero
      const { 200: taken, 409: early = 0, 422: late = 0 } = statuses(replies);
      expect([taken, early + late]).toEqual([1, RACERS - 1]);
      const messageKey = keys[replies.findIndex(({ status }) => status === 200)] ?? '';
      expect(await cashedOut(rae, messageKey)).toMatchObject({ amount: 15_000, newBalance: 0 });
      expect((await statsOf(rae)).currentBalance).toBe(0);
      expect(await cashOuts(one(), 'rae')).toMatchObject([{ cents: 15_000, status: 'settled' }]);
    }
  });
});
