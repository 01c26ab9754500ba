import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { atStart } from '../../machines/accounts/accounts.place.ts';
import { atStart as startOfTimeline, type TimelineContext } from '../../machines/accounts/timeline.rules.ts';
import { timelineView } from '../../machines/accounts/timeline.view.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import type { AccountsContext } from '../../machines/accounts/accounts.types.ts';
import { historyOf, loanLike, titleLoan } from '../../machines/paths/people/loans.ts';
import { ann } from '../../machines/paths/people/people.ts';

export const late = loanLike({
  loanId: 'late',
  productName: 'Installment loan',
  brand: 'InstaLoan',
  daysLate: 35,
  pastDueAmount: 31_200,
  dueDate: '2026-10-17',
});
export const paidOff = loanLike({
  loanId: 'paid',
  productName: 'Personal loan',
  paidOff: true,
  paidOffDate: '2025-02-03',
  loanStatusId: LOAN_STATUS.PaidOff,
});
export const bankrupt = loanLike({ loanId: 'bankrupt', loanStatusId: LOAN_STATUS.Bankrupt });

/** With the brands' pages, as the sandbox has them. */
export const withBrandPages = settingsIn(SETTINGS);
export const at = (context: Partial<AccountsContext>): AccountsContext => ({
  ...atStart({ person: ann, settings: withBrandPages, params: {}, screen: 'Home' }),
  today: '2026-11-22',
  loans: [titleLoan, paidOff, late],
  ...context,
});
export const home = (context: Partial<AccountsContext> = {}) =>
  accountsView(accountsMachine.resolveState({ value: { home: { accounts: 'loaded', unfinished: 'settled' } }, context: at(context) }));
export const dashboard = (context: Partial<AccountsContext> = {}) =>
  accountsView(
    accountsMachine.resolveState({
      value: { dashboard: { accounts: 'loaded', unfinished: 'settled', notice: 'settled' } },
      context: at({ brand: 'TitleMax', ...context }),
    }),
  );
const all = { history: 'loaded', documents: 'loaded', uploads: 'loaded', appointments: 'loaded' } as const;
const ofTitle = startOfTimeline({
  loanId: 'title',
  loanHeader: titleLoan.loanHeader,
  lmsId: 'TLX',
  storeId: 'S-1',
  timeZone: 'America/Chicago',
});
/** A timeline with everything loaded, unless `value` says otherwise. */
export const timelineOf = (context: Partial<TimelineContext>, value: Partial<Parameters<typeof timelineView>[0]['value']> = {}) =>
  timelineView({
    value: { ...all, ...value },
    context: { ...ofTitle, entries: [], documents: [], uploads: [], appointments: [], ...context },
  });
const opened = (screen: 'account' | 'manage', context: Partial<AccountsContext> = {}) =>
  accountsView(
    accountsMachine.resolveState({
      value: { details: { screen, loan: { opened: { detail: 'loaded', payoffDay: 'settled', wantedDocuments: 'settled' } } } },
      context: at({ brand: 'TitleMax', loanId: 'title', loan: titleLoan, timeline: timelineOf({ entries: historyOf(5000) }), ...context }),
    }),
  );
export const details = (context: Partial<AccountsContext> = {}) => opened('account', context);
export const manage = (context: Partial<AccountsContext> = {}) => opened('manage', context);
