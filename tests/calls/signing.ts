import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { papersFor } from './documents.ts';
import type { Samples } from './sample.ts';
import { PORTAL, type World } from './world.ts';

/** A signing session for a refinance of the person's first loan, whose papers are there. */
async function signingBy(world: World): Promise<Ask<'POST /loanSigning'>> {
  await world.answer('GET /documents', await papersFor(world));
  return sessionOf(world);
}

async function sessionOf(world: World, place = 1): Promise<Ask<'POST /loanSigning'>> {
  const { loanId, lmsId } = await world.loan(place);
  return {
    customerId: world.customerId(),
    lmsId,
    loanId,
    signingType: 'refinance',
    iframe: false,
    redirectUrl: `${PORTAL}/TitleMax/Accounts`,
  };
}

const request = ({ loanId, lmsId, signingType }: Ask<'POST /loanSigning'>): Ask<'GET /loanSigning'> => ({ loanId, lmsId, signingType });

export const signing: Samples<'POST /loanSigning' | 'GET /loanSigning'> = {
  'POST /loanSigning': {
    as: 'ann',
    ask: (world) => signingBy(world),
    holds: async ({ signingUrl }, world, ask) => {
      expect(new URL(signingUrl).protocol).toMatch(/^https?:$/);
      expect(await world.answer('GET /loanSigning', request(ask))).toEqual({ pending: true });
    },
    refused: [
      {
        title: 'of a loan that may not be refinanced',
        ask: (world) => sessionOf(world, 2),
        status: 422,
        text: 'You are not eligible at this time. Please contact customer service.',
      },
      {
        title: 'of a refinance without papers',
        ask: (world) => sessionOf(world),
        status: 422,
        text: 'Read the documents of this refinance before you sign them.',
        code: 'PapersMissing',
      },
      {
        title: 'that leads somewhere else afterwards',
        ask: async (world) => ({ ...(await signingBy(world)), redirectUrl: 'https://elsewhere.example/' }),
        status: 400,
        code: 'AccessDeniedException',
      },
    ],
    bad: { signingType: 'everything' },
    mine: ['loanId', 'customerId'],
    moves: 'something',
  },
  'GET /loanSigning': {
    as: 'ann',
    ask: async (world) => {
      const ask = await signingBy(world);
      await world.answer('POST /loanSigning', ask);
      return request(ask);
    },
    holds: (answer) => expect(answer).toEqual({ pending: true }),
    refused: [
      {
        title: 'where nothing was to be signed',
        ask: async (world) => ({ ...request(await signingBy(world)), signingType: 'addOn' }),
        status: 404,
      },
    ],
    bad: { signingType: 'everything' },
    mine: ['loanId'],
  },
};
