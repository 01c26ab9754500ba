import { useLingui } from '@lingui/react/macro';
import type { LoanName } from '../../../../machines/linkAccount/linkAccount.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { productText } from '../../loan/productText.ts';

/** Loans by brand, product and number. */
export function LoanNames({ loans, withBrand = false }: { loans: readonly LoanName[]; withBrand?: boolean }) {
  const { i18n } = useLingui();
  const nameOf = useBrandName();
  return (
    <ul className="loan-names">
      {loans.map(({ loanId, loanHeader, productName, brand }) => (
        <li key={loanId}>
          {withBrand && <span>{nameOf(brand)} · </span>}
          <span>{productText(i18n, productName)}</span> · <span className="loan-number">{loanHeader}</span>
        </li>
      ))}
    </ul>
  );
}
