import type { Loan } from '../../../services/contract/accounts.ts';
import { LOAN_STATUS, PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import type { OriginationInfo } from '../../origination/origination.types.ts';
import type { Person } from '../../kit/session.types.ts';
import { loanLike } from './loans.ts';
import { ann } from './people.ts';

export const kim: Person = {
  ...ann,
  profileId: 'profile-kim',
  customerId: 'C-kim',
  customerIds: { TLX: 'C-kim' },
  name: 'Kim Castellanos',
  email: 'kim@example.com',
  username: 'kim@example.com',
  brands: ['TitleMax'],
};

/** Kim's appraisal: $600.00 to $12,000.00, every way. */
export const appraised: OriginationInfo = {
  applicationId: 'application-1',
  appraisalId: 'appraisal-1',
  appraisalStatus: 'offered',
  customerId: 'C-kim',
  collateral: { year: '2020', make: 'Toyota', model: 'Tacoma' },
  minLoanAmount: 60_000,
  maxLoanAmount: 1_200_000,
  disbursementOptions: {
    isDebitDisbursementAvailable: true,
    isMoneyGramDisbursementAvailable: true,
    isStoreDisbursementAvailable: true,
  },
  loanTypeCode: 'TTL',
  locationId: 'S-1',
  locationBrand: 'TitleMax',
  storeId: 'S-1',
  productId: 'P-1',
  disbursementAmount: 0,
  disbursementType: PAYMENT_CHANNEL.none,
  originationKey: '',
  loanId: '',
  loanSigned: false,
  docExp: '2026-12-05T18:00:00.000Z',
};

/** What GET /loanOriginate says of the loan of $600.00. */
export const newLoan = { loanId: 'new', collateral: appraised.collateral, dueDate: '2026-12-21', loanAmount: 60_000 };

/** The same, once the loan is made: Open and not signed. */
export const originatedInfo: OriginationInfo = {
  ...appraised,
  ...newLoan,
  appraisalStatus: 'accepted',
  disbursementAmount: 60_000,
  disbursementType: PAYMENT_CHANNEL.debit,
  originationKey: 'm-1',
  loanStatusId: LOAN_STATUS.Open,
};

/** It was not signed in time. */
export const lapsedInfo: OriginationInfo = { ...originatedInfo, loanStatusId: LOAN_STATUS.Deleted };

/** The same loan in the list of accounts, while it waits for the signature. */
export const unsignedLoan: Loan = loanLike({
  loanId: 'new',
  loanHeader: '10443-new-1',
  payable: false,
  refinanceEligible: false,
  payoffAmount: 0,
  minimumAmountDue: 0,
  minimumRequiredAmount: 0,
  dueDate: newLoan.dueDate,
  unsigned: { applicationId: appraised.applicationId, loanAmount: newLoan.loanAmount, signBy: '2026-12-05' },
});

export const kimsLoan: Loan = loanLike({ loanId: 'new', loanHeader: '10443-new-1', payoffAmount: 60_000 });
