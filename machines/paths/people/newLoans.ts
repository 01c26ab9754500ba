import type { NewLoan } from '../../kit/newLoan.ts';

/** What Ann's title loan becomes when she renews it with $214.55. */
export const renewedLoan: NewLoan = {
  productName: 'Title loan',
  newLoanAmount: 161_755,
  annualRate: 120,
  payments: 10,
  everyDays: 30,
  eachPayment: 32_129,
  firstPaymentOn: '2026-12-21',
  allPayments: 321_290,
};

/** The same with roadside assistance. */
export const loanWithRoadside: NewLoan = { ...renewedLoan, ancillaryProducts: [{ name: 'Roadside assistance', price: 4_900 }] };

/** The same as an installment loan. */
export const switchedLoan: NewLoan = { ...renewedLoan, productName: 'Installment loan', annualRate: 99, payments: 12, eachPayment: 26_641 };
