import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

type ProfileCall = 'GET /personalInfo' | 'POST /customerinfo' | 'GET /bankInfo' | 'POST /bankInfo' | 'POST /spouseAddress';
type StatusCall = 'GET /bankruptcyStatus' | 'GET /experianStatus' | 'GET /demographicReference' | 'POST /notificationinfo';
type MilitaryCall = 'GET /militarystatus' | 'POST /militarystatus' | 'POST /mlaStatus';

/** The customer of the first loan, and what names it. */
async function mine(world: World) {
  const { loanId, lmsId, storeId, productId } = await world.loan();
  return { customerId: world.customerId(lmsId), loanId, lmsId, storeId, productId };
}

const infoOf = async (world: World) => world.answer('GET /personalInfo', { lmsId: (await mine(world)).lmsId });

/** 12 Main Street of a town that is on no map. */
export const HOME = { line1: '12 Main Street', line2: 'Apt 4', city: 'Fallow Creek', state: 'TX', zip: '78643' };

/** A bank account whose routing number adds up. */
const ACCOUNT = { bankName: 'Juniper Valley Bank', routingNumber: '990100010', accountNumber: '000123456789' };

const changing = async (world: World, customer: Ask<'POST /customerinfo'>['customer']): Promise<Ask<'POST /customerinfo'>> => {
  const { loanId, storeId } = await mine(world);
  return { customer, loanId, storeId };
};

const profile: Samples<ProfileCall> = {
  'GET /personalInfo': {
    as: 'ann',
    async ask(world) {
      const { lmsId, loanId } = await mine(world);
      return { lmsId, loanId };
    },
    holds: (customer, world, { lmsId }) => expect(customer.customerId).toBe(world.customerId(lmsId)),
    bad: { lmsId: undefined },
    mine: ['loanId'],
  },
  'POST /customerinfo': {
    as: 'ann',
    ask: (world) =>
      changing(world, {
        emails: ['ann.ashby@example.com'],
        communicationPreferences: { contactPreference: 1 },
        contactNumbers: [{ phoneNumber: '(512) 555-0187', type: 'home' }],
        addresses: [{ ...HOME, typeName: 'Home', display: true, sameAddresses: true, index: 0 }],
        demographics: { height: 66 },
        ...ACCOUNT,
      }),
    async holds({ communicationPreferences }, world) {
      expect(communicationPreferences).toEqual({ contactPreference: 1, transMsgPreference: 'Text' });
      const info = await infoOf(world);
      expect(info).toMatchObject({
        email: 'ann.ashby@example.com',
        phoneNumber: '5125550187',
        communicationSettings: communicationPreferences,
      });
      expect(info).toMatchObject({ addresses: [HOME], demographics: { height: 66 } });
      const primary = info.banks.find((bank) => bank.primary);
      expect(primary?.bankName).toBe(ACCOUNT.bankName);
      expect(primary?.accountNumber).toMatch(/^[• ]*6789$/);
    },
    refused: [
      {
        title: 'half of a bank account',
        ask: (world) => changing(world, { bankName: 'Juniper Valley Bank' }),
        status: 422,
        text: 'Enter the bank name, the routing number and the account number.',
      },
      {
        title: 'a routing number that does not add up',
        ask: (world) => changing(world, { ...ACCOUNT, routingNumber: '990100011' }),
        status: 422,
        text: 'digits do not add up',
      },
      {
        title: 'two homes',
        ask: (world) => {
          const home = { ...HOME, typeName: 'Home' as const, display: true, sameAddresses: true };
          return changing(world, {
            addresses: [
              { ...home, index: 0 },
              { ...home, index: 1 },
            ],
          });
        },
        status: 422,
        text: 'Enter one home address.',
      },
    ],
    bad: { customer: { contactNumbers: [{ phoneNumber: '112 555 0100', type: 'home' }] } },
    mine: ['loanId'],
    moves: 'something',
  },
  'GET /bankInfo': {
    as: 'ann',
    ask: () => ({ routingNumber: ACCOUNT.routingNumber }),
    holds: ({ bankName }) => expect(bankName).toBe(ACCOUNT.bankName),
    refused: [
      { title: 'digits that do not add up', ask: () => ({ routingNumber: '990100011' }), status: 422, text: 'do not add up' },
      { title: 'a bank that nobody knows', ask: () => ({ routingNumber: '990999991' }), status: 404, text: 'Enter your bank’s name' },
    ],
    bad: { routingNumber: '1234' },
    mine: [],
  },
  'POST /bankInfo': {
    as: 'ann',
    ask: async (world) => ({ customerId: (await mine(world)).customerId, ...ACCOUNT }),
    async holds({ bankAccountId }, world, request) {
      expect((await infoOf(world)).banks.find(({ id }) => id === bankAccountId)).toMatchObject({ primary: true });
      expect(await world.answer('POST /bankInfo', request)).toEqual({ bankAccountId });
    },
    refused: [
      {
        title: 'digits that do not add up',
        ask: async (world) => ({ customerId: (await mine(world)).customerId, ...ACCOUNT, routingNumber: '990100011' }),
        status: 422,
        text: 'do not add up',
      },
    ],
    bad: { accountNumber: '12' },
    mine: ['customerId'],
    moves: 'something',
  },
  'POST /spouseAddress': {
    as: 'mia',
    ask: async (world) => ({ customerId: (await mine(world)).customerId, address: HOME, firstName: 'José', lastName: 'O’Neil-Ray' }),
    holds: async (_, world) => expect((await infoOf(world)).spouse).toEqual({ firstName: 'José', lastName: 'O’Neil-Ray', address: HOME }),
    bad: { lastName: 'J0hn' },
    mine: ['customerId'],
    moves: 'something',
  },
};

