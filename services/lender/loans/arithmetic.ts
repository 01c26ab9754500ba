import { addDays, daysBetween } from '../days.ts';

/** The books of a loan. Money in integer cents, days as YYYY-MM-DD, the rate in hundredths of a percent a year. */
export type Books = {
  /** The principal balance. */
  principal_cents: number;
  /** Unpaid interest accrued before `accrued_on`. */
  interest_cents: number;
  accrued_on: string;
  /** Yearly rate: 14400 is 144 %. */
  rate_bps: number;
  /** The amount due on each due date. */
  installment_cents: number;
  /** Paid toward the next due date. */
  paid_toward_cents: number;
  due_on: string;
};

/** Installments fall due every 30 days. */
export const DUE_EVERY_DAYS = 30;
const DAYS_A_YEAR = 365n;
const BPS = 10_000n;

/** a * b / c, rounded half to even, for integers of any size. Throws RangeError when c is not positive. */
export function mulDiv(a: number, b: number, c: bigint): number {
  if (c <= 0n) throw new RangeError(`mulDiv needs a positive divisor, got ${c}`);
  const product = BigInt(a) * BigInt(b);
  const down = product / c;
  const twice = (product % c) * 2n;
  const up = twice > c || (twice === c && down % 2n === 1n);
  return Number(up ? down + 1n : down);
}

/** Unpaid interest on `day`: simple daily interest on the principal. Cents. A day before `accrued_on` adds none. */
export function interestOn(books: Books, day: string): number {
  const days = Math.max(0, daysBetween(books.accrued_on, day));
  return books.interest_cents + mulDiv(books.principal_cents * books.rate_bps, days, DAYS_A_YEAR * BPS);
}

/** The payoff amount on that day. Cents. */
export const payoffOn = (books: Books, day: string): number => books.principal_cents + interestOn(books, day);

/** Days past due of the earliest unpaid installment. Zero up to its due date, and when nothing is owed. */
export const daysLateOn = (books: Books, day: string): number => (owesNothing(books) ? 0 : Math.max(0, daysBetween(books.due_on, day)));

/** How many due dates were missed. */
const missedOn = (books: Books, day: string): number => Math.ceil(daysLateOn(books, day) / DUE_EVERY_DAYS);

/** The past-due amount, at most the payoff. Cents. */
export function pastDueOn(books: Books, day: string): number {
  const missed = missedOn(books, day);
  return missed === 0 ? 0 : Math.min(payoffOn(books, day), missed * books.installment_cents - books.paid_toward_cents);
}

/** The first due date on or after that day. */
export const nextDueOn = (books: Books, day: string): string => addDays(books.due_on, missedOn(books, day) * DUE_EVERY_DAYS);

/** The minimum due by the next due date: the past-due amount and the next installment, at most the payoff. Cents. */
export function minimumDueOn(books: Books, day: string): number {
  if (owesNothing(books)) return 0;
  const upcoming = books.installment_cents - (pastDueOn(books, day) > 0 ? 0 : books.paid_toward_cents);
  return Math.min(payoffOn(books, day), pastDueOn(books, day) + upcoming);
}

/** Below this amount a late customer's payment is a partial one: the past-due amount, else the minimum due. Cents. Spec: portal §4 "Partial payment". */
export const requiredOn = (books: Books, day: string): number => pastDueOn(books, day) || minimumDueOn(books, day);

/**
 * The books after a payment: interest first, then principal. The due date advances with each paid installment. The day of the books never
 * moves back. Throws RangeError when the amount is not whole cents above zero, or more than the payoff.
 */
export function afterPayment(books: Books, cents: number, paidOn: string): Books {
  const day = paidOn > books.accrued_on ? paidOn : books.accrued_on;
  const interest = interestOn(books, day);
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`a payment is whole cents above zero, got ${cents}`);
  if (cents > books.principal_cents + interest)
    throw new RangeError(`a payment of ${cents} is more than the payoff of ${books.principal_cents + interest}`);
  const toInterest = Math.min(interest, cents);
  const principal = books.principal_cents - (cents - toInterest);
  const after = { ...books, accrued_on: day, interest_cents: interest - toInterest, principal_cents: principal };
  if (owesNothing(after)) return { ...after, paid_toward_cents: 0 };
  const met = Math.floor((books.paid_toward_cents + cents) / books.installment_cents);
  return {
    ...after,
    paid_toward_cents: books.paid_toward_cents + cents - met * books.installment_cents,
    due_on: addDays(books.due_on, met * DUE_EVERY_DAYS),
  };
}

export const owesNothing = (books: Books): boolean => books.principal_cents === 0 && books.interest_cents === 0;
