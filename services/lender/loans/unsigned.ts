import { LOAN_STATUS } from '../../contract/enums.ts';
import { addDays, dayOf } from '../days.ts';
import type { LoanRow } from './access.ts';
import { DUE_EVERY_DAYS } from './arithmetic.ts';

/** A new loan that waits for its signature: its money is held, so nothing is owed and no interest runs. Spec: R-4 (origination-1). */
export const isUnsigned = ({ unsigned_application_id }: Pick<LoanRow, 'unsigned_application_id'>): boolean =>
  unsigned_application_id !== null;

/** A new loan that was not signed in time, see lapseUnsigned(). It is in no list, and nobody has access to it. */
export const isLapsed = (loan: Pick<LoanRow, 'unsigned_application_id' | 'status_id'>): boolean =>
  isUnsigned(loan) && loan.status_id === LOAN_STATUS.Deleted;

/** An offer that ends soon leaves at least this much time, days. Ours. */
const LEAST_DAYS_TO_SIGN = 3;

/** The last day on which a new loan can be signed, in the lender's time zone: that of the offer it came from. Ours: the specification names none. */
export function signBy({ doc_exp, made_at }: { doc_exp: number; made_at: number }): string {
  const [offered, least] = [dayOf(doc_exp), addDays(dayOf(made_at), LEAST_DAYS_TO_SIGN)];
  return offered > least ? offered : least;
}

export const UNSIGNED_LOAN = 'This loan waits for your signature. Nothing is owed until you sign it and the money is sent.';

/** The due date; of an unsigned loan the first one if it is signed today. */
export const dueDateOf = (loan: LoanRow, today: string): string => (isUnsigned(loan) ? addDays(today, DUE_EVERY_DAYS) : loan.due_on);
