import type { Selectable } from 'kysely';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { loanOf, ownCustomer, type LoanRow } from '../loans/access.ts';
import type { CustomerTable } from '../store/peopleTables.ts';
import type { CustomerDetailTable } from '../store/tables/customers.ts';

/** A customer with all that is known of him. */
export type CustomerRow = Selectable<CustomerTable & CustomerDetailTable>;

/** The caller's own customer of that id. Throws Refusal 403, alike for somebody else's and for none. `lmsId` must be its loan system when it is given. */
export async function ownCustomerRow(db: Db, caller: Caller, customerId: string, lmsId?: string): Promise<CustomerRow> {
  ownCustomer(caller, customerId);
  const row = await rows(db).where('customer.customer_id', '=', customerId).executeTakeFirst();
  if (!row || (lmsId !== undefined && row.lms_id !== lmsId)) throw new Refusal(403);
  return row;
}

/** The caller as a customer of that loan system. Throws Refusal 403 when he is none. */
export async function callerIn(db: Db, caller: Caller, lmsId: string): Promise<CustomerRow> {
  const found =
    caller.customerIds.length === 0
      ? undefined
      : await rows(db).where('customer.customer_id', 'in', caller.customerIds).where('customer.lms_id', '=', lmsId).executeTakeFirst();
  if (!found) throw new Refusal(403);
  return found;
}

const rows = (db: Db) =>
  db.selectFrom('customer').innerJoin('customer_detail', 'customer_detail.customer_id', 'customer.customer_id').selectAll();

/** The loan, if it is of this store. Throws Refusal 403. */
export async function loanAt(db: Db, caller: Caller, loanId: string, storeId: string): Promise<LoanRow> {
  const loan = await loanOf(db, caller, loanId);
  if (loan.store_id !== storeId) throw new Refusal(403);
  return loan;
}

/** Is this customer the loan's borrower or its cosigner? Throws Refusal 403 when not. */
export function partyOf(loan: LoanRow, customerId: string): void {
  if (loan.customer_id !== customerId && loan.cosigner_customer_id !== customerId) throw new Refusal(403);
}
