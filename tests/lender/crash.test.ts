import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { retrying, progress, wait } from './kit/retrying.ts';
import { plainPayment } from './kit/paying.ts';
import { lenderProcess, type LenderProcess } from './kit/process.ts';

const KILLS = 4;
const CUSTOMERS = 8;
/** This many payments finish before the next kill, while others are in progress. */
const PAYMENTS_PER_KILL = 12;
const CENTS = 100;

type Intent = { key: string; loanId: string; confirmationNumber: string };
const Paid = v.object({ pending: v.literal(false), confirmationNumber: v.string() });

/** Pays a dollar repeatedly, with one key per intent, and retries until the outcome is known. */
async function payer(lender: LenderProcess, token: string, loanId: string, settled: Intent[], isOver: () => boolean): Promise<void> {
  const card = {
    paymentCardToken: 'token-lou-card-1',
    paymentCardIds: [{ type: 'BridgePay', id: 'lou-card-1' }],
    cardNumber: '•••• •••• •••• 4242',
  };
  while (!isOver()) {
    const { loan } = await retrying(() => lender.answer('GET /accountdetail', { loanId, lmsId: '2' }, { token }));
    if (!loan) throw new Error(`no loan ${loanId}`);
    const key = randomUUID();
    const posted = await retrying(() => lender.call('POST /payment', { ...plainPayment(loan, CENTS), ...card }, { token, key }));
    if (posted.status !== 200) throw new Error(`POST /payment was answered ${posted.status} ${JSON.stringify(posted.body)}`);
    for (;;) {
      const { status, body } = await retrying(() => lender.call('GET /payment', { messageKey: key }, { token }));
      if (status !== 200) throw new Error(`GET /payment was answered ${status} ${JSON.stringify(body)}`);
      const paid = v.safeParse(Paid, body);
      if (paid.success) {
        settled.push({ key, loanId, confirmationNumber: paid.output.confirmationNumber });
        break;
      }
      await wait(30);
    }
  }
}

onEachEngine('a lender that is killed again and again while eight customers pay', (engine) => {
  test('loses and doubles no payment, according to the ledger', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
    const lender = await lenderProcess(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder });
    try {
      const token = await lender.signIn('lou');
      const { loans } = await lender.answer('GET /accounts', {}, { token });
      const mine = loans.filter((loan) => !loan.paidOff && loan.loanId !== '2017001').slice(0, CUSTOMERS);
      let over = false;
      const settled: Intent[] = [];
      const customers = Promise.all(mine.map((loan) => payer(lender, token, loan.loanId, settled, () => over)));
      for (let kill = 1; kill <= KILLS; kill++) {
        await Promise.race([progress(() => settled.length >= kill * PAYMENTS_PER_KILL), customers]); // a failure ends the test
        await lender.kill();
        await lender.start();
      }
      over = true;
      await customers;

      const charges = await lender.charges();
      expect(settled.length).toBeGreaterThanOrEqual(KILLS * PAYMENTS_PER_KILL);
      expect(charges.map((charge) => charge.key).toSorted()).toEqual(settled.map((intent) => intent.key).toSorted());
      expect(new Set(charges.map((charge) => charge.status))).toEqual(new Set(['settled']));
      expect(new Set(settled.map((intent) => intent.confirmationNumber)).size).toBe(settled.length);
      for (const loan of mine) {
        const paid = settled.filter((intent) => intent.loanId === loan.loanId).length * CENTS;
        const { entries } = await lender.answer(
          'GET /accounthistory',
          { loanId: loan.loanId, storeId: loan.storeId, lmsId: loan.lmsId },
          { token },
        );
        expect([loan.loanId, entries[0]?.balance]).toEqual([loan.loanId, loan.payoffAmount - paid]);
      }
      console.info(`${engine}: ${settled.length} payments over ${KILLS} kills, each charged once`);
    } finally {
      await lender.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
