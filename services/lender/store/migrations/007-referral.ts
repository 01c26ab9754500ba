/** Referral rewards and marketing. */
export const REFERRAL = `
create table referral (profile_id text primary key, short_code text not null unique, balance_cents bigint not null check (balance_cents >= 0),
  people_signed_up integer not null, codes_scanned integer not null, shares integer not null, intent_id text not null);
create table referral_entry (entry_id text primary key, profile_id text not null, kind text not null, cents bigint not null,
  balance_cents bigint not null, confirmation_number text, at bigint not null);
create index referral_entry_of_profile on referral_entry (profile_id, at desc);
create table payout_card (profile_id text primary key, payment_token text not null unique, transaction_uuid text not null, last_four text not null,
  card_type text not null, holder text not null, month text not null, year text not null, can_disburse boolean not null);
create table marketing_profile (profile_id text primary key, email text not null, data_fields text not null);
alter table card_form add column transaction_type integer not null default 1;
create unique index card_form_of_nonce on card_form (nonce);
`;
