import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { decide } from '../../services/lender/referral/decide.ts';
import { cashOutBy, statsOf } from '../calls/rewards.ts';
import { statuses } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { cashOuts, here } from './referral.kit.ts';

const RACERS = 20;

lenderOn(
  'a cash-out that is not decided yet',
  (at) => {
    beforeEach(async () => {
      await at().reset('rae');
      await at().lender.db.deleteFrom('rate').execute();
    });

    async function asks() {
      const rae = await here(at(), 'rae');
      const ask = await cashOutBy(rae);
      const key = rae.key();
      const { messageKey } = await rae.answer('POST /cashOut', ask, { key });
      const job = await at().lender.db.selectFrom('job').selectAll().where('message_key', '=', messageKey).executeTakeFirstOrThrow();
      return { rae, ask, key, messageKey, job };
    }
    const due = (over: { attempts?: number } = {}) =>
      at()
        .lender.db.updateTable('job')
        .set({ due_at: 0, ...over })
        .where('state', '=', 'open')
        .execute();
    /** The reply, the rewards history and the ledger. */
    async function toldOf({ rae, messageKey }: Awaited<ReturnType<typeof asks>>) {
      const { balanceHistory } = await rae.answer('GET /referralBalanceHistory', {});
      return {
        answer: await rae.answer('GET /cashOut', { messageKey }),
        left: (await statsOf(rae)).currentBalance,
        sent: balanceHistory.filter(({ kind }) => kind === 'cashOut').map(({ amount }) => amount),
        ledger: (await cashOuts(at(), 'rae')).map(({ cents, status }) => `${cents} ${status}`),
      };
    }
    const ONCE = { answer: { status: 'complete', amount: 15_000, newBalance: 0 }, left: 0, sent: [15_000], ledger: ['15000 settled'] };

    test('is pending by either of its keys, has moved nothing, and is one by its key', async () => {
      const request = await asks();
      const { rae, ask, key, messageKey } = request;
      expect(await rae.answer('GET /cashOut', { messageKey: key })).toEqual({ pending: true });
      expect((await statsOf(rae)).currentBalance).toBe(15_000);
      expect(await rae.answer('POST /cashOut', ask, { key })).toEqual({ messageKey });
      expect((await rae.call('POST /cashOut', ask, { key: rae.key() })).status).toBe(409);
      expect((await rae.call('POST /cashOut', await cashOutBy(rae), { key })).status).toBe(422); // another card
      await due();
      await at().lender.runDueJobs();
      expect(await rae.answer('POST /cashOut', ask, { key })).toEqual({ messageKey }); // also when it is done
      expect(await toldOf(request)).toMatchObject(ONCE);
    });

    test('when the worker dies after sending the money and before writing the rewards: the next one writes them and sends nothing', async () => {
      const request = await asks();
      const { job, key, messageKey } = request;
      const line = { id: messageKey, kind: 'cashOut', loan_id: job.loan_id, customer_id: job.customer_id, key, cents: 15_000 } as const;
      await at()
        .lender.db.insertInto('ledger')
        .values({ ...line, status: 'pending', at: job.created_at, balance_cents: 0, confirmation_number: 'WSENT', method: 'Visa' })
        .execute();
      await due({ attempts: 99 });
      await at().lender.runDueJobs();
      expect(await request.rae.answer('GET /cashOut', { messageKey })).toMatchObject({ confirmationNumber: 'WSENT' });
      expect(await toldOf(request)).toMatchObject(ONCE);
    });

    test('when the worker only seemed to die, and three workers decide it, and one again: the money is sent once', async () => {
      const request = await asks();
      const again = () => decide(at().lender.db, request.job);
      await Promise.all([again(), again(), again()]);
      await again();
      expect(await toldOf(request)).toMatchObject(ONCE);
    });

    test('when every worker dies before sending: finally it is declined, and the balance stays', async () => {
      const { rae, messageKey } = await asks();
      await due({ attempts: 10 });
      await at().lender.runDueJobs();
      const reply = await rae.call('GET /cashOut', { messageKey });
      expect([reply.status, errorOf(reply)]).toEqual([422, 'The money could not be sent. You still have your rewards.']);
      expect((await statsOf(rae)).currentBalance).toBe(15_000);
      expect((await rae.call('POST /cashOut', await cashOutBy(rae), { key: rae.key() })).status).toBe(200);
    });

    test('twenty with the same key are one, twenty with different keys are one, and the others must wait', async () => {
      const rae = await here(at(), 'rae');
      const ask = await cashOutBy(rae);
      const key = randomUUID();
      const same = await Promise.all(Array.from({ length: RACERS }, () => rae.call('POST /cashOut', ask, { key })));
      expect([statuses(same), new Set(same.map(({ body }) => JSON.stringify(body))).size]).toEqual([{ 200: RACERS }, 1]);
      await at().reset('rae');
      const again = await here(at(), 'rae');
      const other = await cashOutBy(again);
      const each = await Promise.all(Array.from({ length: RACERS }, () => again.call('POST /cashOut', other, { key: randomUUID() })));
      expect(statuses(each)).toEqual({ 200: 1, 409: RACERS - 1 });
    });
  },
  { decideAfterMs: 3_600_000 },
);
