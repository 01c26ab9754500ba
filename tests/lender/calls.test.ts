import { afterEach, describe, expect, test } from 'vitest';
import { callNames, OPEN_CALLS } from '../../services/contract/index.ts';
import { checksOf } from '../calls/checks.ts';
import { sampleOf } from '../calls/index.ts';
import { worldOf, type World } from '../calls/world.ts';
import { lenderOn } from './kit/engines.ts';
import { vaultOf } from './vault.kit.ts';

const open: readonly string[] = OPEN_CALLS;

lenderOn('each call', (at) => {
  /** People as they are at the start, signed in: made anew only after something of theirs has changed. */
  const worlds = new Map<string, World>();

  async function someone(person: string): Promise<World> {
    await at().lender.db.deleteFrom('rate').execute(); // a suite asks more often than people do
    const known = worlds.get(person);
    if (known) return known;
    if (!['nobody', 'guest'].includes(person)) await at().reset(person);
    const world = await worldOf({ ...at(), sandbox: true, vault: (request) => vaultOf(at()).fetch(request) }, person);
    worlds.set(person, world);
    return world;
  }

  describe.each(callNames)('%s', (name) => {
    afterEach(async () => {
      const { as, moves, refused = [] } = sampleOf(name);
      if (refused.length > 0) await at().ask('POST', '/sandbox/clock', { reset: true }); // one of them may have waited for something to be over
      if (moves !== undefined || name === 'PUT /deviceKeyAuth')
        for (const person of [as, ...refused.map((no) => no.as ?? as)]) worlds.delete(person);
    });

    test.each(checksOf(name))('$title', async ({ run }) => {
      await expect(run(someone)).resolves.toBeUndefined();
    });

    test('fails when the switchboard says so, and is well again after', async () => {
      const person = open.includes(name) ? {} : { token: await at().signIn('sam') };
      await at().ask('POST', '/sandbox/faults', { call: name, fault: { status: 503, Error: 'Switched off' }, times: 1 });
      expect(await at().call(name, {}, person)).toMatchObject({ status: 503, body: { Error: 'Switched off' } });
      expect((await at().call(name, {}, person)).status).not.toBe(503);
    });
  });
});
