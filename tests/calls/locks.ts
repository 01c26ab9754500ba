import { expect } from 'vitest';
import type { Samples } from './sample.ts';

export const locks: Samples<'GET /loanlock' | 'POST /loanlock'> = {
  'GET /loanlock': {
    as: 'ann',
    ask: async (world) => ({ loanIds: [(await world.loan()).loanId], profileId: world.claims.sub, lockType: 'refinance' }),
    holds: ({ alreadyLocked }) => expect(alreadyLocked).toBe(false),
    bad: { lockType: 'forever' },
    mine: ['loanIds'],
  },
  'POST /loanlock': {
    as: 'ann',
    ask: async (world) => ({ loanId: (await world.loan()).loanId, value: true, lockType: 'refinance' }),
    holds: async ({ alreadyLocked }, world, { loanId }) => {
      expect(alreadyLocked).toBe(false);
      await world.answer('POST /loanlock', { loanId, value: 'delete', lockType: 'refinance' });
    },
    bad: { value: 'maybe' },
    mine: ['loanId'],
    moves: 'something',
  },
};
