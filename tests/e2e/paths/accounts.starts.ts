import type { SnapshotFrom } from 'xstate';
import type { accountsMachine } from '../../../machines/accounts/accounts.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { loanLike, titleLoan } from '../../../machines/paths/people/loans.ts';
import { ann, settings } from '../../../machines/paths/people/people.ts';

export type S = SnapshotFrom<typeof accountsMachine>;

const title = titleLoan;
const longLate = loanLike({ loanId: 'longLate', brand: 'InstaLoan', daysLate: 70, pastDueAmount: 40_000 });
const bankrupt = loanLike({ loanId: 'bankrupt', loanStatusId: LOAN_STATUS.Bankrupt });
const oldBankrupt = loanLike({ loanId: 'oldBankrupt', loanStatusId: LOAN_STATUS.Bankrupt, daysLate: 200 });
const paidOff = loanLike({ loanId: 'paidOff', paidOff: true, paidOffDate: '2025-02-03', loanStatusId: LOAN_STATUS.PaidOff });
const contact = { phone: '8005550100', hours: 'Mon to Fri 8 am to 8 pm' };

const broken = {
  reply: { fails: new ApiError({ kind: 'unknown', call: 'GET /accounts', status: 500 }) },
  wire: { status: 500, body: { message: 'boom' } },
};
const says = (body: unknown) => ({ reply: { done: body }, wire: { body } });
const loans = says({ loans: [title, longLate, bankrupt, oldBankrupt, paidOff] });

/** Every answer twice: as the chart gets it, and as the network response. */
export const answers = {
  getAllAccounts: { 'her loans': loans, fails: broken },
  getBrandAccounts: { 'her loans': loans, fails: broken },
  findLoan: { 'her loans': loans, fails: broken },
  reloadAccounts: { 'her loans': loans, fails: broken },
  getMessage: { 'a notice': says({ message: 'Stores close early on Thursday.' }), fails: broken },
  // the lender knows nothing of these loans
  getBankruptcy: { fails: broken },
  getReporting: { 'no loan is reported': { reply: { done: false }, wire: { body: { isReported: false } } } },
  readLockHolders: { 'nobody renews a loan': { reply: { done: {} }, wire: { body: { alreadyLocked: false } } } },
  readUnfinished: { 'nothing was begun': { reply: { done: [] }, wire: { body: { value: '' } } } },
  getSystems: { 'the ids': says({ referenceIds: { NLS: 'NLS', TLXe: 'TLX' } }), fails: broken },
  getContacts: { 'the numbers': says({ InstaLoan: contact, NLS: contact, TLXe: contact }), fails: broken },
  getDetail: {
    'the loan': says({ loan: title }),
    'an empty answer': says({}),
    'the loan is bankrupt now': says({ loan: { ...title, loanStatusId: LOAN_STATUS.Bankrupt } }),
    fails: broken,
  },
  readLoanDocuments: { 'the lender asks for none': { reply: { done: false }, wire: { body: { tasks: [] } } } },
  getPayoffDay: { 'valid through Monday': says({ businessDate: '2026-11-23' }) },
} as const;

type Both = Readonly<Record<string, { reply: { done: unknown } | { fails: unknown } }>>;
/** Those of the chart. */
export const replies = Object.fromEntries(
  Object.entries(answers).map(([id, all]: [string, Both]) => [
    id,
    Object.fromEntries(Object.entries(all).map(([label, { reply }]) => [label, reply])),
  ]),
);

const start = (screen: string, params: Record<string, string> = {}, person = ann) => ({ person, settings, params, screen });
const onlyTitleMax = { ...ann, brands: ['TitleMax' as const] };

/** The start of each story: the opened address, and the customer's brands. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof start> }>> = {
  'Ann signs in': { path: '/', input: start('Home') },
  'Ann, of one brand, signs in': { path: '/', input: start('Home', {}, onlyTitleMax) },
  'Ann opens the address of her TitleMax accounts': { path: '/TitleMax/Accounts', input: start('Dashboard', { brand: 'TitleMax' }) },
  'Ann opens the address of her title loan': {
    path: '/TitleMax/Accounts/title',
    input: start('AccountDetails', { brand: 'TitleMax', loanId: 'title' }),
  },
  'Ann opens the address where she manages her title loan': {
    path: '/TitleMax/Accounts/title/ManageAccount',
    input: start('ManageAccount', { brand: 'TitleMax', loanId: 'title' }),
  },
  'Ann opens the address of a loan that is not hers': {
    path: '/TitleMax/Accounts/no',
    input: start('AccountDetails', { brand: 'TitleMax', loanId: 'no' }),
  },
};
