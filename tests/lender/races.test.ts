import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { statuses } from './draws.kit.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';
import { twoLenders } from './kit/twoLenders.ts';

/** A disconnected worker's lease lasts two seconds; the limit allows for a much slower machine. */
const AGAIN = { timeout: 300_000, interval: 50 };

lenderOn('fifty at once', (at) => {
  beforeEach(() => at().reset('ann'));

  test('with the same key are one payment: all get the same answer, with one charge', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => at().call('POST /payment', ask, { token, key })));
    expect(statuses(replies)).toEqual({ 200: 50 });
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await resultOf(at(), key, token);
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('with different keys are one payment: one is accepted, the others must wait', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    const keys = Array.from({ length: 50 }, () => randomUUID());
    const replies = await Promise.all(keys.map((key) => at().call('POST /payment', ask, { token, key })));
    expect(statuses(replies)).toEqual({ 200: 1, 409: 49 });
    await resultOf(at(), keys[replies.findIndex(({ status }) => status === 200)] ?? '', token);
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('and as many fences: either all are abandoned or one is charged, and all replies agree', async () => {
    for (let round = 0; round < 5; round++) {
      const token = await at().signIn('ann');
      const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
      const key = randomUUID();
      const before = (await at().charges(ask.loanId)).length;
      const fence = { loanId: ask.loanId, paymentAmount: ask.paymentAmount };
      const both = Array.from({ length: 20 }, (_, i) =>
        i % 2 === round % 2 ? at().call('POST /payment', ask, { token, key }) : at().call('POST /paymentTimeout', fence, { token, key }),
      );
      const replies = JSON.stringify((await Promise.all(both)).map(({ body }) => body));
      const taken = replies.includes('messageKey');
      expect(replies.includes('abandoned')).toBe(!taken);
      if (taken) await resultOf(at(), key, token);
      expect((await at().charges(ask.loanId)).length - before).toBe(taken ? 1 : 0);
    }
  });
});

twoLenders(({ one, other }) => {
  test('a session from one is valid at the other', async () => {
    const token = await one().signIn('ann');
    expect((await other().call('GET /accounts', {}, { token })).status).toBe(200);
  });

  test('they share the clock', async () => {
    await one().ask('POST', '/sandbox/clock', { advanceSeconds: 7 * 86_400 });
    expect(JSON.stringify((await other().ask('GET', '/sandbox/people')).body)).toContain('"daysLate":2');
    await other().ask('POST', '/sandbox/clock', { reset: true });
  });

  test('one intent sent to both, forty times with forty keys, is charged once, in every one of twenty rounds', async () => {
    const token = await one().signIn('ann');
    for (let round = 0; round < 20; round++) {
      const ask = await paymentOf(one(), 'ann', await loanOf(one(), 'ann'), 100);
      const keys = Array.from({ length: 40 }, () => randomUUID());
      const replies = await Promise.all(keys.map((key, i) => (i % 2 ? one() : other()).call('POST /payment', ask, { token, key })));
      expect(statuses(replies)).toEqual({ 200: 1, 409: 39 });
      await resultOf(round % 2 ? one() : other(), keys[replies.findIndex(({ status }) => status === 200)] ?? '', token);
      expect(await one().charges(ask.loanId)).toHaveLength(round + 1);
    }
  });

  test('the database drops all connections during payments: both lenders recover, and each payment is made once', async () => {
    const people = ['dot', 'eve', 'nell'];
    const posted = await Promise.all(
      people.map(async (person) => {
        const token = await one().signIn(person);
        const ask = await paymentOf(one(), person, await loanOf(one(), person), 100);
        const { messageKey } = await one().answer('POST /payment', ask, { token, key: randomUUID() });
        return { messageKey, token, loanId: ask.loanId };
      }),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      one().lender.db,
    );
    for (const lender of [one(), other()])
      await vi.waitFor(async () => expect((await lender.ask('GET', '/sandbox/health')).status).toBe(200), AGAIN);
    for (const { messageKey, token, loanId } of posted) {
      await vi.waitFor(async () => expect((await resultOf(one(), messageKey, token)).status).toBe(200), AGAIN);
      expect(await other().charges(loanId)).toHaveLength(1);
    }
  });

  test('a loan that both lock at once is locked by one, in every one of two hundred rounds', async () => {
    for (let round = 0; round < 200; round++) {
      const [ann, sam] = [await one().signIn('ann'), await one().signIn('sam')];
      const take = { loanId: '2001001', value: true, lockType: 'refinance' } as const;
      const replies = await Promise.all([
        ...Array.from({ length: 10 }, () => one().answer('POST /loanlock', take, { token: ann })),
        ...Array.from({ length: 10 }, () => other().answer('POST /loanlock', take, { token: sam })),
      ]);
      const names = new Set(replies.flatMap((reply) => reply.lockedByName || []));
      expect([replies.filter((reply) => !reply.alreadyLocked).length, names.size]).toEqual([10, 1]);
      await one().ask('POST', '/sandbox/lock', { loanId: take.loanId, release: true });
    }
  });
});
