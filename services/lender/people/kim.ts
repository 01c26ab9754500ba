import type { Person } from './person.ts';

export const kim: Person = {
  name: 'kim',
  fullName: 'Kim Castellanos',
  about: 'an appraisal offer: may originate a new loan, resume at every step',
  can: [
    'sign in',
    'see a paid-off loan',
    'take a new loan after the appraisal of her car, to a debit card, by MoneyGram or at the store',
    'ask to be called',
  ],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4109' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'personal',
      borrowed: 45_000,
      rateBps: 9_900,
      installment: 18_000,
      dueInDays: -60,
      met: 1,
      paidOffDaysAgo: 64,
    },
  ],
  cards: [
    { type: 'visa', lastFour: '5556', expiresInMonths: 31, canDisburse: true },
    { type: 'visa', lastFour: '0002', expiresInMonths: 12, canDisburse: true },
  ],
  offers: [
    {
      kind: 'appraisal',
      brand: 'TitleMax',
      product: 'title',
      least: 60_000,
      most: 1_200_000,
      rateBps: 12_000,
      collateral: { year: '2020', make: 'Toyota', model: 'Tacoma' },
      expiresInDays: 14,
    },
  ],
};
