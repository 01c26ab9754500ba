/** Refinance, settlement, recovery, applications. */
export const LENDING = `
alter table loan add column surety_bond boolean not null default false;
alter table loan add column new_product_id text;
alter table loan add column auto_pay text;
create table refinance (new_loan_id text primary key, new_loan_header text not null unique, loan_id text not null, message_key text not null unique,
  customer_id text not null, cents bigint not null, disbursed_cents bigint not null, method text not null, confirmation_number text not null,
  books text not null, made_at bigint not null, cancelled_at bigint, cancel_number text unique);
create index refinance_of_loan on refinance (loan_id);
create table settlement (loan_id text primary key, doc_signed boolean not null, payment_made boolean not null);
create table risk (loan_id text primary key, old_limit_cents bigint, denied boolean not null);
create table repo (loan_id text primary key, reinstate_cents bigint, place text not null, asked_at bigint, asked_by text);
create table application (application_id text primary key, customer_id text not null, lms_id text not null, status text not null, changed_at bigint not null);
create index application_of_customer on application (customer_id);
create table location_consent (loan_id text not null, profile_id text not null, state text not null, transaction_type text not null,
  did_consent boolean not null, said_at text not null, at bigint not null, primary key (loan_id, profile_id));
`;
