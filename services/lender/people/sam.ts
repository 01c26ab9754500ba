import type { Person } from './person.ts';

export const sam: Person = {
  name: 'sam',
  fullName: 'Sam Ortega',
  about: "alternate party (co-signer) of ann's title loan; has a loan of his own, with a surety bond, of which a refinance is denied",
  can: ['sign in', "pay his own loan and ann's title loan", "refinance ann's title loan, when he holds its lock"],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4102' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'personal',
      borrowed: 80_000,
      rateBps: 9_900,
      installment: 15_000,
      dueInDays: 9,
      met: 2,
      refinanceEligible: true,
      suretyBond: true,
      risk: { denied: true },
    },
  ],
  cards: [{ type: 'visa', lastFour: '1881', expiresInMonths: 18 }],
};
