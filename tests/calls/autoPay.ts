import { expect } from 'vitest';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { readBy } from './agreement.ts';
import { OF_AUTO_PAY, papersFor } from './documents.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

type Card = Answer<'GET /cards'>['cards'][number];

/** The saved card or bank account with these last four digits. */
export async function methodOf(world: World, lastFour: string): Promise<Card> {
  const { cards } = await world.answer('GET /cards', {});
  const card = cards.find(({ cardNumber }) => cardNumber.endsWith(lastFour));
  if (!card) throw new Error(`${world.person} has no card or bank account that ends in ${lastFour}`);
  return card;
}

/** Autopay with this card or bank account. */
export const enrolledWith = ({ cardType, cardIds }: Card): Ask<'PUT /autoPay'>['autoPay'] => ({
  enrolled: true,
  method: cardType === 'bank' ? 'bank' : 'card',
  methodId: cardIds[0]?.id ?? '',
});

/** The person reads and acknowledges the authorization for this method. */
export async function authorizes(world: World, card: Card, place = 1): Promise<void> {
  const { brand, loanId, storeId } = await world.loan(place);
  const takenFrom = card.cardType === 'bank' ? { bankAccountNumber: card.cardNumber } : { cardNumber: card.cardNumber };
  const request = { ...(await papersFor(world, place)), ...OF_AUTO_PAY, ...takenFrom };
  const { documents } = await world.answer('GET /documents', request);
  await world.answer('POST /disclosureacknowledgement', {
    accountNumber: loanId,
    storeId,
    disclosureType: 'autoPay',
    loanBrand: brand,
    disclosureAck: readBy(world, documents),
  });
}

const OF_FAY = { visa: '4242', mastercard: '4444' };

export const autoPayChange: Samples<'PUT /autoPay'> = {
  'PUT /autoPay': {
    as: 'fay',
    ask: async (world) => {
      const card = await methodOf(world, OF_FAY.mastercard);
      await authorizes(world, card, 2);
      return { loanId: (await world.loan(2)).loanId, autoPay: enrolledWith(card) };
    },
    holds: async ({ autoPay }, world) => expect((await world.loan(2)).autoPay).toEqual(autoPay),
    refused: [
      {
        title: 'with a method whose authorization is not acknowledged',
        ask: async (world) => ({ loanId: (await world.loan(2)).loanId, autoPay: enrolledWith(await methodOf(world, OF_FAY.visa)) }),
        status: 422,
        text: 'Read and confirm the authorization of autopay',
        code: 'PapersMissing',
      },
      {
        title: 'with a method that is not the caller’s',
        ask: async (world) => ({
          loanId: (await world.loan(2)).loanId,
          autoPay: { enrolled: true, method: 'card', methodId: 'ann-card-1' },
        }),
        status: 422,
        text: 'This payment method is no longer saved. Choose another one.',
        code: 'MethodMissing',
      },
    ],
    bad: { autoPay: { enrolled: 'yes' } },
    mine: ['loanId'],
    moves: 'something',
  },
};
