import type { Person } from './person.ts';

export const eve: Person = {
  name: 'eve',
  fullName: 'Eve Nakamura',
  about:
    'all three offer kinds: settlement 10, appraisal 12, widget 22; one settlement offer expired; the appraisal offer is not paid out by MoneyGram',
  can: ['sign in', 'pay her loans', 'settle the second one', 'take the new loan of the appraisal'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4110' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'installment',
      borrowed: 95_000,
      rateBps: 9_900,
      installment: 16_500,
      dueInDays: 21,
      met: 2,
    },
    { lms: 'TLXe', brand: 'TitleMax', product: 'personal', borrowed: 60_000, rateBps: 9_900, installment: 11_000, dueInDays: -48, met: 1 },
    { lms: 'TLXe', brand: 'TitleMax', product: 'personal', borrowed: 40_000, rateBps: 9_900, installment: 8_000, dueInDays: -82, met: 1 },
  ],
  cards: [{ type: 'amex', lastFour: '0005', expiresInMonths: 11 }],
  offers: [
    { kind: 'settlement', place: 2, settlement: 30_000, expiresInDays: 20 },
    { kind: 'settlement', place: 3, settlement: 25_000, expiresInDays: -6 },
    {
      kind: 'appraisal',
      brand: 'TitleMax',
      product: 'title',
      least: 50_000,
      most: 180_000,
      rateBps: 11_000,
      collateral: { year: '2017', make: 'Subaru', model: 'Outback' },
      withoutMoneyGram: true,
      expiresInDays: 25,
    },
    { kind: 'widget', brand: 'TitleMax', most: 120_000, expiresInDays: 40 },
  ],
};
