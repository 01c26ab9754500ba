import { dayOf } from '../days.ts';
import type { Caller, Db } from '../handler.ts';
import { Refusal } from '../handler.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { settlementOfferOf, type SettlementOffer } from '../payment/settle.ts';
import { toMoneyText } from '../../contract/money.ts';

/** The facts about a loan that its papers state. */
export type LoanFacts = {
  loan: LoanRow;
  borrower: string;
  /** Empty without a cosigner. */
  cosigner: string;
  /** When the loan was made, and its amount in cents. */
  made: { day: string; cents: number };
  /** The settlement offer; null when there is none. */
  offer: SettlementOffer | null;
};

/** "$1,234.50" */
export const money = (cents: number): string => `$${toMoneyText(cents)}`;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "December 26, 2026", as a document writes a day; empty for none. */
export const writtenDay = (day: string): string => (day === '' ? '' : longDay.format(new Date(`${day}T00:00:00Z`)));

/** The caller's loan in that loan system. Throws Refusal 403 for another customer's loan, another system's and an unknown one. */
export async function loanIn(db: Db, caller: Caller, { loanId, lmsId }: { loanId: string; lmsId: string }): Promise<LoanRow> {
  const loan = await loanOf(db, caller, loanId);
  if (loan.lms_id !== lmsId) throw new Refusal(403);
  return loan;
}

export async function factsOf(db: Db, loan: LoanRow): Promise<LoanFacts> {
  const ids = [loan.customer_id, loan.cosigner_customer_id ?? loan.customer_id];
  const names = await db.selectFrom('customer').select(['customer_id', 'name']).where('customer_id', 'in', ids).execute();
  const nameOf = (id: string | null) => names.find((row) => row.customer_id === id)?.name ?? '';
  const made = await db
    .selectFrom('ledger')
    .select(['at', 'cents'])
    .where('loan_id', '=', loan.loan_id)
    .where('kind', 'in', ['origination', 'refinance'])
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return {
    loan,
    borrower: nameOf(loan.customer_id),
    cosigner: nameOf(loan.cosigner_customer_id),
    offer: await settlementOfferOf(db, loan.loan_id),
    made: made ? { day: dayOf(made.at), cents: made.cents } : { day: loan.accrued_on, cents: loan.principal_cents },
  };
}

/** Is the caller the loan's cosigner and not its borrower? */
export const isCosigner = (caller: Caller, { customer_id, cosigner_customer_id }: LoanRow): boolean =>
  cosigner_customer_id !== null && caller.customerIds.includes(cosigner_customer_id) && !caller.customerIds.includes(customer_id);
