import type { Selectable } from 'kysely';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { loanOf, requireOwnCustomer, type LoanRow } from '../loans/access.ts';
import type { CustomerTable } from '../store/peopleTables.ts';
import type { CustomerDetailTable } from '../store/tables/customers.ts';

/** A customer with the details. */
export type CustomerRow = Selectable<CustomerTable & CustomerDetailTable>;

/** The caller's customer with that id, in loan system `lmsId` if given. Throws Refusal 403 for another profile's customer and for an unknown one. */
export async function ownCustomerRow(db: Db, caller: Caller, customerId: string, lmsId?: string): Promise<CustomerRow> {
  requireOwnCustomer(caller, customerId);
  const row = await rows(db).where('customer.customer_id', '=', customerId).executeTakeFirst();
  if (!row || (lmsId !== undefined && row.lms_id !== lmsId)) throw new Refusal(403);
  return row;
}

/** The caller's customer in a loan system. Throws Refusal 403 when the caller has none there. */
export async function customerIn(db: Db, caller: Caller, lmsId: string): Promise<CustomerRow> {
  const found =
    caller.customerIds.length === 0
      ? undefined
      : await rows(db).where('customer.customer_id', 'in', caller.customerIds).where('customer.lms_id', '=', lmsId).executeTakeFirst();
  if (!found) throw new Refusal(403);
  return found;
}

const rows = (db: Db) =>
  db.selectFrom('customer').innerJoin('customer_detail', 'customer_detail.customer_id', 'customer.customer_id').selectAll();

/** The caller's loan. Throws Refusal 403 when it belongs to another store. */
export async function loanAt(db: Db, caller: Caller, loanId: string, storeId: string): Promise<LoanRow> {
  const loan = await loanOf(db, caller, loanId);
  if (loan.store_id !== storeId) throw new Refusal(403);
  return loan;
}

/** Throws Refusal 403 unless the customer is the loan's borrower or cosigner. */
export function requireParty(loan: LoanRow, customerId: string): void {
  if (loan.customer_id !== customerId && loan.cosigner_customer_id !== customerId) throw new Refusal(403);
}
