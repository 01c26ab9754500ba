/** Tables of who people are, how they get in, and their cards. Units and rules: see tables.ts. */

export interface ProfileTable {
  profile_id: string;
  /** Name in the sandbox's table; of somebody who has registered the profile id. */
  person: string;
  /** In small letters; empty when there is none. */
  username_email: string;
  /** Ten digits; empty when there is none. */
  username_phone: string;
  /** Empty when the person has no sign-in. */
  password_hash: string;
  name: string;
  /** JSON: lmsId -> customerId. */
  customer_ids: string;
  /** Has confirmed the sign-in with a code. */
  verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  reset_required: boolean;
  /** No code is asked for, whatever device this person comes from. */
  trusted_device: boolean;
  can_update_login: boolean;
  locked: boolean;
  /** Id of the master record, empty until it is first asked for. */
  mdm_id: string;
  /** Of a non-customer who takes part in referral rewards: the code that brought them, or "ncr". Empty for everybody else. */
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
  /** Never in clear: only what may be shown, "***-**-1234", or empty when none is on file. */
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
  /** A code has been entered on it. */
  trusted: boolean;
  /** What its browser called itself at the last sign-in by password; empty when that is not known. */
  user_agent: string;
  created_at: number;
  /** When somebody last signed in on it. */
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
  /** SHA-256 of the key that opens the form; the key itself is not kept. */
  form_key: string;
  nonce: string;
  /** TRANSACTION_TYPE: what the card is for. */
  transaction_type: number;
  profile_id: string;
  portal_origin: string;
  /** Set when the vault has taken a card: SHA-256 of a one-use token. */
  bridge_token: string | null;
  used: boolean;
  last_four: string | null;
  card_type: string | null;
  holder: string | null;
  month: string | null;
  year: string | null;
  /** May money be sent to this card? Told by its first digits, which are not kept. */
  can_disburse: boolean;
  expires_at: number;
}
