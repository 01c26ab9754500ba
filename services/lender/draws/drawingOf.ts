import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { Caller, Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { takesRefinance } from '../loans/status.ts';
import { DRAW_OPTIONS, isWaiting, MIN_DRAW_CENTS, maxDrawOn } from './available.ts';

type Drawing = Pick<Answered<'GET /accounts'>['loans'][number], 'disbursement' | 'renewalCash' | 'pendingDrawKey'>;

/** The loan's fields about cash for its borrower: how much can be drawn, or taken with a refinance, and which draw waits to be collected. */
export function drawingOf(row: LoanRow, isDisbursementAvailable: boolean, today: string): Drawing {
  const max = maxDrawOn({ ...row, isDisbursementAvailable }, today);
  return {
    ...(max > 0 && {
      disbursement: { minAmount: toMoneyText(MIN_DRAW_CENTS), maxAmount: toMoneyText(max), disbursementOptions: DRAW_OPTIONS },
    }),
    ...(paysOutWithRefinance(row, isDisbursementAvailable, today) && {
      renewalCash: {
        minAmount: toMoneyText(MIN_DRAW_CENTS),
        creditLimit: toMoneyText(row.credit_limit_cents),
        disbursementOptions: DRAW_OPTIONS,
      },
    }),
    ...(row.waiting_draw_key !== null && isWaiting(row, today) && { pendingDrawKey: row.waiting_draw_key }),
  };
}

/** A loan with a credit line, that may be refinanced, with cash at least (CONF-034). */
const paysOutWithRefinance = (row: LoanRow, isDisbursementAvailable: boolean, today: string): boolean =>
  row.credit_limit_cents > 0 &&
  takesRefinance(row.status_id) &&
  (row.refinance_eligible || isDisbursementAvailable || row.new_product_id !== null) &&
  !isWaiting(row, today);

/** The key of the caller's draw that is not decided yet, for another device; undefined without one. */
export async function openDrawOf(db: Db, caller: Caller, loanId: string): Promise<string | undefined> {
  const job = await db
    .selectFrom('job')
    .select('message_key')
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'draw')
    .where('state', '=', 'open')
    .where('profile_id', '=', caller.profileId)
    .executeTakeFirst();
  return job?.message_key;
}
