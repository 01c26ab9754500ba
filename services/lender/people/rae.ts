import type { Person } from './person.ts';

export const rae: Person = {
  name: 'rae',
  fullName: 'Rae Oyelaran',
  about: 'non-customer referral-rewards user with a balance to cash out',
  can: ['sign in', 'share the code RAE-2026', 'complete the profile, and cash out $150.00 to a debit card, such as 4000 0566 5566 5556'],
  signIn: 'yes',
  customerOf: {},
  loans: [],
  cards: [],
  referral: { shortCode: 'RAE-2026', signedUp: 3, scanned: 8, shares: 11 },
};
