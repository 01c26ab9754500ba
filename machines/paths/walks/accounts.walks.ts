import { accountsMachine } from '../../accounts/accounts.machine.ts';
import type { AccountsContext } from '../../accounts/accounts.types.ts';
import { timelineView, type TimelineView } from '../../accounts/timeline.view.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { explore } from '../explorer.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { cashLoan } from '../people/dot.ts';
import { unsignedLoan } from '../people/kim.ts';
import { ann, sam, settings, zoe } from '../people/people.ts';
import { renewalView, type RenewalView } from '../../ecommerce/ecommerce.view.ts';
import { once } from '../once.ts';
import '../people/outsideHosts.ts';
import { ecommerceWalk, STORE_PAGE } from './ecommerce.walks.ts';
import { timelineWalk } from './timeline.walks.ts';

/** Shared with Sam. */
const title = { ...titleLoan, cosignerId: 'C-sam', alternateName: 'Sam Fox', alternateLinked: true };
const renewedOnline = { ...title, ecommerceRefinanceUrl: STORE_PAGE };
const longLate = loanLike({ loanId: 'longLate', brand: 'InstaLoan', daysLate: 70, pastDueAmount: 40_000 });
const bankrupt = loanLike({ loanId: 'bankrupt', loanStatusId: LOAN_STATUS.Bankrupt });
const oldBankrupt = loanLike({ loanId: 'oldBankrupt', loanStatusId: LOAN_STATUS.Bankrupt, daysLate: 200 });
const paidOff = loanLike({ loanId: 'paidOff', paidOff: true, paidOffDate: '2025-02-03', loanStatusId: LOAN_STATUS.PaidOff });
const loans = { done: { loans: [title, longLate, bankrupt, oldBankrupt, paidOff, unsignedLoan] } };
const broken = { fails: new ApiError({ kind: 'unknown', call: 'GET /accounts', status: 500 }) };
const contact = { phone: '8005550100', hours: 'Mon to Fri 8 am to 8 pm' };

/** Ann stopped at the review of a payment on another device, and before that at a draw, which her title loan no longer offers. */
const OF_TITLE = { params: { brand: 'TitleMax', loanId: 'title' }, waits: false } as const;
export const BEGUN = { flow: 'payment', screen: 'ReviewPayment', ...OF_TITLE } as const;
const BEGUN_DRAW = { flow: 'draw', screen: 'GetCashAmount', ...OF_TITLE } as const;

/** The renewal that made the loan. */
const cancellable = {
  loanId: 'paidOff',
  confirmationNumber: 'R-1',
  amountPaid: 34_500,
  until: '2026-11-24',
  method: 'Visa •••• 4242',
  loanSigned: true,
};

/** The timeline on the way, whole, and with a part missing. */
function timelines() {
  const { situations } = timelineWalk();
  const shows = (holds: (view: TimelineView) => boolean) => {
    const found = situations.find(({ snapshot }) => holds(timelineView(snapshot)));
    if (!found) throw new Error('the timeline is never like this');
    return { shows: found.snapshot };
  };
  return {
    'it loads': shows(({ state }) => state === 'loading'),
    'it is loaded': shows(({ state, missing, appointment }) => state === 'loaded' && missing.length === 0 && appointment !== null),
    'the documents are missing': shows(({ state, missing }) => state === 'loaded' && missing.join() === 'documents'),
  };
}

/** The hand-off to the online store before, on the way, and failed. */
function handOffs() {
  const { situations } = ecommerceWalk();
  const shows = (state: RenewalView['state']) => {
    const found = situations.find(({ snapshot }) => renewalView(snapshot).state === state);
    if (!found) throw new Error(`the hand-off is never ${state}`);
    return { shows: found.snapshot };
  };
  return {
    'it is offered': shows('offered'),
    'it is on its way': shows('leaving'),
    'it failed': shows('failed'),
    'the loan has ended': { done: { kind: 'ended' } },
  };
}

const seenOf = ({ brand, loanId, today, loans: known, loan, cancellable, contacts, failure }: AccountsContext) => [
  brand,
  loanId,
  today,
  known?.length,
  loan?.loanId,
  loan?.loanStatusId,
  loan?.paidOff,
  loan?.autoPay?.enrolled,
  loan?.replacedBy,
  loan?.unsigned?.applicationId,
  cancellable !== null,
  contacts !== null,
  failure?.kind,
];

