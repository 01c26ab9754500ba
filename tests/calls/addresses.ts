import { expect } from 'vitest';
import type { Samples } from './sample.ts';

export const addresses: Samples<'GET /addressPredictions' | 'GET /addressDetails'> = {
  'GET /addressPredictions': {
    as: 'ann',
    ask: (world) => ({ search: '12 Main Street', sessionToken: world.key() }),
    holds: ({ predictions }) => expect(predictions.length).toBeGreaterThan(0),
    bad: { sessionToken: undefined },
    mine: [],
  },
  'GET /addressDetails': {
    as: 'ann',
    async ask(world) {
      const sessionToken = world.key();
      const { predictions } = await world.answer('GET /addressPredictions', { search: '12 Main Street', sessionToken });
      return { placeId: predictions[0]?.placeId ?? '', sessionToken };
    },
    holds: ({ details }) => expect(details.line1).toMatch(/^12 /),
    refused: [
      { title: 'a place that nobody was told of', ask: (world) => ({ placeId: 'nowhere', sessionToken: world.key() }), status: 404 },
    ],
    bad: { placeId: undefined },
    mine: [],
  },
};
