import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseNow } from '../../services/lender/jobs/databaseClock.ts';
import { insertJob } from '../../services/lender/jobs/jobs.ts';
import { createLender } from '../../services/lender/lender.ts';
import { openStore } from '../../services/lender/store/open.ts';
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

const JOBS = 100;

/** Half of all times lie in the future when they are rounded up: a run that begins in that half millisecond would leave the job undone. */
test.runIf(hasServer)('a job that is due at once is due for the very next run, on postgresql', async () => {
  const database = await freshDatabase();
  const store = await openStore({ databaseUrl: database.url }); // no worker
  const isDue = (key: string) =>
    store.db
      .selectFrom('job')
      .select('idem_key')
      .where('idem_key', '=', key)
      .where('due_at', '<=', databaseNow)
      .executeTakeFirst()
      .then((job) => job !== undefined);
  const due: boolean[] = [];
  for (let number = 1; number <= JOBS; number++) {
    const key = `key ${number}`;
    const of = { caller: { profileId: '' }, customerId: '', loanId: key, key, intentId: key, fingerprint: '', work: {}, now: 0 };
    await insertJob(store.db, { kind: 'payment', ...of });
    due.push(await isDue(key));
  }
  await store.close();
  await database.drop();
  expect(due.filter((is) => !is)).toEqual([]);
});
