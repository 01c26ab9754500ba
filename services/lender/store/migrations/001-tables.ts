/** The first version of all tables. Never edited once released: changes are further migrations. */
export const TABLES = `
create table profile (profile_id text primary key, person text not null, username_email text not null unique, username_phone text not null unique,
  password_hash text not null, name text not null, customer_ids text not null, verified boolean not null, reset_required boolean not null,
  trusted_device boolean not null, loan_state text not null);
create index profile_of_person on profile (person);
create table customer (customer_id text primary key, person text not null, lms_id text not null, name text not null, email text not null,
  phone text not null, display_ssn text not null);
create table loan (loan_id text primary key, loan_header text not null, person text not null, customer_id text not null, cosigner_customer_id text,
  lms_id text not null, store_id text not null, product_id text not null, product_name text not null, brand text not null, status_id integer not null,
  principal_cents bigint not null check (principal_cents >= 0), interest_cents bigint not null check (interest_cents >= 0), accrued_on text not null,
  rate_bps integer not null, instalment_cents bigint not null, paid_toward_cents bigint not null, due_on text not null, paid_off_on text,
  refinance_eligible boolean not null, minimum_loan_cents bigint not null, store_phone text not null, store_state text not null,
  intent_id text not null, collateral text, validations text not null);
create index loan_of_customer on loan (customer_id);
create index loan_of_cosigner on loan (cosigner_customer_id) where cosigner_customer_id is not null;
create table card (card_id text primary key, profile_id text not null, customer_id text, card_ids text not null, token text not null unique,
  last_four text not null, card_type text not null, holder text not null, month text not null, year text not null, guest boolean not null,
  can_disburse boolean not null, created_at bigint not null);
create index card_of_profile on card (profile_id);
create table ledger (id text primary key, kind text not null, loan_id text not null, customer_id text not null, cents bigint not null, key text not null,
  status text not null, at bigint not null, balance_cents bigint not null, confirmation_number text not null, method text not null,
  constraint ledger_once unique (customer_id, key, kind));
create index ledger_of_loan on ledger (loan_id, at desc);
create index ledger_of_confirmation on ledger (confirmation_number);
create table job (message_key text primary key, kind text not null, customer_id text not null, profile_id text not null, loan_id text not null,
  idem_key text not null, intent_id text not null, fingerprint text not null, ask text not null, state text not null, result text,
  due_at bigint not null, lease_until bigint not null, attempts integer not null default 0, created_at bigint not null,
  constraint job_once unique (customer_id, idem_key));
create unique index job_of_intent on job (loan_id, intent_id) where state not in ('declined', 'abandoned');
create unique index job_open on job (loan_id) where state = 'open';
create index job_of_key on job (idem_key);
create index job_due on job (due_at) where state = 'open';
create table loan_lock (loan_id text not null, lock_type text not null, profile_id text not null, holder_name text not null, until bigint not null,
  primary key (loan_id, lock_type));
create table session (session_id text primary key, profile_id text not null, guest_loan_id text, guest_flow text, refresh_hash text not null unique,
  device_key text, ended_at bigint, created_at bigint not null);
create index session_of_profile on session (profile_id);
create index session_of_guest on session (created_at) where guest_loan_id is not null and ended_at is null;
create table device (device_key text primary key, group_key text not null, profile_id text not null, remembered boolean not null);
create index device_of_profile on device (profile_id);
create table used_signature (signature text primary key, expires_at bigint not null);
create index used_signature_over on used_signature (expires_at);
create table card_form (form_key text primary key, nonce text not null, profile_id text not null, portal_origin text not null, bridge_token text unique,
  used boolean not null, last_four text, card_type text, holder text, month text, year text, can_disburse boolean not null, expires_at bigint not null);
create index card_form_over on card_form (expires_at);
create table outbox (id bigserial primary key, recipient text not null, channel text not null, kind text not null, text text not null, code text,
  once_key text unique, at bigint not null);
create index outbox_to on outbox (recipient, id desc);
create table user_cache (customer_id text primary key, value text not null);
create table rate (bucket text primary key, count integer not null, until bigint not null);
create table fault (id bigserial primary key, call text not null, fault text not null, times integer);
create index fault_of_call on fault (call, id);
create table setting (name text primary key, value text not null);
`;
