import type { Loan } from '../../services/contract/accounts.ts';
import type { Card } from '../../services/contract/cards.ts';
import * as standing from '../attempt/standing.rules.ts';
import { amountsDue } from '../kit/amountsDue.ts';
import { isExpired, methodId } from '../kit/card.ts';
import { isStoreOnly } from '../kit/vehicleRecovery.ts';
import { statusAccess } from '../kit/statusAccess.ts';
import type { Target } from '../kit/target.ts';
import { loanIsSigned } from '../kit/unsigned.rules.ts';
import { isPartial } from './amount.rules.ts';
import type { PaymentContext } from './payment.types.ts';

export { isAtRest } from '../attempt/standing.rules.ts';
export { isExpired, methodId } from '../kit/card.ts';

type Facts = PaymentContext;

/** What an online payment needs of a loan on which something is owed, clause by clause. Spec: OPEN-039, ROUTE-067, RULE-019. */
export const payableClauses = {
  statusTakesPayments: (loan: Loan) => statusAccess(loan) === 'pay',
  storeIsNotNeeded: (loan: Loan) => !isStoreOnly(loan),
  loanIsPayable: ({ payable }: Loan) => payable,
} as const;

/** Whether a loan takes a payment: yes, no with a reason for the customer, or nothing to pay. Spec: OPEN-039, ROUTE-067, RULE-019. */
export function payability(loan: Loan | null): 'payable' | 'forbidden' | 'nothingOwed' {
  if (!loan) return 'nothingOwed';
  if (statusAccess(loan) === 'look' || loan.paidOff || loan.payoffAmount === 0 || !loanIsSigned(loan)) return 'nothingOwed';
  return Object.values(payableClauses).every((holds) => holds(loan)) ? 'payable' : 'forbidden';
}

export const cardOf = ({ cards, method }: Pick<Facts, 'cards' | 'method'>): Card | undefined =>
  cards.find((card) => methodId(card) === method);

/** Not expired, and the lender takes payments by card. Spec: CONF-036, ENT-015. */
const isUsable = (card: Card, { now, cardsMayPay }: Pick<Facts, 'now' | 'cardsMayPay'>) => cardsMayPay && !isExpired(card, now);

export const hasUsableCard = (facts: Facts): boolean => facts.cards.some((card) => isUsable(card, facts));

/** The one chosen by the payment, else the first that is not expired. Spec: FLOW-PAY-13, CONF-036. */
export function defaultMethod(facts: Facts): string {
  const chosen = cardOf(facts);
  if (chosen && isUsable(chosen, facts)) return facts.method;
  const first = facts.cards.find((card) => isUsable(card, facts));
  return first ? methodId(first) : '';
}

/** Nothing to choose from. Cards that could not be fetched are no reason to ask for a new one (ERR-013), nor are cards that may not pay (ENT-015). */
export const needsNewCard = (facts: Facts): boolean =>
  facts.cardsMayPay && ((!hasUsableCard(facts) && facts.cardsFailure === null) || facts.requested === 'AddPaymentMethod');

export function mayUse(facts: Facts, method: string): boolean {
  const card = cardOf({ cards: facts.cards, method });
  return card !== undefined && isUsable(card, facts);
}

/** A bank account has no security code (OPEN-048). */
const hasCode = (facts: Facts): boolean => cardOf(facts)?.cardType !== 'bank';

/**
 * The security code is asked for each payment, but not of a card whose form has just asked for it, nor when it was typed beside the chosen
 * card, nor again while the same payment is sent once more: its cell still holds the code then. Spec: portal §3 "Payment state" (CONF-009, CONF-015).
 */
export const asksCvv = (facts: Facts): boolean =>
  hasCode(facts) && facts.method !== facts.freshMethod && facts.method !== facts.codeOf && facts.standing.phase !== 'unknown';

/** What a payment must have before it can be reviewed, clause by clause. Also what a route to ReviewPayment has to find (decision 002). */
export const reviewClauses = {
  loanIsKnown: ({ loan }: Facts) => loan !== null,
  amountIsAccepted: ({ amount, amountType }: Facts) => amount !== null && amountType !== null,
  partialIsConfirmed: ({ loan, amountType, amount, partialConfirmed }: Facts) =>
    !loan || !amountType || amount === null || partialConfirmed || !isPartial(loan, amountType, amount),
  cardIsUsable: (facts: Facts) => mayUse(facts, facts.method),
} as const;

