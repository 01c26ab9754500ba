import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { worldOf } from '../calls/world.ts';
import { onEachEngine } from './kit/engines.ts';
import { withKilledLender } from './kit/killing.ts';
import { MOVES } from './kit/moves.ts';

onEachEngine('a lender that is killed at each step', (engine) => {
  test.each(MOVES)('of $what: the step is repeated, and the money moves once', async (move) => {
    await withKilledLender(engine, async (lender, twice) => {
      const who = await worldOf({ ...lender, sandbox: true, vault: (request) => fetch(request) }, move.person);
      const ask = await move.prepare(who, twice);
      const key = randomUUID();
      const reply = await twice(() => who.call(move.call, ask, { key }));
      expect(reply.status).toBe(200);
      await move.finish(who, key, twice);
      expect(await move.moved(who)).toEqual([[move.cents, 'settled']]);
    });
  });
});
