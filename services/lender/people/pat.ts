import type { Person } from './person.ts';

export const pat: Person = {
  name: 'pat',
  fullName: 'Pat Delgado',
  about: 'paid-off loans only, may reapply',
  can: ['sign in', 'see two paid-off loans', 'hand in the application that is begun'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4107' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 150_000,
      rateBps: 12_000,
      installment: 40_000,
      dueInDays: -20,
      met: 3,
      paidOffDaysAgo: 25,
    },
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'personal',
      borrowed: 50_000,
      rateBps: 9_900,
      installment: 20_000,
      dueInDays: -400,
      met: 1,
      paidOffDaysAgo: 402,
    },
  ],
  application: 'started',
  cards: [{ type: 'visa', lastFour: '0077', expiresInMonths: 16 }],
};
