/** Codes, registration, trusted devices, profile locks. */
export const IDENTITY = `
create table sent_code (profile_id text not null, purpose text not null, about text not null, method text not null, seal text not null,
  expires_at bigint not null, primary key (profile_id, purpose, about));
alter table profile drop constraint profile_username_email_key;
alter table profile drop constraint profile_username_phone_key;
create unique index profile_of_email on profile (username_email) where username_email <> '';
create unique index profile_of_phone on profile (username_phone) where username_phone <> '';
alter table profile add column email_verified boolean not null default true;
alter table profile add column phone_verified boolean not null default true;
alter table profile add column can_update_login boolean not null default true;
alter table profile add column locked boolean not null default false;
alter table profile add column mdm_id text not null default '';
alter table profile add column non_customer_refer text not null default '';
alter table device add column trusted boolean not null default false;
create index card_of_guest on card (card_ids) where guest;
`;
