import { expect } from 'vitest';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { OFFER_ID } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { agree } from './agreement.ts';
import { paid, paymentBy } from './payment.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** The person's first loan is refinanced with its minimum; what takes that back. */
async function refinanced(world: World): Promise<Ask<'POST /cancelrefinance'>> {
  const old = await world.loan();
  await world.answer('POST /loanlock', { loanId: old.loanId, value: true, lockType: 'refinance' });
  const ask = { ...(await paymentBy(world, old.minimumAmountDue)), paymentType: 3 as const, isRefi: true, isPayoff: false };
  await agree(world, old, ask);
  const { confirmationNumber, newLoanId, loanSigned } = await paid(world, ask);
  const { loan: young } = await world.answer('GET /accountdetail', { loanId: newLoanId, lmsId: old.lmsId });
  if (!young) throw new Error(`the new loan ${newLoanId} is not there`);
  return {
    newLoanHeaderId: young.loanHeader,
    confirmationData: {
      profileId: world.claims.sub,
      customerId: world.customerId(old.lmsId),
      email: 'receipts@example.com',
      cardHolderName: ask.cardHolderName,
      cardNumber: ask.cardNumber,
      loanId: old.loanId,
      amountPaid: ask.paymentAmount,
      customerFirstName: 'A',
      storePhoneNumber: old.storePhoneNumber,
      productBrand: old.brand,
      confirmationNumber,
      dueDate: young.dueDate,
      loanSigned,
    },
  };
}

/** The application that an appraisal offer opens. */
async function application(world: World): Promise<Ask<'GET /applicationstatus'>> {
  const { offers } = await world.answer('GET /offers', {});
  const applicationId = offers.find((offer) => offer.applicationId !== '')?.applicationId ?? '';
  return { applicationId, lmsId: (await world.loan()).lmsId };
}

/** A loan with a settlement offer that is still good, or over. */
async function settlement(world: World, good = true): Promise<Ask<'GET /settlementStatus'>> {
  const { offers } = await world.answer('GET /offers', {});
  const offer = offers.find(({ offerId, docExp }) => offerId === OFFER_ID.settlement && Date.parse(docExp) > Date.now() === good);
  if (!offer) throw new Error(`${world.person} has no such settlement offer`);
  return { loanId: offer.targetLoanId };
}

const loanId = async (world: World) => ({ loanId: (await world.loan()).loanId });

async function ancillaryAsk(world: World): Promise<Ask<'GET /ancillaryProducts'>> {
  const loan = await world.loan();
  return { loanId: loan.loanId, amount: toMoneyText(loan.minimumAmountDue), productId: loan.productId, storeId: loan.storeId };
}

async function place(world: World, stateAbbreviation?: string): Promise<Ask<'GET /refiallowedstatus'>> {
  const loan = await world.loan();
  const { lmsId, storeId, localStoreState } = loan;
  return { loanId: loan.loanId, lmsId, storeId, stateAbbreviation: stateAbbreviation ?? localStoreState, transactionType: '1' };
}

async function acknowledgement(world: World, state?: string): Promise<Ask<'POST /refiallowedstatus'>> {
  return { ...(await place(world, state)), utcTime: new Date().toISOString(), didConsent: true };
}

const NO_OFFER = {
  title: 'of a loan without an offer',
  ask: loanId,
  status: 422,
  text: 'There’s no settlement offer for this loan.',
} as const;
const NO_RECOVERY = {
  title: 'of a loan that is in no recovery',
  as: 'ann',
  ask: loanId,
  status: 422,
  text: 'not being recovered',
} as const;

/** Said, and read back. */
async function readsBack(answer: Answer<'GET /refiallowedstatus'>, world: World): Promise<void> {
  expect(answer).toMatchObject({ allowed: true, acknowledged: true });
  expect(await world.answer('GET /refiallowedstatus', await place(world))).toEqual(answer);
}

export const lending: Samples<
  | 'POST /cancelrefinance'
  | 'GET /applicationstatus'
  | 'PUT /applicationstatus'
  | 'GET /ancillaryProducts'
  | 'GET /repoInfo'
  | 'PUT /repoInfo'
  | 'GET /settlementStatus'
  | 'POST /settlementStatus'
  | 'GET /riskInfo'
  | 'GET /videoUrl'
  | 'GET /refiallowedstatus'
  | 'POST /refiallowedstatus'
