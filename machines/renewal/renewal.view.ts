import type { SnapshotFrom } from 'xstate';
import type { Risk } from '../../services/actors/renewal.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { needsCash } from '../kit/renewalCash.ts';
import { limitsOf } from './cash.rules.ts';
import type { renewalMachine } from './renewal.machine.ts';
import * as rules from './renewal.rules.ts';
import type { CashProblem, Priced, Product, RenewalContext } from './renewal.types.ts';

type Snapshot = SnapshotFrom<typeof renewalMachine>;

type Common = {
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  loan: LoanName | null;
  storePhoneNumber: string;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
};

/** Cents. `typed`: as the field shows it, null while it is empty. `amount`: in the figures. `isNeeded`: the loan is renewed only with cash (CONF-034). */
export type CashView = {
  typed: number | null;
  amount: number;
  least: number;
  most: number;
  problem: CashProblem | null;
  isNeeded: boolean;
};

export type ProductSwitchView = Common & {
  screen: 'ProductSwitch';
  phase: 'loading' | 'failed' | 'unknown' | 'denied' | 'warning' | 'impossible' | 'choosing' | 'confirmingSwitch';
  /** The change to acknowledge. */
  risk: Risk | null;
  /** Another product has another rate. */
  rateChanges: boolean;
  /** The customer can borrow another amount with it. */
  limitChanges: boolean;
  /** What is paid in any case, and what the loan would take to be paid off. Cents. */
  amount: number;
  payoff: number;
  /** What stays owed when the amount is only paid. */
  owedAfter: number;
  /** The new loan of each product that can be chosen; `other` is null where the lender offers none. */
  same: Priced;
  other: Priced | null;
  product: Product | null;
  productIsMissing: boolean;
  /** Cash that is paid out with it; null where the renewal brings none. */
  cash: CashView | null;
  /** The figures were asked for again, with another amount of cash. */
  isRepriced: boolean;
  /** Going on leads somewhere: not where no new loan is possible with this cash. */
  mayContinue: boolean;
  /** The new loans that the store makes: an appointment is offered. */
  byTheStore: readonly Product[];
  /** The lock had run out; nothing was charged. */
  lockWasLost: boolean;
  failure: Failure | null;
};

/** Somebody else renews the loan. `isLocked` and `alternateName` of the specification. Spec: ROUTE-061. */
export type AlternateBlockedView = Common & { screen: 'AlternateBlocked'; isLocked: true; alternateName: string };

/** The screens of charts below: partyCode, ancillary and disburseMethod show them. */
type Nested = { screen: 'AltPartyVerifyCode' | 'AncillaryProducts' | 'ManageDisburseMethod' };

export type RenewalView = ProductSwitchView | AlternateBlockedView | Nested;
export type RenewalViews = { ProductSwitch: ProductSwitchView; AlternateBlocked: AlternateBlockedView };

function commonOf(at: Snapshot): Common {
  const { brand, loanId, loan } = at.context;
  return {
    busy: at.hasTag('busy'),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    useRefiTerm: loan?.useRefiTerm ?? false,
  };
}

const PRODUCTS = ['same', 'other'] as const satisfies readonly Product[];
const PHASES = ['failed', 'unknown', 'denied', 'warning', 'impossible', 'choosing', 'confirmingSwitch'] as const;

/** What was chosen stays in view while the loan is locked and the terms are stored. */
function phaseOf(at: Snapshot): ProductSwitchView['phase'] {
  const isChosen =
    (at.matches({ choice: 'pricing' }) && at.context.isRepriced) ||
    at.matches('confirmed') ||
    at.matches({ where: 'fetching' }) ||
    at.matches('claiming') ||
    at.matches('noting') ||
    at.matches('locking') ||
    at.matches('storing') ||
    at.matches({ choice: 'checkingSwitch' });
  return isChosen ? 'choosing' : (PHASES.find((choice) => at.matches({ choice })) ?? 'loading');
}

function cashOf(context: RenewalContext): CashView | null {
  const { loan, cashTyped, cash, cashProblem } = context;
  const limits = limitsOf(context);
  return loan && limits && { typed: cashTyped, amount: cash, ...limits, problem: cashProblem, isNeeded: needsCash(loan) };
}

/** What the customer sees of a renewal's terms. */
export function renewalView(at: Snapshot): RenewalView {
  const { context } = at;
  if (at.matches('verifying')) return { screen: 'AltPartyVerifyCode' };
  if (at.matches({ where: 'choosing' })) return { screen: 'ManageDisburseMethod' };
  if (at.matches('selling')) return { screen: 'AncillaryProducts' };
  const common = commonOf(at);
  if (at.matches('blocked')) return { ...common, screen: 'AlternateBlocked', isLocked: true, alternateName: context.lockedByName };
  const { loan, amount, priced, product, productIsMissing, lockWasLost, failure, risks } = context;
  const payoff = loan?.payoffAmount ?? 0;
  return {
    ...common,
    screen: 'ProductSwitch',
    phase: phaseOf(at),
    risk: rules.openRisk(context),
    rateChanges: risks.rateChanged,
    limitChanges: risks.creditLimitChanged,
    amount: amount ?? 0,
    payoff,
    owedAfter: Math.max(0, payoff - (amount ?? 0)),
    same: priced.same,
    other: rules.maySwitch(context) ? priced.other : null,
    product,
    productIsMissing,
    cash: cashOf(context),
    isRepriced: context.isRepriced,
    mayContinue: at.hasTag('busy') || at.can({ type: 'terms.confirmed' }),
    byTheStore: PRODUCTS.filter((one) => rules.needsStore(context, one)),
    lockWasLost,
    failure,
  };
}
