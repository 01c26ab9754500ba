import { describe, expect, test } from 'vitest';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../machines/accounts/accounts.select.ts';
import { ApiError } from '../../services/contract/error.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { explore, gaps, told } from '../kit/explorer.ts';
import { historyOf, loanLike, titleLoan } from '../kit/loans.ts';
import { ann, sam, settings, zoe } from '../kit/people.ts';

const title = titleLoan;
const longLate = loanLike({ loanId: 'longLate', brand: 'InstaLoan', daysLate: 70, pastDueAmount: 40_000 });
const bankrupt = loanLike({ loanId: 'bankrupt', loanStatusId: LOAN_STATUS.Bankrupt });
const oldBankrupt = loanLike({ loanId: 'oldBankrupt', loanStatusId: LOAN_STATUS.Bankrupt, daysLate: 200 });
const paidOff = loanLike({ loanId: 'paidOff', paidOff: true, paidOffDate: '2025-02-03', loanStatusId: LOAN_STATUS.PaidOff });
const loans = { done: { loans: [title, longLate, bankrupt, oldBankrupt, paidOff] } };
const broken = { fails: new ApiError({ kind: 'unknown', call: 'GET /accounts', status: 500 }) };
const contact = { phone: '8005550100', hours: 'Mon to Fri 8 am to 8 pm' };

