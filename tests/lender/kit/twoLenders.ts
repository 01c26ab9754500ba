import { afterAll, beforeAll, describe } from 'vitest';
import { createLender } from '../../../services/lender/lender.ts';
import { bench, type Bench } from './bench.ts';
import { freshDatabase } from './databases.ts';
import { hasServer } from './engines.ts';
import { lenderProcess, type LenderProcess } from './process.ts';

/** Long enough for both lenders to have a job at the same time. */
const DECIDE_AFTER_MS = 60;

/** Two lenders on one PostgreSQL server, started at the same time: one in this process, one in its own. Skipped without a server, with a warning. */
export function twoLenders(suite: (both: { one(): Bench; other(): LenderProcess }) => void): void {
  describe.runIf(hasServer)('two lenders on one PostgreSQL', () => {
    let here: { one: Bench; other: LenderProcess } | undefined;
    let drop = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const database = await freshDatabase();
      drop = database.drop;
      const [lender, other] = await Promise.all([
        createLender({ databaseUrl: database.url, decideAfterMs: DECIDE_AFTER_MS }),
        lenderProcess({ DATABASE_URL: database.url }),
      ]);
      here = { one: bench(lender), other };
    });
    afterAll(async () => {
      await here?.other.kill();
      await here?.one.lender.close();
      await drop();
    });
    const both = () => {
      if (!here) throw new Error('the lenders have not started: use them inside a test');
      return here;
    };
    suite({ one: () => both().one, other: () => both().other });
  });
}
