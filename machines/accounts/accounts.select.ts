import type { SnapshotFrom } from 'xstate';
import type { HistoryEntry, Loan } from '../../services/contract/accounts.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import type { accountsMachine } from './accounts.machine.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { amountsDue } from '../kit/amountsDue.ts';
import { recoveryOf } from '../kit/recovery.rules.ts';
import { HISTORY_STEP, listed, shownLoan } from './accounts.place.ts';
import * as rules from './accounts.rules.ts';
import type { AccountsContext } from './accounts.types.ts';
import type { AccountCard, AccountsView, AccountView, Due, HistoryRow, HistoryView } from './accounts.views.ts';

type Snapshot = SnapshotFrom<typeof accountsMachine>;

function dueOf(loan: Loan, today: string): Due {
  if (!rules.isActive(loan)) return { kind: 'paidOff', day: loan.paidOffDate ?? '' };
  if (loan.daysLate > 0) return { kind: 'late', days: loan.daysLate, day: loan.dueDate };
  const days = Math.max(0, rules.daysBetween(today, loan.dueDate)); // the lender's clock decides what is late, never this one
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
  otherParty: loan.alternateName,
  isAlternate: rules.isAlternate(loan, context.person),
  contact: rules.contactFor(loan, context),
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

/** A page is made when it is first shown, and once: 5,000 rows must cost neither the first look nor every "Show more". By its first entry. */
const pagesMade = new WeakMap<HistoryEntry, HistoryRow[]>();

const rowOf = ({ at, ...entry }: HistoryEntry): HistoryRow => ({ ...entry, day: rules.dayOf(Date.parse(at)) });

function pageAt(entries: readonly HistoryEntry[], from: number): HistoryRow[] {
  const [first, ...others] = entries.slice(from, from + HISTORY_STEP);
  if (!first) return [];
  const known = pagesMade.get(first);
  if (known?.length === others.length + 1) return known;
  const made = [first, ...others].map(rowOf); // a last page that was short has grown
  pagesMade.set(first, made);
  return made;
}

const pagesOf = (entries: readonly HistoryEntry[], shown: number): HistoryView['pages'] =>
  Array.from({ length: Math.ceil(Math.min(shown, entries.length) / HISTORY_STEP) }, (_, page) => pageAt(entries, page * HISTORY_STEP));

function historyStateOf(at: Snapshot): HistoryView['state'] {
  const isIn = (history: 'failed' | 'olderFailed' | 'askingOlder') => at.matches({ details: { opened: { history } } });
  if (isIn('failed') || isIn('olderFailed')) return 'failed';
  return at.context.entries === null || isIn('askingOlder') ? 'asking' : 'shown';
}

function historyOf(at: Snapshot): HistoryView {
  const { entries, entriesOlder, entriesShown, loans, loanId } = at.context;
  const known = entries ?? [];
  return {
    state: historyStateOf(at),
    pages: pagesOf(known, entriesShown),
    shown: Math.min(entriesShown, known.length),
    useRefiTerm: listed(loans, loanId)?.useRefiTerm ?? false,
    total: known.length + entriesOlder,
  };
}

function accountStateOf(at: Snapshot): AccountsView['accountState'] {
  if (at.matches('blocked') || at.matches({ details: { opened: { detail: 'shown' } } })) return 'shown';
  if (at.matches({ details: { opened: { detail: 'empty' } } })) return 'empty';
  if (at.matches({ details: { opened: { detail: 'failed' } } }) || at.matches({ details: 'failed' })) return 'failed';
  return at.matches({ details: 'unknown' }) ? 'unknown' : 'asking';
}

/** Before the first screen, the one the chart is about to open. */
function screenOf(at: Snapshot): AccountsView['screen'] {
  const { loanId, brand, person } = at.context;
  if (at.matches('blocked')) return 'AccountStatusBlocked';
  if (at.matches('details') || (at.matches('starting') && loanId !== '')) return 'AccountDetails';
  if (at.matches('home')) return 'Home';
  return brand !== null || rules.onlyBrand(person) !== null ? 'Dashboard' : 'Home';
}

/** The page of the brand that she may take a new loan with, as the settings have it. Spec: BRAND-007, MENU-014 (OPEN-037). */
function applyPageOf({ reapply, brand, settings }: AccountsContext, screen: AccountsView['screen']): string | null {
  if (reapply === null || (screen !== 'Home' && reapply !== brand)) return null;
  return outsideAddress(settings.brandLinks[reapply]?.apply ?? '');
}

/** What the screens of this flow show, and nothing else. */
export function accountsView(at: Snapshot): AccountsView {
  const { context } = at;
  const screen = screenOf(at);
  const loan = shownLoan(context, screen === 'AccountStatusBlocked');
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
