import { accountsMachine } from '../../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../../machines/accounts/accounts.view.ts';
import { timelineView } from '../../../machines/accounts/timeline.view.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { timelineWalk } from '../../../machines/paths/walks/timeline.walks.ts';
import { accountsPlan } from './accounts.plan.ts';
import { replies, starts } from './accounts.starts.ts';
import { whyNot } from './kit/driven.ts';

/** All of it; the page has another, with less in it. */
function loadedTimeline() {
  const found = timelineWalk().situations.find(({ snapshot }) => !snapshot.hasTag('busy') && timelineView(snapshot).missing.length === 0);
  if (!found) throw new Error('the timeline is never loaded');
  return found.snapshot;
}

/** The accounts chart with everything that can be done from outside the page, and only that: with all else there are four times as many situations. */
export const accountsWalk = explore(accountsMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'opens the title loan': { type: 'account.opened', loanId: 'title' },
    'opens the loan 70 days late': { type: 'account.opened', loanId: 'longLate' },
    'opens the bankrupt loan': { type: 'account.opened', loanId: 'bankrupt' },
    'opens the old bankrupt loan': { type: 'account.opened', loanId: 'oldBankrupt' },
    'chooses to pay the title loan': { type: 'payment.chosen', loanId: 'title' },
    'goes to InstaLoan': { type: 'brand.opened', brand: 'InstaLoan' },
    'goes to all accounts': { type: 'home.opened' },
    'goes back to the accounts': { type: 'accounts.opened' },
    'shows paid-off loans too': { type: 'showAll.changed', showAll: true },
    'opens the documents of the loan': { type: 'documents.chosen', monthly: false },
    'opens the statements of the loan': { type: 'documents.chosen', monthly: true },
    'manages the account': { type: 'manage.chosen' },
    'goes back to the account': { type: 'details.chosen' },
    'opens the saved cards': { type: 'cards.chosen' },
    'tries again': { type: 'retry.chosen' },
  },
  answers: {
    readClock: { 'it is today': { done: { now: Date.now() } } },
    timeline: { 'it is loaded': { shows: loadedTimeline() } },
    ...replies,
  },
  background: ['timeline', 'readLoanDocuments'],
  params: [
    { brand: 'TitleMax', loanId: 'title' },
    { brand: 'TitleMax', loanId: 'bankrupt' },
  ],
  // what the page's situations differ by, including the loaded data
  sees: (at) => {
    const { person, screen, brand, loanId, today, loans: known, loan, contacts, systems, message, failure } = at.context;
    return [
      person.brands.length,
      screen,
      brand,
      loanId,
      today !== '',
      known !== null,
      loan?.loanStatusId,
      at.context.timeline.state,
      contacts !== null,
      systems !== null,
      message !== '',
      failure !== null,
      accountsView(at).showAll,
      at.context.leaves,
    ];
  },
  happens: (at, step) => whyNot(accountsPlan, at, step) === null,
  outcomes: ['pay', 'documentsChosen', 'cardsChosen'],
});
