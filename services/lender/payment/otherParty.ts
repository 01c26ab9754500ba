import type { Db } from '../handler.ts';
import type { Job } from '../jobs/jobs.ts';
import type { LoanRow } from '../loans/access.ts';
import { send } from '../outbox.ts';

/** A refinance that one party of a loan has made. `at`: ms of the lender's clock. */
type Made = { job: Job; old: LoanRow; newLoanId: string; at: number };

/** One party's agreement is enough for a refinance: the other one is told once, by email or else by text. */
export async function writeToOtherParty(db: Db, { job, old, newLoanId, at }: Made): Promise<void> {
  if (old.cosigner_customer_id === null) return;
  const parties = await db
    .selectFrom('customer')
    .select(['customer_id', 'name', 'email', 'phone'])
    .where('customer_id', 'in', [old.customer_id, old.cosigner_customer_id])
    .execute();
  const payer = parties.find(({ customer_id }) => customer_id === job.customer_id);
  const other = parties.find(({ customer_id }) => customer_id !== job.customer_id);
  const [to = ''] = other ? [other.email, other.phone].filter((address) => address !== '') : [];
  if (!payer || !other || to === '') return;
  const text = `${payer.name} has refinanced loan ${old.loan_header}, which you share. Your new loan is ${newLoanId}. Questions? Call ${old.store_phone}.`;
  await send(db, {
    to,
    channel: to === other.email ? 'email' : 'text',
    kind: 'refinanced',
    text,
    at,
    onceKey: `refinanced ${job.message_key}`,
  });
}
