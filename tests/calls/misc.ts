import { expect } from 'vitest';
import type { Samples } from './sample.ts';

export const misc: Samples<'GET /usercache' | 'POST /usercache' | 'GET /serviceProvider' | 'GET /nextBusinessDate'> = {
  'GET /usercache': {
    as: 'ann',
    ask: (world) => ({ customerId: world.customerId() }),
    bad: { customerId: undefined },
    mine: ['customerId'],
  },
  'POST /usercache': {
    as: 'ann',
    ask: (world) => ({ customerId: world.customerId(), value: 'aGVyZQ==' }),
    holds: async (_, world, { customerId, value }) => expect(await world.answer('GET /usercache', { customerId })).toEqual({ value }),
    bad: { value: 'x'.repeat(4097) },
    mine: ['customerId'],
    moves: 'something',
  },
  'GET /serviceProvider': { as: 'ann', ask: () => ({}), holds: ({ brands }) => expect(brands.length).toBeGreaterThan(0), mine: [] },
  'GET /nextBusinessDate': {
    as: 'ann',
    ask: async (world) => ({ lmsId: (await world.loan()).lmsId }),
    holds: ({ businessDate }) => expect(businessDate).toMatch(/^\d{4}-\d{2}-\d{2}$/),
    bad: { lmsId: undefined },
    mine: [],
  },
};
