import * as v from 'valibot';
import type { LoanRow } from '../loans/access.ts';
import { booksOf } from './outcome.ts';

/** The old loan's values before a refinance changed them. Cents. */
export const LoanSnapshot = v.object({
  principal_cents: v.number(),
  interest_cents: v.number(),
  accrued_on: v.string(),
  rate_bps: v.number(),
  installment_cents: v.number(),
  paid_toward_cents: v.number(),
  due_on: v.string(),
  status_id: v.number(),
  auto_pay: v.nullable(v.string()),
});

export const snapshotOf = (loan: LoanRow): v.InferOutput<typeof LoanSnapshot> => ({
  ...booksOf(loan),
  status_id: loan.status_id,
  auto_pay: loan.auto_pay,
});
