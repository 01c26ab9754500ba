import { useLingui } from '@lingui/react/macro';
import type { LoanName as Loan } from '../../../machines/kit/loanName.ts';
import { productText } from '../loan/productText.ts';

/** Names the loan: "Title loan · 2019 Toyota Camry · 10443-22871-01". Its number is never broken into two lines, and left out of a short name. */
export function LoanName({ loan, short = false }: { loan: Loan; short?: boolean }) {
  const { i18n } = useLingui();
  const words = [productText(i18n, loan.productName), loan.collateral].filter(Boolean).join('\u00a0· ');
  if (short && words !== '') return words;
  return (
    <>
      {words}
      {'\u00a0· '}
      <span className="loan-number">{loan.loanHeader}</span>
    </>
  );
}
