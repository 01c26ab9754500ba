/** Draws, new loans and the offers they come from. */
export const DRAWS = `
alter table loan add column credit_limit_cents bigint not null default 0;
alter table loan add column waiting_draw_key text;
alter table loan add column waiting_draw_until text;
create table disbursement (transaction_id text primary key, loan_id text not null, customer_id text not null, channel integer not null,
  cents bigint not null, reference_number text not null unique, paid_on text not null, at bigint not null, cancelled_at bigint);
create index disbursement_of_loan on disbursement (loan_id, channel, at desc);
create table offer (offer_key text primary key, offer_id integer not null, customer_id text not null, loan_id text, brand text not null,
  doc_exp bigint not null, settlement_cents bigint, qualified_cents bigint, application_id text);
create index offer_of_customer on offer (customer_id);
create index offer_of_loan on offer (loan_id) where loan_id is not null;
create table origination (application_id text primary key, appraisal_id text not null unique, person text not null, customer_id text not null,
  lms_id text not null, brand text not null, store_id text not null, product_id text not null, product_name text not null,
  loan_type_code text not null, rate_bps integer not null, min_cents bigint not null, max_cents bigint not null, collateral text,
  options text not null, doc_exp bigint not null, appraisal_status text not null, called_for_at bigint,
  disbursement_cents bigint not null default 0, disbursement_type integer not null default 0, new_loan_id text unique);
create index job_of_loan on job (loan_id);
create index origination_of_customer on origination (customer_id);
`;
