import type { Person } from './person.ts';

export const gus: Person = {
  name: 'gus',
  fullName: 'Gus Okafor',
  about: 'guest: has no sign-in; a signed link opens his locked payment flow',
  can: ['pay his loan from a signed link'],
  signIn: 'never',
  customerOf: { TLXe: { ssn: '4119' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 130_000,
      rateBps: 12_000,
      installment: 19_500,
      dueInDays: 3,
      met: 2,
      refinanceEligible: true, // but not by a guest
      collateral: { year: '2017', make: 'Kia', model: 'Soul' },
    },
  ],
  cards: [],
};
