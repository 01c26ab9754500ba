import type { SnapshotFrom } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import type { linkAccountMachine } from './linkAccount.machine.ts';
import { hasAccount } from './linkAccount.rules.ts';
import type { LinkAccountContext } from './linkAccount.types.ts';

/** What identifies a loan to the customer. */
export type LoanName = Pick<Loan, 'loanId' | 'loanHeader' | 'productName' | 'brand'>;

/** The customer's accounts with one brand; `open`: the brand serves the customer now. */
export type BrandLine = { brand: Brand; open: boolean; loans: readonly LoanName[] };

/**
 * The phase of a screen:
 * - `entering`    it waits for the customer    - `failed`    its data could not be loaded
 * - `working`   it waits for the service     - `doubtful`  it is unknown whether the account is replaced
 * - `unread`    done, but not shown yet      - `expired`   the link or the offer has expired
 */
export type Phase = 'entering' | 'working' | 'failed' | 'unread' | 'doubtful' | 'expired';

export type LinkAccountView = Pick<LinkAccountContext, 'purpose' | 'details' | 'username' | 'problems' | 'failure' | 'contacts'> & {
  busy: boolean;
  phase: Phase;
  /** Null until loaded. */
  brands: readonly BrandLine[] | null;
  /** The customer has an account that can be replaced. */
  mayReplace: boolean;
  /** The loans of the account to replace. */
  leaving: readonly LoanName[];
};

const nameOf = ({ loanId, loanHeader, productName, brand }: Loan): LoanName => ({ loanId, loanHeader, productName, brand });

function brandsOf({ loans, person }: LinkAccountContext): BrandLine[] | null {
  if (!loans) return null;
  const brands = [...new Set(loans.map(({ brand }) => brand))];
  return brands.map((brand) => ({
    brand,
    open: brandIsOpen(brand, person),
    loans: loans.filter((loan) => loan.brand === brand).map(nameOf),
  }));
}

type Snapshot = SnapshotFrom<typeof linkAccountMachine>;

function phaseOf(snapshot: Snapshot): Phase {
  const is = (name: 'unread' | 'expired') => snapshot.matches({ replacing: name }) || snapshot.matches({ confirming: name });
  if (snapshot.matches({ accountSelect: 'failed' }) || snapshot.matches({ replacing: 'ungathered' })) return 'failed';
  if (snapshot.matches({ linking: 'unread' }) || is('unread')) return 'unread';
  if (snapshot.matches({ replacing: 'doubtful' })) return 'doubtful';
  if (is('expired')) return 'expired';
  return snapshot.hasTag('busy') ? 'working' : 'entering';
}

export function linkAccountView(snapshot: Snapshot): LinkAccountView {
  const { context } = snapshot;
  const { purpose, details, username, problems, failure, contacts, offer, loans, person } = context;
  return {
    purpose,
    details,
    username,
    problems,
    failure,
    contacts,
    busy: snapshot.hasTag('busy'),
    phase: phaseOf(snapshot),
    brands: brandsOf(context),
    mayReplace: hasAccount(person),
    leaving: loans?.filter(({ lmsId }) => lmsId === offer?.lmsId).map(nameOf) ?? [],
  };
}
