import type { Person } from './person.ts';

export const dot: Person = {
  name: 'dot',
  fullName: 'Dot Hanley',
  about:
    'may draw: disbursement available, a debit card that can receive money and one that is turned down, MoneyGram and store options; addOn lock and GPS rules apply',
  can: ['sign in', 'pay her loan', 'draw cash to a debit card, by MoneyGram or at the store', 'cancel what waits at the store'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4108' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'personal',
      borrowed: 100_000,
      rateBps: 9_900,
      installment: 17_500,
      dueInDays: 18,
      met: 3,
      disbursement: true,
      creditLimit: 250_000,
      confirmsAutoPay: true,
    },
  ],
  cards: [
    { type: 'visa', lastFour: '5556', expiresInMonths: 27, canDisburse: true },
    { type: 'visa', lastFour: '0002', expiresInMonths: 19, canDisburse: true },
    { type: 'mastercard', lastFour: '4444', expiresInMonths: 8 },
  ],
};
