import * as v from 'valibot';
import { toMoneyText } from '../../contract/money.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { readJson } from '../payment/work.ts';
import type { OriginationRow } from './newLoan.ts';

const Collateral = v.object({ year: v.string(), make: v.string(), model: v.string() });

/** Under what name its job stands where others have a loan: there is none yet. */
export const nameOf = ({ application_id }: OriginationRow): string => `application ${application_id}`;

/** The caller's application. Throws Refusal 403 alike for somebody else's and for one that is not there. */
export async function applicationOf(db: Db, caller: Caller, by: 'application_id' | 'appraisal_id', id: string): Promise<OriginationRow> {
  const row = await db.selectFrom('origination').selectAll().where(by, '=', id).executeTakeFirst();
  if (!row || !caller.customerIds.includes(row.customer_id)) throw new Refusal(403);
  return row;
}

/** The loan that came of it; undefined until it is made. */
const madeOf = async (db: Db, { new_loan_id }: OriginationRow): Promise<LoanRow | undefined> =>
  new_loan_id === null ? undefined : db.selectFrom('loan').selectAll().where('loan_id', '=', new_loan_id).executeTakeFirst();

/**
 * An application and the loan that has come of it. Once there is one the application is read again: both are written at once, and what was read
 * before would tell of a loan without its money.
 */
export async function withLoan(
  db: Db,
  caller: Caller,
  by: 'application_id' | 'appraisal_id',
  id: string,
): Promise<{ row: OriginationRow; loan: LoanRow | undefined }> {
  const row = await applicationOf(db, caller, by, id);
  const loan = await madeOf(db, row);
  return { row: loan ? await applicationOf(db, caller, by, id) : row, loan };
}

/** Is the paper of the new loan signed? */
export async function isSigned(db: Db, { new_loan_id }: OriginationRow): Promise<boolean> {
  if (new_loan_id === null) return false;
  const signed = await db
    .selectFrom('signing')
    .select('signing_id')
    .where('loan_id', '=', new_loan_id)
    .where('signing_type', '=', 'origination')
    .where('status', '=', 'signing_complete')
    .executeTakeFirst();
  return signed !== undefined;
}

/** The new loan as its polls tell it. */
export const made = (loan: LoanRow, { disbursement_cents }: OriginationRow) => ({
  loanId: loan.loan_id,
  dueDate: loan.due_on,
  loanAmount: toMoneyText(disbursement_cents),
});

export const collateralOf = ({ collateral }: OriginationRow) =>
  collateral === null ? {} : { collateral: readJson(Collateral, collateral) };
