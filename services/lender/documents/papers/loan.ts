import * as v from 'valibot';
import { DUE_EVERY_DAYS } from '../../loans/arithmetic.ts';
import { money, writtenDay, type LoanFacts } from '../facts.ts';
import { facts, heading, text, type Paper, type Part } from '../paper.ts';
import { Collateral } from '../../loans/collateral.ts';
import { storeById } from '../../stores/directory.ts';

/** The head of every paper: lender, loan and parties. */
export const headOf = ({ loan, borrower, cosigner }: LoanFacts): Part =>
  facts(
    ['Lender', `${loan.brand}, store ${loan.store_id}, ${loan.store_state}, ${loan.store_phone}`],
    ['Address of the store', storeById(loan.store_id)?.address ?? ''],
    ['Loan', loan.loan_header],
    ['Borrower', borrower],
    ['Co-signer', cosigner],
  );

/** Hundredths of a percent -> "144.00%". */
export const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

/** "2018 Honda Civic"; empty when the loan is not secured. */
const vehicleOf = ({ collateral }: LoanFacts['loan']): string => {
  if (collateral === null) return '';
  const { year, make, model } = v.parse(Collateral, JSON.parse(collateral));
  return `${year} ${make} ${model}`;
};

export function agreement(of: LoanFacts): Paper {
  const { loan, made } = of;
  const vehicle = vehicleOf(loan);
  return {
    title: 'Loan agreement',
    day: made.day,
    parts: [
      headOf(of),
      heading('What you borrow and what it costs'),
      facts(
        ['Type of loan', loan.product_name],
        ['Made on', writtenDay(made.day)],
        ['Amount borrowed', money(made.cents)],
        ['Annual interest rate', percent(loan.rate_bps)],
        ['Each payment', `${money(loan.installment_cents)} every ${DUE_EVERY_DAYS} days`],
        ['Secured by', vehicle],
      ),
      heading('How interest is counted'),
      text(
        'Interest is simple interest on the principal, day by day, in a year of 365 days. A payment pays interest first, then principal.',
      ),
      heading('Your rights'),
      text('You may pay any amount at any time, up to all that you owe, without a penalty.'),
      ...(vehicle === '' ? [] : [text(`The lender holds a lien on the ${vehicle} until the loan is paid.`)]),
    ],
  };
}

export const paidInFull = (of: LoanFacts, paidOn: string): Paper => ({
  title: 'Your loan is paid in full',
  day: paidOn,
  parts: [
    headOf(of),
    facts(['Paid on', writtenDay(paidOn)], ['You owe', money(0)]),
    text(
      of.loan.collateral === null
        ? 'Keep this letter with your documents.'
        : `Your ${vehicleOf(of.loan)} is yours alone again: the lien is released. Bring this letter to the store to take your title.`,
    ),
  ],
});
