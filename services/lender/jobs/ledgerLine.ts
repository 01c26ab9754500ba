import type { Insertable } from 'kysely';
import type { Database } from '../store/tables.ts';
import type { Job } from './jobs.ts';

/** Of the work of any job that moves money. */
type Moved = { cents: number; at: number; method: string };
type Kind = Insertable<Database['ledger']>['kind'];

export type LedgerLine = ReturnType<typeof lineOf>;

/** A line of the ledger that no balance stands under yet; neither how it stands, nor its number. */
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
