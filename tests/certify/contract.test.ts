import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { HEADER } from '../../services/contract/headers.ts';
import type { CallName } from '../../services/contract/index.ts';
import { checksOf, type Check } from '../calls/checks.ts';
import { movesClock } from '../calls/company.ts';
import { NotHere } from '../calls/world.ts';
import { selectedCalls } from './selectedCalls.ts';
import { afterCheck, resetClock, someone, wanted } from './service.ts';

/** May the portal's page call the service from another origin? */
const preflight = (name: CallName): Check => ({
  title: 'may be asked from the page of the portal',
  async run() {
    const [method = '', path = ''] = name.split(' ');
    const headers = {
      Origin: wanted.origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': Object.values(HEADER).join(','),
    };
    const answer = await fetch(`${wanted.url}${path}`, { method: 'OPTIONS', headers });
    expect(['*', wanted.origin]).toContain(answer.headers.get('access-control-allow-origin'));
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(/,\s*/) ?? [];
    expect(allowed).toEqual(expect.arrayContaining(Object.values(HEADER)));
  },
});

const isElsewhere = wanted.origin !== new URL(wanted.url).origin;

afterAll(resetClock); // pauses have moved it too

describe.each(selectedCalls(wanted))('%s', (name) => {
  afterEach(async () => {
    if (movesClock(name)) await resetClock();
    afterCheck(name);
  });

  const checks = [...checksOf(name), ...(isElsewhere ? [preflight(name)] : [])];
  test.for(checks.map(({ title, run }) => [title, run] as const))('%s', async ([, run], { skip }) => {
    const why = await run(someone).catch((error: unknown) => error);
    if (why instanceof NotHere) skip(why.message); // a check that is not possible here is reported as skipped
    expect(why).toBeUndefined();
  });
});
