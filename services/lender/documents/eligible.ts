import type { Text } from '../texts/texts.ts';
import * as v from 'valibot';
import type { DisclosureType, SigningType } from '../../contract/enums.ts';
import { Validations } from '../loans/toLoan.ts';
import type { LoanRow } from '../loans/access.ts';
import { isOver, takesPayments } from '../loans/status.ts';
import { isUnsigned, UNSIGNED_LOAN } from '../loans/unsigned.ts';
import { NOT_ELIGIBLE } from '../no.ts';

type Eligible = Pick<LoanRow, 'status_id' | 'unsigned_application_id' | 'refinance_eligible' | 'new_product_id' | 'validations'>;

/** Why the loan is not eligible for these papers, as a text for the customer; null when it is. `cash`: out with a refinance. Spec: portal §4 (RULE-020, RULE-022). */
export function ineligible(type: DisclosureType | SigningType, loan: Eligible, cash = 0): Text | null {
  if (isUnsigned(loan) && type !== 'origination') return UNSIGNED_LOAN;
  const { isDisbursementAvailable } = v.parse(Validations, JSON.parse(loan.validations));
  const withCash = (isDisbursementAvailable || loan.new_product_id !== null) && cash > 0; // CONF-034
  const isEligible: Record<DisclosureType | SigningType, boolean> = {
    refinance: (loan.refinance_eligible || withCash) && takesPayments(loan.status_id),
    autoPay: takesPayments(loan.status_id),
    addOn: isDisbursementAvailable && takesPayments(loan.status_id),
    settlement: !isOver(loan.status_id),
    origination: !isOver(loan.status_id),
  };
  return isEligible[type] ? null : NOT_ELIGIBLE;
}
