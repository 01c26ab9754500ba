import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { CallName } from '../../contract/index.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanTable } from '../store/tables.ts';
import { Validations } from './toLoan.ts';
import { isLapsed } from './unsigned.ts';

export type LoanRow = Selectable<LoanTable>;

/** The calls of a guest: see the loan, pay it with a guest card, save and restore the draft, sign out. Spec: portal §6 "Guest pay-only user". */
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

/** A guest's further calls when the loan allows guest refinance. The loan's papers are for its customer only. Spec: portal §6 (ROLE-006). */
const GUEST_REFINANCE_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'GET /riskInfo',
  'GET /ancillaryProducts',
  'GET /refiallowedstatus',
  'POST /refiallowedstatus',
]);

/** May a guest of this loan make this call? */
export async function guestMay(db: Db, guestLoanId: string, name: CallName): Promise<boolean> {
  if (GUEST_CALLS.has(name)) return true;
  if (!GUEST_REFINANCE_CALLS.has(name)) return false;
  const loan = await db.selectFrom('loan').select('validations').where('loan_id', '=', guestLoanId).executeTakeFirst();
  return loan !== undefined && v.parse(Validations, JSON.parse(loan.validations)).guestRefinanceEnabled;
}

/** Does the caller have access to the loan? Its borrower, its cosigner and its guest have (OPEN-015). */
export function mayAccess(caller: Caller, loan: Pick<LoanRow, 'loan_id' | 'customer_id' | 'cosigner_customer_id'>): boolean {
  if (caller.guestLoanId !== null) return caller.guestLoanId === loan.loan_id;
  const cosigns = loan.cosigner_customer_id !== null && caller.customerIds.includes(loan.cosigner_customer_id);
  return cosigns || caller.customerIds.includes(loan.customer_id);
}

/** The loan, if the caller has access. Throws Refusal 403 for another customer's loan and for an unknown one. */
export async function loanOf(db: Db, caller: Caller, loanId: string): Promise<LoanRow> {
  const loan = await db.selectFrom('loan').selectAll().where('loan_id', '=', loanId).executeTakeFirst();
  if (!loan || isLapsed(loan) || !mayAccess(caller, loan)) throw new Refusal(403);
  return loan;
}

/** The customer for whom the caller pays: the cosigner pays as cosigner, everybody else as borrower. Their intents never mix. */
export function payerOf(caller: Caller, loan: LoanRow): string {
  const cosigner = loan.cosigner_customer_id;
  const owns = caller.guestLoanId !== null || caller.customerIds.includes(loan.customer_id);
  return owns || cosigner === null ? loan.customer_id : cosigner;
}

/** Throws Refusal 403 unless the customer is the caller's. */
export function requireOwnCustomer(caller: Caller, customerId: string): void {
  if (!caller.customerIds.includes(customerId)) throw new Refusal(403);
}
