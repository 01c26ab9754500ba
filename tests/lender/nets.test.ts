import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { JobTable, LedgerTable } from '../../services/lender/store/tables.ts';
import { lenderOn } from './kit/engines.ts';

/** The database's constraints protect the money even if the code is wrong. */
lenderOn('the tables', (at) => {
  const far = Date.now() + 3_600_000; // no worker claims them
  const job = (over: Partial<Insertable<JobTable>> = {}): Insertable<JobTable> => ({
    message_key: randomUUID(),
    kind: 'payment',
    customer_id: 'c',
    profile_id: 'p',
    loan_id: 'l',
    idem_key: randomUUID(),
    intent_id: 'i',
    fingerprint: '',
    ask: '{}',
    state: 'done',
    result: null,
    due_at: far,
    lease_until: 0,
    created_at: 0,
    ...over,
  });
  const put = (row: Insertable<JobTable>) => at().lender.db.insertInto('job').values(row).execute();
  beforeEach(async () => {
    await at().lender.db.deleteFrom('job').execute();
    await at().lender.db.deleteFrom('ledger').where('loan_id', '=', 'l').execute();
  });

  test('have one payment per customer and key, in whatever state', async () => {
    await put(job({ idem_key: 'k', state: 'abandoned' }));
    await expect(put(job({ idem_key: 'k' }))).rejects.toThrow('job_once');
    await put(job({ idem_key: 'k', customer_id: 'another' }));
  });

  test('have one payment per intent of a loan, unless the others were declined or given up', async () => {
    await put(job({ state: 'declined' }));
    await put(job({ state: 'abandoned' }));
    await put(job());
    await expect(put(job())).rejects.toThrow('job_of_intent');
    await put(job({ loan_id: 'another' }));
  });

  test('have one open payment per loan', async () => {
    await put(job({ state: 'open', intent_id: 'i1' }));
    await expect(put(job({ state: 'open', intent_id: 'i2' }))).rejects.toThrow('job_open');
    await put(job({ intent_id: 'i3' }));
  });

  test('have one charge per customer, key and kind', async () => {
    const entry: Insertable<LedgerTable> = {
      id: randomUUID(),
      kind: 'payment',
      loan_id: 'l',
      customer_id: 'c',
      cents: 1,
      key: 'k',
      status: 'settled',
      at: 0,
      balance_cents: 0,
      confirmation_number: '',
      method: '',
    };
    const write = (row: Insertable<LedgerTable>) => at().lender.db.insertInto('ledger').values(row).execute();
    await write(entry);
    await expect(write({ ...entry, id: randomUUID() })).rejects.toThrow('ledger_once');
    await write({ ...entry, id: randomUUID(), kind: 'draw' });
  });

  test('allow no negative balance of a loan', async () => {
    const below = at().lender.db.updateTable('loan').set({ principal_cents: -1 }).where('loan_id', '=', '2001001').execute();
    await expect(below).rejects.toThrow('loan_principal_cents_check');
  });
});
