import type { SnapshotFrom } from 'xstate';
import type { Loan } from '../../../services/contract/accounts.ts';
import type { Card } from '../../../services/contract/cards.ts';
import { amountsDue, type AmountsDue } from '../../kit/amountsDue.ts';
import { lastFour } from '../../kit/card.ts';
import { loanNameOf, type LoanName } from '../../kit/loanName.ts';
import { recoveryOf, type Recovery } from '../../kit/vehicleRecovery.ts';
import { STEPS } from '../payment.inputs.ts';
import type { paymentMachine } from '../payment.machine.ts';
import * as rules from '../payment.rules.ts';
import { wayOf, type WhereView } from '../../kit/where.ts';
import type { PaymentContext } from '../payment.types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What every screen of the flow knows. Amounts are integer cents, days YYYY-MM-DD, moments ISO 8601 in UTC. */
export type Common = {
  /** The chart waits for a call: controls are disabled, `aria-busy` on main. */
  busy: boolean;
  brand: string;
  loanId: string;
  /** Null only while the loan is being fetched, or after that failed. */
  loan: LoanLine | null;
  guest: boolean;
  /** Whose loan a guest pays; empty for a customer, and when it is not known. */
  borrower: string;
  /** "Step 2 of 4". Null outside of the steps, and once a renewal was chosen: it has more. */
  step: { at: number; of: number } | null;
  /** What the payment does about autopay. */
  autoPay: PaymentContext['autoPay'];
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
};

export type LoanLine = LoanName & {
  loanId: string;
  dueDate: string;
  daysLate: number;
  amounts: AmountsDue;
  /** What is owed in all today. */
  payoff: number;
  storePhoneNumber: string;
  /** The vehicle is being recovered: the customer calls before a payment. */
  recovery: Recovery | null;
};

/** One saved card. An expired one is listed and marked, never selectable (CONF-036). */
export type Method = {
  method: string;
  cardType: Card['cardType'];
  lastFour: string;
  /** MM/YY; empty for a bank account. */
  expiry: string;
  holder: string;
  expired: boolean;
  /** Only for this payment. */
  temporary: boolean;
};

/** The states of each step that the customer counts. */
const STATES_OF_STEPS = [['amount'], ['method', 'adding'], ['paying'], ['confirmed']] as const;

function stepOf(snapshot: PaymentSnapshot): Common['step'] {
  const at = STATES_OF_STEPS.findIndex((states) => states.some((state) => snapshot.matches(state)));
  return at < 0 || (at > 0 && snapshot.context.renewal) ? null : { at: at + 1, of: STEPS };
}

export function commonOf(snapshot: PaymentSnapshot): Common {
  const { brand, loanId, loan, person, autoPay } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    brand,
    loanId,
    loan: loan && lineOf(loan),
    guest: person.guest !== null,
    borrower: person.guest ? person.name : '',
    step: stepOf(snapshot),
    autoPay,
    useRefiTerm: loan?.useRefiTerm ?? false,
  };
}

function lineOf(loan: Loan): LoanLine {
  const { loanId, dueDate, daysLate, payoffAmount, storePhoneNumber } = loan;
  const owed = { amounts: amountsDue(loan), payoff: payoffAmount, recovery: recoveryOf(loan) };
  return { ...loanNameOf(loan), ...owed, loanId, dueDate, daysLate, storePhoneNumber };
}

export function methodOf(card: Card, { now }: PaymentContext): Method {
  const { cardType, cardholderName, expirationMonth, expirationYear, guestCard } = card;
  const method = rules.methodId(card);
  const expired = rules.isExpired(card, now);
  const expiry = cardType === 'bank' ? '' : `${expirationMonth}/${expirationYear}`;
  return { method, cardType, lastFour: lastFour(card), expiry, holder: cardholderName, expired, temporary: guestCard };
}

export function chosenMethod(context: PaymentContext): Method | null {
  const card = rules.cardOf(context);
  return card ? methodOf(card, context) : null;
}

/** Cash that is paid out with a renewal, in cents, and where it goes. */
export type CashOut = { cents: number; where: WhereView };

export const cashOf = ({ renewal }: Pick<PaymentContext, 'renewal'>): CashOut | null =>
  renewal?.cash ? { cents: renewal.cash.cents, where: { way: wayOf(renewal.cash.channel), card: renewal.cash.card } } : null;
