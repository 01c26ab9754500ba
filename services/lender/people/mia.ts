import type { Person } from './person.ts';

export const mia: Person = {
  name: 'mia',
  fullName: 'Mia Castellano',
  about: 'covered military borrower; demographics, spouse address and disclosures of a community-property state are asked',
  can: ['sign in', 'pay her loan', 'be asked for demographics and her spouse’s address'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4118' } },
  household: { married: true, noDemographics: true, covered: true },
  loans: [
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'installment',
      borrowed: 150_000,
      rateBps: 3_500, // the Military Lending Act allows 36 percent
      installment: 16_000,
      dueInDays: 11,
      met: 3,
      refinanceEligible: true,
    },
  ],
  cards: [{ type: 'visa', lastFour: '4242', expiresInMonths: 25 }],
};
