import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { decide } from '../../services/lender/draws/decide.ts';
import { drawBy, lockAddOn, readDraw } from '../calls/draws.ts';
import { here, movements, statuses } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';

const { debit, moneyGram, store } = PAYMENT_CHANNEL;

lenderOn(
  'a draw that is not decided yet',
  (at) => {
    beforeEach(() => at().reset('dot'));

    /** Requests $120.00. */
    async function asks(type: typeof debit | typeof moneyGram | typeof store = debit) {
      const dot = await here(at(), 'dot');
      const before = await dot.loan();
      const ask = await drawBy(dot, type);
      const key = dot.key();
      const { messageKey } = await dot.answer('POST /draw', ask, { key });
      const request = { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: messageKey };
      return { dot, before, ask, key, messageKey, request };
    }
    const jobs = () => at().lender.db.selectFrom('job').selectAll().where('kind', '=', 'draw').execute();
    const due = (over: { attempts?: number } = {}) =>
      at()
        .lender.db.updateTable('job')
        .set({ due_at: 0, ...over })
        .where('state', '=', 'open')
        .execute();

    test('is pending with code 1000, by either of its keys, and has moved no money', async () => {
      const { dot, before, key, messageKey, ask } = await asks();
      const pending = { pending: true, pendingCode: 1000, transactionId: messageKey, amount: 12_000, disbursementType: debit };
      expect(await dot.answer('GET /draw', { messageKey })).toEqual(pending);
      expect(await dot.answer('GET /draw', { messageKey: key })).toEqual(pending);
      expect(await dot.loan()).toEqual(before);
      const detail = await dot.answer('GET /accountdetail', { loanId: ask.loanId, lmsId: ask.lmsId });
      expect(detail.loan?.pendingDrawKey).toBe(messageKey); // so that another device finds it
      expect(await movements(at(), 'draw', ask.loanId)).toEqual([]);
    });

    test('is one draw per key under repeated requests, and refused with other details or beside another one', async () => {
      const { dot, ask, key, messageKey } = await asks();
      expect(await dot.answer('POST /draw', ask, { key })).toEqual({ messageKey });
      const other = await dot.call('POST /draw', { ...ask, amount: '121.00' }, { key });
      expect([other.status, errorOf(other)]).toEqual([
        422,
        'This cash advance was already sent with other details. Look at your account before you ask again.',
      ]);
      expect((await dot.call('POST /draw', ask, { key: dot.key() })).status).toBe(409);
      await due();
      await at().lender.runDueJobs();
      expect(await dot.answer('POST /draw', ask, { key })).toEqual({ messageKey }); // also after it is done
      expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ key, status: 'settled' }]);
    });

    test('without a key is one draw until the loan changes', async () => {
      const dot = await here(at(), 'dot');
      const ask = await drawBy(dot);
      const first = await dot.answer('POST /draw', ask);
      expect(await dot.answer('POST /draw', ask)).toEqual(first);
      expect(await jobs()).toHaveLength(1);
    });

    test('can be cancelled: no worker sends the money, and another one can be requested', async () => {
      const { dot, before, ask, messageKey, request } = await asks(moneyGram);
      const [job] = await jobs();
      if (!job) throw new Error('no job');
      expect(await dot.answer('DELETE /draw', request)).toEqual({ newBalance: before.payoffAmount });
      await decide(at().lender.db, job); // a worker that had claimed it
      expect(await dot.answer('DELETE /draw', request)).toEqual({ newBalance: before.payoffAmount });
      expect(errorOf(await dot.call('GET /draw', { messageKey }))).toBe(
        'You have cancelled this cash advance. You don’t owe anything for it.',
      );
      expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ status: 'cancelled' }]);
      expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount);
      expect((await dot.call('POST /draw', ask, { key: dot.key() })).status).toBe(200);
    });

    test('cancelled by ten and decided by ten at once is owed and sent, or neither', async () => {
      for (let round = 0; round < 5; round++) {
        await at().reset('dot');
        const { dot, before, ask, messageKey, request } = await asks(store);
        const [job] = await jobs();
        if (!job) throw new Error('no job');
        const cancelling = () => dot.call('DELETE /draw', request);
        await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === round % 2 ? cancelling() : decide(at().lender.db, job))));
        expect(statuses([await cancelling()])).toEqual({ 200: 1 });
        expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount);
        expect((await movements(at(), 'draw', ask.loanId)).map(({ status }) => status)).toEqual(['cancelled']);
        expect((await dot.call('GET /draw', { messageKey })).status).toBe(422);
      }
    });

    describe('when the worker dies', () => {
      test('after sending the money and before writing the books: the next one writes them, sends nothing, and it cannot be cancelled', async () => {
        const { dot, before, ask, key, messageKey, request } = await asks();
        const [job] = await jobs();
        if (!job) throw new Error('no job');
        await at()
          .lender.db.insertInto('ledger')
          .values({
            id: messageKey,
            kind: 'draw',
            loan_id: job.loan_id,
            customer_id: job.customer_id,
            cents: 12_000,
            key,
            status: 'pending',
            at: job.created_at,
            balance_cents: 0,
            confirmation_number: 'DSENTALREADY',
            method: 'Visa •••• 5556',
          })
          .execute();
        const cancelled = await dot.call('DELETE /draw', request);
        expect([cancelled.status, errorOf(cancelled)]).toEqual([409, 'This cash advance is just being paid out. Try again in a moment.']);
        await due({ attempts: 99 });
        await at().lender.runDueJobs();
        expect(await dot.answer('GET /draw', { messageKey })).toMatchObject({ pending: false, confirmationNumber: 'DSENTALREADY' });
        expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount + 12_000);
        expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ cents: 12_000, status: 'settled' }]);
      });

      test('or only seemed to, and three workers decide it: the money is sent once and owed once', async () => {
        const { dot, before, ask } = await asks();
        const [job] = await jobs();
        if (!job) throw new Error('no job');
        await Promise.all([decide(at().lender.db, job), decide(at().lender.db, job), decide(at().lender.db, job)]);
        await decide(at().lender.db, job);
        expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount + 12_000);
        expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ cents: 12_000, status: 'settled' }]);
      });

      test('every time before sending: finally it is declined', async () => {
        const { dot, before, messageKey } = await asks();
        await due({ attempts: 10 });
        await at().lender.runDueJobs();
        const reply = await dot.call('GET /draw', { messageKey });
        expect([reply.status, errorOf(reply)]).toEqual([422, 'The money could not be sent. You don’t owe anything for it.']);
        expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount);
      });
    });

    test('fifty with the same key are one; fifty with different keys are one, and the others must wait', async () => {
      const dot = await here(at(), 'dot');
      const ask = await drawBy(dot);
      const key = randomUUID();
      const same = await Promise.all(Array.from({ length: 50 }, () => dot.call('POST /draw', ask, { key })));
      expect([statuses(same), new Set(same.map(({ body }) => JSON.stringify(body))).size]).toEqual([{ 200: 50 }, 1]);
      await at().reset('dot');
      const again = await here(at(), 'dot');
      await lockAddOn(again);
      await readDraw(again);
      const each = await Promise.all(Array.from({ length: 50 }, () => again.call('POST /draw', ask, { key: randomUUID() })));
      expect(statuses(each)).toEqual({ 200: 1, 409: 49 });
    });
  },
  { decideAfterMs: 3_600_000 },
);
