import { expect, test } from 'vitest';
import { strays } from '../kit/network.ts';
import { json, ORIGIN, service } from './kit/service.ts';

test('a request outside the contract is not sent, and fails its test', async () => {
  const { requests } = service(() => json({}));
  await fetch(`${ORIGIN}/api/loans`, { method: 'POST' });
  expect(requests).toEqual([]);
  expect(strays.splice(0)).toEqual([`POST ${ORIGIN}/api/loans`]);
});
