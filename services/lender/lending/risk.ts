import type { Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { ssnMissing } from '../loans/payable.ts';
import { termsOf } from '../loans/refinance.ts';
import { takesPayments, takesRefinance } from '../loans/status.ts';
import type { Settings } from '../settings.ts';

/** The facts of a risk check. Cents; `rate` and `newRate` in hundredths of a percent a year, `newRate` null when the product stays. */
export type RiskFacts = {
  status: number;
  isAddon: boolean;
  /** The last review denied it, or the SSN is missing and the settings require one. */
  denied: boolean;
  limit: number;
  /** The limit before the last review; null when the review did not change it. */
  oldLimit: number | null;
  rate: number;
  newRate: number | null;
};

/** Spec: portal §3 "Risk info" (ENT-019), OPEN-009. */
export function riskInfoOf({ status, isAddon, denied, limit, oldLimit, rate, newRate }: RiskFacts) {
  const rateChanged = newRate !== null && newRate !== rate;
  const creditLimitChanged = oldLimit !== null && oldLimit !== limit;
  const change = [...(rateChanged ? ['rate', rate, newRate] : []), ...(creditLimitChanged ? ['limit', oldLimit, limit] : [])];
  return {
    rateChanged,
    creditLimitChanged,
    refinanceDenied: denied || !(isAddon ? takesPayments(status) : takesRefinance(status)),
    ...(change.length > 0 && { changeId: change.join('-') }),
  };
}

/** The result of the last review. A loan without a review is not denied and keeps its limit. */
export async function riskOf(
  db: Db,
  loan: LoanRow,
  { allowNoSsnRefinance }: Settings,
): Promise<{ denied: boolean; oldLimit: number | null }> {
  const row = await db.selectFrom('risk').selectAll().where('loan_id', '=', loan.loan_id).executeTakeFirst();
  const denied = (row?.denied ?? false) || (!allowNoSsnRefinance && (await ssnMissing(db, loan)));
  return { denied, oldLimit: row?.old_limit_cents ?? null };
}

/** The risk info of a loan. `migrates`: the refinance switches the product. */
export async function riskInfo(
  db: Db,
  loan: LoanRow,
  { isAddon, migrates, settings }: { isAddon: boolean; migrates: boolean; settings: Settings },
) {
  const newRate = migrates && loan.new_product_id !== null ? termsOf(loan.new_product_id).rate_bps : null;
  const { denied, oldLimit } = await riskOf(db, loan, settings);
  return riskInfoOf({
    status: loan.status_id,
    isAddon,
    denied,
    oldLimit,
    limit: loan.credit_limit_cents,
    rate: loan.rate_bps,
    newRate,
  });
}
