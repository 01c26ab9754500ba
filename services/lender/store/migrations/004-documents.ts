/** Papers, their signing, and uploads. */
export const DOCUMENTS = `
create table kept_paper (paper_id text primary key, loan_id text not null, profile_id text not null, doc_type text not null, name text not null,
  day text not null, sha256 text not null, content bytea not null, at bigint not null);
create index kept_paper_of_loan on kept_paper (loan_id, profile_id);
create index kept_paper_of_profile on kept_paper (profile_id);
create table acknowledgement (profile_id text not null, document_id text not null, loan_id text, disclosure_type text not null,
  sha256 text not null, paper_id text not null, at bigint not null, primary key (profile_id, document_id));
create index acknowledgement_of_loan on acknowledgement (loan_id) where loan_id is not null;
create table document_view (profile_id text not null, loan_id text not null, document_id text not null, at bigint not null,
  primary key (profile_id, loan_id, document_id));
create index document_view_of_loan on document_view (loan_id);
create table signing (signing_id text primary key, loan_id text not null, profile_id text not null, customer_id text not null, signing_type text not null,
  intent_id text not null, signer text not null, papers text not null, portal_return text, view_only boolean not null, session_hash text,
  signed_at bigint, status text, made_at bigint not null, expires_at bigint not null);
create index signing_of_loan on signing (loan_id, profile_id, signing_type, made_at desc);
create index signing_of_profile on signing (profile_id);
create table upload_task (task_id text primary key, loan_id text not null, customer_id text not null, doc_type text not null, name text not null,
  is_payment boolean not null, asked_on text not null);
create index upload_task_of_loan on upload_task (loan_id);
create table upload (file_id text primary key, task_id text not null, loan_id text not null, profile_id text not null, doc_type text not null,
  name text not null, type text not null, sha256 text, size integer, content bytea, made_at bigint not null, expires_at bigint not null,
  received_at bigint);
create index upload_of_task on upload (task_id);
create index upload_of_loan on upload (loan_id);
create index upload_of_profile on upload (profile_id, received_at desc);
`;
