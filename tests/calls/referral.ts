import { expect } from 'vitest';
import type { referral as rows } from '../../services/contract/referral.ts';
import { cashedOut, cashesOut, cashOutBy, CREDIT, opened, shareBy, statsOf, typedIn } from './rewards.ts';
import type { Samples } from './sample.ts';
import { worldOf } from './world.ts';

/** A first share without a receiver. */
const NOBODYS = { name: '', email: '', phone: '', storeNumber: '', storeName: '', source: 'share', shortCode: '' } as const;

export const referral: Samples<keyof typeof rows> = {
  'GET /referralBalanceHistory': {
    as: 'rae',
    ask: () => ({}),
    holds: async ({ balanceHistory }, world) => expect(balanceHistory[0]?.balance).toBe((await statsOf(world)).currentBalance),
    refused: [{ title: 'to somebody who does not take part', as: 'nell', ask: () => ({}), status: 403 }],
    mine: [],
  },
  'GET /referralStats': {
    as: 'rae',
    ask: () => ({}),
    holds: ({ referralUrl, shortCode, amountPerShare, peopleSignedUp, codesScanned }) => {
      expect(referralUrl).toContain(shortCode);
      expect(amountPerShare).toBeGreaterThan(0);
      expect(codesScanned).toBeGreaterThanOrEqual(peopleSignedUp);
    },
    refused: [{ title: 'to somebody who does not take part', as: 'nell', ask: () => ({}), status: 403 }],
    mine: [],
  },
  'GET /cardSecureAcceptance': {
    as: 'rae',
    ask: (world) => typedIn(world),
    holds: async (card, world, request) => {
      expect(card).toMatchObject({ firstName: 'Rae Ann', lastName: 'Oyelaran', cardNumber: '•••• •••• •••• 5556', cardType: 'visa' });
      expect(await world.answer('GET /cardSecureAcceptance', request)).toEqual(card); // again is the same
    },
    refused: [
      {
        title: 'while the form is empty',
        ask: async (world) => ({ transactionUuid: (await opened(world)).nonce }),
        status: 422,
        text: 'Please confirm card information is entered correctly',
      },
      {
        title: 'for a card that cannot receive money',
        ask: (world) => typedIn(world, CREDIT),
        status: 422,
        text: 'This card can’t receive money.',
      },
      { title: 'for a form that nobody has opened', ask: (world) => ({ transactionUuid: world.key() }), status: 403 },
      {
        title: 'for the form of another referral user',
        ask: async ({ line }) => typedIn(await worldOf(line, 'ray')),
        status: 403,
      },
    ],
    bad: { transactionUuid: undefined },
    mine: ['transactionUuid'],
    moves: 'something',
  },
  'POST /cashOut': {
    as: 'rae',
    ask: (world) => cashOutBy(world),
    holds: async ({ messageKey }, world) => {
      const done = await cashedOut(world, messageKey);
      expect(done).toMatchObject({ status: 'complete', newBalance: (await statsOf(world)).currentBalance });
      const { balanceHistory } = await world.answer('GET /referralBalanceHistory', {});
      expect(balanceHistory[0]).toMatchObject({ kind: 'cashOut', amount: done.amount, confirmationNumber: done.confirmationNumber });
    },
    refused: [
      {
        title: 'of nothing',
        ask: async (world) => {
          await cashesOut(world);
          return cashOutBy(world);
        },
        status: 422,
        text: 'You have no rewards to cash out right now.',
      },
      {
        title: 'to a card in whose place another one was entered',
        ask: async (world) => {
          const ask = await cashOutBy(world);
          await cashOutBy(world);
          return ask;
        },
        status: 422,
        text: 'You have entered another card since',
      },
      { title: 'to the card of another referral user', ask: async ({ line }) => cashOutBy(await worldOf(line, 'ray')), status: 403 },
      {
        title: 'with other digits than the card has',
        ask: async (world) => ({ ...(await cashOutBy(world)), cardNumber: '•••• •••• •••• 4242' }),
        status: 422,
        text: 'This request contradicts itself.',
      },
    ],
    bad: { cardNumber: '4000056655665556' },
    mine: ['cardId'],
    moves: 'money',
  },
  'GET /cashOut': {
    as: 'rae',
    ask: async (world) => ({ messageKey: (await cashesOut(world)).messageKey }),
    holds: (answer) => expect(answer).toMatchObject({ status: 'complete', newBalance: 0 }),
    refused: [{ title: 'with a key that nobody has used', ask: (world) => ({ messageKey: world.key() }), status: 404 }],
    bad: { messageKey: undefined },
    mine: ['messageKey'],
    moves: 'money',
  },
  'POST /cashOutTimeout': {
    as: 'rae',
    ask: () => ({}),
    how: ({ key }) => ({ key: key() }),
    holds: ({ status }) => expect(status).toBe('abandoned'),
    refused: [{ title: 'by somebody who does not take part', as: 'nell', ask: () => ({}), status: 403 }],
    mine: [],
    moves: 'something',
  },
  'POST /referralShare': {
    as: 'rae',
    ask: (world) => shareBy(world),
    holds: async ({ shortCode }, world, request) => {
      const before = (await statsOf(world)).shares;
      await world.answer('POST /referralShare', { ...request, source: 'qr' });
      expect(await statsOf(world)).toMatchObject({ shares: before + 1, shortCode });
    },
    refused: [
      {
        title: 'by email to nobody',
        ask: (world) => shareBy(world, { email: '' }),
        status: 422,
        text: 'Enter your friend’s email.',
      },
      {
        title: 'by text to nobody',
        ask: (world) => shareBy(world, { source: 'text' }),
        status: 422,
        text: 'Enter your friend’s phone number',
      },
      {
        title: 'of a store that there is not',
        ask: (world) => shareBy(world, { storeNumber: 'nowhere' }),
        status: 422,
        text: 'We do not know this store.',
      },
      { title: 'by a customer of the other system', as: 'nell', ask: async () => ({ ...NOBODYS, shortCode: '' }), status: 403 },
    ],
    bad: { source: 'pigeon' },
    mine: ['shortCode'],
    moves: 'something',
  },
};
