import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_S, here } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { lenderProcess } from './kit/process.ts';
import { retrying, wait } from './kit/retrying.ts';

/** Before, around and soon after the worker sees the due date, which it looks for every 200 ms. */
const KILLED_AFTER_MS = [0, 120, 205, 260];
const DAYS = 30;
const INSTALLMENT = 20_000;

onEachEngine('a lender that is killed while autopay collects', (engine) => {
  test('has charged each due date of Fay’s loan once after the restart, whenever the crash was', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
    const lender = await lenderProcess(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder });
    try {
      const { loanId } = await (await here(lender, 'fay')).loan(1);
      const settled = async () => (await retrying(() => lender.charges(loanId))).filter(({ status }) => status === 'settled');
      for (const [at, killedAfter] of KILLED_AFTER_MS.entries()) {
        await lender.ask('POST', '/sandbox/clock', { advanceSeconds: DAYS * DAY_S });
        await wait(killedAfter);
        await lender.kill();
        await lender.start();
        while ((await settled()).length <= at) await wait(50);
      }
      // a second charge for one of these dates would come before that of the next date
      await lender.ask('POST', '/sandbox/clock', { advanceSeconds: DAYS * DAY_S });
      while ((await settled()).length <= KILLED_AFTER_MS.length) await wait(50);
      const charges = await lender.charges(loanId);
      expect(charges.map(({ cents, status }) => ({ cents, status }))).toEqual(
        [...KILLED_AFTER_MS, 'the date after the crashes'].map(() => ({ cents: INSTALLMENT, status: 'settled' })),
      );
      expect(new Set(charges.map(({ key }) => key)).size).toBe(charges.length);
    } finally {
      await lender.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
