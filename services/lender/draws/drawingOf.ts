import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { LoanRow } from '../loans/access.ts';
import { DRAW_OPTIONS, isWaiting, MIN_DRAW_CENTS, maxDrawOn } from './available.ts';

type Drawing = Pick<Answered<'GET /accounts'>['loans'][number], 'disbursement' | 'pendingDrawKey'>;

/** The loan's fields about draws for its borrower: how much can be drawn, and which draw waits to be collected. */
export function drawingOf(row: LoanRow, isDisbursementAvailable: boolean, today: string): Drawing {
  const max = maxDrawOn({ ...row, isDisbursementAvailable }, today);
  return {
    ...(max > 0 && {
      disbursement: { minAmount: toMoneyText(MIN_DRAW_CENTS), maxAmount: toMoneyText(max), disbursementOptions: DRAW_OPTIONS },
    }),
    ...(row.waiting_draw_key !== null && isWaiting(row, today) && { pendingDrawKey: row.waiting_draw_key }),
  };
}
