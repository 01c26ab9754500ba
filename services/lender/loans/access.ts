import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { CallName } from '../../contract/index.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanTable } from '../store/tables.ts';
import { Validations } from './toLoan.ts';

export type LoanRow = Selectable<LoanTable>;

/** What a guest may do: look at his one loan, pay it with a card of his own, keep his place, leave. Spec: portal §6 "Guest pay-only user". */
const GUEST_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'PUT /deviceKeyAuth',
  'GET /accountdetail',
  'GET /accounthistory',
  'GET /serviceProvider',
  'GET /nextBusinessDate',
  'GET /usercache',
  'POST /usercache',
  'GET /cards',
  'POST /cards',
  'DELETE /cards',
  'GET /cardFormKey',
  'POST /cardLookup',
  'GET /loanlock',
  'POST /loanlock',
  'POST /payment',
  'GET /payment',
  'POST /paymentTimeout',
  'POST /sendConfirmation',
]);

/** What he may ask beside, where the loan lets guests refinance it. The papers of the loan are its customer's. Spec: portal §6 (ROLE-006). */
const GUEST_REFINANCE_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'GET /riskInfo',
  'GET /ancillaryProducts',
  'GET /refiallowedstatus',
  'POST /refiallowedstatus',
]);

/** May the guest of this loan ask this call at all? */
export async function guestMay(db: Db, guestLoanId: string, name: CallName): Promise<boolean> {
  if (GUEST_CALLS.has(name)) return true;
  if (!GUEST_REFINANCE_CALLS.has(name)) return false;
  const loan = await db.selectFrom('loan').select('validations').where('loan_id', '=', guestLoanId).executeTakeFirst();
  return loan !== undefined && v.parse(Validations, JSON.parse(loan.validations)).guestRefinanceEnabled;
}

/** May this caller touch the loan? Its customer, its cosigner, or the guest whose one loan it is (OPEN-015). */
export function mayTouch(caller: Caller, loan: Pick<LoanRow, 'loan_id' | 'customer_id' | 'cosigner_customer_id'>): boolean {
  if (caller.guestLoanId !== null) return caller.guestLoanId === loan.loan_id;
  const cosigns = loan.cosigner_customer_id !== null && caller.customerIds.includes(loan.cosigner_customer_id);
  return cosigns || caller.customerIds.includes(loan.customer_id);
}

/** The loan, if the caller may touch it. Throws Refusal 403 alike for a loan of somebody else and for one that is not there. */
export async function loanOf(db: Db, caller: Caller, loanId: string): Promise<LoanRow> {
  const loan = await db.selectFrom('loan').selectAll().where('loan_id', '=', loanId).executeTakeFirst();
  if (!loan || !mayTouch(caller, loan)) throw new Refusal(403);
  return loan;
}

/** In whose name the caller pays: the cosigner in his own, everybody else in the borrower's. The intents of the two never mix. */
export function payerOf(caller: Caller, loan: LoanRow): string {
  const cosigner = loan.cosigner_customer_id;
  const owns = caller.guestLoanId !== null || caller.customerIds.includes(loan.customer_id);
  return owns || cosigner === null ? loan.customer_id : cosigner;
}

/** Throws Refusal 403 unless the customer is the caller. */
export function ownCustomer(caller: Caller, customerId: string): void {
  if (!caller.customerIds.includes(customerId)) throw new Refusal(403);
}
