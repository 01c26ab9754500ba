import { daysBetween } from '../days.ts';
import { interestOn, type Books } from '../loans/arithmetic.ts';

/** The books after a draw: the amount is added to the principal and bears interest from that day. Throws RangeError when it is not whole cents above zero. */
export function afterDraw(books: Books, cents: number, drawnOn: string): Books {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`a draw is whole cents above zero, got ${cents}`);
  const day = laterOf(drawnOn, books.accrued_on);
  return { ...books, accrued_on: day, interest_cents: interestOn(books, day), principal_cents: books.principal_cents + cents };
}

/**
 * The books after a draw is cancelled: neither the draw nor its interest is owed. Interest that was paid in the meantime stays paid.
 * Throws RangeError when the remaining principal is less than the draw.
 */
export function afterCancelledDraw(books: Books, cents: number, drawnOn: string, cancelledOn: string): Books {
  if (cents > books.principal_cents) throw new RangeError(`a draw of ${cents} cannot be taken off a principal of ${books.principal_cents}`);
  const day = laterOf(cancelledOn, books.accrued_on);
  const cost = interestOn({ ...books, principal_cents: cents, interest_cents: 0, accrued_on: drawnOn }, day);
  return {
    ...books,
    accrued_on: day,
    interest_cents: Math.max(0, interestOn(books, day) - cost),
    principal_cents: books.principal_cents - cents,
  };
}

/** The day of the books never moves back. */
const laterOf = (one: string, other: string): string => (daysBetween(one, other) > 0 ? other : one);