export const { partialIsConfirmed } = reviewClauses;
const METHOD_CLAUSES = [reviewClauses.loanIsKnown, reviewClauses.amountIsAccepted, partialIsConfirmed];

export const mayChooseMethod = (facts: Facts): boolean => METHOD_CLAUSES.every((holds) => holds(facts));
export const mayReview = (facts: Facts): boolean => Object.values(reviewClauses).every((holds) => holds(facts));

/** Autopay is offered before the review: with a saved card, when something is owed afterwards. Spec: FLOW-AUTO-02, FLOW-AUTO-03, FLAG-007 (autopay-6). */
export const asksAutoPay = (facts: Facts): boolean => {
  const { autoPay, person, settings, loan, amount, amountType, renewal } = facts;
  return (
    autoPay === undefined &&
    amountType !== 'settlement' &&
    !person.guest &&
    settings.autoPayStandardPayment &&
    (!renewal || settings.autoPayRefi) &&
    loan?.validations.skipAutoPayConfirm === false &&
    !loan.autoPay &&
    amount !== loan.payoffAmount &&
    cardOf(facts)?.guestCard === false
  );
};

/** A renewal needs the location; a payment that changes no credit only where the lender wants it, a guest's never: the link has no such call. Spec: FLOW-GEO-01, FLAG-011. */
export const asksLocation = ({ settings, person, isLocated, renewal }: Facts, renews = renewal !== null): boolean => {
  const isWanted = renews ? settings.gpsCheckPayment || settings.gpsCheckRefinance : settings.gpsCheckPlainPayment;
  return isWanted && !person.guest && !isLocated;
};

/** The papers of a renewal come before its review, and again when another payment has changed the loan (OPEN-040, R-1). */
export const asksAgreement = ({ renewal, loan }: Facts): boolean => renewal !== null && renewal.agreedIntent !== loan?.intentId;

/** The lender has refused the payment of this settlement too often. Spec: FLOW-PAY-12, CONST-014 (settlement-2). */
export const isSpent = ({ amountType, lenderAmount, settings }: Facts): boolean =>
  amountType === 'settlement' && lenderAmount !== null && lenderAmount.refusals > settings.settlementPaymentRetryLimit;

/** What stays owed: nothing after a settlement. */
export const owedAfter = ({ loan, amountType }: Facts, cents: number): number =>
  amountType === 'settlement' ? 0 : (loan?.payoffAmount ?? cents) - cents;

/** What is due next after a payment: what is left of the next payment, and zero when nothing is. Null when the service names no day, or the loan ends. */
export function nextDueAfter(facts: Facts, cents: number): { day: string; cents: number } | null {
  if (!facts.loan || owedAfter(facts, cents) === 0) return null;
  const { next, nextDay, pastDue } = amountsDue(facts.loan);
  return next > 0 && nextDay !== '' ? { day: nextDay, cents: Math.max(0, next - Math.max(0, cents - pastDue)) } : null;
}

/** Back leads to a flow that this payment has opened before its review: nothing that was chosen is lost, and the customer still holds the loan. */
export const goesBack = ({ loanId }: Facts, { target }: { type: string; target?: Target }): boolean =>
  target?.params['loanId'] === loanId && target.flow !== 'accounts';

/** An attempt without an outcome: it is fenced before the customer changes anything or leaves. Spec: quality §1.4. */
export const attemptIsOpen = (facts: Facts): boolean => !standing.isAtStart(facts);

/** The lender said no: PAY stays disabled until something is changed. Spec: FLOW-PAY-05, ERR-001. */
export const isRefused = ({ failure }: Facts): boolean => failure?.kind === 'refused';

/** The lender does not have the card, or the method of autopay; it was removed in another tab. */
export const methodIsMissing = ({ failure }: Facts): boolean => failure?.code === 'MethodMissing';

/** PAY is enabled: no payment is in progress, or the last one had no usable response (ERR-002, ERR-003, CONF-009). */
export const mayPay = (facts: Facts): boolean => mayReview(facts) && !isRefused(facts) && standing.maySubmit(facts);

/** The outcome stays open and the customer need not wait for it; it is looked up again when the customer returns. Spec: CONF-007, OPEN-010. */
export const mayGoAway = (facts: Facts): boolean =>
  standing.mayGoAway(facts) || (facts.standing.phase === 'deciding' && facts.wish === 'leave');
