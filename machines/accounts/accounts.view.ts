import type { SnapshotFrom } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { amountsDue, type AmountsDue } from '../kit/amountsDue.ts';
import { mayMeet } from '../kit/mayMeet.ts';
import { recoveryOf, type Recovery } from '../kit/recovery.rules.ts';
import { historyOf, type HistoryView } from './accountHistory.view.ts';
import type { accountsMachine } from './accounts.machine.ts';
import { visibleLoan, type AccountsContext } from './accounts.place.ts';
import * as rules from './accounts.rules.ts';
import type { Contact, PayClause, StatusName } from './accounts.rules.ts';

type Snapshot = SnapshotFrom<typeof accountsMachine>;

/** When something is due, or was. Days are whole and positive. */
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
  /** The vehicle is in repossession: a call comes before a payment. */
  recovery: Recovery | null;
  /** The number to call then; empty while it is not loaded. */
  phone: string;
  /** The clause that forbids paying, null when the customer may pay. */
  whyNotPay: PayClause | null;
};

/** A loan on its own screen. */
export type AccountView = AccountCard & {
  /** Its loan system, for the address of its documents. */
  lmsId: string;
  /** The other party of the loan, empty when there is none. */
  otherParty: string;
  /** The customer is the co-signer. */
  isAlternate: boolean;
  contact: Contact | null;
  /** The store of the loan, empty where none is known. */
  storeId: string;
  /** An appointment is offered for this loan. */
  mayMeet: boolean;
};

export type AccountsView = {
  screen: 'Home' | 'Dashboard' | 'AccountDetails' | 'AccountStatusBlocked';
  busy: boolean;
  name: string;
  today: string;
  brand: Brand | null;
  /** This customer has a Home. */
  mayGoHome: boolean;
  /** Null while the list loads. Home: every brand; Dashboard: one. */
  groups: readonly { brand: Brand; open: boolean; cards: readonly AccountCard[] }[] | null;
  /** Paid-off loans that the Dashboard can show or hide. */
  paidOffCount: number;
  showAll: boolean;
  /** The brand's page to apply for a new loan; null where this screen offers none. */
  applyPage: string | null;
  message: string;
  /** Why the list or the loan failed to load. */
  failure: Failure | null;
  /** Null while it loads and after a failure. */
  account: AccountView | null;
  /** empty: an answer without the loan (ERR-015); failed: the call failed (ERR-019); unknown: not the customer's loan. */
  accountState: 'asking' | 'shown' | 'empty' | 'failed' | 'unknown';
  history: HistoryView;
};

function dueOf(loan: Loan, today: string): Due {
  if (!rules.isActive(loan)) return { kind: 'paidOff', day: loan.paidOffDate ?? '' };
  if (loan.daysLate > 0) return { kind: 'late', days: loan.daysLate, day: loan.dueDate };
  const days = Math.max(0, rules.daysBetween(today, loan.dueDate)); // the lender decides what is late, not this clock
  return { kind: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', days, day: loan.dueDate };
}

const collateralOf = ({ collateralDetail: it }: Loan): string => (it ? [it.year, it.make, it.model].filter(Boolean).join(' ') : '');

const cardOf = (loan: Loan, context: AccountsContext): AccountCard => ({
  loanId: loan.loanId,
  loanHeader: loan.loanHeader,
  brand: loan.brand,
  productName: loan.productName,
  collateral: collateralOf(loan),
  due: dueOf(loan, context.today),
  amounts: amountsDue(loan),
  owed: loan.payoffAmount,
  status: rules.statusName(loan),
  active: rules.isActive(loan),
  recovery: recoveryOf(loan),
  phone: rules.listedPhone(loan, context),
  whyNotPay: rules.whyNotPay(loan, context.person),
});

const accountOf = (loan: Loan, context: AccountsContext): AccountView => ({
  ...cardOf(loan, context),
  lmsId: loan.lmsId,
  otherParty: loan.alternateName,
  isAlternate: rules.isAlternate(loan, context.person),
  contact: rules.contactFor(loan, context),
  storeId: loan.storeId,
  mayMeet: mayMeet(loan),
});

/** Home: every brand's loans, the brand with the latest payment first. Dashboard: its brand, paid-off ones only when asked for (ROUTE-109). */
function groupsOf(context: AccountsContext, home: boolean): AccountsView['groups'] {
  const { loans, brand, showAll, person } = context;
  if (!loans) return null;
  const shown = rules.inOrder(loans).filter((loan) => home || (loan.brand === brand && (showAll || rules.isActive(loan))));
  const brands = [...new Set(shown.map((loan) => loan.brand))];
  return brands.map((each) => ({
    brand: each,
    open: brandIsOpen(each, person),
    cards: shown.filter((loan) => loan.brand === each).map((loan) => cardOf(loan, context)),
  }));
}

function accountStateOf(at: Snapshot): AccountsView['accountState'] {
  if (at.matches('blocked') || at.matches({ details: { opened: { detail: 'shown' } } })) return 'shown';
  if (at.matches({ details: { opened: { detail: 'empty' } } })) return 'empty';
  if (at.matches({ details: { opened: { detail: 'failed' } } }) || at.matches({ details: 'failed' })) return 'failed';
  return at.matches({ details: 'unknown' }) ? 'unknown' : 'asking';
}

/** Before the first screen: the screen that the chart opens next. */
function screenOf(at: Snapshot): AccountsView['screen'] {
  const { loanId, brand, person } = at.context;
  if (at.matches('blocked')) return 'AccountStatusBlocked';
  if (at.matches('details') || (at.matches('starting') && loanId !== '')) return 'AccountDetails';
  if (at.matches('home')) return 'Home';
  return brand !== null || rules.onlyBrand(person) !== null ? 'Dashboard' : 'Home';
}

/** The page of the brand that offers a new loan, from the settings. Spec: BRAND-007, MENU-014 (OPEN-037). */
function applyPageOf({ reapply, brand, settings }: AccountsContext, screen: AccountsView['screen']): string | null {
  if (reapply === null || (screen !== 'Home' && reapply !== brand)) return null;
  return outsideAddress(settings.brandLinks[reapply]?.apply ?? '');
}

/** What the screens of this flow show. */
export function accountsView(at: Snapshot): AccountsView {
  const { context } = at;
  const screen = screenOf(at);
  const loan = visibleLoan(context, screen === 'AccountStatusBlocked');
  const waitsForNotice = at.matches({ dashboard: { notice: 'asking' } });
  return {
    screen,
    busy: at.hasTag('busy'),
    name: context.person.name,
    today: context.today,
    brand: context.brand,
    mayGoHome: rules.onlyBrand(context.person) === null,
    groups: waitsForNotice ? null : groupsOf(context, screen === 'Home'),
    paidOffCount: (context.loans ?? []).filter((each) => each.brand === context.brand && !rules.isActive(each)).length,
    applyPage: applyPageOf(context, screen),
    showAll: context.showAll,
    message: context.message,
    failure: context.failure,
    account: loan ? accountOf(loan, context) : null,
    accountState: accountStateOf(at),
    history: historyOf(at),
  };
}
