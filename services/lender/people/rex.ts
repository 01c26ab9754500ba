import { LOAN_STATUS } from '../../contract/enums.ts';
import type { Person } from './person.ts';

export const rex: Person = {
  name: 'rex',
  fullName: 'Rex Calloway',
  about: 'a loan out for repossession (OFR amounts) and one repossessed',
  can: ['sign in', 'reinstate the first loan', 'ask for both vehicles'],
  signIn: 'yes',
  customerOf: { TLXe: { ssn: '4105' } },
  loans: [
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 210_000,
      rateBps: 12_000,
      installment: 31_000,
      dueInDays: -72,
      met: 2,
      status: LOAN_STATUS.OutForRepo,
      repo: { place: 'Lone Star Recovery is looking for the vehicle.', reinstate: 65_000 },
      partialPayConfirm: true,
      collateral: { year: '2016', make: 'Toyota', model: 'Camry' },
    },
    {
      lms: 'TLXe',
      brand: 'TitleMax',
      product: 'title',
      borrowed: 320_000,
      rateBps: 12_000,
      installment: 45_000,
      dueInDays: -104,
      met: 1,
      status: LOAN_STATUS.Repossessed,
      repo: { place: 'Lot 7, 1200 Invented Road, Austin, TX 78701' },
      collateral: { year: '2019', make: 'Nissan', model: 'Altima' },
    },
  ],
  cards: [{ type: 'visa', lastFour: '0005', expiresInMonths: 9 }],
};
