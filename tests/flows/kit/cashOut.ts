import type { Sandbox } from './sandbox.ts';

/** What the lender has paid out on a loan. */
export async function disbursed({ lender: { db } }: Sandbox, loanId: string) {
  const rows = await db.selectFrom('disbursement').select(['cents', 'channel', 'cancelled_at']).where('loan_id', '=', loanId).execute();
  return rows.map(({ cents, channel, cancelled_at }) => ({ cents, channel, isCancelled: cancelled_at !== null }));
}
