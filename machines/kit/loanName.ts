import type { Loan } from '../../services/contract/accounts.ts';

/** What names a loan on a page: "Title loan · 2019 Toyota Camry · 10443-22871-01". */
export type LoanName = {
  productName: string;
  /** "2019 Toyota Corolla", empty when unsecured. */
  collateral: string;
  loanHeader: string;
};

export const loanNameOf = ({ productName, collateralDetail, loanHeader }: Loan): LoanName => ({
  productName,
  collateral: collateralDetail ? `${collateralDetail.year} ${collateralDetail.make} ${collateralDetail.model}` : '',
  loanHeader,
});
