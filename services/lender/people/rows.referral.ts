import { randomUUID } from 'node:crypto';
import { addDays } from '../days.ts';
import { CENTS_PER_SHARE } from '../referral/earning.ts';
import type { ReferralEntryTable, ReferralTable } from '../store/tables/referral.ts';
import { profileIdOf, type Person } from './person.ts';

/** The participants in referral rewards, and their rewards. */
export type ReferralRows = { referral: ReferralTable[]; referral_entry: ReferralEntryTable[] };

/** Days between two sign-ups. */
const EVERY_DAYS = 12;

export function referralRowsOf(people: readonly Person[], today: string): ReferralRows {
  const plans = people.flatMap(({ name, referral }) => (referral ? [{ name, ...referral }] : []));
  return {
    referral: plans.map(({ name, shortCode, signedUp, scanned, shares }) => ({
      profile_id: profileIdOf(name),
      short_code: shortCode,
      balance_cents: signedUp * CENTS_PER_SHARE,
      people_signed_up: signedUp,
      codes_scanned: scanned,
      shares,
      intent_id: randomUUID(),
    })),
    referral_entry: plans.flatMap(({ name, signedUp }) =>
      Array.from({ length: signedUp }, (_, index): ReferralEntryTable => {
        const day = addDays(today, -EVERY_DAYS * (signedUp - index));
        return {
          entry_id: `reward ${name} ${index + 1}`,
          profile_id: profileIdOf(name),
          kind: 'reward',
          cents: CENTS_PER_SHARE,
          balance_cents: (index + 1) * CENTS_PER_SHARE,
          confirmation_number: null,
          at: Date.parse(`${day}T18:00:00Z`),
        };
      }),
    ),
  };
}
