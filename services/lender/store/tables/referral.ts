import type { REWARD_KINDS } from '../../../contract/enums.ts';

/** Referral rewards and marketing. Units and rules: see ../tables.ts. */
export interface ReferralTables {
  referral: ReferralTable;
  referral_entry: ReferralEntryTable;
  payout_card: PayoutCardTable;
  marketing_profile: MarketingProfileTable;
}

/** Somebody who takes part. */
export interface ReferralTable {
  profile_id: string;
  /** In capitals. */
  short_code: string;
  balance_cents: number;
  people_signed_up: number;
  codes_scanned: number;
  shares: number;
  /** Of the next cash-out: another one after each. */
  intent_id: string;
}

/** One movement of a balance. */
export interface ReferralEntryTable {
  /** Of a reward named after the person who signed up, of a cash-out after its job: each counts once. */
  entry_id: string;
  profile_id: string;
  kind: (typeof REWARD_KINDS)[number];
  cents: number;
  balance_cents: number;
  confirmation_number: string | null;
  at: number;
}

/** Where the money goes: one card of each person, the newest. */
export interface PayoutCardTable {
  profile_id: string;
  payment_token: string;
  /** Of the form that took it. */
  transaction_uuid: string;
  last_four: string;
  card_type: string;
  holder: string;
  month: string;
  year: string;
  can_disburse: boolean;
}

interface MarketingProfileTable {
  profile_id: string;
  email: string;
  /** JSON: only names and values that may be kept. */
  data_fields: string;
}
