import type { Loan } from '../../services/contract/accounts.ts';
import type { AmountType } from '../../services/contract/enums.ts';
import { amountsDue } from '../kit/amountsDue.ts';
import { factsOf, isInNls, isRenewable, mayRenew, type RenewalFacts } from '../kit/renewalEligibility.ts';
import { mostCash } from '../kit/renewalCash.ts';
import type { PaymentContext } from './payment.types.ts';

type Facts = Pick<PaymentContext, 'loan' | 'nextBusinessDate' | 'amountType' | 'otherAmount' | 'lenderAmount'>;
type Renewing = Facts & Pick<PaymentContext, 'person' | 'nlsId'>;

/** Why an amount cannot be paid. */
export type AmountProblem = 'empty' | 'zero' | 'abovePayoff';

/** One amount to choose, by its name. `cents` is null for `other`. */
export type AmountOption = {
  type: AmountType;
  cents: number | null;
  /** Payoff only: the last day on which the figure holds. */
  goodThrough: string;
};

/** The named amounts, in the order they are offered: what catches a late loan up comes first. Spec: portal §3 "Payment state" (OPEN-006), product 2a "Payoff card". */
export function amountOptions({ loan, nextBusinessDate, lenderAmount }: Omit<Facts, 'amountType' | 'otherAmount'>): AmountOption[] {
  if (!loan) return [];
  const { payoffAmount } = loan;
  const { pastDue, next, minimum } = amountsDue(loan);
  const named: AmountOption[] = [
    ...(lenderAmount ? [{ ...lenderAmount, goodThrough: '' }] : []),
    { type: 'pastDue', cents: pastDue, goodThrough: '' },
    { type: 'minimumDue', cents: next > 0 ? minimum : 0, goodThrough: '' },
    { type: 'payoff', cents: payoffAmount, goodThrough: nextBusinessDate },
  ];
  const offered = named.filter(({ type, cents }) => type === 'payoff' || (cents !== null && cents > 0 && cents < payoffAmount));
  return [...offered, { type: 'other', cents: null, goodThrough: '' }];
}

/** What the customer would pay now: cents, or why the amount cannot be paid. */
export function amountNow(facts: Facts): { cents: number } | { problem: AmountProblem } {
  const { loan, amountType, otherAmount } = facts;
  if (!loan || !amountType) return { problem: 'empty' };
  const named = amountOptions(facts).find(({ type }) => type === amountType);
  if (!named) return { problem: 'empty' }; // the loan has changed: what was chosen is no longer offered
  const cents = named.cents ?? otherAmount;
  if (cents === null) return { problem: 'empty' };
  if (cents === 0) return { problem: 'zero' };
  return cents > loan.payoffAmount ? { problem: 'abovePayoff' } : { cents };
}

/** RULE-021, clause by clause; all must hold. `cents` is what is to be paid. Spec: portal §4 "Partial payment". */
export const partialClauses = {
  loanIsLate: (loan: Loan, _type: AmountType, _cents: number) => loan.daysLate > 0,
  somethingIsPaid: (_loan: Loan, _type: AmountType, cents: number) => cents > 0,
  confirmIsViewable: (loan: Loan, _type: AmountType, _cents: number) => loan.validations.partialPayConfirmViewable,
  isBelowRequired: (loan: Loan, _type: AmountType, cents: number) => cents < loan.minimumRequiredAmount,
  typeIsOpen: (_loan: Loan, type: AmountType, _cents: number) => type === 'other' || type === 'ofrReinstate',
} as const;

export const isPartial = (loan: Loan, type: AmountType, cents: number): boolean =>
  Object.values(partialClauses).every((holds) => holds(loan, type, cents));

/** A changed amount: nothing that was accepted or shown before counts, nor do the papers of a renewal. */
export const NO_AMOUNT = { amount: null, amountProblem: null, partialConfirmed: false, failure: null, notice: null, renewal: null };

export function problemOf(facts: Facts): Partial<PaymentContext> {
  const now = amountNow(facts);
  return { amountProblem: 'problem' in now ? now.problem : null };
}

export function accepted(facts: Facts): Partial<PaymentContext> {
  const now = amountNow(facts);
  return 'cents' in now ? { ...NO_AMOUNT, amount: now.cents } : {};
}

/** How long an outcome is waited for. Spec: FLOW-PAY-09, CONST-006 to CONST-008. */
export function limitSeconds(context: Pick<PaymentContext, 'settings' | 'renewal' | 'loan' | 'person' | 'nlsId'>): number {
  const { settings, renewal, loan, person, nlsId } = context;
  if (!renewal || !loan) return settings.paymentTimeoutSeconds;
  return isInNls({ loan, person, nlsId }) ? settings.nlsRefinancePaymentTimeoutSeconds : settings.refinancePaymentTimeoutSeconds;
}

/** Null without a loan, and for a guest: papers are read and signed after a sign-in. */
export const renewalFacts = ({ loan, person, nlsId }: Pick<Renewing, 'loan' | 'person' | 'nlsId'>): Omit<RenewalFacts, 'payment'> | null =>
  loan && person.guest === null ? factsOf({ loan, person, nlsId }) : null;

/** "Pay and renew" stands beside "pay only" for a loan that can be renewed; with this amount, or another one. Spec: FLOW-REFI-01, RULE-020. */
export function renewalOffer(facts: Renewing): 'notOffered' | 'otherAmount' | 'offered' {
  const renewal = renewalFacts(facts);
  if (!renewal || !isRenewable(renewal)) return 'notOffered';
  const now = amountNow(facts);
  if (!('cents' in now)) return 'otherAmount';
  const kinds = renewal.loan.productMigration ? [false, true] : [false]; // a switch may need less (RULE-022)
  const withCash = { ...renewal, payment: now.cents, disbursement: mostCash(renewal.loan, now.cents) };
  return kinds.some((isOnlineProduct) => mayRenew({ ...withCash, isOnlineProduct })) ? 'offered' : 'otherAmount';
}
