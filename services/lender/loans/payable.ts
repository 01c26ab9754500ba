import type { Db } from '../handler.ts';
import type { LoanRow } from './access.ts';
import { no } from '../no.ts';
import { isOver, takesPayments } from './status.ts';
import { isUnsigned, UNSIGNED_LOAN } from './unsigned.ts';

/** The facts for RULE-019. `ssnMissing`: no SSN on file for the borrower or the cosigner. `noSsnAllowed`: configsettings.allowNoSsnRefinance (OPEN-044). */
export type PayableFacts = { status: number; unsigned: boolean; refinanceEligible: boolean; ssnMissing: boolean; noSsnAllowed: boolean };

/** RULE-019, OPEN-039 and R-4, clause by clause; all must hold. Spec: portal §4 "Payable". */
export const payableClauses = {
  statusTakesPayments: ({ status }: PayableFacts) => takesPayments(status),
  isSigned: ({ unsigned }: PayableFacts) => !unsigned,
  refinanceHasSsn: ({ refinanceEligible, ssnMissing, noSsnAllowed }: PayableFacts) => noSsnAllowed || !refinanceEligible || !ssnMissing,
} as const;

export const isPayable = (facts: PayableFacts): boolean => Object.values(payableClauses).every((holds) => holds(facts));

/** Throws Refusal, with a text for the customer, for a loan that takes no payment because of its status or its missing signature. */
export function checkTakesPayments(loan: LoanRow): void {
  if (isUnsigned(loan)) throw no(UNSIGNED_LOAN);
  if (isOver(loan.status_id)) throw no('There is nothing left to pay on this loan.');
  if (!takesPayments(loan.status_id)) throw no(`Payments for this loan cannot be taken online. Please call ${loan.store_phone}.`);
}

/** Is the SSN of the borrower or the cosigner missing? */
export async function ssnMissing(db: Db, { customer_id, cosigner_customer_id }: LoanRow): Promise<boolean> {
  const people = await db
    .selectFrom('customer')
    .select('display_ssn')
    .where('customer_id', 'in', [customer_id, cosigner_customer_id ?? customer_id])
    .execute();
  return people.some(({ display_ssn }) => display_ssn === '');
}
