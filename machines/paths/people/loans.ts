import type { HistoryEntry, Loan } from '../../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';

/** Ann's title loan: $214.55 due on the 27th, $1,832.10 to pay it off. */
export const titleLoan: Loan = {
  loanId: 'title',
  loanHeader: '10443-22871-01',
  lmsId: 'TLX',
  storeId: 'S-1',
  productId: 'P-1',
  productName: 'Title loan',
  loanStatusId: LOAN_STATUS.Open,
  paidOff: false,
  brand: 'TitleMax',
  cosignerId: '',
  alternateName: '',
  alternateLinked: false,
  refinanceEligible: true,
  payable: true,
  useRefiTerm: false,
  storePhoneNumber: '5125550150',
  localStoreState: 'TX',
  payoffAmount: 183_210,
  minimumLoanAmount: 10_000,
  minimumAmountDue: 21_455,
  productSwitchAmountDue: 0,
  minimumRequiredAmount: 21_455,
  pastDueAmount: 0,
  daysLate: 0,
  dueDate: '2026-11-27',
  intentId: 'intent-1',
  suretyBond: false,
  productMigration: false,
  collateralDetail: { year: '2019', make: 'Toyota', model: 'Camry' },
  validations: {
    isDisbursementAvailable: false,
    guestFeatures: { guestRefinanceEnabled: false },
    partialPayConfirmViewable: true,
    isOfrReinstateAmount: false,
    isInOfrStatus: false,
    skipAutoPayConfirm: false,
  },
};

/** Ann's title loan with some fields changed. */
export const loanLike = (different: Partial<Loan>): Loan => ({ ...titleLoan, ...different });

/** The same loan, with $50.00 to $1,382.45 in cash when it is renewed with $214.55. */
export const loanWithCash: Loan = loanLike({
  renewalCash: {
    minAmount: 5_000,
    creditLimit: 300_000,
    disbursementOptions: {
      isDebitDisbursementAvailable: true,
      isMoneyGramDisbursementAvailable: true,
      isStoreDisbursementAvailable: true,
    },
  },
});

/** `count` payments of $10.00, newest first. */
export const historyOf = (count: number): HistoryEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `H-${at}`,
    at: '2026-10-27T15:00:00.000Z',
    kind: 'payment',
    amount: 1_000,
    balance: 183_210 + at * 1_000,
    confirmationNumber: `CN-${at}`,
    method: 'Visa •••• 4242',
    cancelled: false,
    byOther: false,
  }));
