import { useLingui } from '@lingui/react/macro';
import type { LoanLine } from '../../../../machines/payment/payment.view.ts';
import { productText } from '../../loan/productText.ts';

/** Which loan it is about: "Title loan · 2019 Toyota Camry · 10443-22871-01". Its number stays in one piece. */
export function LoanName({ loan }: { loan: LoanLine }) {
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
