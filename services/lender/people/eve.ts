import type { Person } from './person.ts';

export const eve: Person = {
  name: 'eve',
  fullName: 'Eve Nakamura',
  about: 'all three offer kinds: settlement 10, appraisal 12, widget 22; one settlement offer expired',
  can: ['sign in', 'pay her loan'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4110' } },
  loans: [
    { lms: 'TLXe', brand: 'TitleMax', product: 'installment', borrowed: 95_000, rateBps: 9_900, instalment: 16_500, dueInDays: 21, met: 2 },
  ],
  cards: [{ type: 'amex', lastFour: '0005', expiresInMonths: 11 }],
};
