import { expect } from 'vitest';
import { paid, sendOf } from './payment.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const where = async (world: World, place = 1) => {
  const { loanId, storeId, lmsId } = await world.loan(place);
  return { loanId, storeId, lmsId };
};

export const accounts: Samples<
  'GET /accounts' | 'GET /accountdetail' | 'GET /accounthistory' | 'GET /dashboardmessage' | 'POST /sendConfirmation'
> = {
  'GET /accounts': { as: 'ann', ask: () => ({}), holds: ({ loans }) => expect(loans.length).toBeGreaterThan(0), mine: [] },
  'GET /accountdetail': {
    as: 'ann',
    ask: async (world) => where(world),
    holds: async ({ loan }, world) => expect(loan).toEqual(await world.loan()),
    bad: { loanId: undefined },
    mine: ['loanId'],
  },
  'GET /accounthistory': {
    as: 'ann',
    ask: async (world) => where(world),
    holds: ({ entries }) => {
      const moments = entries.map(({ at }) => Date.parse(at));
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    },
    bad: { storeId: undefined },
    mine: ['loanId'],
  },
  'GET /dashboardmessage': {
    as: 'bo',
    ask: (world) => ({ customerId: world.customerId() }),
    bad: { customerId: undefined },
    mine: ['customerId'],
  },
  'POST /sendConfirmation': {
    as: 'ann',
    ask: async (world) => sendOf(await paid(world)),
    refused: [
      {
        title: 'with neither an email address nor a phone number',
        ask: async (world) => ({ ...sendOf(await paid(world)), email: undefined }),
        status: 422,
        text: 'Tell us an email address or a phone number to send the confirmation to.',
      },
    ],
    bad: { cardNumber: '4242 4242 4242 4242' },
    mine: ['confirmationNumber'],
    moves: 'money',
  },
};
