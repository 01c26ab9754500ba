import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLender } from '../../services/lender/lender.ts';
import { bench, type Bench } from './kit/bench.ts';
import { freshDatabase } from './kit/databases.ts';
import { hasServer } from './kit/engines.ts';
import { annPays, keyIn } from './kit/paying.ts';

describe.runIf(hasServer)('the worker, on postgresql', () => {
  let made: Bench | undefined;
  let drop = async (): Promise<void> => undefined;
  const bed = (): Bench => {
    if (!made) throw new Error('the lender is not there yet');
    return made;
  };
  beforeAll(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    made = bench(await createLender({ databaseUrl: database.url, decideAfterMs: 0 }));
  });
  afterAll(async () => {
    await made?.lender.close();
    await drop();
  });

  test('has a job in progress: runDueJobs waits for its result', async () => {
    const at = bed();
    const { db } = at.lender;
    const lock = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (tx) => {
      await tx.selectFrom('loan').select('loan_id').where('loan_id', '=', '2001001').forUpdate().execute();
      locked.resolve();
      await lock.promise;
    });
    await locked.promise;
    const { posted, token } = await annPays(at, 5_000, randomUUID());
    const attempts = async () => (await db.selectFrom('job').select('attempts').executeTakeFirst())?.attempts;
    await expect.poll(attempts).toBe(1); // the worker has claimed it
    const done = at.lender.runDueJobs();
    lock.resolve();
    await Promise.all([done, holder]);
    expect((await at.call('GET /payment', { messageKey: keyIn(posted.body) }, { token })).body).toMatchObject({ amountPaid: '50.00' });
  });
});
