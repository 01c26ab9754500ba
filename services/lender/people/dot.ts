import type { Person } from './person.ts';

export const dot: Person = {
  name: 'dot',
  fullName: 'Dot Hanley',
  about: 'may draw: disbursement available, a debit card that can receive money',
  can: ['sign in', 'pay her loan'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4108' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'personal',
      borrowed: 100_000,
      rateBps: 9_900,
      instalment: 17_500,
      dueInDays: 18,
      met: 3,
      disbursement: true,
    },
  ],
  cards: [{ type: 'visa', lastFour: '5556', expiresInMonths: 27, canDisburse: true }],
};
