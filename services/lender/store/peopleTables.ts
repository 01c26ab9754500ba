/** Tables of profiles, customers, sessions, devices and cards. Units and rules: see tables.ts. */
import type { FormProcessor } from '../cards/processors.ts';

export interface ProfileTable {
  profile_id: string;
  /** The sandbox person's name; for a registered user the profile id. */
  person: string;
  /** In lower case; empty when there is none. */
  username_email: string;
  /** Ten digits; empty when there is none. */
  username_phone: string;
  /** Empty when the profile has no sign-in. */
  password_hash: string;
  name: string;
  /** JSON: lmsId -> customerId. */
  customer_ids: string;
  /** The username was verified with a code. */
  verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  reset_required: boolean;
  /** No device needs a code. */
  trusted_device: boolean;
  can_update_login: boolean;
  locked: boolean;
  /** Id of the master record; empty until the first request for it. */
  mdm_id: string;
  /** For a non-customer in referral rewards: the short code used at sign-up, or "ncr". RETAIL for a customer known at a store only. Otherwise empty. */
  non_customer_refer: string;
  loan_state: string;
}

export interface CustomerTable {
  customer_id: string;
  person: string;
  lms_id: string;
  name: string;
  email: string;
  phone: string;
  /** Masked: "***-**-1234"; empty when none is on file. */
  display_ssn: string;
}

export interface SessionTable {
  session_id: string;
  profile_id: string;
  guest_loan_id: string | null;
  guest_flow: string | null;
  refresh_hash: string;
  device_key: string | null;
  ended_at: number | null;
  created_at: number;
}

export interface DeviceTable {
  device_key: string;
  group_key: string;
  profile_id: string;
  remembered: boolean;
  /** A code was entered on it. */
  trusted: boolean;
  /** The browser's user agent at the last sign-in by password; empty when unknown. */
  user_agent: string;
  created_at: number;
  /** The time of the last sign-in. */
  last_used_at: number;
}

export interface CardTable {
  card_id: string;
  profile_id: string;
  customer_id: string | null;
  /** JSON list of { type, id }. */
  card_ids: string;
  token: string;
  last_four: string;
  card_type: string;
  holder: string;
  month: string;
  year: string;
  guest: boolean;
  can_disburse: boolean;
  created_at: number;
}

export interface CardFormTable {
  /** SHA-256 of the key that opens the form; the key itself is not stored. */
  form_key: string;
  nonce: string;
  /** TRANSACTION_TYPE: what the card is for. */
  transaction_type: number;
  /** The processor that the vault acts for. */
  processor: FormProcessor;
  profile_id: string;
  portal_origin: string;
  /** SHA-256 of a one-use token; set when a card was entered. */
  bridge_token: string | null;
  used: boolean;
  last_four: string | null;
  card_type: string | null;
  holder: string | null;
  month: string | null;
  year: string | null;
  /** Can this card receive money? Derived from its first digits, which are not stored. */
  can_disburse: boolean;
  expires_at: number;
}
