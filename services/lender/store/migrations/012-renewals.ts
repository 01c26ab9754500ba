/** The terms in the papers of a refinance, to which a signature belongs; where a party of the loan is. */
export const RENEWALS = `
create table refinance_terms (loan_id text not null, profile_id text not null, intent_id text not null, terms_id text not null, terms text not null,
  at bigint not null, primary key (loan_id, profile_id));
create index refinance_terms_of_profile on refinance_terms (profile_id);
create table location_check (loan_id text not null, profile_id text not null, state text not null, at bigint not null,
  primary key (loan_id, profile_id));
create index location_check_of_profile on location_check (profile_id);
alter table signing add column terms_id text not null default '';
`;