function seenOfScreen(
  value: unknown,
  {
    person,
    screen,
    payoffUntil,
    wantsDocuments,
    timeline,
    renewal,
    bankrupt,
    reported,
    heldBy,
    fromStore,
    isBack,
    unfinished,
  }: AccountsContext,
) {
  if (typeof value !== 'object' || value === null) return [person.name, screen, fromStore, isBack]; // they decide which screen opens, and what it says
  // an account is the same for whoever may open it
  if ('details' in value) return [payoffUntil, wantsDocuments, timeline.state, timeline.missing.length > 0, renewal.state];
  if (!('dashboard' in value)) return [person.name, unfinished.length];
  // a lock, or what was begun, shows the same beside them
  return [person.name, bankrupt, reported, isBack, ...(bankrupt || reported ? [] : [Object.keys(heldBy).length, unfinished.length])];
}

/** Everything that can happen in the accounts of Ann, of Sam, who has one brand, and of Zoe, who has no loan. */
export const accountsWalk = once(() =>
  explore(accountsMachine, {
    starts: {
      'Ann signs in': { person: ann, settings, params: {}, screen: 'Home' },
      'Sam, of one brand, signs in': { person: sam, settings, params: {}, screen: 'Home' },
      'Zoe, who has no loans, signs in': { person: zoe, settings, params: {}, screen: 'Home' },
      'Ann opens the address of her TitleMax accounts': { person: ann, settings, params: { brand: 'TitleMax' }, screen: 'Dashboard' },
      'Ann comes back from the online store': {
        person: ann,
        settings,
        params: { brand: 'TitleMax' },
        screen: 'Dashboard',
        search: { ecommerce: 'success' },
      },
      'Ann opens the address of her title loan': {
        person: ann,
        settings,
        params: { brand: 'TitleMax', loanId: 'title' },
        screen: 'AccountDetails',
      },
      'Ann opens the address where she manages her title loan': {
        person: ann,
        settings,
        params: { brand: 'TitleMax', loanId: 'title' },
        screen: 'ManageAccount',
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
      'chooses to sign the new loan': { type: 'signing.chosen', loanId: unsignedLoan.loanId },
      'chooses to sign the title loan': { type: 'signing.chosen', loanId: 'title' },
      'opens the new loan': { type: 'account.opened', loanId: unsignedLoan.loanId },
      'goes on with the payment': { type: 'unfinished.chosen', flow: 'payment' },
      'goes on with the cash': { type: 'unfinished.chosen', flow: 'draw' },
      'chooses to pay the paid-off loan': { type: 'payment.chosen', loanId: 'paidOff' },
      'goes to InstaLoan': { type: 'brand.opened', brand: 'InstaLoan' },
      'goes to a brand that is not served': { type: 'brand.opened', brand: 'EasyMoney' },
      'goes to all accounts': { type: 'home.opened' },
      'goes back to the accounts': { type: 'accounts.opened' },
      'shows paid-off loans too': { type: 'showAll.changed', showAll: true },
      'opens the documents of the loan': { type: 'documents.chosen', monthly: false },
      'opens the statements of the loan': { type: 'documents.chosen', monthly: true },
      'chooses to install the portal': { type: 'install.chosen' },
      'searches for a Camry': { type: 'search.changed', search: 'camry' },
      'wants to link an account': { type: 'link.chosen' },
      'opens the Experian disclosure': { type: 'experian.chosen' },
      'shows more history': { type: 'timeline.extended' },
      'tries the documents of the timeline again': { type: 'timeline.retried', source: 'documents' },
      'manages the account': { type: 'manage.chosen' },
      'goes back to the account': { type: 'details.chosen' },
      'chooses the online store': { type: 'renewal.chosen' },
      'opens the saved cards': { type: 'cards.chosen' },
      'opens the store': { type: 'store.opened' },
      'wants to know about the vehicle': { type: 'vehicle.opened' },
      'opens the upload': { type: 'upload.chosen' },
      'opens autopay': { type: 'autoPay.chosen' },
      'wants cash': { type: 'cash.chosen' },
      'wants to cancel the renewal': { type: 'cancelRenewal.chosen' },
      'opens the appointment': { type: 'appointment.chosen' },
      'tries again': { type: 'retry.chosen' },
    },
    answers: {
      readClock: { 'it is the 21st': { done: { now: new Date(2026, 10, 21, 12).getTime() } } },
      getAllAccounts: { 'her loans': loans, fails: broken },
      getBrandAccounts: { 'her loans': loans, 'no loans': { done: { loans: [] } }, fails: broken },
      reloadAccounts: { 'her loans': loans, fails: broken },
      findLoan: { 'her loans': loans, fails: broken },
      getMessage: { 'a notice': { done: { message: 'Stores close early on Thursday.' } }, fails: broken },
      getBankruptcy: {
        'the customer is in bankruptcy': { done: { isBankrupt: true } },
        'the customer is not in bankruptcy': { done: { isBankrupt: false } },
        fails: broken,
      },
      getReporting: { 'a loan is reported': { done: true }, 'no loan is reported': { done: false } },
      readLockHolders: { 'Sam renews the title loan': { done: { title: 'Sam Fox' } }, 'nobody renews a loan': { done: {} } },
      readUnfinished: { 'a payment and a draw were begun': { done: [BEGUN, BEGUN_DRAW] }, 'nothing was begun': { done: [] } },
      getSystems: { 'the ids': { done: { referenceIds: { NLS: 'NLS', TLXe: 'TLX' } } }, fails: broken },
      getContacts: { 'the numbers': { done: { InstaLoan: contact, NLS: contact, TLXe: contact } }, fails: broken },
      getDetail: {
        'the loan': { done: { loan: title } },
        'the loan, with autopay, made by a renewal, and renewed in the online store': {
          done: { loan: { ...renewedOnline, autoPay: { enrolled: true }, disbursement: cashLoan.disbursement }, cancellable },
        },
        'an empty answer': { done: {} },
        'the loan is paid off now, and has no store': {
          done: { loan: { ...renewedOnline, paidOff: true, loanStatusId: LOAN_STATUS.PaidOff, storeId: '' } },
        },
        'its vehicle is out for repossession': { done: { loan: { ...title, loanStatusId: LOAN_STATUS.OutForRepo } } },
        'a new loan has replaced it': {
          done: { loan: { ...title, loanStatusId: LOAN_STATUS.Refinance, paidOff: true, replacedBy: 'longLate' } },
        },
        'the new loan, which is not signed': { done: { loan: unsignedLoan } },
        'the loan is bankrupt now': { done: { loan: { ...title, loanStatusId: LOAN_STATUS.Bankrupt } } },
        fails: broken,
      },
      getPayoffDay: {
        'valid through Monday': { done: { businessDate: '2026-11-23' } },
        'not a date': { done: { businessDate: 'soon' } },
        fails: broken,
      },
      readLoanDocuments: { 'the lender asks for one': { done: true }, 'the lender asks for none': { done: false } },
      timeline: timelines(),
      ecommerce: handOffs(),
      ecommerceReturn: {
        'for the first time': { done: { kind: 'returned', isFirst: true } },
        'once more': { done: { kind: 'returned', isFirst: false } },
      },
    },
    background: ['readUnfinished', 'timeline', 'ecommerce', 'readLoanDocuments', 'getBankruptcy', 'getReporting', 'readLockHolders'], // the screens can be used before they answer
    params: [{ brand: 'TitleMax', loanId: 'title' }, { brand: 'TitleMax', loanId: 'bankrupt' }, { brand: 'Nobody' }],
    // the end is its outcome; what one screen shows is in no other
    sees: ({ value, context }) => (value === 'closed' ? [context.leaves] : [...seenOf(context), ...seenOfScreen(value, context)]),
    outcomes: [
      'pay',
      'documentsChosen',
      'placeChosen',
      'cardsChosen',
      'installChosen',
      'paperChosen',
      'storeChosen',
      'appointmentChosen',
      'autoPayChosen',
      'cashChosen',
      'cancelRenewalChosen',
      'uploadChosen',
    ],
    refused: ['opens a loan that is not there', 'chooses to pay the paid-off loan', 'chooses to sign the title loan'],
  }),
);