const status: Samples<StatusCall | MilitaryCall> = {
  'GET /bankruptcyStatus': {
    as: 'otto',
    async ask(world) {
      const { customerId, loanId, storeId } = await mine(world);
      return { customerId, loanId, storeId };
    },
    holds: ({ isBankrupt }) => expect(isBankrupt).toBe(true),
    bad: { storeId: undefined },
    mine: ['customerId', 'loanId'],
  },
  'GET /experianStatus': {
    as: 'ann',
    async ask(world) {
      const { customerId, loanId, storeId, productId } = await mine(world);
      return { customerId, loanId, storeId, productId };
    },
    bad: { productId: undefined },
    mine: ['customerId', 'loanId'],
  },
  'GET /demographicReference': {
    as: 'mia',
    async ask(world) {
      const { customerId, loanId, productId } = await mine(world);
      return { customerId, loanId, productId };
    },
    async holds(needs, world, request) {
      expect(needs).toMatchObject({ race: true, height: true, gender: true, weight: true, spouse: true });
      await world.answer('POST /customerinfo', await changing(world, { demographics: { race: 'notSaid', weight: 150 } }));
      await world.answer('POST /spouseAddress', {
        customerId: request.customerId,
        address: HOME,
        firstName: 'Ray',
        lastName: 'Castellano',
      });
      const left = await world.answer('GET /demographicReference', request);
      expect(left).toMatchObject({ race: false, height: true, gender: true, weight: false, spouse: false });
    },
    bad: { productId: undefined },
    mine: ['customerId', 'loanId'],
  },
  'POST /notificationinfo': {
    as: 'ann',
    ask: () => ({ Contact: 'ann@example.com', State: 'NV' }),
    bad: { State: 'Nevada' },
    mine: [],
    moves: 'something',
  },
  'GET /militarystatus': {
    as: 'mia',
    async ask(world) {
      const { customerId, lmsId } = await mine(world);
      return { customerId, lmsId };
    },
    holds: ({ isMilitary, coveredBorrower }) => expect([isMilitary, coveredBorrower]).toEqual([true, true]),
    bad: { lmsId: undefined },
    mine: ['customerId'],
  },
  'POST /militarystatus': {
    as: 'ann',
    async ask(world) {
      const { customerId, lmsId } = await mine(world);
      return { customerId, lmsId, isMilitary: true };
    },
    async holds(answer, world, { customerId, lmsId }) {
      expect(answer.isMilitary).toBe(true);
      expect(await world.answer('GET /militarystatus', { customerId, lmsId })).toEqual(answer);
    },
    bad: { isMilitary: 'yes' },
    mine: ['customerId'],
    moves: 'something',
  },
  'POST /mlaStatus': {
    as: 'mia',
    async ask(world) {
      const { customerId, lmsId } = await mine(world);
      return { customerId, lmsId };
    },
    async holds(answer, world, request) {
      expect(answer.coveredBorrower).toBe(true);
      expect(await world.answer('GET /militarystatus', request)).toEqual(answer);
    },
    bad: { lmsId: 2 },
    mine: ['customerId'],
    moves: 'something',
  },
};

export const customers = { ...profile, ...status };
