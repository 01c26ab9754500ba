import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLender } from '../../services/lender/lender.ts';
import { cashedOut, cashOutBy, statsOf } from '../calls/rewards.ts';
import { statuses } from './draws.kit.ts';
import { bench, type Bench } from './kit/bench.ts';
import { freshDatabase } from './kit/databases.ts';
import { hasServer } from './kit/engines.ts';
import { lenderProcess, type LenderProcess } from './kit/process.ts';
import { cashOuts, here } from './referral.kit.ts';

const RACERS = 20;
const ROUNDS = 4;

describe.runIf(hasServer)('two lenders on one PostgreSQL', () => {
  let one: Bench;
  let other: LenderProcess;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    const [mine, theirs] = await Promise.all([
      createLender({ databaseUrl: database.url, decideAfterMs: 60 }),
      lenderProcess({ DATABASE_URL: database.url }),
    ]);
    [one, other] = [bench(mine), theirs];
  }, 60_000);
  afterAll(async () => {
    await other.kill();
    await one.lender.close();
    await drop();
  });

  test('twenty cash-outs at once, half of them at each, send Rae’s balance once in every round, though one of the two is killed', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await one.reset('rae');
      const rae = await here(one, 'rae');
      const token = rae.token ?? '';
      const ask = await cashOutBy(rae);
      const keys = Array.from({ length: RACERS }, () => randomUUID());
      const replies = await Promise.all(keys.map((key, i) => (i % 2 ? one : other).call('POST /cashOut', ask, { token, key })));
      if (round === ROUNDS - 1) await other.kill();
      expect(statuses(replies)).toEqual({ 200: 1, 409: RACERS - 1 });
      const messageKey = keys[replies.findIndex(({ status }) => status === 200)] ?? '';
      expect(await cashedOut(rae, messageKey)).toMatchObject({ amount: 15_000, newBalance: 0 });
      expect((await statsOf(rae)).currentBalance).toBe(0);
      expect(await cashOuts(one, 'rae')).toMatchObject([{ cents: 15_000, status: 'settled' }]);
    }
  });
});
