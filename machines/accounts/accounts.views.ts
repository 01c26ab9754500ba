import type { HistoryEntry } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { AmountsDue } from '../kit/amountsDue.ts';
import type { Recovery } from '../kit/recovery.rules.ts';
import type { PayClause, StatusName } from './accounts.rules.ts';
import type { Contact } from './accounts.types.ts';

export type { Contact, PayClause, StatusName };

/** When something is due, or was: the words are the view's. Days are whole and positive. */
export type Due = { kind: 'late' | 'today' | 'tomorrow' | 'later'; days: number; day: string } | { kind: 'paidOff'; day: string };

/** A loan in a list. Money in integer cents, days as YYYY-MM-DD. */
export type AccountCard = {
  loanId: string;
  loanHeader: string;
  brand: Brand;
  productName: string;
  /** "2019 Toyota Camry", empty for a loan without collateral. */
  collateral: string;
  due: Due;
  amounts: AmountsDue;
  owed: number;
  status: StatusName;
  active: boolean;
  /** The vehicle is being recovered: a call comes before a payment. */
  recovery: Recovery | null;
  /** Whom to call first then; empty while the number is not known in a list. */
  phone: string;
  /** The clause that forbids paying, null when the customer may pay. */
  whyNotPay: PayClause | null;
};

/** A loan on its own screen. */
export type AccountView = AccountCard & {
  /** The other party of the loan, empty when there is none. */
  otherParty: string;
  /** The customer is the co-signer. */
  isAlternate: boolean;
  contact: Contact | null;
};

/** One line of the history; the day is that of the lender's books, YYYY-MM-DD. */
export type HistoryRow = Omit<HistoryEntry, 'at'> & { day: string };

export type HistoryView = {
  /** asking, failed: for the first rows, or for older ones while `pages` stay. */
  state: 'asking' | 'failed' | 'shown';
  /** The rows on the screen, newest first, in pages; each page is the same object as long as the history is the same. */
  pages: readonly (readonly HistoryRow[])[];
  shown: number;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  total: number;
};

export type AccountsView = {
  screen: 'Home' | 'Dashboard' | 'AccountDetails' | 'AccountStatusBlocked';
  busy: boolean;
  name: string;
  today: string;
  brand: Brand | null;
  /** Home is a place of its own for this customer. */
  mayGoHome: boolean;
  /** Null while nothing is known: skeletons. Home: every brand; Dashboard: one. */
  groups: readonly { brand: Brand; open: boolean; cards: readonly AccountCard[] }[] | null;
  /** Paid-off loans that the Dashboard can show or hide. */
  paidOffCount: number;
  showAll: boolean;
  /** Where the brand takes her application for a new loan; null where none is offered on this screen. */
  applyPage: string | null;
  message: string;
  /** Why the list or the loan could not be got. */
  failure: Failure | null;
  /** Null while it is asked for and when it could not be got. */
  account: AccountView | null;
  /** What stands in for the account: still asking; nothing in the answer (ERR-015); the call failed (ERR-019); not one of hers. */
  accountState: 'asking' | 'shown' | 'empty' | 'failed' | 'unknown';
  history: HistoryView;
};
