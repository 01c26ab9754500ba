import { PRODUCTS } from '../people/person.ts';
import { addDays } from '../days.ts';
import { DUE_EVERY_DAYS, interestOn, minimumDueOn, mulDiv, payoffOn, type Books } from './arithmetic.ts';

/** The terms of a product's loans. `rate_bps`: hundredths of a percent a year; `installments`: their number. Ours. */
type Terms = { name: string; rate_bps: number; installments: number };

const TERMS: Readonly<Record<string, Terms>> = {
  [PRODUCTS.title.id]: { name: PRODUCTS.title.name, rate_bps: 12_000, installments: 10 },
  [PRODUCTS.installment.id]: { name: PRODUCTS.installment.name, rate_bps: 9_900, installments: 12 },
  [PRODUCTS.personal.id]: { name: PRODUCTS.personal.name, rate_bps: 9_900, installments: 10 },
};

/** Throws RangeError for an unknown product. */
export function termsOf(productId: string): Terms {
  const terms = TERMS[productId];
  if (!terms) throw new RangeError(`no product ${JSON.stringify(productId)}. There are: ${Object.keys(TERMS).join(', ')}`);
  return terms;
}

/** A refinance: the payment in cents, the cash out with what is sold with the loan, and the terms of the new loan. */
export type Refinance = { paid: number; lent: number; rate_bps: number; installments: number };

/**
 * The books of the new loan. Its principal is the old balance after the payment, plus the cash out. Each installment is an equal part of the
 * principal plus one period's interest on all of it, so that the last one is never larger. Throws RangeError when nothing would be owed.
 */
export function refinanced(books: Books, { paid, lent, rate_bps, installments }: Refinance, paidOn: string): Books {
  const day = paidOn > books.accrued_on ? paidOn : books.accrued_on;
  const principal = payoffOn(books, day) - paid + lent;
  if (principal <= 0) throw new RangeError(`a refinance must leave a balance, got ${principal} cents`);
  return {
    principal_cents: principal,
    interest_cents: 0,
    accrued_on: day,
    rate_bps,
    installment_cents: Math.ceil(principal / installments) + periodInterest(principal, rate_bps),
    paid_toward_cents: 0,
    due_on: addDays(day, DUE_EVERY_DAYS),
  };
}

const periodInterest = (principal: number, rate_bps: number): number => mulDiv(principal * rate_bps, DUE_EVERY_DAYS, 365n * 10_000n);

/** The minimum payment for a switch to another product: the old loan's interest, at most the minimum due. Cents. */
export const switchAmountOn = (books: Books, day: string): number => Math.min(minimumDueOn(books, day), interestOn(books, day));

/** The books of a closed loan: nothing is owed from that day. */
export const cleared = (books: Books, day: string): Books => ({
  ...books,
  principal_cents: 0,
  interest_cents: 0,
  paid_toward_cents: 0,
  accrued_on: day > books.accrued_on ? day : books.accrued_on,
});
