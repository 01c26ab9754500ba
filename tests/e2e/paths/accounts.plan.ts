import { screenOf } from '../../../machines/kit/screenOf.ts';
import { accountsView } from '../../../machines/accounts/accounts.view.ts';
import type { Portal } from '../kit/portal.ts';
import { answers, type S } from './accounts.starts.ts';
import { silent, type HeldCall, type Plan, type Wire } from './kit/plan.ts';

const held = (
  id: keyof typeof answers,
  call: string,
  more: Pick<HeldCall<S>, 'attempts' | 'known'> = {},
): { [K in string]: HeldCall<S> } => {
  const all: Readonly<Record<string, { wire: Wire }>> = answers[id];
  return { [id]: { call, answers: Object.fromEntries(Object.entries(all).map(([label, { wire }]) => [label, wire])), ...more } };
};
/** The list is cached for five minutes. */
const listIsKnown = { known: (at: S) => (at.context.loans === null ? null : 'her loans') };

const cards = (at: S) => accountsView(at).groups?.flatMap((group) => group.cards) ?? [];
const awaitsUnfinished = (at: S) => at.matches({ home: { unfinished: 'reading' } }) || at.matches({ dashboard: { unfinished: 'reading' } });
const isList = (at: S) => at.matches('home') || at.matches('dashboard');
const placeOf = (at: S, loanId: string) => cards(at).findIndex((card) => card.loanId === loanId);

/** The last button of an item opens the account, the first pays where it can be paid. */
const opens = (loanId: string) => ({
  offered: (at: S) => isList(at) && placeOf(at, loanId) >= 0,
  press: ({ main }: Portal, at: S) => main.locator('.account-item').nth(placeOf(at, loanId)).locator('.button').last().click(),
});
/** A way from the opened loan, by a part of its address. */
const way = (to: string, isIn: (at: S) => boolean = (at) => at.matches('details')) => ({
  offered: (at: S) => isIn(at) && accountsView(at).account !== null,
  press: ({ main }: Portal) => main.locator(`.ways a[href*="${to}"]`).first().click(),
});
const hasDocuments = (at: S) => at.matches('details') || at.matches('blocked');
const ofOwn = ({ main }: Portal) => main.locator('.button');

/** The screen of the flow that comes next. */
const screenAfter = ({ context: { leaves } }: S): string => {
  if (leaves?.kind === 'pay') return 'MakePayment';
  if (leaves?.kind === 'cardsChosen') return 'PaymentMethods';
  return leaves?.kind === 'documentsChosen' && leaves.monthly ? 'AccountMonthlyDocuments' : 'Documents';
};

export const accountsPlan: Plan<S> = {
  actors: {
    readClock: { itself: 'it is today' },
    ...held('getAllAccounts', 'GET /accounts', listIsKnown),
    ...held('getBrandAccounts', 'GET /accounts', listIsKnown),
    ...held('findLoan', 'GET /accounts', listIsKnown),
    ...held('reloadAccounts', 'GET /accounts'), // whatever the cache has
    ...held('getMessage', 'GET /dashboardmessage', { known: (at) => (at.context.message === '' ? null : 'a notice') }),
    getBankruptcy: silent, // the Dashboard can be used before they answer
    getReporting: silent,
    readLockHolders: silent,
    readUnfinished: { itself: 'nothing was begun', once: awaitsUnfinished }, // known since the sign-in
    getSystems: { itself: 'the ids' }, // loaded after sign-in, and cached for hours
    getContacts: { itself: 'the numbers' }, // loaded when the browser is first idle, and cached for hours
    ...held('getDetail', 'GET /accountdetail', { attempts: 2 }),
    timeline: { itself: 'it is loaded', once: (at) => at.context.timeline.state === 'loading' },
    // the lender does not know the loans of these stories
    readLoanDocuments: {
      itself: 'the lender asks for none',
      once: (at) => at.matches({ details: { loan: { opened: { wantedDocuments: 'loading' } } } }),
    },
    getPayoffDay: { itself: 'valid through Monday' }, // cached for minutes
  },
  presses: {
    'opens the title loan': opens('title'),
    'opens the loan 70 days late': opens('longLate'),
    'opens the bankrupt loan': opens('bankrupt'),
    'opens the old bankrupt loan': opens('oldBankrupt'),
    'chooses to pay the title loan': {
      offered: (at) => opens('title').offered(at) || (at.matches('details') && accountsView(at).account?.whyNotPay === null),
      press: (portal, at) =>
        isList(at)
          ? portal.main.locator('.account-item').nth(placeOf(at, 'title')).locator('.button').first().click()
          : at.matches({ details: { screen: 'manage' } })
            ? way('/Payment').press(portal)
            : portal.primary.click(),
    },
    'goes to InstaLoan': {
      offered: (at) => at.matches('home') && placeOf(at, 'longLate') >= 0,
      press: ({ main }) => main.locator('[data-brand="InstaLoan"] .brand-title').click(),
    },
    'goes to all accounts': {
      offered: (at) => at.matches('dashboard') && accountsView(at).mayGoHome,
      press: ({ main }) => main.locator('.account-way:not(.account-install) .button').click(),
    },
    'goes back to the accounts': {
      offered: (at) => at.matches('blocked') || at.matches({ details: { loan: 'unknown' } }),
      press: async (portal) => ofOwn(portal).last().click(),
    },
    'shows paid-off loans too': {
      offered: (at) =>
        at.matches('dashboard') && accountsView(at).groups !== null && accountsView(at).paidOffCount > 0 && !at.context.showAll,
      press: ({ main }) => main.locator('input[name="showAll"]').check(),
    },
    'manages the account': {
      offered: (at) => at.matches({ details: { screen: 'account' } }) && accountsView(at).account !== null,
      press: way('/ManageAccount').press,
    },
    'goes back to the account': {
      offered: (at) => at.matches({ details: { screen: 'manage' } }) && accountsView(at).account !== null,
      press: ({ main }) => main.locator('.account-way .button').click(),
    },
    'opens the saved cards': way('/PaymentMethods'),
    'opens the documents of the loan': way('/Documents/', hasDocuments),
    'opens the statements of the loan': way('/AccountMonthlyDocuments', hasDocuments),
    'tries again': {
      offered: (at) => {
        const { failure, accountState } = accountsView(at);
        return failure !== null || accountState === 'empty';
      },
      press: ({ main }) => main.locator('.notice-actions .button').first().click(),
    },
  },
  address: (at, to, { brand = '', loanId = '' }) => {
    const asked = {
      '#Home': '/Home',
      '#Dashboard': `/${brand}/Accounts`,
      '#AccountDetails': `/${brand}/Accounts/${loanId}`,
      '#ManageAccount': `/${brand}/Accounts/${loanId}/ManageAccount`,
    }[to];
    const path = asked ?? `/${brand}/Accounts/${loanId}/Pending/AccountStatusBlocked`;
    const { context } = at;
    if (to === '#Home' || (context.brand ?? '') !== brand) return { undriven: 'between brands the app starts the accounts again' };
    const isShown = screenOf(at) === to.slice(1) && (to === '#Dashboard' || context.loanId === loanId);
    return isShown ? { undriven: 'an address that is shown already asks for nothing' } : { path };
  },
  shows: (at) => (at.status === 'done' ? { screen: screenAfter(at) } : { screen: screenOf(at) ?? '', busy: at.hasTag('busy') }),
};
