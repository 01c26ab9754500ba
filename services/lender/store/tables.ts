import type { Generated } from 'kysely';
import type { Brand } from '../../contract/brands.ts';

/**
 * The lender's tables. Money in integer cents, moments in ms since 1970 of the lender's clock, days as YYYY-MM-DD.
 * One SQL for the embedded engine and PostgreSQL; `json` columns are written with JSON.stringify (pg refuses arrays otherwise).
 */
export interface Database {
  /** People who can sign in, and guests' profiles of links. */
  profile: ProfileTable;
  customer: CustomerTable;
  loan: LoanTable;
  card: CardTable;
  /** Every money movement, once. The judge of all tests. */
  ledger: LedgerTable;
  /** Slow operations: taken with a lease, resumed after a crash, done once. `payment` rows are asked by GET /payment. */
  job: JobTable;
  loan_lock: LoanLockTable;
  session: SessionTable;
  device: DeviceTable;
  used_signature: { signature: string; used_at: number };
  card_form: CardFormTable;
  outbox: OutboxTable;
  user_cache: { customer_id: string; value: string };
  rate: { bucket: string; count: number; until: number };
  fault: FaultTable;
  setting: { name: string; value: string };
}

export interface ProfileTable {
  profile_id: string;
  person: string;
  username_email: string;
  username_phone: string;
  password_hash: string;
  name: string;
  /** JSON: lmsId -> customerId. */
  customer_ids: string;
  verified: boolean;
  reset_required: boolean;
  trusted_device: boolean;
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

export interface LoanTable {
  loan_id: string;
  loan_header: string;
  person: string;
  customer_id: string;
  cosigner_customer_id: string | null;
  lms_id: string;
  store_id: string;
  product_id: string;
  product_name: string;
  brand: Brand;
  status_id: number;
  /** What is owed as principal now. */
  principal_cents: number;
  /** Interest that had accrued when `accrued_on` began. */
  interest_cents: number;
  /** YYYY-MM-DD up to which interest is in `interest_cents`. */
  accrued_on: string;
  /** Yearly rate in hundredths of a percent: 14400 is 144 %. */
  rate_bps: number;
  /** What each due date asks for. */
  instalment_cents: number;
  /** Already paid toward the next due date. */
  paid_toward_cents: number;
  due_on: string;
  paid_off_on: string | null;
  refinance_eligible: boolean;
  minimum_loan_cents: number;
  store_phone: string;
  store_state: string;
  intent_id: string;
  /** JSON: year, make, model; null when unsecured. */
  collateral: string | null;
  /** JSON: the flags of Loan.validations. */
  validations: string;
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

export interface LedgerTable {
  id: string;
  kind: 'payment' | 'draw' | 'cashOut' | 'origination' | 'refinance';
  loan_id: string;
  customer_id: string;
  cents: number;
  /** The intent it belongs to; unique per customer. */
  key: string;
  status: 'pending' | 'settled' | 'declined';
  at: number;
  balance_cents: number;
  confirmation_number: string;
  method: string;
}

export interface JobTable {
  message_key: string;
  kind: 'payment';
  customer_id: string;
  profile_id: string;
  loan_id: string;
  /** Idempotency-Key of the intent; unique per customer. */
  idem_key: string;
  /** Loan.intentId; unique per loan unless declined or abandoned. */
  intent_id: string;
  /** Of everything that makes the intent what it is; never of cvv or token. */
  fingerprint: string;
  /** JSON: what the worker needs. Never a card number or cvv. */
  ask: string;
  state: 'open' | 'done' | 'declined' | 'abandoned';
  /** JSON: the answer of GET, or { Error }. */
  result: string | null;
  due_at: number;
  lease_until: number;
  attempts: Generated<number>;
  created_at: number;
}

export interface LoanLockTable {
  loan_id: string;
  lock_type: string;
  profile_id: string;
  holder_name: string;
  until: number;
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
}

export interface CardFormTable {
  form_key: string;
  nonce: string;
  profile_id: string;
  portal_origin: string;
  /** Set when the vault has taken a card: a one-use token. */
  bridge_token: string | null;
  used: boolean;
  last_four: string | null;
  card_type: string | null;
  holder: string | null;
  month: string | null;
  year: string | null;
  expires_at: number;
}

export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  channel: 'email' | 'text' | 'voice';
  kind: string;
  text: string;
  code: string | null;
  /** One message per key. */
  once_key: string | null;
  at: number;
}

export interface FaultTable {
  id: Generated<number>;
  call: string;
  /** JSON of the fault. */
  fault: string;
  times: number | null;
}
