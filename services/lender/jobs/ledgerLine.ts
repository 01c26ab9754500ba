import type { Insertable } from 'kysely';
import type { Database } from '../store/tables.ts';
import type { Job } from './jobs.ts';

/** The fields of a money job's work that the ledger needs. */
type Moved = { cents: number; at: number; method: string };
type Kind = Insertable<Database['ledger']>['kind'];

export type LedgerLine = ReturnType<typeof lineOf>;

/** A ledger line without its status and confirmation number; the balance is not known yet. */
export const lineOf = <K extends Kind>(job: Job, { cents, at, method }: Moved, kind: K, loanId = job.loan_id) => ({
  id: job.message_key,
  kind,
  loan_id: loanId,
  customer_id: job.customer_id,
  cents,
  key: job.idem_key,
  at,
  balance_cents: 0,
  method,
});
