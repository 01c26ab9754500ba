import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '../../services/lender/days.ts';
import type { Db } from '../../services/lender/handler.ts';
import { decide } from '../../services/lender/payment/decide.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

lenderOn('a payment', (at) => {
  beforeEach(() => at().reset('ann'));

  describe('when the worker dies', () => {
    const jobs = () => at().lender.db.selectFrom('job').selectAll().where('loan_id', '=', '2001001').execute();

    test('after charging the card and before writing the books: the next worker writes them without another charge', async () => {
      const before = await loanOf(at(), 'ann');
      const { key, token } = await slowly(20_000);
      const [job] = await jobs();
      if (!job) throw new Error('no job');
      // the state after the crash: the card is charged, and the lease has expired
      const charge = {
        kind: 'payment' as const,
        cents: 20_000,
        status: 'pending' as const,
        balance_cents: 0,
        confirmation_number: 'PCHARGED01',
        method: 'Visa •••• 4242',
      };
      await at()
        .lender.db.insertInto('ledger')
        .values({ ...charge, id: job.message_key, loan_id: job.loan_id, customer_id: job.customer_id, key, at: job.created_at })
        .execute();
      await at().lender.db.updateTable('job').set({ due_at: 0, attempts: 99 }).where('message_key', '=', job.message_key).execute();
      expect((await resultOf(at(), key, token)).body).toMatchObject({ confirmationNumber: 'PCHARGED01', amountPaid: '200.00' });
      expect((await loanOf(at(), 'ann')).payoffAmount).toBe(before.payoffAmount - 20_000);
      expect(await at().charges(before.loanId)).toMatchObject([{ cents: 20_000, status: 'settled' }]);
    });

    test('before charging the card: another worker takes over after the lease, and not before', async () => {
      const { key, token } = await slowly(20_000);
      const leaseUntil = (lease_until: number) =>
        at().lender.db.updateTable('job').set({ due_at: 0, lease_until, attempts: 1 }).where('idem_key', '=', key).execute();
      await leaseUntil(Date.now() + 3_600_000);
      await at().lender.runDueJobs();
      expect((await at().call('GET /payment', { messageKey: key }, { token })).body).toEqual({ pending: true });
      await leaseUntil(Date.now());
      expect((await resultOf(at(), key, token)).body).toMatchObject({ amountPaid: '200.00' });
      expect(await at().charges('2001001')).toHaveLength(1);
    });

    test('or only seemed to, and two workers decide the payment: one charge, and the books are written once', async () => {
      const before = await loanOf(at(), 'ann');
      const { key, token } = await slowly(20_000);
      const [job] = await jobs();
      if (!job) throw new Error('no job');
      await Promise.all([decide(at().lender.db, job), decide(at().lender.db, job), decide(at().lender.db, job)]);
      await decide(at().lender.db, job);
      expect((await resultOf(at(), key, token)).status).toBe(200);
      expect((await loanOf(at(), 'ann')).payoffAmount).toBe(before.payoffAmount - 20_000);
      expect(await at().charges(before.loanId)).toMatchObject([{ cents: 20_000, status: 'settled' }]);
    });

    test('not at all: of three workers that look at once, one claims the payment', async () => {
      const { key, token } = await slowly(20_000);
      await at().lender.db.updateTable('job').set({ due_at: 0 }).where('idem_key', '=', key).execute();
      await Promise.all([at().lender.runDueJobs(), at().lender.runDueJobs(), at().lender.runDueJobs()]);
      await resultOf(at(), key, token);
      expect(await jobs()).toMatchObject([{ state: 'done', attempts: 1 }]);
    });

    test('every time before the charge: finally the payment is declined', async () => {
      const { key, token } = await slowly(20_000);
      await at().lender.db.updateTable('job').set({ due_at: 0, attempts: 10 }).where('idem_key', '=', key).execute();
      const result = await resultOf(at(), key, token);
      expect([result.status, errorOf(result)]).toEqual([422, 'Your payment could not be processed. Nothing was charged.']);
      expect(await at().charges('2001001')).toEqual([]);
    });

    /** A payment that no worker claims yet. */
    async function slowly(cents: number) {
      const token = await at().signIn('ann');
      const key = randomUUID();
      const hour = 3_600_000;
      const { db } = at().lender;
      const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), cents);
      await db.transaction().execute(async (tx) => {
        const loan = await loanRow(tx);
        const work = { cents, method: 'Visa •••• 4242', lastFour: '4242', requestedOn: dayOf(Date.now()), at: Date.now() };
        await tx
          .insertInto('job')
          .values({
            message_key: randomUUID(),
            kind: 'payment',
            customer_id: loan.customer_id,
            profile_id: 'x',
            loan_id: loan.loan_id,
            idem_key: key,
            intent_id: ask.intentId,
            fingerprint: 'x',
            ask: JSON.stringify(work),
            state: 'open',
            result: null,
            due_at: Date.now() + hour,
            lease_until: 0,
            created_at: Date.now(),
          })
          .execute();
      });
      return { token, key };
    }
    const loanRow = (tx: Db) => tx.selectFrom('loan').selectAll().where('loan_id', '=', '2001001').executeTakeFirstOrThrow();
  });
});
