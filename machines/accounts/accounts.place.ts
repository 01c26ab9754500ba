import type { Loan } from '../../services/contract/accounts.ts';
import { isBrand } from '../../services/contract/brands.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { access, callsStore, whyNotPay } from './accounts.rules.ts';
import type { AccountsContext, AccountsEvent, AccountsInput, AccountsOutcome } from './accounts.types.ts';

/** Rows of history per "Show more". Ours. */
export const HISTORY_STEP = 20;

/** The place an address names: only brands that exist, loans of any name. */
export const placeIn = (params: Readonly<Record<string, string>> = {}): Pick<AccountsContext, 'brand' | 'loanId'> => {
  const brand = params['brand'] ?? '';
  return { brand: isBrand(brand) ? brand : null, loanId: params['loanId'] ?? '' };
};

export const placeOf = (event: AccountsEvent) => placeIn(event.type === 'xstate.route' ? event.params : {});

export const atStart = ({ person, settings, params, screen }: AccountsInput): AccountsContext => ({
  person,
  settings,
  ...(screen === 'Home' ? placeIn() : placeIn(params)),
  today: '',
  loans: null,
  reapply: null,
  showAll: person.showPaidOff,
  message: '',
  loan: null,
  entries: null,
  entriesOlder: 0,
  entriesShown: HISTORY_STEP,
  contacts: null,
  systems: null,
  failure: null,
  wantsInstall: false,
});

/** The day is known: without it no screen can say when something is due. */
export const isReady = (context: AccountsContext): boolean => context.today !== '';

export const listed = (loans: readonly Loan[] | null, loanId: string): Loan | undefined => loans?.find((loan) => loan.loanId === loanId);

/** The list, and whether everything is paid off and a new loan is to be had (ENT-012). */
export const listIn = ({ loans, reapplyInfo }: Answer<'GET /accounts'>): Pick<AccountsContext, 'loans' | 'reapply' | 'failure'> => ({
  loans,
  reapply: (reapplyInfo?.mayReapply && reapplyInfo.brand) || null,
  failure: null,
});

export const isBlocked = (loan: Loan | undefined): boolean => loan !== undefined && access(loan) === 'blocked';

/** The loan that is meant by what the customer pressed or by the address, when it is really hers. */
export function loanOf({ loans, loan }: AccountsContext, event: AccountsEvent): Loan | undefined {
  const loanId = 'loanId' in event ? event.loanId : placeOf(event).loanId;
  return loan?.loanId === loanId ? loan : listed(loans, loanId);
}

/** Any loan may be looked for but one that is known to be blocked: that has its own screen. */
export const mayShowLoan = (context: AccountsContext, event: AccountsEvent): boolean =>
  placeOf(event).loanId !== '' && !isBlocked(loanOf(context, event));

export function mayPay(context: AccountsContext, event: AccountsEvent): boolean {
  const loan = loanOf(context, event);
  return loan !== undefined && whyNotPay(loan, context.person) === null;
}

export const chosen = (context: AccountsContext, event: AccountsEvent): Pick<AccountsContext, 'brand' | 'loanId'> => {
  const loan = loanOf(context, event);
  return loan ? { brand: loan.brand, loanId: loan.loanId } : { brand: context.brand, loanId: context.loanId };
};

/** AccountDetails shows only what the service has just told; a blocked account may be read from the list, nothing is done with it. */
export const shownLoan = ({ loans, loan, loanId }: AccountsContext, blocked: boolean): Loan | undefined =>
  loan?.loanId === loanId ? loan : blocked ? listed(loans, loanId) : undefined;

/** Customer service is asked about this loan and its number is not known yet. */
export const needsService = ({ loans, loanId, settings, contacts }: AccountsContext): boolean => {
  const loan = listed(loans, loanId);
  return loan !== undefined && contacts === null && !callsStore(loan, settings.pastDuePhoneDayLimit);
};

/** Where the loan is kept, from the list. Throws when it is not there: only a listed loan is opened. */
function keptAt({ loans, loanId }: AccountsContext): Loan {
  const loan = listed(loans, loanId);
  if (!loan) throw new Error(`loan "${loanId}" is not in the list`);
  return loan;
}

export const detailAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accountdetail'> => {
  const { loanId, lmsId } = keptAt(context);
  return { loanId, lmsId };
};

export const messageAsk = ({ context }: { context: AccountsContext }): Ask<'GET /dashboardmessage'> => ({
  customerId: context.person.customerId,
});

export const historyAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accounthistory'> => {
  const { loanId, lmsId, storeId } = keptAt(context);
  return { loanId, lmsId, storeId };
};

/** The lines that are older than those here. Only asked after an answer that has told of them. */
export const olderAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accounthistory'> => ({
  ...historyAsk({ context }),
  before: context.entries?.at(-1)?.id,
});

/** "Show more" when fewer lines are here than would be shown: the service is asked for older ones first. */
export const mustAskOlder = ({ entries, entriesShown, entriesOlder }: AccountsContext): boolean =>
  entriesOlder > 0 && entriesShown + HISTORY_STEP > (entries?.length ?? 0);

export const withOlder = ({ entries, entriesShown }: AccountsContext, answer: Answer<'GET /accounthistory'>) => ({
  entries: [...(entries ?? []), ...answer.entries],
  entriesOlder: answer.entries.length === 0 ? 0 : answer.older, // nothing older after all
  entriesShown: entriesShown + HISTORY_STEP,
});

/** Throws when no loan was chosen and nothing else either. */
export function outcome(context: Pick<AccountsContext, 'brand' | 'loanId' | 'wantsInstall'>): AccountsOutcome {
  const { brand, loanId, wantsInstall } = context;
  if (wantsInstall) return { kind: 'installChosen' };
  if (!brand) throw new Error(`the accounts ended without a brand for the loan "${loanId}"`);
  return { kind: 'pay', brand, loanId };
}
