import { useLingui } from '@lingui/react/macro';
import type { LoanName as Loan } from '../../../machines/kit/loanName.ts';
import { productText } from '../loan/productText.ts';

/** Names the loan: "Title loan · 2019 Toyota Camry · 10443-22871-01". Its number is never broken into two lines. */
export function LoanName({ loan }: { loan: Loan }) {
  const { i18n } = useLingui();
  const words = [productText(i18n, loan.productName), loan.collateral].filter(Boolean).join('\u00a0· ');
  return (
    <>
      {words}
      {'\u00a0· '}
      <span className="payment-loan">{loan.loanHeader}</span>
    </>
  );
}
