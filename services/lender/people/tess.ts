import type { Person } from './person.ts';

export const tess: Person = {
  name: 'tess',
  fullName: 'Tess Lindqvist',
  about: 'right password, untrusted device: a code is needed',
  can: ['enter the code that is sent to her', 'then sign in and pay'],
  signIn: 'yes',
  untrustedDevice: true,
  customerOf: { TLXe: { ssn: '4115' } },
  loans: [
    { lms: 'TLXe', brand: 'TitleMax', product: 'title', borrowed: 160_000, rateBps: 12_000, installment: 24_000, dueInDays: 6, met: 2 },
  ],
  cards: [{ type: 'visa', lastFour: '4242', expiresInMonths: 24 }],
};
