import type { Person } from './person.ts';

export const pia: Person = {
  name: 'pia',
  fullName: 'Pia Romano',
  about: 'password reset required',
  can: ['be asked to choose a new password'],
  signIn: 'resetRequired',
  customerOf: { TLXe: { ssn: '4114' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'installment',
      borrowed: 75_000,
      rateBps: 9_900,
      installment: 14_000,
      dueInDays: 17,
      met: 2,
    },
  ],
  cards: [],
};
