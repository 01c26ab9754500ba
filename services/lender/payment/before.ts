import * as v from 'valibot';
import type { LoanRow } from '../loans/access.ts';
import { booksOf } from './outcome.ts';

/** What a refinance changes of the old loan, as it was. Cents. */
export const Before = v.object({
  principal_cents: v.number(),
  interest_cents: v.number(),
  accrued_on: v.string(),
  rate_bps: v.number(),
  instalment_cents: v.number(),
  paid_toward_cents: v.number(),
  due_on: v.string(),
  status_id: v.number(),
  auto_pay: v.nullable(v.string()),
});

export const beforeOf = (loan: LoanRow): v.InferOutput<typeof Before> => ({
  ...booksOf(loan),
  status_id: loan.status_id,
  auto_pay: loan.auto_pay,
});
