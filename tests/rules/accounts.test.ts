import { describe, expect, test } from 'vitest';
import {
  callsStore,
  contactFor,
  dayOf,
  daysBetween,
  inOrder,
  isActive,
  onlyBrand,
  payClauses,
  statusName,
  whyNotPay,
} from '../../machines/accounts/accounts.rules.ts';
import { isAlternate } from '../../machines/kit/loanCustomer.ts';
import { statusAccess } from '../../machines/kit/statusAccess.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { meetClauses, whyNotMeet } from '../../machines/kit/mayMeet.ts';
import { loanLike, titleLoan } from '../../machines/paths/people/loans.ts';
import { ann, sam, settings, zoe } from '../../machines/paths/people/people.ts';

describe('why a payment cannot be made', () => {
  test('an open loan of an available brand can be paid', () => expect(whyNotPay(titleLoan, ann)).toBeNull());
  test.each([
    ['loanIsActive', loanLike({ paidOff: true })],
    ['loanIsActive', loanLike({ loanStatusId: LOAN_STATUS.Settled })],
    ['statusAllows', loanLike({ loanStatusId: LOAN_STATUS.Bankrupt })],
    ['storeIsNotNeeded', loanLike({ loanStatusId: LOAN_STATUS.Repossessed })], // ROUTE-067
    ['brandIsOpen', loanLike({ brand: 'EasyMoney' })],
    ['loanIsSigned', loanLike({ unsigned: { applicationId: 'application-1', loanAmount: 60_000 } })],
    ['loanIsPayable', loanLike({ payable: false })], // RULE-019: no SSN on file
    ['somethingIsOwed', loanLike({ payoffAmount: 0 })],
  ] as const)('%s is the reason when only this condition fails', (clause, loan) => {
    expect(whyNotPay(loan, ann)).toBe(clause);
    const others = Object.entries(payClauses).filter(([name]) => name !== clause);
    expect(others.filter(([, holds]) => !holds(loan, ann)).map(([name]) => name)).toEqual([]);
  });
});

test.each([
  ['loanIsActive', loanLike({ paidOff: true })],
  ['statusAllows', loanLike({ loanStatusId: LOAN_STATUS.Bankrupt })],
  ['hasStore', loanLike({ storeId: '' })],
  [null, titleLoan],
] as const)('ROUTE-062: why no appointment is offered: %s', (clause, loan) => {
  expect(whyNotMeet(loan)).toBe(clause);
  expect(Object.entries(meetClauses).flatMap(([name, holds]) => (holds(loan) ? [] : [name]))).toEqual(clause === null ? [] : [clause]);
});

test('guard 5: a brand that is not available takes no payment, unless the customer’s brands are unknown', () => {
  expect(whyNotPay(titleLoan, { brands: ['TitleMax'], availableProviders: [] })).toBe('brandIsOpen');
  expect(whyNotPay(titleLoan, { brands: [], availableProviders: [] })).toBeNull();
  expect(whyNotPay(loanLike({ brand: 'InstaLoan' }), { brands: [], availableProviders: [] })).toBe('brandIsOpen'); // strictly
});

test('OPEN-039: what each status lets the customer do', () => {
  const accessByStatus = Object.fromEntries(
    Object.entries(LOAN_STATUS).map(([name, loanStatusId]) => [name, statusAccess({ loanStatusId })]),
  );
  expect(accessByStatus).toEqual({
    PaidOff: 'look',
    ChargedOff: 'blocked',
    Closed: 'look',
    Deleted: 'blocked',
    Open: 'pay',
    Repossessed: 'pay',
    OutForRepo: 'pay',
    Sold: 'blocked',
    Bankrupt: 'blocked',
    Refinance: 'blocked',
    OutForRepoChargedOff: 'blocked',
    RepossessedChargedOff: 'blocked',
    Default: 'pay',
    Rescinded: 'blocked',
    Settled: 'look',
    ActiveDefault: 'pay',
    BankruptChargedOff: 'blocked',
    Chargeback: 'blocked',
  });
});

test('each status id has its name', () => expect(statusName({ loanStatusId: 23 })).toBe('OutForRepoChargedOff'));

