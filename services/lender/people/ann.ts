import type { Person } from './person.ts';

export const ann: Person = {
  name: 'ann',
  fullName: 'Ann Ashby',
  about:
    'two brands: an open TitleMax title loan, co-signed by sam, and an InstaLoan installment loan; two saved cards, one of them expired; trusted device',
  can: ['sign in', 'pay both loans', 'refinance the title loan, with or without cash, or switch it to an installment loan'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4101' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 250_000,
      rateBps: 12_000,
      installment: 34_500,
      dueInDays: 5,
      met: 4,
      cosigner: 'sam',
      refinanceEligible: true,
      switchTo: 'installment',
      guestRefinance: true,
      creditLimit: 300_000,
      collateral: { year: '2018', make: 'Honda', model: 'Civic' },
    },
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'installment',
      borrowed: 120_000,
      rateBps: 9_900,
      installment: 21_455,
      dueInDays: 12,
      met: 3,
    },
  ],
  cards: [
    { type: 'visa', lastFour: '4242', expiresInMonths: 30, canDisburse: true },
    { type: 'mastercard', lastFour: '4444', expiresInMonths: -5 },
  ],
};
