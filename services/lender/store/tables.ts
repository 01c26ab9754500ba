import type { Generated } from 'kysely';
import type { Brand } from '../../contract/brands.ts';
import type { Books } from '../loans/arithmetic.ts';
import type { CardFormTable, CardTable, CustomerTable, DeviceTable, ProfileTable, SessionTable } from './peopleTables.ts';

import type { CustomersTables } from './tables/customers.ts';
import type { DocumentsTables } from './tables/documents.ts';
import type { DrawsTables } from './tables/draws.ts';
import type { LendingTables } from './tables/lending.ts';
import type { ReferralTables } from './tables/referral.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { AppointmentsTables } from './tables/appointments.ts';

/**
 * The lender's tables. Money in integer cents, times in ms since 1970 of the lender's clock, days as YYYY-MM-DD.
 * The embedded engine and PostgreSQL use the same SQL. `json` columns are written with JSON.stringify (pg does not accept arrays).
 */
export interface Database
  extends CustomersTables, DocumentsTables, DrawsTables, LendingTables, ReferralTables, IdentityTables, AppointmentsTables {
  /** People with and without a sign-in. */
  profile: ProfileTable;
  customer: CustomerTable;
  loan: LoanTable;
  card: CardTable;
  /** Every money movement, once. Tests check the result of payments here. */
  ledger: LedgerTable;
  /** Slow operations: claimed with a lease, resumed after a crash, done once. Each kind has its own GET call. */
  job: JobTable;
  loan_lock: LoanLockTable;
  session: SessionTable;
  device: DeviceTable;
  /** Used links, until they expire (ms of the lender's clock). */
  used_signature: { signature: string; expires_at: number };
  card_form: CardFormTable;
  outbox: OutboxTable;
  user_cache: { customer_id: string; value: string };
  rate: { bucket: string; count: number; until: number };
  fault: FaultTable;
  setting: { name: string; value: string };
}

export interface LoanTable extends Books {
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
  /** The maximum principal after a draw; zero when draws are not possible. */
  credit_limit_cents: number;
  /** The draw that waits to be collected, and the last day to collect it. */
  waiting_draw_key: string | null;
  waiting_draw_until: string | null;
  surety_bond: boolean;
  /** The product to which a refinance can switch; null when there is none. */
  new_product_id: string | null;
  /** JSON of Loan.autoPay; null without autopay. */
  auto_pay: string | null;
  /** The application of a new loan that waits for its signature; null once it is signed, and for any other loan. */
  unsigned_application_id: string | null;
}

export interface LedgerTable {
  id: string;
  kind: 'payment' | 'draw' | 'cashOut' | 'origination' | 'refinance';
  loan_id: string;
  customer_id: string;
  cents: number;
  /** The intent's key; unique per customer. */
  key: string;
  status: 'pending' | 'settled' | 'declined' | 'cancelled';
  at: number;
  balance_cents: number;
  confirmation_number: string;
  method: string;
}

/** The kinds of slow operations. A loan has at most one open job of any kind. */
export type JobKind = 'payment' | 'draw' | 'origination' | 'cashOut' | 'signing';

export interface JobTable {
  message_key: string;
  kind: JobKind;
  customer_id: string;
  profile_id: string;
  loan_id: string;
  /** Idempotency-Key of the intent; unique per customer. */
  idem_key: string;
  /** Loan.intentId; unique per loan unless declined, abandoned or refused. */
  intent_id: string;
  /** See fingerprintOf(). */
  fingerprint: string;
  /** JSON: what the worker needs. Never a card number or cvv. */
  ask: string;
  state: 'open' | 'done' | 'declined' | 'abandoned' | 'refused';
  /** JSON: the answer of GET, or { Error }; of a refused job its status, texts and code. */
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

export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  /** `marketing`: an event for email marketing. */
  channel: 'email' | 'text' | 'voice' | 'marketing';
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