> = {
  'POST /cancelrefinance': {
    as: 'ann',
    ask: refinanced,
    holds: async (answer, world, request) => {
      expect(toMoneyText(answer.amountReturned)).toBe(request.confirmationData.amountPaid);
      expect(await world.loan()).toMatchObject({ loanId: answer.loanId, paidOff: false });
      expect(await world.answer('POST /cancelrefinance', request)).toEqual(answer);
    },
    refused: [
      {
        title: 'with another amount than was paid',
        ask: async (world) => {
          const ask = await refinanced(world);
          return { ...ask, confirmationData: { ...ask.confirmationData, amountPaid: '0.01' } };
        },
        status: 422,
        text: 'This does not match your refinance.',
      },
    ],
    bad: { newLoanHeaderId: 7 },
    mine: ['newLoanHeaderId'],
    moves: 'money',
  },
  'GET /applicationstatus': { as: 'kim', ask: application, bad: { applicationId: undefined }, mine: ['applicationId'] },
  'PUT /applicationstatus': {
    as: 'kim',
    ask: application,
    holds: async (answer, world, request) => {
      expect(answer.status).toBe('submitted');
      expect(await world.answer('GET /applicationstatus', request)).toEqual(answer);
    },
    bad: { lmsId: 2 },
    mine: ['applicationId'],
    moves: 'something',
  },
  'GET /ancillaryProducts': {
    as: 'ann',
    ask: ancillaryAsk,
    holds: ({ missingProducts, showAppointmentLink }) => expect(showAppointmentLink).toBe(missingProducts.length > 0),
    refused: [
      {
        title: 'of a product that the loan cannot be',
        ask: async (world) => ({ ...(await ancillaryAsk(world)), productId: 'another' }),
        status: 422,
        text: 'These products do not belong to this loan.',
      },
    ],
    bad: { amount: 'ten' },
    mine: ['loanId'],
  },
  'GET /repoInfo': { as: 'rex', ask: loanId, refused: [NO_RECOVERY], bad: { loanId: undefined }, mine: ['loanId'] },
  'PUT /repoInfo': {
    as: 'rex',
    ask: loanId,
    holds: async (answer, world, request) => {
      expect(answer.requestedAt).toBeDefined();
      expect(await world.answer('GET /repoInfo', request)).toEqual(answer);
    },
    refused: [NO_RECOVERY],
    bad: { loanId: 7 },
    mine: ['loanId'],
    moves: 'something',
  },
  'GET /settlementStatus': {
    as: 'eve',
    ask: (world) => settlement(world),
    holds: ({ docSigned, paymentMade }) => expect([docSigned, paymentMade]).toEqual([false, false]),
    refused: [NO_OFFER],
    bad: { loanId: undefined },
    mine: ['loanId'],
  },
  'POST /settlementStatus': {
    as: 'eve',
    ask: async (world) => ({ ...(await settlement(world)), docSigned: false, paymentMade: false }),
    holds: async ({ docSigned, paymentMade }, world, { loanId: id }) => {
      expect([docSigned, paymentMade]).toEqual([false, false]);
      expect(await world.answer('GET /settlementStatus', { loanId: id })).toMatchObject({ docSigned, paymentMade });
    },
    refused: [
      { ...NO_OFFER, ask: async (world) => ({ ...(await loanId(world)), docSigned: true, paymentMade: false }) },
      {
        title: 'that says it is signed when it is not',
        ask: async (world) => ({ ...(await settlement(world)), docSigned: true, paymentMade: false }),
        status: 422,
        text: 'Sign the settlement before you pay it.',
      },
      {
        title: 'of an offer that is over',
        ask: async (world) => ({ ...(await settlement(world, false)), docSigned: true, paymentMade: false }),
        status: 422,
        text: 'This settlement offer has expired.',
      },
      {
        title: 'that says it is paid when it is not',
        ask: async (world) => ({ ...(await settlement(world)), docSigned: true, paymentMade: true }),
        status: 422,
        text: 'No payment of this settlement has been made.',
      },
    ],
    bad: { docSigned: 'yes' },
    mine: ['loanId'],
    moves: 'something',
  },
  'GET /riskInfo': {
    as: 'ann',
    ask: async (world) => ({ ...(await loanId(world)), isAddon: false, migrateProduct: false }),
    holds: ({ refinanceDenied }) => expect(refinanceDenied).toBe(false),
    bad: { isAddon: 'perhaps' },
    mine: ['loanId'],
  },
  'GET /videoUrl': { as: 'ann', ask: () => ({ videoKey: 'refinance' }), bad: { videoKey: 'another' }, mine: [] },
  'GET /refiallowedstatus': {
    as: 'ann',
    ask: (world) => place(world),
    holds: ({ allowed, restricted, acknowledged }) => expect(allowed).toBe(!restricted || acknowledged),
    bad: { stateAbbreviation: 'Texas' },
    mine: ['loanId'],
  },
  'POST /refiallowedstatus': {
    as: 'bo',
    ask: (world) => acknowledgement(world),
    holds: readsBack,
    refused: [
      {
        title: 'from another state than that of the store',
        ask: (world) => acknowledgement(world, 'AK'),
        status: 422,
        text: 'Error validating your location, please try again.',
      },
    ],
    bad: { didConsent: 'yes' },
    mine: ['loanId'],
    moves: 'something',
  },
};
