import { RETAIL } from '../../../services/contract/enums.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import type { Reward, Stats } from '../../referral/referral.rules.ts';
import type { Person } from '../../kit/session.types.ts';
import { ann, zoe as newProfile } from './people.ts';

/** No customer, and a member of referral rewards. */
export const rae: Person = { ...newProfile, profileId: 'profile-rae', name: 'Rae Oyelaran', nonCustomerRefer: 'ncr' };
/** A customer of TLXe, and a member. */
export const ray: Person = { ...ann, profileId: 'profile-ray', name: 'Ray Lindqvist' };
/** Known at a store only. */
export const zoe: Person = { ...newProfile, nonCustomerRefer: RETAIL };

/** With everything that a lender can switch on. */
export const rewarding = settingsIn({
  displayNonCustomerReferral: true,
  displayRetailReferral: true,
  displayReferralBalanceHistory: true,
  menuItemVisibility: { referralRewardsButton: true },
});

export const stats: Stats = {
  peopleSignedUp: 3,
  codesScanned: 8,
  amountPerShare: 5_000,
  shares: 11,
  currentBalance: 15_000,
  shortCode: 'RAE-2026',
  referralUrl: 'https://portal.example/Register?shortCode=RAE-2026',
};
export const history: readonly Reward[] = [
  { id: 'r-3', at: '2026-11-09T18:00:00.000Z', kind: 'reward', amount: 5_000, balance: 15_000 },
  { id: 'r-2', at: '2026-10-28T18:00:00.000Z', kind: 'reward', amount: 5_000, balance: 10_000 },
  { id: 'c-1', at: '2026-10-20T18:00:00.000Z', kind: 'cashOut', amount: 2_500, balance: 5_000, confirmationNumber: 'C-20261020' },
];
