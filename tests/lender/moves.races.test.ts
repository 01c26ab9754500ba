import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { statuses } from './draws.kit.ts';
import { lenderOn } from './kit/engines.ts';
import { MOVES, type Step } from './kit/moves.ts';
import { here } from './referral.kit.ts';

const TRIES = 50;
const straight: Step = (step) => step();

lenderOn('fifty tries at once', (at) => {
  beforeEach(() => at().reset(...MOVES.map(({ person }) => person)));

  test.each(MOVES)('with fifty keys, of $what: one is accepted, the others are refused, and the money moves once', async (move) => {
    const who = await here(at(), move.person);
    const ask = await move.prepare(who, straight);
    const keys = Array.from({ length: TRIES }, () => randomUUID());
    const replies = await Promise.all(keys.map((key) => who.call(move.call, ask, { key })));
    // 409 while the other one is pending, 422 once it is through
    const { 200: accepted, 409: early = 0, 422: late = 0 } = statuses(replies);
    expect([accepted, early + late]).toEqual([1, TRIES - 1]);
    await move.finish(who, keys[replies.findIndex(({ status }) => status === 200)] ?? '', straight);
    expect(await move.moved(who)).toEqual([[move.cents, 'settled']]);
  });

  test.each(MOVES)('with the same key, of $what: all get the same answer, and the money moves once', async (move) => {
    const who = await here(at(), move.person);
    const ask = await move.prepare(who, straight);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: TRIES }, () => who.call(move.call, ask, { key })));
    expect([statuses(replies), new Set(replies.map(({ body }) => JSON.stringify(body))).size]).toEqual([{ 200: TRIES }, 1]);
    await move.finish(who, key, straight);
    expect(await move.moved(who)).toEqual([[move.cents, 'settled']]);
  });
});
