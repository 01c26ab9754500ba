import type { LoanName } from '../../../../machines/linkAccount/linkAccount.select.ts';
import { useBrandName } from '../../../brands/productName.ts';

/** Loans, so that they are recognised: brand, what they are, their number. */
export function LoanNames({ loans, withBrand = false }: { loans: readonly LoanName[]; withBrand?: boolean }) {
  const nameOf = useBrandName();
  return (
    <ul className="loan-names">
      {loans.map(({ loanId, loanHeader, productName, brand }) => (
        <li key={loanId}>
          {withBrand && <span>{nameOf(brand)} · </span>}
          <span>{productName}</span> · <span>{loanHeader}</span>
        </li>
      ))}
    </ul>
  );
}
