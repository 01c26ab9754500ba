import { LOAN_STATUS } from '../../contract/enums.ts';
import type { LoanRow } from '../loans/access.ts';
import { afterPayment, owesNothing, payoffOn, type Books } from '../loans/arithmetic.ts';
import { cleared, refinanced, termsOf } from '../loans/refinance.ts';
import type { RefinanceWork, PaymentWork } from './work.ts';

/** What a payment makes of its loan. */
export type Outcome = {
  books: Books;
  status: number;
  /** The day on which the loan was over; null while it is not. */
  overOn: string | null;
  /** The loan that is made of it. */
  newLoan: { books: Books; productId: string; productName: string } | null;
};

/** The books and the status that follow from a payment, by what it was for. Pure. Throws RangeError when the amount does not fit the loan. */
export function outcomeOf(loan: LoanRow, work: PaymentWork): Outcome {
  switch (work.does) {
    case 'refinance':
      if (!work.refinance) throw new RangeError('a refinance needs its terms');
      return overWith(loan, work, LOAN_STATUS.Refinance, newLoanOf(loan, work, work.refinance));
    case 'settlement':
      return overWith(loan, work, LOAN_STATUS.Settled, null);
    case 'payment':
    case 'reinstatement': {
      const books = afterPayment(loan, work.cents, work.asked);
      if (owesNothing(books)) return { books, status: LOAN_STATUS.PaidOff, overOn: books.accrued_on, newLoan: null };
      return { books, status: work.does === 'reinstatement' ? LOAN_STATUS.Open : loan.status_id, overOn: null, newLoan: null };
    }
  }
}

function overWith(loan: LoanRow, work: PaymentWork, status: number, newLoan: Outcome['newLoan']): Outcome {
  const books = cleared(booksOf(loan), work.asked);
  return { books, status, overOn: books.accrued_on, newLoan };
}

function newLoanOf(loan: LoanRow, work: PaymentWork, { lent, productId, switches }: RefinanceWork): Outcome['newLoan'] {
  const terms = termsOf(productId);
  const made = {
    paid: work.cents,
    lent: lent?.cents ?? 0,
    rate_bps: switches ? terms.rate_bps : loan.rate_bps,
    instalments: terms.instalments,
  };
  return { books: refinanced(loan, made, work.asked), productId, productName: switches ? terms.name : loan.product_name };
}

/** Of a whole row, only what the arithmetic changes. */
export const booksOf = ({
  principal_cents,
  interest_cents,
  accrued_on,
  rate_bps,
  instalment_cents,
  paid_toward_cents,
  due_on,
}: LoanRow): Books => ({ principal_cents, interest_cents, accrued_on, rate_bps, instalment_cents, paid_toward_cents, due_on });

/** What is owed after it: on the new loan when there is one. Cents. */
export const balanceOf = ({ books, newLoan }: Outcome): number => {
  const owing = newLoan?.books ?? books;
  return payoffOn(owing, owing.accrued_on);
};
