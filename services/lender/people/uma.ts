import type { Person } from './person.ts';

export const uma: Person = {
  name: 'uma',
  fullName: 'Uma Petrov',
  about: 'registered, not verified',
  can: ['be asked to verify'],
  signIn: 'unverified',
  customerOf: { TLXe: { ssn: '4113' } },
  loans: [
    { lms: 'TLXe', brand: 'TitleMax', product: 'title', borrowed: 140_000, rateBps: 12_000, installment: 22_000, dueInDays: 8, met: 1 },
  ],
  cards: [],
};
