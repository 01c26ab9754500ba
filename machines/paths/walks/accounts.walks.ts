import { accountsMachine } from '../../accounts/accounts.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { explore } from '../explorer.ts';
import { historyOf, loanLike, titleLoan } from '../people/loans.ts';
import { ann, sam, settings, zoe } from '../people/people.ts';
import { once } from '../once.ts';

const title = titleLoan;
const longLate = loanLike({ loanId: 'longLate', brand: 'InstaLoan', daysLate: 70, pastDueAmount: 40_000 });
const bankrupt = loanLike({ loanId: 'bankrupt', loanStatusId: LOAN_STATUS.Bankrupt });
const oldBankrupt = loanLike({ loanId: 'oldBankrupt', loanStatusId: LOAN_STATUS.Bankrupt, daysLate: 200 });
const paidOff = loanLike({ loanId: 'paidOff', paidOff: true, paidOffDate: '2025-02-03', loanStatusId: LOAN_STATUS.PaidOff });
const loans = { done: { loans: [title, longLate, bankrupt, oldBankrupt, paidOff] } };
const broken = { fails: new ApiError({ kind: 'unknown', call: 'GET /accounts', status: 500 }) };
const contact = { phone: '8005550100', hours: 'Mon to Fri 8 am to 8 pm' };

/** Everything that can happen in the accounts of Ann, of Sam, who has one brand, and of Zoe, who has no loan. */
export const accountsWalk = once(() =>
  explore(accountsMachine, {
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
      'opens the papers of the loan': { type: 'documents.chosen', monthly: false },
      'opens the statements of the loan': { type: 'documents.chosen', monthly: true },
      'wants the portal on her home screen': { type: 'install.chosen' },
      'asks for more history': { type: 'history.extended' },
      'wants to see the store': { type: 'store.opened' },
      'wants an appointment': { type: 'appointment.chosen' },
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
        'the loan is paid off now, and has no store': {
          done: { loan: { ...title, paidOff: true, loanStatusId: LOAN_STATUS.PaidOff, storeId: '' } },
        },
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
    sees: ({
      context: {
        person,
        brand,
        loanId,
        today,
        loans: known,
        loan,
        entries,
        entriesOlder,
        entriesShown,
        contacts,
        failure,
        wantsInstall,
        wantsDocuments,
        atStore,
      },
    }) => [
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
      wantsInstall,
      wantsDocuments,
      loan?.paidOff,
      atStore,
    ],
    outcomes: ['pay', 'documentsChosen', 'installChosen', 'storeChosen', 'appointmentChosen'],
    refused: ['opens a loan that is not there', 'chooses to pay the paid-off loan'],
  }),
);
