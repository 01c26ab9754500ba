/** What non-customers have told for their payouts. */
export const PAYEES = `
create table payee (profile_id text primary key, first_name text not null, last_name text not null, born text not null, address text not null);
`;
