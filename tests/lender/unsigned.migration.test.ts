import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLender, type LenderOptions } from '../../services/lender/lender.ts';
import { lapseUnsigned } from '../../services/lender/offers/lapse.ts';
import { sign } from '../calls/agreement.ts';
import { originated } from '../calls/offers.ts';
import { DAY_S, here } from './draws.kit.ts';
import { bench, type Bench } from './kit/bench.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { loanOf } from './origination.kit.ts';

/**
 * What the lender before migration 015 had: no column for the signature, the money of a new loan was sent when the loan was made, and
 * installments had another name (016).
 */
async function asBefore015({ lender: { db } }: Bench): Promise<void> {
  await sql`update ledger set status = 'settled' where kind = 'origination' and status = 'pending'`.execute(db);
  await sql`alter table loan drop column unsigned_application_id`.execute(db);
  await sql`alter table loan rename column installment_cents to instalment_cents`.execute(db);
  await sql`delete from kysely_migration where name >= '015'`.execute(db);
}

onEachEngine('a database that a lender made before loans waited for their signature', (engine) => {
  test('is upgraded: a new loan that is not signed waits and does not end, one that is signed does not wait, others stay as they are; signing ends the wait', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-upgrade-'));
    const store: LenderOptions = database ? { databaseUrl: database.url } : { dataDir: folder };
    const open = async () => bench(await createLender({ decideAfterMs: 0, ...store }));
    let lender = await open();
    try {
      const kim = await here(lender, 'kim');
      const kims = await originated(kim);
      const eve = await here(lender, 'eve');
      const eves = await originated(eve, 2);
      await sign(eve, await loanOf(eve, eves.loan.loanId), 'origination');
      const { loans: others } = await (await here(lender, 'ann')).answer('GET /accounts', {});
      await asBefore015(lender);
      await lender.lender.close();

      lender = await open();
      expect((await (await here(lender, 'ann')).answer('GET /accounts', {})).loans).toEqual(others);
      expect((await loanOf(await here(lender, 'eve'), eves.loan.loanId)).unsigned).toBeUndefined();
      const waiting = await loanOf(await here(lender, 'kim'), kims.loan.loanId);
      expect(waiting.unsigned).toEqual({ applicationId: kims.ask.applicationId, loanAmount: kims.loan.loanAmount });
      await lender.ask('POST', '/sandbox/clock', { advanceSeconds: 40 * DAY_S });
      await lapseUnsigned(lender.lender.db);
      const later = await here(lender, 'kim');
      await sign(later, await loanOf(later, kims.loan.loanId), 'origination');
      const signed = await loanOf(later, kims.loan.loanId);
      expect([signed.unsigned, signed.payable, signed.payoffAmount, signed.daysLate]).toEqual([undefined, true, kims.loan.loanAmount, 0]);
    } finally {
      await lender.lender.close();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
