import type { REWARD_KINDS } from '../../../contract/enums.ts';

/** Referral rewards and marketing. Units and rules: see ../tables.ts. */
export interface ReferralTables {
  referral: ReferralTable;
  referral_entry: ReferralEntryTable;
  payout_card: PayoutCardTable;
  payee: PayeeTable;
  marketing_profile: MarketingProfileTable;
}

/** A participant. */
export interface ReferralTable {
  profile_id: string;
  /** In upper case. */
  short_code: string;
  balance_cents: number;
  people_signed_up: number;
  codes_scanned: number;
  shares: number;
  /** The intent of the next cash-out; it changes with each one. */
  intent_id: string;
}

/** One movement of a balance. */
export interface ReferralEntryTable {
  /** Contains the profile that signed up, or is the cash-out's message key: each counts once. */
  entry_id: string;
  profile_id: string;
  kind: (typeof REWARD_KINDS)[number];
  cents: number;
  balance_cents: number;
  confirmation_number: string | null;
  at: number;
}

/** The latest card for payouts of a profile. */
export interface PayoutCardTable {
  profile_id: string;
  payment_token: string;
  /** The id of the card form. */
  transaction_uuid: string;
  last_four: string;
  card_type: string;
  holder: string;
  month: string;
  year: string;
  can_disburse: boolean;
}

/** What a non-customer has told for a payout. */
export interface PayeeTable {
  profile_id: string;
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD, encrypted. */
  born: string;
  /** JSON: a postal address. */
  address: string;
}

interface MarketingProfileTable {
  profile_id: string;
  email: string;
  /** JSON: allowed fields only. */
  data_fields: string;
}
