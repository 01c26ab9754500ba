import { describe, expect, test } from 'vitest';
import { HEADER } from '../../services/contract/headers.ts';
import { callNames, type CallName } from '../../services/contract/index.ts';
import { checksOf, type Check } from '../calls/checks.ts';
import { sampleOf } from '../calls/index.ts';
import { NotHere } from '../calls/world.ts';
import { someone, wanted } from './service.ts';

/** Does the service let the portal's page ask, when it stands elsewhere? */
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
const asked = callNames.filter((name) => name.includes(wanted.only) && (wanted.money || sampleOf(name).moves !== 'money'));

describe.each(asked)('%s', (name) => {
  test.for([...checksOf(name), ...(isElsewhere ? [preflight(name)] : [])])('$title', async ({ run }, { skip }) => {
    const why = await run(someone).catch((error: unknown) => error);
    if (why instanceof NotHere) skip(why.message); // what cannot be tried here is said, and counts neither way
    expect(why).toBeUndefined();
  });
});
