import type { Person } from './person.ts';

export const nell: Person = {
  name: 'nell',
  fullName: 'Nell Brandt',
  about: 'only-NLS customer, one loan of an NLS brand; asked to upload proof of insurance, and of identity with a payment',
  can: ['sign in', 'pay her loan'],
  signIn: 'yes',
  fixedSignIn: true,
  customerOf: { NLS: { ssn: '4103' } },
  loans: [
    {
      lms: 'NLS',
      brand: 'CheckSmart',
      product: 'installment',
      borrowed: 60_000,
      rateBps: 11_000,
      installment: 12_000,
      dueInDays: 14,
      met: 2,
      requireJob: [{ docType: 'insurance' }, { docType: 'identity', isPayment: true }],
    },
  ],
  cards: [{ type: 'visa', lastFour: '1111', expiresInMonths: 14 }],
};
