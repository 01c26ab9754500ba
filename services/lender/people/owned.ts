import type { Database } from '../store/tables.ts';

/** The columns that tie a row to a person. */
export type Owner =
  'person' | 'profile_id' | 'customer_id' | 'loan_id' | 'guest_loan_id' | 'recipient' | 'username_email' | 'username_phone';

/**
 * Every table that a reset empties, in that order, with the columns that tie its rows to a person; an empty list when they belong to nobody.
 * Settings stay: they hold the signing keys. A table that is missing here does not compile.
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
  refinance_terms: ['profile_id', 'loan_id'],
  settlement: ['loan_id'],
  risk: ['loan_id'],
  repo: ['loan_id'],
  application: ['customer_id'],
  location_consent: ['loan_id', 'profile_id'],
  location_check: ['loan_id', 'profile_id'],
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
  payee: ['profile_id'],
  referral_entry: ['profile_id'],
  referral: ['profile_id'],
  marketing_profile: ['profile_id'],
  card: ['profile_id'],
  loan: ['person'],
  customer: ['person'],
  profile: ['person', 'username_email', 'username_phone'], // another profile may have taken the username
};