test('RULE-033: the alternate party is the one whose customer id is the cosigner id, in either loan system', () => {
  expect(isAlternate({ cosignerId: 'C-sam' }, sam)).toBe(true);
  expect(isAlternate({ cosignerId: 'T-7' }, { customerId: 'N-7', customerIds: { NLS: 'N-7', TLX: 'T-7' } })).toBe(true);
  expect(isAlternate({ cosignerId: 'C-sam' }, ann)).toBe(false);
  expect(isAlternate({ cosignerId: '' }, zoe)).toBe(false); // no cosigner and no customer id are not the same person
});

test('late loans are first, the longest late at the top, then a new loan to sign, then by due date; paid-off loans are last', () => {
  const loans = [
    loanLike({ loanId: 'paid long ago', paidOff: true, paidOffDate: '2020-01-01' }),
    loanLike({ loanId: 'due in December', dueDate: '2026-12-05' }),
    loanLike({ loanId: 'bankrupt, 300 days late', daysLate: 300, loanStatusId: LOAN_STATUS.Bankrupt }),
    loanLike({ loanId: 'paid last', paidOff: true, paidOffDate: '2026-01-01' }),
    loanLike({
      loanId: 'waits for the signature',
      dueDate: '2026-12-21',
      unsigned: { applicationId: 'application-1', loanAmount: 60_000 },
    }),
    loanLike({ loanId: '3 days late', daysLate: 3, dueDate: '2026-11-18' }),
    loanLike({ loanId: 'due tomorrow', dueDate: '2026-11-22' }),
    loanLike({ loanId: '35 days late', daysLate: 35, dueDate: '2026-10-17' }),
  ];
  expect(inOrder(loans).map(({ loanId }) => loanId)).toEqual([
    '35 days late',
    '3 days late',
    'waits for the signature',
    'due tomorrow',
    'due in December',
    'bankrupt, 300 days late',
    'paid last',
    'paid long ago',
  ]);
});

describe('OPEN-034: the number to call', () => {
  const office = (phone: string) => ({ phone, hours: 'Mon to Fri' });
  const contacts = { InstaLoan: office('8005550101'), NLS: office('8005550102'), TLXe: office('8005550103') };
  const systems = { NLS: 'NLS', TLXe: 'TLX' };
  const known = { settings, contacts, systems };

  test.each([
    [0, true],
    [60, true],
    [61, false],
  ])('%i days late, the store is the number to call: %s', (daysLate, store) => expect(callsStore(loanLike({ daysLate }), 60)).toBe(store));
  test('a store without a number is not called', () => expect(callsStore(loanLike({ storePhoneNumber: '' }), 60)).toBe(false));
  test.each([
    ['InstaLoan', loanLike({ daysLate: 61, brand: 'InstaLoan' }), '8005550101'],
    ['NLS', loanLike({ daysLate: 61, lmsId: 'NLS' }), '8005550102'],
    ['TLXe', loanLike({ daysLate: 61 }), '8005550103'],
  ])('beyond the limit it is customer service of %s', (_, loan, phone) =>
    expect(contactFor(loan, known)).toEqual({ who: 'customerService', phone, hours: 'Mon to Fri' }),
  );
  test('without customer service numbers it is the store', () =>
    expect(contactFor(loanLike({ daysLate: 61 }), { settings, contacts: null, systems: null })?.who).toBe('store'));
  test('without any number there is no contact', () =>
    expect(contactFor(loanLike({ storePhoneNumber: '' }), { settings, contacts: null, systems: null })).toBeNull());
});

test('CONF-022: a customer of one brand only has no Home', () => {
  expect(onlyBrand(sam)).toBe('TitleMax');
  expect(onlyBrand(ann)).toBeNull();
  expect(onlyBrand(zoe)).toBeNull();
  expect(onlyBrand({ brands: ['TitleMax'], availableProviders: [] })).toBeNull(); // guard 5 sends this customer to Home, so no Dashboard can replace it
});

test('a day begins with the lender’s books: at midnight in Chicago', () => {
  expect(dayOf(Date.parse('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(Date.parse('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
  expect(dayOf(Date.parse('2026-07-21T05:00:00Z'))).toBe('2026-07-21'); // daylight saving time
});

test('days are counted by the calendar, also across daylight saving changes and the end of the year', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2); // clocks go back on Nov 1
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2026-11-27', '2026-11-21')).toBe(-6);
});

test('a loan that is not paid off is active (RULE-023)', () =>
  expect([isActive(titleLoan), isActive({ ...titleLoan, paidOff: true })]).toEqual([true, false]));
