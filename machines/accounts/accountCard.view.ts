import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import { CARD_BRANDS, LOAN_STATUS } from '../../services/contract/enums.ts';
import { amountsDue, type AmountsDue } from '../kit/amountsDue.ts';
import type { CardName } from '../kit/card.ts';
import { whyNotDraw, type DrawClause } from '../kit/drawEligibility.ts';
import { isAlternate } from '../kit/loanCustomer.ts';
import { whyNotMeet, type MeetClause } from '../kit/mayMeet.ts';
import { recoveryOf, type Recovery } from '../kit/vehicleRecovery.ts';
import type { Target } from '../kit/target.ts';
import { signingPlace } from '../kit/unsigned.rules.ts';
import { payingPlace, vehiclePlace } from '../kit/vehiclePlace.ts';
import * as rules from './accounts.rules.ts';
import type { Contact, PayClause, StatusName } from './accounts.rules.ts';
import type { AccountsContext } from './accounts.types.ts';

/** When something is due, or was. Days are whole and positive. */
export type Due = { kind: 'late' | 'today' | 'tomorrow' | 'later'; days: number; day: string } | { kind: Ending; day: string };

/** How a loan has ended. `replaced`: a new loan has paid it off. */
type Ending = 'paidOff' | 'settled' | 'replaced' | 'canceled';

/** What autopay uses; `words`: those of the service, for a card of a kind that the portal does not know. */
export type AutoPayName = { card: CardName | null; words: string };

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
  /** Who else renews this loan now; empty when nobody does. */
  heldBy: string;
  /** A cash advance is not decided, or its cash waits to be collected. */
  hasOpenDraw: boolean;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  /** The loan that has replaced this one, if it is among the customer's; empty for any other loan. */
  replacedBy: string;
  /** A new loan that waits for its signature: what was lent, and where it is signed. Null for any other loan. */
  unsigned: { amount: number; signBy: string; to: Target } | null;
  /** Where a payment of it begins. */
  toPay: Target;
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
  /** The page about its vehicle, which is being repossessed; null for any other loan. */
  vehicle: Target | null;
  /** The clause that forbids an appointment, null when one is offered. */
  whyNotMeet: MeetClause | null;
  /** The day until which the payoff amount holds; empty when it is not known. */
  payoffUntil: string;
  /** What the installments are paid with by themselves: "Visa •••• 4242", perhaps empty; null without autopay. */
  autoPay: AutoPayName | null;
  /** Cash can be drawn, or a draw is in progress. */
  cash: 'offered' | 'waiting' | 'forbidden';
  /** The clause that forbids a draw, null when none does. */
  whyNotDraw: DrawClause | null;
  /** Whether it can be renewed with a payment, see `renewalOf`. */
  renewal: ReturnType<typeof rules.renewalOf>;
  /** The last day on which the renewal that made this loan can be cancelled; empty when it cannot. */
  cancelUntil: string;
  /** The lender asks for documents of this loan. */
  wantsDocuments: boolean;
  /** Autopay can be turned on, changed or ended. */
  mayOpenAutoPay: boolean;
};

/** How a loan ended that is not active. */
function endOf({ loanStatusId }: Loan): Ending {
  if (loanStatusId === LOAN_STATUS.Settled) return 'settled';
  if (loanStatusId === LOAN_STATUS.Refinance) return 'replaced';
  return loanStatusId === LOAN_STATUS.Rescinded ? 'canceled' : 'paidOff';
}

function dueOf(loan: Loan, today: string): Due {
  if (!rules.isActive(loan)) return { kind: endOf(loan), day: loan.paidOffDate ?? '' };
  if (loan.daysLate > 0) return { kind: 'late', days: loan.daysLate, day: loan.dueDate };
  const days = Math.max(0, rules.daysBetween(today, loan.dueDate)); // the lender decides what is late, not this clock
  return { kind: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', days, day: loan.dueDate };
}

const collateralOf = ({ collateralDetail: it }: Loan): string => (it ? [it.year, it.make, it.model].filter(Boolean).join(' ') : '');

function unsignedOf(loan: Loan): AccountCard['unsigned'] {
  const to = signingPlace(loan);
  return loan.unsigned && to ? { amount: loan.unsigned.loanAmount, signBy: loan.unsigned.signBy ?? '', to } : null;
}

/** A loan as a list shows it. */
export const cardOf = (loan: Loan, context: AccountsContext): AccountCard => ({
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
  heldBy: rules.holderOf(loan, context),
  hasOpenDraw: loan.pendingDrawKey !== undefined,
  useRefiTerm: loan.useRefiTerm,
  replacedBy: rules.replacementOf(loan, context),
  unsigned: unsignedOf(loan),
  toPay: payingPlace(loan),
  whyNotPay: rules.whyNotPay(loan, context.person),
});

function autoPayOf({ autoPay }: Loan): AccountView['autoPay'] {
  if (!autoPay?.enrolled) return null;
  const { cardType, displayNumber = '' } = autoPay;
  const known = CARD_BRANDS.find((name) => name === cardType);
  return {
    card: known ? { cardType: known, lastFour: displayNumber.slice(-4) } : null,
    words: [cardType, displayNumber].filter(Boolean).join(' '),
  };
}

/** A loan as its own screens show it. */
export const accountOf = (loan: Loan, context: AccountsContext): AccountView => ({
  ...cardOf(loan, context),
  lmsId: loan.lmsId,
  otherParty: loan.alternateName,
  isAlternate: isAlternate(loan, context.person),
  contact: rules.contactFor(loan, context),
  storeId: loan.storeId,
  vehicle: recoveryOf(loan) && vehiclePlace(loan),
  whyNotMeet: whyNotMeet(loan),
  payoffUntil: context.payoffUntil,
  autoPay: autoPayOf(loan),
  cash: rules.cashOf(loan, context),
  whyNotDraw: whyNotDraw({ loan, person: context.person }),
  renewal: rules.renewalOf(loan, context),
  cancelUntil: context.cancellable?.until ?? '',
  wantsDocuments: context.wantsDocuments,
  mayOpenAutoPay: rules.mayOpenAutoPay(loan, context),
});
