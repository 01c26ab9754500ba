import { sql, type Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLender } from '../../services/lender/lender.ts';
import { inTransaction } from '../../services/lender/store/inTransaction.ts';
import type { Database } from '../../services/lender/store/tables.ts';
import { freshDatabase } from './kit/databases.ts';
import { hasServer, lenderOn } from './kit/engines.ts';

const TRIES = 4;
const LOANS = ['2001001', '2019001'] as const;

lenderOn('a transaction', (at) => {
  test('with repeated conflicts fails after four tries', async () => {
    let tries = 0;
    const lost = inTransaction(at().lender.db, async (tx) => {
      tries++;
      await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(tx);
    });
    await expect(lost).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(TRIES);
  });

  test('that fails for another reason is not retried and is rolled back', async () => {
    let tries = 0;
    const failed = inTransaction(at().lender.db, async (tx) => {
      tries++;
      await tx.insertInto('setting').values({ name: 'half', value: 'done' }).execute();
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
    expect(await at().lender.db.selectFrom('setting').select('name').where('name', '=', 'half').execute()).toEqual([]);
  });
});

describe.runIf(hasServer)('two transactions on PostgreSQL that lock two loans in opposite order', () => {
  test('both succeed: the deadlock victim is retried', async () => {
    const database = await freshDatabase();
    const lender = await createLender({ databaseUrl: database.url });
    try {
      let tries = 0;
      const { promise: bothHaveOne, resolve } = Promise.withResolvers<void>();
      let locked = 0;
      const locking = (order: readonly string[]) => async (tx: Transaction<Database>) => {
        tries++;
        for (const loanId of order) {
          await tx.selectFrom('loan').select('loan_id').where('loan_id', '=', loanId).forUpdate().execute();
          if (++locked === 2) resolve();
          await bothHaveOne;
        }
        return order[0];
      };
      const both = [inTransaction(lender.db, locking(LOANS)), inTransaction(lender.db, locking(LOANS.toReversed()))];
      expect(await Promise.all(both)).toEqual([LOANS[0], LOANS[1]]);
      expect(tries).toBe(3);
    } finally {
      await lender.close();
      await database.drop();
    }
  });
});
