import { describe, expect, test } from 'vitest';
import type { Loan } from '../../services/contract/accounts.ts';
import { isRenewable, mayRenew, renewalClauses, type RenewalFacts } from '../../machines/kit/renewalEligibility.ts';
import { loan } from '../../machines/paths/walks/payment.people.ts';

/** Ann pays the $300.00 that are due of $2,000.00. Her new loan must be $500.00 at least. */
const annsLoan: Loan = {
  ...loan,
  refinanceEligible: true,
  payoffAmount: 200_000,
  minimumAmountDue: 30_000,
  productSwitchAmountDue: 10_000,
  minimumLoanAmount: 50_000,
};
const facts: RenewalFacts = {
  loan: annsLoan,
  guestPayment: false,
  isPrevented: false,
  payment: 30_000,
  disbursement: 0,
  isOnlineProduct: false,
  isNls: false,
};

const obstacles = (found: RenewalFacts) => Object.entries(renewalClauses).flatMap(([name, holds]) => (holds(found) ? [] : [name]));
const may = (part: Partial<Loan['validations']>) => ({ validations: { ...loan.validations, ...part } });
const GUESTS_RENEW = may({ guestFeatures: { guestRefinanceEnabled: true } });
const CASH = may({ isDisbursementAvailable: true });
const NOT_ELIGIBLE = { refinanceEligible: false };

describe('Ann renews her loan only if each condition holds (RULE-020)', () => {
  test.each<[string, Partial<RenewalFacts>, Partial<Loan>, string[]]>([
    ['all of them hold', {}, {}, []],
    ['(a) a guest pays', { guestPayment: true }, {}, ['guestMayRenew']],
    ['(a) a guest pays, where guests may renew', { guestPayment: true }, GUESTS_RENEW, []],
    ['(b) the risk check has denied it', { isPrevented: true }, {}, ['isNotPrevented']],
    ['(c) the loan is not eligible', {}, NOT_ELIGIBLE, ['loanMayBeRenewed']],
    ['(c) it is not eligible, pays out cash, and she takes none', {}, { ...NOT_ELIGIBLE, ...CASH }, ['loanMayBeRenewed']],
    ['(c) it is not eligible, pays out cash, and she takes a cent', { disbursement: 1 }, { ...NOT_ELIGIBLE, ...CASH }, []],
    [
      '(c) it is not eligible, can become another product, and she takes no cash',
      {},
      { ...NOT_ELIGIBLE, productMigration: true },
      ['loanMayBeRenewed'],
    ],
    [
      '(c) it is not eligible, can become another product, and she takes a cent',
      { disbursement: 1 },
      { ...NOT_ELIGIBLE, productMigration: true },
      [],
    ],
    ['(c) it is not eligible, and pays out no cash to take', { disbursement: 1 }, NOT_ELIGIBLE, ['loanMayBeRenewed']],
    ['(c) it is eligible, pays out cash, and she takes none (CONF-034)', {}, CASH, []],
    ['(c) it is eligible, can become another product, and she takes no cash (CONF-034)', {}, { productMigration: true }, []],
    ['(d) she pays the loan off', { payment: 200_000, isNls: true }, {}, ['isNotPayoff']],
    ['(d) she pays all but a cent, in NLS', { payment: 199_999, isNls: true }, {}, []],
    ['(e) she pays a cent less than what is due', { payment: 29_999 }, {}, ['amountFits']],
    ['(e) she pays a cent less than what is due, in NLS', { payment: 29_999, isNls: true }, {}, []],
    ['(e) she leaves exactly the smallest loan', { payment: 150_000 }, {}, []],
    ['(e) she leaves a cent less than the smallest loan', { payment: 150_001 }, {}, ['amountFits']],
    ['(e) she leaves a cent less than the smallest loan, in NLS', { payment: 150_001, isNls: true }, {}, []],
    [
      'none of them holds',
      { guestPayment: true, isPrevented: true, payment: 200_000 },
      NOT_ELIGIBLE,
      ['guestMayRenew', 'isNotPrevented', 'loanMayBeRenewed', 'isNotPayoff', 'amountFits'],
    ],
  ])('%s', (_, part, ofLoan, missing) => {
    const found = { ...facts, ...part, loan: { ...annsLoan, ...ofLoan } };
    expect(obstacles(found)).toEqual(missing);
    expect(mayRenew(found)).toBe(missing.length === 0);
  });
});

/** No amount is chosen yet. */
test.each<[string, boolean, Partial<RenewalFacts>, Partial<Loan>]>([
  ['Ann’s loan, with the $300.00 that are due', true, {}, {}],
  ['a loan on which nothing is due, with a cent', true, {}, { minimumAmountDue: 0 }],
  [
    'a loan as small as the smallest loan, of which not even a cent can be paid',
    false,
    {},
    { minimumAmountDue: 0, minimumLoanAmount: 200_000 },
  ],
  ['a loan that is not eligible', false, {}, NOT_ELIGIBLE],
  ['a loan of which more is due than leaves the smallest loan', false, {}, { minimumAmountDue: 150_001 }],
  ['the same loan in NLS, which has no limits', true, { isNls: true }, { minimumAmountDue: 150_001 }],
  ['a loan in NLS that is due in full, of which any part can be paid', true, { isNls: true }, { minimumAmountDue: 200_000 }],
  ['a loan that the lender renews in its online store', false, {}, { ecommerceRefinanceUrl: 'https://store.example/renew' }],
])('a renewal is offered for %s: %s (FLOW-REFI-01)', (_, isOffered, part, ofLoan) =>
  expect(isRenewable({ ...facts, ...part, loan: { ...annsLoan, ...ofLoan } })).toBe(isOffered),
);
