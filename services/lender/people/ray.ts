import type { Person } from './person.ts';

export const ray: Person = {
  name: 'ray',
  fullName: 'Ray Lindqvist',
  about: 'customer referral-rewards user; his loan is renewed in the online store',
  can: [
    'sign in',
    'pay the loan',
    'renew the loan in the online store, and come back',
    'share the code RAY-2026',
    'cash out $50.00 to a debit card',
  ],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4112' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'installment',
      borrowed: 80_000,
      rateBps: 9_900,
      installment: 15_000,
      dueInDays: 11,
      met: 3,
      renewsOnline: true,
    },
  ],
  cards: [{ type: 'visa', lastFour: '4242', expiresInMonths: 20 }],
  referral: { shortCode: 'RAY-2026', signedUp: 1, scanned: 2, shares: 4 },
};
