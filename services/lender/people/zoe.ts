import type { Person } from './person.ts';

export const zoe: Person = {
  name: 'zoe',
  fullName: 'Zoe Bergstrom',
  about: 'known at a store only, no loans online: can link an account, or join referral rewards',
  can: [
    'sign in',
    'join referral rewards',
    'link loan 10101-2020001-1: telephone (512) 555-0120, born 09/28/1980, SSN 078-05-4120',
    'replace it by loan 10103-2020002-1, found by the same',
  ],
  signIn: 'yes',
  retail: true,
  customerOf: { TLXe: { ssn: '4120', linked: false } },
  second: { lms: 'TLXe', ssn: '4120' },
  loans: [
    { lms: 'TLXe', brand: 'TitleMax', product: 'personal', borrowed: 70_000, rateBps: 9_900, installment: 13_000, dueInDays: 13, met: 1 },
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'installment',
      borrowed: 90_000,
      rateBps: 9_900,
      installment: 16_000,
      dueInDays: 19,
      met: 2,
      ofSecond: true,
    },
  ],
  cards: [],
};
