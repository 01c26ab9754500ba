import * as v from 'valibot';
import { expect } from 'vitest';
import { MAX_MONEYGRAM_CENTS, type DisburseChannel } from '../../services/contract/disbursement.ts';
import { CASH_ADVANCE_PENDING, PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { Samples } from './sample.ts';
import { readBy } from './agreement.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

type DrawCall = 'POST /draw' | 'GET /draw' | 'DELETE /draw' | 'GET /disbursementReference' | 'GET /addOnLock' | 'POST /addOnLock';

const CENTS = 12_000;
/** In the state of every store in Texas, and in another one. */
const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const MANHATTAN = { latitude: 40.7831, longitude: -73.9712 };
/** In no state at all. */
const AT_SEA = { latitude: 0, longitude: 0 };

/** The person's card that can receive money, or the one that cannot. */
export async function cardIdsOf(world: World, canDisburse = true): Promise<Ask<'POST /draw'>['cardIds']> {
  const { cards } = await world.answer('GET /cards', {});
  const card = cards.find((one) => one.canDisburse === canDisburse);
  if (!card) throw new Error(`${world.person} has no card that ${canDisburse ? 'can' : 'cannot'} receive money`);
  return card.cardIds;
}

/** Takes the add-on lock of the person's first loan, in the state of its store. */
export async function lockAddOn(world: World): Promise<void> {
  await world.answer('POST /addOnLock', await here(world));
}

/** Reads and acknowledges the papers of this cash on the person's first loan; there are none where it cannot be drawn. */
export async function readDraw(world: World, cents = CENTS): Promise<void> {
  const { loanId, lmsId, storeId, productId, suretyBond, brand } = await world.loan();
  const flags = { migrateProduct: false, isAddon: true, isAlternatesTurn: false, isAutoPay: false } as const;
  const what = { loanId, storeId, productId, suretyBond, disclosureType: 'addOn', customerName: world.person, ...flags } as const;
  const { status, body } = await world.call('GET /documents', { ...what, amount: toMoneyText(cents) });
  if (status === 422) return;
  const { documents } = v.parse(Papers, body);
  const read = { accountNumber: loanId, storeId, disclosureType: 'addOn', loanBrand: brand } as const;
  await world.answer('POST /disclosureacknowledgement', { ...read, disclosureAck: readBy(world, documents, lmsId) });
}

const Papers = v.object({ documents: v.array(v.object({ documentId: v.string(), sha256: v.string() })) });

/** A draw of $120.00 on the person's first loan, whose papers were read and whose lock the person holds, to the first card that can receive it. */
export async function drawBy(world: World, type: DisburseChannel = PAYMENT_CHANNEL.debit, cents = CENTS): Promise<Ask<'POST /draw'>> {
  const { loanId, lmsId, storeId, pendingDrawKey } = await world.loan();
  if (pendingDrawKey !== undefined) {
    // what an earlier sample has left at the store
    const { transactionId } = await world.answer('GET /draw', { messageKey: pendingDrawKey });
    await world.answer('DELETE /draw', { loanId, lmsId, transactionId });
  }
  const cardIds = type === PAYMENT_CHANNEL.debit ? await cardIdsOf(world) : [];
  await lockAddOn(world);
  await readDraw(world, cents);
  return { loanId, lmsId, storeId, amount: toMoneyText(cents), cardIds, type, username: 'customer@example.com', guestPayment: false };
}

export type Drawn = { ask: Ask<'POST /draw'>; messageKey: string; draw: Answer<'GET /draw'> };

/** A draw that has been decided. */
export async function drawn(world: World, type: DisburseChannel = PAYMENT_CHANNEL.debit): Promise<Drawn> {
  const ask = await drawBy(world, type);
  const { messageKey } = await world.answer('POST /draw', ask, { key: world.key() });
  const draw = await until(world, `the draw ${messageKey} is still to be decided`, async () => {
    const found = await world.answer('GET /draw', { messageKey });
    return found.pending && found.pendingCode === CASH_ADVANCE_PENDING.received ? undefined : found;
  });
  return { ask, messageKey, draw };
}

const here = async (world: World, at: object = AUSTIN) => {
  const { loanId, storeId } = await world.loan();
  return { loanId, storeId, ...at };
};

/** Cash that waits at the store, as DELETE /draw names it. */
async function waiting(world: World): Promise<Ask<'DELETE /draw'>> {
  const { ask, draw } = await drawn(world, PAYMENT_CHANNEL.store);
  return { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId };
}

export const draws: Samples<DrawCall> = {
  'POST /draw': {
    as: 'dot',
    ask: (world) => drawBy(world),
    refused: [
      { title: 'of nothing', ask: (world) => drawBy(world, PAYMENT_CHANNEL.debit, 0), status: 422, text: 'Enter an amount above $0.00.' },
      {
        title: 'of more than there is',
        ask: async (world) => drawBy(world, PAYMENT_CHANNEL.debit, ((await world.loan()).disbursement?.maxAmount ?? 0) + 1),
        status: 422,
        text: 'The most you can get now is $',
      },
      {
        title: 'of more than MoneyGram pays out',
        ask: (world) => drawBy(world, PAYMENT_CHANNEL.moneyGram, MAX_MONEYGRAM_CENTS + 1),
        status: 422,
        text: 'MoneyGram pays out up to $10,000.00.',
      },
      {
        title: 'to a card that cannot receive money',
        ask: async (world) => ({ ...(await drawBy(world)), cardIds: await cardIdsOf(world, false) }),
        status: 422,
        text: 'This card can’t receive money.',
      },
      {
        title: 'as a guest, where the loan allows none',
        ask: async (world) => ({ ...(await drawBy(world)), guestPayment: true }),
        status: 422,
        text: 'You are not eligible at this time. Please contact customer service.',
      },
      {
        title: 'without the lock of the loan',
        ask: async (world) => {
          const ask = await drawBy(world);
          await world.answer('POST /loanlock', { loanId: ask.loanId, value: 'delete', lockType: 'addOn' });
          return ask;
        },
        status: 409,
        text: 'You have been away from this cash advance for too long.',
      },
      {
        title: 'whose papers were not read',
        ask: async (world) => ({ ...(await drawBy(world)), amount: toMoneyText(CENTS + 100) }),
        status: 409,
        text: 'Read the documents of exactly this cash advance before you ask for it.',
      },
      {
        title: 'while an earlier one waits to be collected',
        ask: async (world) => (await drawn(world, PAYMENT_CHANNEL.store)).ask,
        status: 409,
        text: 'An earlier cash advance waits for you to collect it.',
      },
    ],
    bad: { type: PAYMENT_CHANNEL.ach },
    mine: ['loanId'],
    moves: 'money',
  },
  'GET /draw': {
    as: 'dot',
    ask: async (world) => ({ messageKey: (await drawn(world)).messageKey }),
    holds: async (answer, world) => {
      expect(answer).toMatchObject({ pending: false, amount: CENTS, newLoanId: (await world.loan()).loanId });
      expect((await world.loan()).payoffAmount).toBe(answer.pending ? 0 : answer.newBalance);
    },
    refused: [
      { title: 'with a key that nobody has used', ask: (world) => ({ messageKey: world.key() }), status: 404 },
      {
        title: 'of one that was cancelled',
        ask: async (world) => {
          const cancelled = await waiting(world);
          await world.answer('DELETE /draw', cancelled);
          return { messageKey: cancelled.transactionId };
        },
        status: 422,
        text: 'You have cancelled this cash advance.',
      },
    ],
    bad: { messageKey: undefined },
    mine: ['messageKey'],
    moves: 'money',
  },
  'DELETE /draw': {
    as: 'dot',
    ask: (world) => waiting(world),
    holds: async ({ newBalance }, world, request) => {
      expect((await world.loan()).payoffAmount).toBe(newBalance);
      expect(await world.answer('DELETE /draw', request)).toEqual({ newBalance }); // again is the same
    },
    refused: [
      {
        title: 'of one that has been paid out',
        ask: async (world) => {
          const { ask, draw } = await drawn(world);
          return { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId };
        },
        status: 422,
        text: 'This cash advance has been paid out and can no longer be cancelled.',
      },
    ],
    bad: { transactionId: undefined },
    mine: ['loanId', 'transactionId'],
    moves: 'money',
  },
  'GET /disbursementReference': {
    as: 'dot',
    ask: async (world) => {
      const { ask } = await drawn(world, PAYMENT_CHANNEL.moneyGram);
      return { newLoanId: ask.loanId, disbursementType: String(PAYMENT_CHANNEL.moneyGram) };
    },
    holds: ({ amount }) => expect(amount).toBe(CENTS),
    refused: [
      {
        title: 'where nothing was sent',
        ask: async (world) => ({ newLoanId: (await world.loan()).loanId, disbursementType: String(PAYMENT_CHANNEL.moneyGram) }),
        status: 404,
      },
    ],
    bad: { disbursementType: String(PAYMENT_CHANNEL.none) },
    mine: ['newLoanId'],
    moves: 'money',
  },
  'GET /addOnLock': {
    as: 'dot',
    ask: (world) => here(world, {}),
    holds: ({ isAddOnLocked }) => expect(isAddOnLocked).toBe(false),
    bad: { storeId: undefined },
    mine: ['loanId'],
  },
  'POST /addOnLock': {
    as: 'dot',
    ask: (world) => here(world),
    holds: async (_, world, { loanId, storeId }) => {
      expect(await world.answer('GET /addOnLock', { loanId, storeId })).toEqual({ isAddOnLocked: false }); // it is one's own
      await world.answer('POST /loanlock', { loanId, value: 'delete', lockType: 'addOn' });
    },
    refused: [
      {
        title: 'from another state than the store’s',
        ask: (world) => here(world, MANHATTAN),
        status: 422,
        text: 'You must be in the same state as your store to continue.',
      },
      {
        title: 'from an unknown place',
        ask: (world) => here(world, AT_SEA),
        status: 422,
        text: 'Error validating your location, please try again.',
      },
      { title: 'without a place', ask: (world) => here(world, {}), status: 422, text: 'Error validating your location, please try again.' },
    ],
    bad: { latitude: 91 },
    mine: ['loanId'],
    moves: 'something',
  },
};
