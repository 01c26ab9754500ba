import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { plainPayment } from '../lender/kit/paying.ts';
import { locate } from './agreement.ts';
import type { Samples } from './sample.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

const CENTS = 1_000;

/** A payment of $10.00 on the person's first loan, or the one at that place (from 1), with the first card that is not expired. */
export async function paymentBy(world: World, cents = CENTS, place = 1): Promise<Ask<'POST /payment'>> {
  const loan = await world.loan(place);
  const { cards } = await world.answer('GET /cards', {});
  const [card] = cards.toSorted((a, b) => Number(b.expirationYear) - Number(a.expirationYear));
  if (!card) throw new Error(`${world.person} has no card`);
  return { ...plainPayment(loan, cents), paymentCardToken: card.cardToken, paymentCardIds: card.cardIds, cardNumber: card.cardNumber };
}

/** `newLoanId` is empty unless a loan was made; `loanSigned`: with signed papers. */
export type PaidPayment = {
  ask: Ask<'POST /payment'>;
  messageKey: string;
  confirmationNumber: string;
  newLoanId: string;
  loanSigned: boolean;
};

/** A payment that is through: of $10.00 unless another one is asked. */
export async function paid(world: World, request?: Ask<'POST /payment'>): Promise<PaidPayment> {
  const ask = request ?? (await paymentBy(world));
  const { messageKey } = await world.answer('POST /payment', ask, { key: world.key() });
  const result = await until(world, `the payment ${messageKey} is still pending`, async () => {
    const found = await world.answer('GET /payment', { messageKey });
    return found.pending ? undefined : found;
  });
  const { confirmationNumber, newLoanId = '', loanSigned = false } = result;
  return { ask, messageKey, confirmationNumber, newLoanId, loanSigned };
}

export const sendOf = ({ ask, confirmationNumber }: PaidPayment): Ask<'POST /sendConfirmation'> => ({
  email: 'receipts@example.com',
  cardHolderName: ask.cardHolderName,
  amountPaid: ask.paymentAmount,
  cardNumber: ask.cardNumber.slice(-4),
  customerName: ask.customerName,
  storePhoneNumber: ask.storePhoneNumber,
  productBrand: ask.productBrand,
  isPayoff: ask.isPayoff,
  isPartial: ask.isPartial,
  username: ask.username,
  confirmationNumber,
});

export const payment: Samples<'POST /payment' | 'GET /payment' | 'POST /paymentTimeout'> = {
  'POST /payment': {
    as: 'ann',
    ask: (world) => paymentBy(world),
    refused: [
      { title: 'of nothing', ask: (world) => paymentBy(world, 0), status: 422, text: 'Enter an amount above $0.00.' },
      {
        title: 'above the payoff',
        ask: async (world) => ({ ...(await paymentBy(world, (await world.loan()).payoffAmount + 1)) }),
        status: 422,
        text: 'The payment is more than the payoff amount',
      },
      {
        title: 'of a loan that has changed since',
        ask: async (world) => ({ ...(await paymentBy(world)), intentId: 'another' }),
        status: 409,
        text: 'This loan has changed since you opened it.',
      },
      {
        title: 'with a card that is not saved',
        ask: async (world) => ({
          ...(await paymentBy(world)),
          paymentCardToken: 'removed',
          paymentCardIds: [{ type: 'BridgePay', id: 'removed' }],
        }),
        status: 422,
        text: 'This card is no longer saved. Choose another card.',
        code: 'MethodMissing',
      },
      {
        title: 'that is a payment by type and a refinance by flag',
        ask: async (world) => ({ ...(await paymentBy(world)), isRefi: true }),
        status: 422,
        text: 'This payment contradicts itself.',
      },
      {
        title: 'that refinances with less than the minimum',
        ask: async (world) => ({ ...(await paymentBy(world, 1)), isRefi: true, paymentType: 3 }),
        status: 422,
        text: 'To refinance, pay at least',
      },
      {
        title: 'that sells a product without a refinance',
        ask: async (world) => ({ ...(await paymentBy(world)), ancillaryProductIds: ['roadside'] }),
        status: 422,
        text: 'This payment contradicts itself.',
      },
      {
        title: 'that refinances from nowhere',
        ask: async (world) => ({ ...(await paymentBy(world, (await world.loan()).minimumAmountDue)), isRefi: true, paymentType: 3 }),
        status: 422,
        text: 'Error validating your location, please try again.',
        code: 'LocationMissing',
      },
      {
        title: 'that refinances without read papers',
        ask: async (world) => {
          const loan = await world.loan();
          await locate(world, loan);
          await world.answer('POST /loanlock', { loanId: loan.loanId, value: true, lockType: 'refinance' });
          return { ...(await paymentBy(world, loan.minimumAmountDue)), isRefi: true, paymentType: 3 };
        },
        status: 422,
        text: 'Read and confirm the documents of exactly this refinance before you pay.',
        code: 'PapersMissing',
      },
      {
        title: 'that settles a loan which nobody offered to settle',
        ask: async (world) => ({ ...(await paymentBy(world)), paymentType: 5 }),
        status: 422,
        text: 'There’s no settlement offer for this loan.',
      },
    ],
    bad: { paymentAmount: '10.001' },
    mine: ['loanId'],
    moves: 'money',
  },
  'GET /payment': {
    as: 'ann',
    ask: async (world) => ({ messageKey: (await paid(world)).messageKey }),
    holds: (answer) => expect(answer).toMatchObject({ pending: false, amountPaid: CENTS }),
    refused: [{ title: 'with a key that nobody has used', ask: (world) => ({ messageKey: world.key() }), status: 404 }],
    bad: { messageKey: undefined },
    mine: ['messageKey'],
    moves: 'money',
  },
  'POST /paymentTimeout': {
    as: 'ann',
    ask: async (world) => ({ loanId: (await world.loan()).loanId, paymentAmount: toMoneyText(CENTS) }),
    holds: ({ status }) => expect(status).toBe('abandoned'),
    bad: { paymentAmount: 'ten' },
    mine: ['loanId'],
    moves: 'something',
  },
};
