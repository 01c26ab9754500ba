import { toMoneyText } from '../../contract/money.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { dueDateOf } from '../loans/unsigned.ts';
import { readJson } from '../payment/work.ts';
import type { OriginationRow } from './newLoan.ts';
import { Collateral } from '../loans/collateral.ts';

/** The application's job has this id in place of a loan id: there is no loan yet. */
export const jobIdOf = ({ application_id }: OriginationRow): string => `application ${application_id}`;

/** The caller's application. Throws Refusal 403 for another customer's and for an unknown one. */
export async function applicationOf(db: Db, caller: Caller, by: 'application_id' | 'appraisal_id', id: string): Promise<OriginationRow> {
  const row = await db.selectFrom('origination').selectAll().where(by, '=', id).executeTakeFirst();
  if (!row || !caller.customerIds.includes(row.customer_id)) throw new Refusal(403);
  return row;
}

/** The application's loan; undefined until it is made. */
const loanFor = async (db: Db, { new_loan_id }: OriginationRow): Promise<LoanRow | undefined> =>
  new_loan_id === null ? undefined : db.selectFrom('loan').selectAll().where('loan_id', '=', new_loan_id).executeTakeFirst();

/**
 * An application and its loan. When there is a loan, the application is read again: both are written in one transaction, and the first read
 * may have been before it.
 */
export async function withLoan(
  db: Db,
  caller: Caller,
  by: 'application_id' | 'appraisal_id',
  id: string,
): Promise<{ row: OriginationRow; loan: LoanRow | undefined }> {
  const row = await applicationOf(db, caller, by, id);
  const loan = await loanFor(db, row);
  return { row: loan ? await applicationOf(db, caller, by, id) : row, loan };
}

/** The fields of the new loan that GET /loanOriginate and GET /originationInfo return. `today`: in the lender's time zone. */
export const newLoanFields = (loan: LoanRow, { disbursement_cents }: OriginationRow, today: string) => ({
  loanId: loan.loan_id,
  dueDate: dueDateOf(loan, today),
  loanAmount: toMoneyText(disbursement_cents),
});

export const collateralOf = ({ collateral }: OriginationRow) =>
  collateral === null ? {} : { collateral: readJson(Collateral, collateral) };
