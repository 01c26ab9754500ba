import { LOAN_STATUS } from '../../contract/enums.ts';
import type { LoanRow } from '../loans/access.ts';
import { afterPayment, owesNothing, payoffOn, type Books } from '../loans/arithmetic.ts';
import { newTermsOf } from '../loans/newTerms.ts';
import { cleared } from '../loans/refinance.ts';
import type { RefinanceWork, PaymentWork } from './work.ts';

/** The effect of a payment on its loan. */
export type Outcome = {
  books: Books;
  status: number;
  /** The day on which the loan was closed; null while it is open. */
  closedOn: string | null;
  /** The loan that a refinance makes. */
  newLoan: { books: Books; productId: string; productName: string } | null;
};

/** The books and the status after a payment, by its purpose. Pure. Throws RangeError when the amount does not fit the loan. */
export function outcomeOf(loan: LoanRow, work: PaymentWork): Outcome {
  switch (work.does) {
    case 'refinance':
      if (!work.refinance) throw new RangeError('a refinance needs its terms');
      return closedWith(loan, work, LOAN_STATUS.Refinance, newLoanOf(loan, work, work.refinance));
    case 'settlement':
      return closedWith(loan, work, LOAN_STATUS.Settled, null);
    case 'payment':
    case 'reinstatement': {
      const books = afterPayment(loan, work.cents, work.quotedOn ?? work.requestedOn);
      if (owesNothing(books))
        return { books, status: LOAN_STATUS.PaidOff, closedOn: laterOf(books.accrued_on, work.requestedOn), newLoan: null };
      return { books, status: work.does === 'reinstatement' ? LOAN_STATUS.Open : loan.status_id, closedOn: null, newLoan: null };
    }
  }
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

function closedWith(loan: LoanRow, work: PaymentWork, status: number, newLoan: Outcome['newLoan']): Outcome {
  const books = cleared(booksOf(loan), work.requestedOn);
  return { books, status, closedOn: books.accrued_on, newLoan };
}

function newLoanOf(
  loan: LoanRow,
  work: PaymentWork,
  { lent, productId, switches, ancillary }: RefinanceWork,
): NonNullable<Outcome['newLoan']> {
  const chosen = { paid: work.cents, lent: lent?.cents ?? 0, productId, switches, ancillary };
  const { books, productName } = newTermsOf(loan, chosen, work.requestedOn);
  return { books, productId, productName };
}

/** Is the new loan still the one of the papers? Its principal may have changed since they were signed. */
export const isAsAgreed = (loan: LoanRow, work: PaymentWork): boolean =>
  work.refinance?.principal === undefined || newLoanOf(loan, work, work.refinance).books.principal_cents === work.refinance.principal;

/** The books in a row of the table. */
export const booksOf = ({
  principal_cents,
  interest_cents,
  accrued_on,
  rate_bps,
  installment_cents,
  paid_toward_cents,
  due_on,
}: LoanRow): Books => ({ principal_cents, interest_cents, accrued_on, rate_bps, installment_cents, paid_toward_cents, due_on });

/** The balance after the payment, of the new loan if there is one. Cents. */
export const balanceOf = ({ books, newLoan }: Outcome): number => {
  const openBooks = newLoan?.books ?? books;
  return payoffOn(openBooks, openBooks.accrued_on);
};
