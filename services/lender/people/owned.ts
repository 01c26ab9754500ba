import type { Database } from '../store/tables.ts';

/** How a row is known to be somebody's. */
export type Owner =
  'person' | 'profile_id' | 'customer_id' | 'loan_id' | 'guest_loan_id' | 'recipient' | 'username_email' | 'username_phone';

/**
 * Every table that goes back to the start, in the order in which it is emptied, with the columns by which one person's rows are found; none when
 * the rows are nobody's. Settings stay: they hold the signing keys. A table that is not named here does not compile.
 */
export const OWNED: Readonly<Record<Exclude<keyof Database, 'setting'>, readonly Owner[]>> = {
  used_signature: [],
  rate: [],
  fault: [],
  card_form: ['profile_id'],
  outbox: ['recipient'],
  user_cache: ['customer_id'],
  device: ['profile_id'],
  sent_code: ['profile_id'],
  session: ['profile_id', 'guest_loan_id'],
  appointment: ['loan_id'],
  loan_lock: ['profile_id', 'loan_id'],
  job: ['profile_id', 'loan_id'],
  refinance: ['loan_id'],
  settlement: ['loan_id'],
  risk: ['loan_id'],
  repo: ['loan_id'],
  application: ['customer_id'],
  location_consent: ['loan_id', 'profile_id'],
  disbursement: ['customer_id', 'loan_id'],
  offer: ['customer_id'],
  origination: ['person'],
  kept_paper: ['profile_id', 'loan_id'],
  acknowledgement: ['profile_id', 'loan_id'],
  document_view: ['profile_id', 'loan_id'],
  signing: ['profile_id', 'loan_id'],
  upload: ['profile_id', 'loan_id'],
  upload_task: ['loan_id'],
  ledger: ['customer_id', 'loan_id'],
  customer_detail: ['customer_id'],
  customer_bank: ['customer_id'],
  replacement: ['profile_id', 'customer_id'],
  payout_card: ['profile_id'],
  referral_entry: ['profile_id'],
  referral: ['profile_id'],
  marketing_profile: ['profile_id'],
  card: ['profile_id'],
  loan: ['person'],
  customer: ['person'],
  profile: ['person', 'username_email', 'username_phone'], // somebody else may have taken a name that was given up
};