const walk = explore(accountsMachine, {
  starts: {
    'Ann signs in': { person: ann, settings, params: {}, screen: 'Home' },
    'Sam, of one brand, signs in': { person: sam, settings, params: {}, screen: 'Home' },
    'Zoe, who has no loans, signs in': { person: zoe, settings, params: {}, screen: 'Home' },
    'Ann opens the address of her TitleMax accounts': { person: ann, settings, params: { brand: 'TitleMax' }, screen: 'Dashboard' },
    'Ann opens the address of her title loan': {
      person: ann,
      settings,
      params: { brand: 'TitleMax', loanId: 'title' },
      screen: 'AccountDetails',
    },
    'Ann opens the address of a loan that is not hers': {
      person: ann,
      settings,
      params: { brand: 'TitleMax', loanId: 'no' },
      screen: 'AccountDetails',
    },
  },
  events: {
    'opens the title loan': { type: 'account.opened', loanId: 'title' },
    'opens the loan 70 days late': { type: 'account.opened', loanId: 'longLate' },
    'opens the bankrupt loan': { type: 'account.opened', loanId: 'bankrupt' },
    'opens the old bankrupt loan': { type: 'account.opened', loanId: 'oldBankrupt' },
    'opens a loan that is not there': { type: 'account.opened', loanId: 'no' },
    'chooses to pay the title loan': { type: 'payment.chosen', loanId: 'title' },
    'chooses to pay the paid-off loan': { type: 'payment.chosen', loanId: 'paidOff' },
    'goes to InstaLoan': { type: 'brand.opened', brand: 'InstaLoan' },
    'goes to a brand that is not served': { type: 'brand.opened', brand: 'EasyMoney' },
    'goes to all accounts': { type: 'home.opened' },
    'goes back to the accounts': { type: 'accounts.opened' },
    'shows paid-off loans too': { type: 'showAll.changed', showAll: true },
    'asks for more history': { type: 'history.extended' },
    'tries again': { type: 'retry.chosen' },
  },
  answers: {
    readClock: { 'it is the 21st': { done: { now: new Date(2026, 10, 21, 12).getTime() } } },
    getAllAccounts: { 'five loans': loans, fails: broken },
    getBrandAccounts: { 'five loans': loans, 'no loans': { done: { loans: [] } }, fails: broken },
    findLoan: { 'five loans': loans, fails: broken },
    getMessage: { 'a notice': { done: { message: 'Stores close early on Thursday.' } }, fails: broken },
    getSystems: { 'the ids': { done: { referenceIds: { NLS: 'NLS', TLXe: 'TLX' } } }, fails: broken },
    getContacts: { 'the numbers': { done: { InstaLoan: contact, NLS: contact, TLXe: contact } }, fails: broken },
    getDetail: {
      'the loan': { done: { loan: title } },
      'nothing in it': { done: {} },
      'the loan is bankrupt now': { done: { loan: { ...title, loanStatusId: LOAN_STATUS.Bankrupt } } },
      fails: broken,
    },
    getHistory: {
      '30 payments': { done: { entries: historyOf(30), older: 0 } },
      'the newest 30 of 50 payments': { done: { entries: historyOf(30), older: 20 } },
      fails: broken,
    },
    getOlder: {
      'the 20 that are older': { done: { entries: historyOf(50).slice(30), older: 0 } },
      'none after all': { done: { entries: [], older: 20 } },
      fails: broken,
    },
  },
  params: [{ brand: 'TitleMax', loanId: 'title' }, { brand: 'TitleMax', loanId: 'bankrupt' }, { brand: 'Nobody' }],
  sees: ({ context: { person, brand, loanId, today, loans: known, loan, entries, entriesOlder, entriesShown, contacts, failure } }) => [
    person.name,
    brand,
    loanId,
    today,
    known?.length,
    loan?.loanId,
    loan?.loanStatusId,
    (entries?.length ?? 0) > entriesShown,
    entriesOlder > 0,
    contacts !== null,
    failure?.kind,
  ],
  outcomes: ['pay'],
});

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const stories = told(walk).map(([story, snapshot]) => ({ story, snapshot, view: accountsView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that end as none may: a few say as much as a thousand. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('wherever Ann, Sam and Zoe get to', () => {
  test('AccountDetails shows the figures just asked for, never those of the list', () =>
    expect(
      where(({ view, snapshot }) => view.screen === 'AccountDetails' && view.account !== null && snapshot.context.loan === null),
    ).toEqual([]));
  test('a failure is told', () => expect(where(({ view }) => view.accountState === 'failed' && view.failure === null)).toEqual([]));
  test('a list that could not be got the first time is not shown as an empty one', () =>
    expect(
      where(({ view, snapshot }) => snapshot.matches({ home: 'failed' }) && view.groups?.length === 0 && snapshot.context.loans === null),
    ).toEqual([]));
  test('only a loan that may be paid leads to a payment', () =>
    expect(where(({ snapshot }) => snapshot.status === 'done' && snapshot.output?.loanId !== 'title')).toEqual([]));
  test('a blocked loan never offers a payment', () =>
    expect(where(({ view }) => view.account?.status === 'Bankrupt' && view.account.whyNotPay === null)).toEqual([]));
  test('a blocked loan is on its own screen, and no other loan is', () =>
    expect(
      where(({ view }) => view.account !== null && (view.account.status === 'Bankrupt') !== (view.screen === 'AccountStatusBlocked')),
    ).toEqual([]));
  test('Sam, of one brand, has no Home', () =>
    expect(where(({ snapshot }) => snapshot.context.person === sam && snapshot.matches('home'))).toEqual([]));
  test('customer service is never named with a number nobody told', () =>
    expect(where(({ view, snapshot }) => view.account?.contact?.who === 'customerService' && snapshot.context.contacts === null)).toEqual(
      [],
    ));
  test('"Show more" is offered as long as there is more, and then shows more or says why not', () =>
    expect(
      where(
        ({ view: { screen, history }, snapshot }) =>
          screen === 'AccountDetails' &&
          history.state !== 'asking' &&
          snapshot.status === 'active' &&
          history.total > history.shown !== snapshot.can({ type: 'history.extended' }),
      ),
    ).toEqual([]));
  test('a retry is at hand wherever something could not be got', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          view.failure !== null && snapshot.status === 'active' && !snapshot.hasTag('busy') && !snapshot.can({ type: 'retry.chosen' }),
      ),
    ).toEqual([]));
});
