import type { Person } from './person.ts';

export const max: Person = {
  name: 'max',
  fullName: 'Max Whitfield',
  about: 'no SSN on file: refinance not payable while no-SSN refinance is disallowed; asked to upload proof of income and of identity',
  can: ['sign in'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 160_000,
      rateBps: 12_000,
      installment: 24_000,
      dueInDays: 6,
      met: 2,
      refinanceEligible: true,
      requireJob: [{ docType: 'income' }, { docType: 'identity', isPayment: true }],
      collateral: { year: '2014', make: 'Mazda', model: '3' },
    },
  ],
  cards: [{ type: 'visa', lastFour: '0119', expiresInMonths: 20 }],
};
