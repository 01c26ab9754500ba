import type { HistoryEntry, Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { brandOf } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import { access, callsStore, whyNotPay } from './accounts.rules.ts';

export type AccountsInput = {
  person: Person;
  settings: Settings;
  /** brand and loanId, where the address names them. */
  params: Readonly<Record<string, string>>;
  /** The screen of the address; the flow opens the nearest one allowed. */
  screen: string;
};

export type AccountsContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** The day in the lender's books, YYYY-MM-DD; empty until the clock is read. */
  today: string;
  /** Null until the list is loaded. */
  loans: readonly Loan[] | null;
  /** The brand that offers the customer a new loan. */
  reapply: Brand | null;
  showAll: boolean;
  /** The service's notice for the Dashboard. */
  message: string;
  /** The opened loan, from its own request, never from the list. */
  loan: Loan | null;
  entries: readonly HistoryEntry[] | null;
  /** How many lines of the service are older than the last of `entries`. */
  entriesOlder: number;
  /** How many rows of the history are on the screen. */
  entriesShown: number;
  /** Customer service and the ids of the two systems: loaded only for a loan whose store is no longer the contact. */
  contacts: Answer<'GET /contacts'> | null;
  systems: Answer<'GET /lmsReferenceId'>['referenceIds'] | null;
  failure: Failure | null;
  /** The customer wants to install the portal; the flow ends. */
  wantsInstall: boolean;
  /** The customer wants the papers of the loan; the flow ends. */
  wantsDocuments: 'all' | 'monthly' | null;
  /** What the customer wants of the store of the opened loan; the flow ends. */
  atStore: 'storeChosen' | 'appointmentChosen' | null;
};

export type AccountsEvent =
  | { type: 'account.opened'; loanId: string }
  | { type: 'brand.opened'; brand: Brand }
  | { type: 'accounts.opened' }
  | { type: 'home.opened' }
  | { type: 'showAll.changed'; showAll: boolean }
  | { type: 'history.extended' }
  | { type: 'payment.chosen'; loanId: string }
  /** To the papers of the loan: all of them, or its statements by month. */
  | { type: 'documents.chosen'; monthly: boolean }
  /** To install the portal (ROUTE-119). */
  | { type: 'install.chosen' }
  /** Where the store of the loan is. */
  | { type: 'store.opened' }
  | { type: 'appointment.chosen' }
  | { type: 'retry.chosen' }
  /** Opened by its address; the chart checks `to` itself, guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type AccountsOutcome =
  | { kind: 'pay'; brand: Brand; loanId: string }
  | { kind: 'documentsChosen'; brand: Brand; loanId: string; lmsId: string; monthly: boolean }
  | { kind: 'installChosen' }
  | { kind: 'storeChosen'; brand: Brand; storeId: string }
  | { kind: 'appointmentChosen'; brand: Brand; loanId: string };

/** Rows of history per "Show more". Ours. */
export const HISTORY_STEP = 20;

/** Brand and loan of an address: only brands that exist, loans with any id. */
export const placeIn = (params: Readonly<Record<string, string>> = {}): Pick<AccountsContext, 'brand' | 'loanId'> => ({
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
});

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
  wantsDocuments: null,
  atStore: null,
});

/** The brand's own list, when the customer comes from it: it is in the cache. Otherwise all loans, because an address may name another brand. */
export const loanListAsk = ({ brand, loanId, loans }: AccountsContext): Ask<'GET /accounts'> =>
  brand !== null && loans?.some((loan) => loan.loanId === loanId && loan.brand === brand) ? { brandName: brand } : {};

/** The day is known: without it no screen can show due dates. */
export const isReady = (context: AccountsContext): boolean => context.today !== '';

export const listed = (loans: readonly Loan[] | null, loanId: string): Loan | undefined => loans?.find((loan) => loan.loanId === loanId);

/** The list, and the brand that offers a new loan when everything is paid off (ENT-012). */
export const listIn = ({ loans, reapplyInfo }: Answer<'GET /accounts'>): Pick<AccountsContext, 'loans' | 'reapply' | 'failure'> => ({
  loans,
  reapply: (reapplyInfo?.mayReapply && reapplyInfo.brand) || null,
  failure: null,
});

export const isBlocked = (loan: Loan | undefined): boolean => loan !== undefined && access(loan) === 'blocked';

/** The customer's loan with this id; undefined when it is not the customer's. */
export const loanOf = ({ loans, loan }: AccountsContext, loanId: string): Loan | undefined =>
  loan?.loanId === loanId ? loan : listed(loans, loanId);

/** An address can open any loan except one that is known to be blocked: that has its own screen. */
export function mayShowLoan(context: AccountsContext, event: AccountsEvent): boolean {
  const { loanId } = placeOf(event);
  return loanId !== '' && !isBlocked(loanOf(context, loanId));
}

export const mayShowBlocked = (context: AccountsContext, event: AccountsEvent): boolean =>
  isBlocked(loanOf(context, placeOf(event).loanId));

export function mayPay(context: AccountsContext, loanId: string): boolean {
  const loan = loanOf(context, loanId);
  return loan !== undefined && whyNotPay(loan, context.person) === null;
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

/** The loan in the list. Throws when it is not there: only a listed loan is opened. */
function mustBeListed({ loans, loanId }: Pick<AccountsContext, 'loans' | 'loanId'>): Loan {
  const loan = listed(loans, loanId);
  if (!loan) throw new Error(`loan "${loanId}" is not in the list`);
  return loan;
}

export const detailAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accountdetail'> => {
  const { loanId, lmsId } = mustBeListed(context);
  return { loanId, lmsId };
};

export const messageAsk = ({ context }: { context: AccountsContext }): Ask<'GET /dashboardmessage'> => ({
  customerId: context.person.customerId,
});

export const historyAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accounthistory'> => {
  const { loanId, lmsId, storeId } = mustBeListed(context);
  return { loanId, lmsId, storeId };
};

/** The lines that are older than the loaded ones. */
export const olderAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accounthistory'> => ({
  ...historyAsk({ context }),
  before: context.entries?.at(-1)?.id,
});

/** "Show more" needs more lines than are loaded: older ones are loaded first. */
export const mustAskOlder = ({ entries, entriesShown, entriesOlder }: AccountsContext): boolean =>
  entriesOlder > 0 && entriesShown + HISTORY_STEP > (entries?.length ?? 0);

export const withOlder = ({ entries, entriesShown }: AccountsContext, answer: Answer<'GET /accounthistory'>) => ({
  entries: [...(entries ?? []), ...answer.entries],
  entriesOlder: answer.entries.length === 0 ? 0 : answer.older, // there was nothing older
  entriesShown: entriesShown + HISTORY_STEP,
});

/** Throws when neither a loan nor an installation was chosen. */
export function outcome(
  context: Pick<AccountsContext, 'brand' | 'loanId' | 'loan' | 'loans' | 'wantsInstall' | 'wantsDocuments' | 'atStore'>,
): AccountsOutcome {
  const { brand, loanId, wantsInstall, wantsDocuments, atStore } = context;
  if (wantsInstall) return { kind: 'installChosen' };
  if (!brand) throw new Error(`the accounts ended without a brand for the loan "${loanId}"`);
  if (wantsDocuments)
    return { kind: 'documentsChosen', brand, loanId, lmsId: mustBeListed(context).lmsId, monthly: wantsDocuments === 'monthly' };
  if (atStore === 'storeChosen') return { kind: atStore, brand, storeId: context.loan?.storeId ?? '' };
  return atStore ? { kind: atStore, brand, loanId } : { kind: 'pay', brand, loanId };
}
