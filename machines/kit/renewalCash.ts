import type { Loan } from '../../services/contract/accounts.ts';
import type { PaymentDraft, RenewalCash } from '../../services/contract/unfinishedPayment.ts';

/** The cash that this loan pays out when it is renewed with a payment, in cents; null when it pays out none. The lender's limits. Spec: RULE-020 (refinance-9). */
export function cashLimits({ renewalCash, payoffAmount }: Loan, payment: number): { least: number; most: number } | null {
  if (!renewalCash) return null;
  const { minAmount, creditLimit } = renewalCash;
  const most = creditLimit - (payoffAmount - payment);
  return most >= minAmount ? { least: minAmount, most } : null;
}

/** The most cash, in cents; zero when there is none. */
export const mostCash = (loan: Loan, payment: number): number => cashLimits(loan, payment)?.most ?? 0;

/** Only with cash: the loan may not be renewed otherwise. Spec: RULE-020 (c), CONF-034. */
export const needsCash = ({ refinanceEligible }: Loan): boolean => !refinanceEligible;

/** The cash that the customer has chosen with this payment: of its terms, or of those before the amount was changed. */
export const cashIn = ({ renewal, earlierCash }: PaymentDraft): RenewalCash | undefined => (renewal ? renewal.cash : earlierCash);
