import { addDays } from '../days.ts';
import type { LoanRow } from './access.ts';
import { DUE_EVERY_DAYS } from './arithmetic.ts';

/** A new loan that waits for its signature: its money is held, so nothing is owed and no interest runs. Spec: R-4 (origination-1). */
export const isUnsigned = ({ unsigned_application_id }: Pick<LoanRow, 'unsigned_application_id'>): boolean =>
  unsigned_application_id !== null;

export const UNSIGNED_LOAN = 'This loan waits for your signature. Nothing is owed until you sign it and the money is sent.';

/** The due date; of an unsigned loan the first one if it is signed today. */
export const dueDateOf = (loan: LoanRow, today: string): string => (isUnsigned(loan) ? addDays(today, DUE_EVERY_DAYS) : loan.due_on);
