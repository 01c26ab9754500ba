/** Appointments: one per loan that is to come, two customers at most in a store at a time. */
export const APPOINTMENTS = `
create table appointment (id text primary key, loan_id text not null, store_id text not null, at bigint not null, seat integer not null,
  appointment_type text not null, constraint appointment_seat unique (store_id, at, seat));
create index appointment_of_loan on appointment (loan_id, at)`;
