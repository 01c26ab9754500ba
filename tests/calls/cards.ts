import { expect } from 'vitest';
import { PAYMENT_PROCESSOR } from '../../services/contract/enums.ts';
import type { Samples } from './sample.ts';
import { PORTAL, worldOf, type World } from './world.ts';

const saved = async (world: World) => (await world.answer('GET /cards', {})).cards;
const firstOf = async (world: World) => {
  const [card] = await saved(world);
  if (!card) throw new Error(`${world.person} has no card`);
  return card;
};
/** A card for this visit only. */
const guestCard = async (world: World) => world.answer('POST /cards', { guestCard: true, bridgeToken: await world.bridgeToken() });

export const cards: Samples<'GET /cards' | 'POST /cards' | 'PUT /cards' | 'DELETE /cards' | 'GET /cardFormKey' | 'POST /cardLookup'> = {
  'GET /cards': { as: 'ann', ask: () => ({ processorType: PAYMENT_PROCESSOR.Mixed }), mine: [] },
  'POST /cards': {
    as: 'ann',
    ask: async (world) => ({ guestCard: false, bridgeToken: await world.bridgeToken() }),
    holds: async (card, world) => expect((await saved(world)).map(({ cardToken }) => cardToken)).toContain(card.cardToken),
    refused: [
      {
        title: 'with a token that another has got from the card form',
        ask: async ({ line }) => ({ guestCard: false, bridgeToken: await (await worldOf(line, 'sam')).bridgeToken() }),
        status: 400,
        text: 'Please confirm card information is entered correctly',
      },
      {
        title: 'with a token that no card form has given',
        ask: (world) => ({ guestCard: false, bridgeToken: world.key() }),
        status: 400,
        text: 'Please confirm card information is entered correctly',
      },
    ],
    bad: { bridgeToken: undefined },
    mine: [], // another person's token gets the same answer as an unknown one
    moves: 'something',
  },
  'PUT /cards': {
    as: 'ann',
    ask: async (world) => ({ cardIds: (await guestCard(world)).cardIds, guestCard: false }),
    holds: async (_, world, { cardIds }) =>
      expect((await saved(world)).find((card) => card.cardIds[0]?.id === cardIds[0]?.id)).toMatchObject({ guestCard: false }),
    bad: { guestCard: true },
    mine: ['cardIds'],
    moves: 'something',
  },
  'DELETE /cards': {
    as: 'ann',
    ask: async (world) => ({ cardIds: (await firstOf(world)).cardIds }),
    holds: async (_, world, { cardIds }) => expect((await saved(world)).map((card) => card.cardIds[0]?.id)).not.toContain(cardIds[0]?.id),
    refused: [{ title: 'of a card that is not there', ask: () => ({ cardIds: [{ type: 'BridgePay', id: 'nobody' }] }), status: 403 }],
    bad: { cardIds: 'all' },
    mine: ['cardIds'],
    moves: 'something',
  },
  'GET /cardFormKey': {
    as: 'ann',
    ask: () => ({ cardTransactionType: '1', origin: PORTAL }),
    refused: [
      {
        title: 'for a page that is not the portal',
        ask: () => ({ cardTransactionType: '1', origin: 'https://evil.example' }),
        status: 400,
        code: 'AccessDeniedException',
      },
    ],
    bad: { cardTransactionType: '9' },
    mine: [],
  },
  'POST /cardLookup': {
    as: 'ann',
    ask: () => ({ cardBin: '42424242' }),
    holds: ({ cardType }) => expect(cardType).toBe('visa'),
    refused: [
      {
        title: 'for digits of no brand that is taken',
        ask: () => ({ cardBin: '99999999' }),
        status: 400,
        text: 'Use a Visa, Mastercard, American Express or Discover card',
      },
    ],
    bad: { cardBin: '4242424242424242' },
    mine: [],
  },
};
