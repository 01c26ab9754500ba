import type { HistoryEntry, Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Person, Settings } from '../kit/session.types.ts';

export type AccountsInput = {
  person: Person;
  settings: Settings;
  /** brand and loanId, where the address names them. */
  params: Readonly<Record<string, string>>;
  /** The screen that was asked for; the flow opens the nearest one allowed. */
  screen: string;
};

/** Whom to call about a loan. `hours` is empty for a store: the contract gives only its number. */
export type Contact = { who: 'store' | 'customerService'; phone: string; hours: string };

export type AccountsContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** The day in the lender's books, YYYY-MM-DD; empty until the clock has been read. */
  today: string;
  /** Null until the service has said. */
  loans: readonly Loan[] | null;
  /** With this brand she may take a new loan, as the service says. */
  reapply: Brand | null;
  showAll: boolean;
  /** The service's notice for the Dashboard. */
  message: string;
  /** The opened loan as the service has just told it, never as the list knew it. */
  loan: Loan | null;
  entries: readonly HistoryEntry[] | null;
  /** How many lines the service has that are older than the last of `entries`. */
  entriesOlder: number;
  /** How many rows of the history are on the screen. */
  entriesShown: number;
  /** Customer service and the ids of the two systems: asked only for a loan that is not its store's matter any more. */
  contacts: Answer<'GET /contacts'> | null;
  systems: Answer<'GET /lmsReferenceId'>['referenceIds'] | null;
  failure: Failure | null;
  /** She wants the portal on her home screen; the flow ends with it. */
  wantsInstall: boolean;
};

export type AccountsEvent =
  | { type: 'account.opened'; loanId: string }
  | { type: 'brand.opened'; brand: Brand }
  | { type: 'accounts.opened' }
  | { type: 'home.opened' }
  | { type: 'showAll.changed'; showAll: boolean }
  | { type: 'history.extended' }
  | { type: 'payment.chosen'; loanId: string }
  /** She wants the portal on her home screen (ROUTE-119). */
  | { type: 'install.chosen' }
  | { type: 'retry.chosen' }
  /** The address; `to` is checked by the chart itself, this only lets guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type AccountsOutcome = { kind: 'pay'; brand: Brand; loanId: string } | { kind: 'installChosen' };
