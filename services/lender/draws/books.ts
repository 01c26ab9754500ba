import { daysBetween } from '../days.ts';
import { interestOn, type Books } from '../loans/arithmetic.ts';

/** The books after a draw: what is drawn is owed as principal, and costs interest, from that day on. Throws RangeError when it is not whole cents above zero. */
export function afterDraw(books: Books, cents: number, drawnOn: string): Books {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`a draw is whole cents above zero, got ${cents}`);
  const day = laterOf(drawnOn, books.accrued_on);
  return { ...books, accrued_on: day, interest_cents: interestOn(books, day), principal_cents: books.principal_cents + cents };
}

/**
 * The books after a draw of that day comes back: neither it nor what it has cost is owed any more. Interest that has been paid meanwhile stays
 * paid. Throws RangeError when less than it is left of the principal.
 */
export function afterCancelledDraw(books: Books, cents: number, drawnOn: string, cancelledOn: string): Books {
  if (cents > books.principal_cents) throw new RangeError(`a draw of ${cents} cannot come back out of ${books.principal_cents}`);
  const day = laterOf(cancelledOn, books.accrued_on);
  const cost = interestOn({ ...books, principal_cents: cents, interest_cents: 0, accrued_on: drawnOn }, day);
  return {
    ...books,
    accrued_on: day,
    interest_cents: Math.max(0, interestOn(books, day) - cost),
    principal_cents: books.principal_cents - cents,
  };
}

/** The books never go back. */
const laterOf = (one: string, other: string): string => (daysBetween(one, other) > 0 ? other : one);
