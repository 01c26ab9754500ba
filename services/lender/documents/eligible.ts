import * as v from 'valibot';
import type { DisclosureType, SigningType } from '../../contract/enums.ts';
import { Validations } from '../loans/toLoan.ts';
import type { LoanRow } from '../loans/access.ts';
import { isOver, takesPayments } from '../loans/status.ts';
import { NOT_ELIGIBLE } from '../no.ts';

/** Why the loan is not eligible for these papers, as a text for the customer; null when it is. Spec: portal §4 (RULE-020, RULE-022). */
export function ineligible(
  type: DisclosureType | SigningType,
  loan: Pick<LoanRow, 'status_id' | 'refinance_eligible' | 'validations'>,
): string | null {
  const isEligible: Record<DisclosureType | SigningType, boolean> = {
    refinance: loan.refinance_eligible && takesPayments(loan.status_id),
    autoPay: takesPayments(loan.status_id),
    addOn: v.parse(Validations, JSON.parse(loan.validations)).isDisbursementAvailable && takesPayments(loan.status_id),
    settlement: !isOver(loan.status_id),
    origination: !isOver(loan.status_id),
  };
  return isEligible[type] ? null : NOT_ELIGIBLE;
}
