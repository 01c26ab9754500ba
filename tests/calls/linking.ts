import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** The facts of Zoe's two accounts, as the documentation of the sandbox lists them. */
const KNOWN = { phoneNumber: '5125550120', dateOfBirth: '19800928', ssn: '078-05-4120' };
const FIRST = '10101-2020001-1';
const SECOND = '10103-2020002-1';

const looking = (world: World, more: Partial<Ask<'GET /customer'>> = {}): Ask<'GET /customer'> => ({
  ...KNOWN,
  loanId: FIRST,
  cognitoUserId: world.claims.sub,
  ...more,
});

/** Zoe has linked the one account, and found the other. */
async function offered(world: World): Promise<{ customerId: string }> {
  await world.answer('GET /customer', looking(world));
  const { customerId } = await world.answer('GET /customer', looking(world, { loanId: SECOND }));
  return { customerId };
}

const proving = (world: World, customerId: string, password = PASSWORD): Ask<'PUT /replaceCustomer'> => ({
  username: world.claims.email,
  password,
  customerId,
  profileId: world.claims.sub,
});

export const linking: Samples<'GET /customer' | 'GET /replaceCustomer' | 'POST /replaceCustomer' | 'PUT /replaceCustomer'> = {
  'GET /customer': {
    as: 'zoe',
    ask: looking,
    async holds({ linked }, world) {
      expect(linked).toBe(true);
      expect((await world.loan()).loanHeader).toBe(FIRST);
    },
    refused: [
      { title: 'another day of birth', ask: (world) => looking(world, { dateOfBirth: '19800929' }), status: 404, code: 'AccountNotFound' },
      { title: 'another SSN', ask: (world) => looking(world, { ssn: '078-05-4121' }), status: 404, code: 'AccountNotFound' },
      {
        title: 'a loan of somebody else',
        ask: (world) => looking(world, { loanId: '10101-2001001-1' }),
        status: 404,
        code: 'AccountNotFound',
      },
      {
        title: 'neither SSN nor loan',
        ask: ({ claims }) => ({ phoneNumber: KNOWN.phoneNumber, dateOfBirth: KNOWN.dateOfBirth, cognitoUserId: claims.sub }),
        status: 422,
        text: 'Enter your Social Security number or your loan number.',
      },
      {
        title: 'two accounts that fit',
        ask: ({ claims }) => ({ ...KNOWN, cognitoUserId: claims.sub }),
        status: 422,
        code: 'LoanNumberNeeded',
      },
    ],
    bad: { dateOfBirth: '19830229' },
    mine: ['cognitoUserId'],
    moves: 'something',
  },
  'POST /replaceCustomer': {
    as: 'zoe',
    ask: offered,
    async holds(answer, world, request) {
      expect(answer).toMatchObject({ status: 'pending', customerId: request.customerId });
      expect(await world.answer('GET /replaceCustomer', request)).toEqual(answer);
    },
    bad: { customerId: undefined },
    mine: ['customerId'],
    moves: 'something',
  },
  'PUT /replaceCustomer': {
    as: 'zoe',
    async ask(world) {
      const request = await offered(world);
      await world.answer('POST /replaceCustomer', request);
      return proving(world, request.customerId);
    },
    async holds({ status }, world) {
      expect(status).toBe('replaced');
      expect((await world.loan()).loanHeader).toBe(SECOND);
    },
    refused: [
      {
        title: 'the wrong password',
        async ask(world) {
          const { customerId } = await offered(world);
          return proving(world, customerId, 'Sandbox2027');
        },
        status: 400,
        code: 'NotAuthorizedException',
      },
      {
        title: 'what was never asked for',
        ask: async (world) => proving(world, (await offered(world)).customerId),
        status: 409,
        code: 'ReplacementExpired',
      },
    ],
    bad: { profileId: 7 },
    mine: ['profileId'],
    moves: 'something',
  },
  'GET /replaceCustomer': {
    as: 'zoe',
    ask: offered,
    holds: ({ status }) => expect(status).toBe('offered'),
    bad: { customerId: undefined },
    mine: ['customerId'],
  },
};
