import { expect } from 'vitest';
import type { marketing as rows } from '../../services/contract/marketing.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const facts = (world: World) => ({
  email: world.claims.email,
  dataFields: { screen: 'Home', brand: 'TitleMax', amount: 50, isPwa: true, password: 'Canary-1', ssn: '078-05-1120', cardNumber: '4242' },
});
const PASSED_ON = { screen: 'Home', brand: 'TitleMax', amount: 50, isPwa: true };
const refused = [
  {
    title: 'of somebody else',
    ask: (world: World) => ({ ...facts(world), email: 'sam@example.com', eventName: 'page view' }),
    status: 403,
  },
];

export const marketing: Samples<keyof typeof rows> = {
  'POST /iterableEvent': {
    as: 'ann',
    ask: (world) => ({ ...facts(world), eventName: 'page view' }),
    refused,
    bad: { eventName: '4242 4242 4242 4242' },
    mine: ['email'],
    moves: 'something',
  },
  'POST /iterableProfile': {
    as: 'ann',
    ask: facts,
    holds: async ({ dataFields }, world, { email }) => {
      expect(dataFields).toEqual(PASSED_ON);
      const { dataFields: known } = await world.answer('PUT /iterableProfile', { email, dataFields: {} });
      expect(known).toEqual(PASSED_ON); // it is there
    },
    refused,
    bad: { email: 'nobody' },
    mine: ['email'],
    moves: 'something',
  },
  'PUT /iterableProfile': {
    as: 'ann',
    ask: async (world) => {
      await world.answer('POST /iterableProfile', facts(world));
      return { email: world.claims.email, dataFields: { screen: 'Accounts', optedIn: false } };
    },
    holds: ({ dataFields }) => expect(dataFields).toEqual({ ...PASSED_ON, screen: 'Accounts', optedIn: false }),
    refused,
    bad: { dataFields: 'all' },
    mine: ['email'],
    moves: 'something',
  },
};
