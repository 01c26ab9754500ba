/** What is known of customers beside their loans: addresses, banks, military status. */
export const CUSTOMERS = `
create table customer_detail (customer_id text primary key, born text not null, ssn_digest text not null, store_id text not null,
  status text not null, pay_frequency text not null, last_pay_on text not null, discretionary_income_cents bigint not null, emails text not null,
  contact_numbers text not null, addresses text not null, contact_preference integer not null, demographics text not null, married boolean not null,
  spouse text, is_military boolean not null, military_as_of text not null, covered_borrower boolean not null, on_register boolean not null);
create table customer_bank (bank_account_id text primary key, customer_id text not null, bank_name text not null, routing_number text not null,
  last_four text not null, account_digest text not null, is_primary boolean not null, created_at bigint not null,
  constraint customer_bank_once unique (customer_id, account_digest));
create table replacement (return_id text primary key, profile_id text not null, customer_id text not null, replaced_customer_id text not null,
  state text not null, until bigint not null, constraint replacement_once unique (profile_id, customer_id));
create index replacement_of_customer on replacement (customer_id);
create index customer_of_phone on customer (phone);
create index customer_of_person on customer (person);
create index profile_of_customer on profile using gin ((customer_ids::jsonb) jsonb_path_ops);
`;
