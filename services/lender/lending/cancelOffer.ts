import type { Selectable } from 'kysely';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { Paid, readJson } from '../payment/work.ts';
import type { Database } from '../store/tables.ts';
import { cancelDays, cancelObstacle, type CancelFacts } from './cancellable.ts';

type Refinance = Selectable<Database['refinance']>;

/** The facts that decide whether this refinance can be cancelled. `now`: ms of the lender's clock. */
export async function cancelFactsOf(
  db: Db,
  { new_loan_id, message_key, made_at }: Refinance,
  newLoan: LoanRow,
  now: number,
): Promise<CancelFacts> {
  const lines = await db
    .selectFrom('ledger')
    .select('id')
    .where('loan_id', '=', new_loan_id)
    .where('status', 'in', ['pending', 'settled'])
    .execute();
  const open = await db
    .selectFrom('job')
    .select('message_key')
    .where('loan_id', '=', new_loan_id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return {
    ...cancelDays(newLoan.store_id, made_at, now),
    laterMovements: lines.filter(({ id }) => !id.startsWith(`${message_key}-`)).length,
    hasOpenJob: open !== undefined,
  };
}

/** The refinance that made this loan, while it can be cancelled: any device of the customer can then offer it. */
export async function cancellableOf(db: Db, newLoan: LoanRow, now: number): Promise<Answered<'GET /accountdetail'>['cancellable']> {
  const refinance = await db
    .selectFrom('refinance')
    .selectAll()
    .where('new_loan_id', '=', newLoan.loan_id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (!refinance) return undefined;
  const facts = await cancelFactsOf(db, refinance, newLoan, now);
  if (cancelObstacle(facts) !== null) return undefined;
  const { loan_id, confirmation_number, cents, method, disbursed_cents } = refinance;
  return {
    loanId: loan_id,
    confirmationNumber: confirmation_number,
    amountPaid: toMoneyText(cents),
    until: facts.lastDay,
    method,
    ...(disbursed_cents > 0 && { disbursed: toMoneyText(disbursed_cents) }),
    loanSigned: await wasSigned(db, refinance),
  };
}

/** What the payment of the refinance answered. */
async function wasSigned(db: Db, { message_key }: Refinance): Promise<boolean> {
  const job = await db.selectFrom('job').select('result').where('message_key', '=', message_key).executeTakeFirst();
  return (job && readJson(Paid, job.result).loanSigned) ?? false;
}
