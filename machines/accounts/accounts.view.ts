import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import type { RenewalView } from '../ecommerce/ecommerce.view.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { accountOf, cardOf, type AccountCard, type AccountView } from './accountCard.view.ts';
import type { accountsMachine } from './accounts.machine.ts';
import { visibleLoan } from './accounts.place.ts';
import type { AccountsContext } from './accounts.types.ts';
import * as rules from './accounts.rules.ts';
import { summaryOf, type Summary } from './summary.view.ts';
import type { TimelineView } from './timeline.view.ts';
import { unfinishedOf, type UnfinishedView } from './unfinished.view.ts';

type Snapshot = SnapshotFrom<typeof accountsMachine>;

export type AccountsView = {
  screen: 'Home' | 'Dashboard' | 'AccountDetails' | 'ManageAccount' | 'AccountStatusBlocked';
  busy: boolean;
  name: string;
  today: string;
  brand: Brand | null;
  /** This customer has a Home. */
  mayGoHome: boolean;
  /** Null while the list loads. Home: every brand; Dashboard: one. */
  groups: readonly { brand: Brand; open: boolean; cards: readonly AccountCard[] }[] | null;
  /** The list is long: it can be searched, and has a line for each loan. */
  isLong: boolean;
  search: string;
  /** What the loans of the list come to; null while the list loads, and where nothing is due. */
  summary: Summary | null;
  /** Paid-off loans that the Dashboard can show or hide; zero where it has no other loans, and shows them. */
  paidOffCount: number;
  showAll: boolean;
  /** The brand's page to apply for a new loan; null where this screen offers none. */
  applyPage: string | null;
  message: string;
  /** The customer is in bankruptcy: neither a refinance nor more cash. */
  bankrupt: boolean;
  /** A product of this brand is reported to the credit bureau: the disclosure is offered. */
  reported: boolean;
  /** Why the list or the loan failed to load. */
  failure: Failure | null;
  /** Null while it loads and after a failure. */
  account: AccountView | null;
  /** empty: an answer without the loan (ERR-015); failed: the call failed (ERR-019); unknown: not the customer's loan. */
  accountState: 'loading' | 'loaded' | 'empty' | 'failed' | 'unknown';
  timeline: TimelineView;
  renewal: RenewalView;
  /** The online store led back here: said once. */
  isBack: boolean;
  /** The steps at which the customer stopped, the newest first; empty until the list is loaded. */
  unfinished: readonly UnfinishedView[];
};

const ofBrand = ({ loans, brand }: AccountsContext) => (loans ?? []).filter((loan) => loan.brand === brand);

/** The brand has no other loans of this customer. */
const onlyPaidOff = (context: AccountsContext): boolean => !ofBrand(context).some(rules.isActive);

/** Ours: a screen shows no more cards than this at a glance. */
const LONG_LIST = 6;

/** The loans whose number, product or vehicle has all words of the search. */
function foundIn(groups: NonNullable<AccountsView['groups']>, search: string): NonNullable<AccountsView['groups']> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ loanHeader, productName, collateral }: AccountCard) => {
    const text = `${loanHeader} ${productName} ${collateral}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  if (words.length === 0) return groups;
  return groups.map((group) => ({ ...group, cards: group.cards.filter(isFound) })).filter(({ cards }) => cards.length > 0);
}

/** Home: every brand's loans, the brand with the latest payment first. Dashboard: its brand, paid-off ones when asked for (ROUTE-109), or when there are no others. */
function groupsOf(context: AccountsContext, home: boolean): AccountsView['groups'] {
  const { loans, brand, showAll, person } = context;
  if (!loans) return null;
  const showsAll = showAll || onlyPaidOff(context);
  const visible = rules.inOrder(loans).filter((loan) => home || (loan.brand === brand && (showsAll || rules.isActive(loan))));
  const brands = [...new Set(visible.map((loan) => loan.brand))];
  return brands.map((each) => ({
    brand: each,
    open: brandIsOpen(each, person),
    cards: visible.filter((loan) => loan.brand === each).map((loan) => cardOf(loan, context)),
  }));
}

function accountStateOf(at: Snapshot): AccountsView['accountState'] {
  if (
    at.matches('blocked') ||
    at.matches({ details: { loan: { opened: { detail: 'loaded', payoffDay: 'settled', wantedDocuments: 'settled' } } } })
  )
    return 'loaded';
  if (at.matches({ details: { loan: { opened: { detail: 'empty' } } } })) return 'empty';
  if (at.matches({ details: { loan: { opened: { detail: 'failed' } } } }) || at.matches({ details: { loan: 'failed' } })) return 'failed';
  return at.matches({ details: { loan: 'unknown' } }) ? 'unknown' : 'loading';
}

/** Before the first screen: the screen that the chart opens next. */
function screenOf(at: Snapshot): AccountsView['screen'] {
  const { loanId, brand, person, screen } = at.context;
  if (at.matches('blocked')) return 'AccountStatusBlocked';
  if (at.matches({ details: { screen: 'manage' } })) return 'ManageAccount';
  if (at.matches('details')) return 'AccountDetails';
  if (at.matches('starting') && loanId !== '') return screen === 'ManageAccount' ? screen : 'AccountDetails';
  if (at.matches('home')) return 'Home';
  return brand !== null || rules.onlyBrand(person) !== null ? 'Dashboard' : 'Home';
}

/** The timeline is a part of the page: the page is busy until its lines are there. */
const isReadingTimeline = (at: Snapshot): boolean =>
  at.matches({ details: { loan: 'opened' } }) && (at.context.timeline.state === 'loading' || at.context.timeline.isLoadingOlder);

/** The loan is not shown yet: what belongs to it is loading, and would move what is read. */
const awaitsMore = (at: Snapshot): boolean =>
  at.matches({ details: { loan: { opened: { payoffDay: 'loading' } } } }) ||
  at.matches({ details: { loan: { opened: { wantedDocuments: 'loading' } } } });

/** The list is not shown yet: the notice, or where the customer stopped, would move it. */
const waitsAbove = (at: Snapshot): boolean =>
  at.matches({ dashboard: { notice: 'loading' } }) ||
  at.matches({ dashboard: { unfinished: 'reading' } }) ||
  at.matches({ home: { unfinished: 'reading' } });

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
  const groups = waitsAbove(at) ? null : groupsOf(context, screen === 'Home');
  const isLong = (groups ?? []).flatMap(({ cards }) => cards).length >= LONG_LIST;
  return {
    screen,
    busy: at.hasTag('busy') || isReadingTimeline(at),
    name: context.person.name,
    today: context.today,
    brand: context.brand,
    mayGoHome: rules.onlyBrand(context.person) === null,
    groups: groups && isLong ? foundIn(groups, context.search) : groups,
    isLong,
    search: context.search,
    summary: groups && summaryOf(groups.flatMap(({ cards }) => cards)),
    paidOffCount: onlyPaidOff(context) ? 0 : ofBrand(context).filter((loan) => !rules.isActive(loan)).length,
    applyPage: applyPageOf(context, screen),
    showAll: context.showAll,
    message: context.message,
    bankrupt: context.bankrupt,
    reported: context.reported,
    failure: context.failure,
    account: loan && !awaitsMore(at) ? accountOf(loan, context) : null,
    accountState: accountStateOf(at),
    timeline: context.timeline,
    renewal: context.renewal,
    isBack: context.isBack,
    unfinished: unfinishedOf(context),
  };
}
