import type { Loan } from '../../services/contract/accounts.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { NO_RENEWAL } from '../ecommerce/ecommerce.view.ts';
import { brandOf } from '../kit/places.ts';
import { NO_TIMELINE } from './timeline.view.ts';
import { statusAccess } from '../kit/statusAccess.ts';
import { callsStore, replacementOf, whyNotPay } from './accounts.rules.ts';
import type { AccountsContext, AccountsEvent, AccountsInput } from './accounts.types.ts';

/** No loan is loaded. */
export const NO_LOAN = {
  loan: null,
  cancellable: null,
  payoffUntil: '',
  wantsDocuments: false,
  timeline: NO_TIMELINE,
} as const satisfies Partial<AccountsContext>;

/** The opened loan stays when only the screen changes; what happened on it is loaded again. */
export const withoutOther = ({ context: { loan, loanId } }: { context: AccountsContext }): Partial<AccountsContext> => ({
  ...(loan?.loanId === loanId ? { timeline: NO_TIMELINE } : NO_LOAN),
  failure: null,
});

/** Brand and loan of an address: only brands that exist, loans with any id. */
export const placeIn = (params: Readonly<Record<string, string>> = {}): Pick<AccountsContext, 'brand' | 'loanId'> => ({
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
});

export const placeOf = (event: AccountsEvent) => placeIn(event.type === 'xstate.route' ? event.params : {});

export const atStart = ({ person, settings, params, screen, search = {} }: AccountsInput): AccountsContext => ({
  person,
  settings,
  screen,
  ...(screen === 'Home' ? placeIn() : placeIn(params)),
  today: '',
  loans: null,
  reapply: null,
  showAll: person.showPaidOff,
  search: '',
  fromStore: screen === 'Dashboard' && search['ecommerce'] === 'success',
  isBack: false,
  message: '',
  bankrupt: false,
  reported: false,
  heldBy: {},
  unfinished: [],
  ...NO_LOAN,
  renewal: NO_RENEWAL,
  contacts: null,
  systems: null,
  failure: null,
  leaves: null,
});

/** The day is known: without it no screen can show due dates. */
export const isReady = (context: AccountsContext): boolean => context.today !== '';

export const listed = (loans: readonly Loan[] | null, loanId: string): Loan | undefined => loans?.find((loan) => loan.loanId === loanId);

/** The list, and the brand that offers a new loan when everything is paid off (ENT-012). */
export const listIn = ({ loans, reapplyInfo }: Answer<'GET /accounts'>): Pick<AccountsContext, 'loans' | 'reapply' | 'failure'> => ({
  loans,
  reapply: (reapplyInfo?.mayReapply && reapplyInfo.brand) || null,
  failure: null,
});

export const isBlocked = (loan: Loan | undefined): boolean => loan !== undefined && statusAccess(loan) === 'blocked';

/** The customer's loan with this id; undefined when it is not the customer's. */
export const loanOf = ({ loans, loan }: AccountsContext, loanId: string): Loan | undefined =>
  loan?.loanId === loanId ? loan : listed(loans, loanId);

/** It is the loan that has replaced the one on the screen. */
export function isReplacement(context: AccountsContext, loanId: string): boolean {
  const opened = loanOf(context, context.loanId);
  return loanId !== '' && opened !== undefined && replacementOf(opened, context) === loanId;
}

/** An address can open any loan except one that is known to be blocked: that has its own screen. */
export function mayShowLoan(context: AccountsContext, event: AccountsEvent): boolean {
  const { loanId } = placeOf(event);
  return loanId !== '' && !isBlocked(loanOf(context, loanId));
}

/** This screen of the loan that is open already. A failed list is loaded again. */
export const asksForOpened = (context: AccountsContext, event: AccountsEvent, screen: string): boolean =>
  event.type === 'xstate.route' &&
  event.to === `#${screen}` &&
  listed(context.loans, context.loanId) !== undefined &&
  placeOf(event).loanId === context.loanId &&
  mayShowLoan(context, event);

export const mayShowBlocked = (context: AccountsContext, event: AccountsEvent): boolean =>
  isBlocked(loanOf(context, placeOf(event).loanId));

export function mayPay(context: AccountsContext, loanId: string): boolean {
  const loan = loanOf(context, loanId);
  return loan !== undefined && whyNotPay(loan, context.person) === null;
}

/** This loan waits for its signature, and its brand is open. */
export function maySign(context: AccountsContext, loanId: string): boolean {
  const loan = loanOf(context, loanId);
  return loan !== undefined && whyNotPay(loan, context.person) === 'loanIsSigned';
}

export function chosen(context: AccountsContext, id: string): Pick<AccountsContext, 'brand' | 'loanId'> {
  const { brand, loanId } = loanOf(context, id) ?? context;
  return { brand, loanId };
}

/** AccountDetails shows only its own answer; a blocked account is shown from the list, because it allows no action. */
export const visibleLoan = ({ loans, loan, loanId }: AccountsContext, blocked: boolean): Loan | undefined =>
  loan?.loanId === loanId ? loan : blocked ? listed(loans, loanId) : undefined;

/** Customer service is the contact of this loan, and its number is not loaded yet. */
export const needsService = ({ loans, loanId, settings, contacts }: AccountsContext): boolean => {
  const loan = listed(loans, loanId);
  return loan !== undefined && contacts === null && !callsStore(loan, settings.pastDuePhoneDayLimit);
};

export const messageAsk = ({ context }: { context: AccountsContext }): Ask<'GET /dashboardmessage'> => ({
  customerId: context.person.customerId,
});
