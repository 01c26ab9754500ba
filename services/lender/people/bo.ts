import type { Person } from './person.ts';

export const bo: Person = {
  name: 'bo',
  fullName: 'Bo Lindqvist',
  about:
    'customer of both systems; one loan 35 days late: past due, partial payment to be confirmed; the other, of NLS, may be refinanced once he has said that he is in Ohio, and has a settlement offer of a brand that does not settle in the portal',
  can: ['sign in', 'pay both loans', 'pay a part of what is past due, after confirming', 'refinance the NLS loan'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4104' }, NLS: { ssn: '4104' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 180_000,
      rateBps: 12_000,
      installment: 27_500,
      dueInDays: -35,
      met: 3,
      partialPayConfirm: true,
      collateral: { year: '2015', make: 'Ford', model: 'F-150' },
    },
    {
      lms: 'NLS',
      brand: 'CheckSmart',
      product: 'installment',
      borrowed: 50_000,
      rateBps: 11_000,
      installment: 10_000,
      dueInDays: 10,
      met: 1,
      refinanceEligible: true,
      creditLimit: 60_000,
      risk: { oldLimit: 80_000 },
    },
  ],
  cards: [{ type: 'discover', lastFour: '1117', expiresInMonths: 22 }],
  offers: [{ kind: 'settlement', place: 2, settlement: 30_000, expiresInDays: 30 }],
};
