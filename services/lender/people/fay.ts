import type { Person } from './person.ts';

export const fay: Person = {
  name: 'fay',
  fullName: 'Fay Whitcomb',
  about:
    'autopay: a TitleMax loan that is enrolled with one of two saved cards, an InstaLoan loan that asks about autopay, and a bank account as a third method',
  can: [
    'sign in',
    'pay both loans',
    'enroll the InstaLoan loan in autopay with a card or the bank account',
    'change or end autopay of the TitleMax loan',
    'remove the Mastercard, but not the Visa, which autopay uses',
  ],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4121' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'installment',
      borrowed: 120_000,
      rateBps: 9_900,
      installment: 20_000,
      dueInDays: 9,
      met: 2,
      autoPayCard: 1,
    },
    {
      lms: 'TLXe',
      brand: 'InstaLoan',
      product: 'personal',
      borrowed: 60_000,
      rateBps: 9_900,
      installment: 15_000,
      dueInDays: 16,
      met: 1,
      confirmsAutoPay: true,
    },
  ],
  cards: [
    { type: 'visa', lastFour: '4242', expiresInMonths: 33 },
    { type: 'mastercard', lastFour: '4444', expiresInMonths: 21 },
    { type: 'bank', lastFour: '6789' },
  ],
};
