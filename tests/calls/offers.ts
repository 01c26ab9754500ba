import { expect } from 'vitest';
import type { DisburseChannel } from '../../services/contract/disbursement.ts';
import { LOAN_STATUS, OFFER_ID, PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { cardIdsOf } from './draws.ts';
import type { Samples } from './sample.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

type OfferCall =
  | 'GET /offers'
  | 'GET /originationInfo'
  | 'POST /loanOriginate'
  | 'GET /loanOriginate'
  | 'POST /loanOriginateTimeout'
  | 'PUT /appraisalStatus'
  | 'POST /phoneQueue';

/** What may be lent after the person's appraisal. */
export async function infoOf(world: World): Promise<Answer<'GET /originationInfo'>> {
  const { offers } = await world.answer('GET /offers', {});
  const offer = offers.find(({ offerId }) => offerId === OFFER_ID.appraisal);
  if (!offer) throw new Error(`${world.person} has no appraisal offer`);
  return world.answer('GET /originationInfo', { applicationId: offer.applicationId });
}

/** The least that may be lent, to the first card that can receive it. */
export async function originationBy(
  world: World,
  type: DisburseChannel = PAYMENT_CHANNEL.debit,
  cents?: number,
): Promise<Ask<'POST /loanOriginate'>> {
  const info = await infoOf(world);
  return {
    applicationId: info.applicationId,
    appraisalId: info.appraisalId,
    disburseCardIds: type === PAYMENT_CHANNEL.debit ? await cardIdsOf(world) : [],
    amount: toMoneyText(cents ?? info.minLoanAmount),
    type,
    loanTypeCode: info.loanTypeCode,
    locationId: info.locationId,
    locationBrand: info.locationBrand,
    productId: info.productId,
    storeId: info.storeId,
  };
}

export type Originated = { ask: Ask<'POST /loanOriginate'>; messageKey: string; loan: Answer<'GET /loanOriginate'> };

/** A loan that has been made. */
export async function originated(world: World, type: DisburseChannel = PAYMENT_CHANNEL.debit): Promise<Originated> {
  const ask = await originationBy(world, type);
  const { messageKey } = await world.answer('POST /loanOriginate', ask, { key: world.key() });
  const loan = await until(world, `the loan of ${ask.applicationId} is still being made`, async () => {
    const found = await world.answer('GET /loanOriginate', { messageKey });
    return found.loanId === '' ? undefined : found;
  });
  return { ask, messageKey, loan };
}

const applicationOf = async (world: World) => ({ applicationId: (await infoOf(world)).applicationId });
const appraisalOf = async (world: World) => ({ appraisalId: (await infoOf(world)).appraisalId });

export const offers: Samples<OfferCall> = {
  'GET /offers': {
    as: 'eve',
    ask: () => ({}),
    holds: ({ offers: all }) =>
      expect(all.map(({ offerId }) => offerId).toSorted((a, b) => a - b)).toEqual([
        OFFER_ID.settlement,
        OFFER_ID.settlement,
        OFFER_ID.appraisal,
        OFFER_ID.widget,
      ]),
    mine: [],
  },
  'GET /originationInfo': {
    as: 'kim',
    ask: (world) => applicationOf(world),
    holds: (info) =>
      expect(info).toMatchObject({ disbursementAmount: 0, disbursementType: PAYMENT_CHANNEL.none, loanId: '', originationKey: '' }),
    bad: { applicationId: undefined },
    mine: ['applicationId'],
  },
  'POST /loanOriginate': {
    as: 'kim',
    ask: (world) => originationBy(world),
    refused: [
      {
        title: 'of more than is offered',
        ask: async (world) => originationBy(world, PAYMENT_CHANNEL.debit, (await infoOf(world)).maxLoanAmount + 1),
        status: 422,
        text: 'Choose an amount from $',
      },
      {
        title: 'in a way that is not offered',
        as: 'eve',
        ask: async (world) => originationBy(world, PAYMENT_CHANNEL.moneyGram),
        status: 422,
        text: 'The money cannot be sent this way.',
      },
      {
        title: 'at another place than is offered',
        ask: async (world) => ({ ...(await originationBy(world)), locationId: 'elsewhere' }),
        status: 422,
        text: 'This request contradicts itself.',
      },
      {
        title: 'a second time',
        ask: async (world) => (await originated(world)).ask,
        status: 409,
        text: 'This loan has been made already.',
      },
    ],
    bad: { amount: '600' },
    mine: ['applicationId'],
    moves: 'money',
  },
  'GET /loanOriginate': {
    as: 'kim',
    ask: async (world) => ({ messageKey: (await originated(world)).messageKey }),
    holds: async ({ loanId, loanAmount }, world) => {
      const { loans } = await world.answer('GET /accounts', {});
      expect(loans.find((loan) => loan.loanId === loanId)).toMatchObject({ loanStatusId: LOAN_STATUS.Open, unsigned: { loanAmount } });
    },
    refused: [{ title: 'with a key that nobody has used', ask: (world) => ({ messageKey: world.key() }), status: 404 }],
    bad: { messageKey: undefined },
    mine: ['messageKey'],
    moves: 'money',
  },
  'POST /loanOriginateTimeout': {
    as: 'kim',
    ask: (world) => applicationOf(world),
    how: ({ key }) => ({ key: key() }),
    holds: ({ status }) => expect(status).toBe('abandoned'),
    bad: { applicationId: undefined },
    mine: ['applicationId'],
    moves: 'something',
  },
  'PUT /appraisalStatus': {
    as: 'kim',
    ask: (world) => appraisalOf(world),
    holds: async (_, world) => expect(await infoOf(world)).toMatchObject({ appraisalStatus: 'accepted' }),
    bad: { appraisalId: 12 },
    mine: ['appraisalId'],
    moves: 'something',
  },
  'POST /phoneQueue': {
    as: 'kim',
    ask: (world) => appraisalOf(world),
    holds: async ({ calledForAt }, world, request) => {
      expect(await infoOf(world)).toMatchObject({ calledForAt });
      expect(await world.answer('POST /phoneQueue', request)).toEqual({ calledForAt }); // the place stays
    },
    bad: { appraisalId: undefined },
    mine: ['appraisalId'],
    moves: 'something',
  },
};
