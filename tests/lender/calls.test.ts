import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callNames, OPEN_CALLS } from '../../services/contract/index.ts';
import { checksOf } from '../calls/checks.ts';
import { company, movesClock } from '../calls/company.ts';
import { worldOf } from '../calls/world.ts';
import { lenderOn } from './kit/engines.ts';

const open: readonly string[] = OPEN_CALLS;

lenderOn('each call', (at) => {
  const { someone, afterCheck } = company(async (person) => {
    if (!['nobody', 'guest'].includes(person)) await at().reset(person);
    return worldOf({ ...at(), sandbox: true, vault: at().fetch }, person);
  });

  describe.each(callNames)('%s', (name) => {
    beforeEach(() => at().lender.db.deleteFrom('rate').execute()); // the suite makes more requests than the limits allow
    afterEach(async () => {
      if (movesClock(name)) await at().ask('POST', '/sandbox/clock', { reset: true });
      afterCheck(name);
    });

    test.for(checksOf(name).map(({ title, run }) => [title, run] as const))('%s', async ([, run]) => {
      await expect(run(someone)).resolves.toBeUndefined();
    });

    test('fails under a fault, and works again without it', async () => {
      const person = open.includes(name) ? {} : { token: await at().signIn('sam') };
      await at().ask('POST', '/sandbox/faults', { call: name, fault: { status: 503, Error: 'Switched off' }, times: 1 });
      expect(await at().call(name, {}, person)).toMatchObject({ status: 503, body: { Error: 'Switched off' } });
      expect((await at().call(name, {}, person)).status).not.toBe(503);
    });
  });
});
