import { expect, test } from 'vitest';
import { strays } from '../kit/network.ts';
import { json, ORIGIN, service } from './kit/service.ts';

test('a request that is no row of the contract reaches nobody, and fails the test that made it', async () => {
  const { requests } = service(() => json({}));
  await fetch(`${ORIGIN}/api/loans`, { method: 'POST' });
  expect(requests).toEqual([]);
  expect(strays.splice(0)).toEqual([`POST ${ORIGIN}/api/loans`]);
});
