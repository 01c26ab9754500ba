import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { LoanRow } from '../loans/access.ts';
import { DRAW_OPTIONS, isWaiting, MIN_DRAW_CENTS, mostDrawable } from './available.ts';

type Shown = Pick<Answered<'GET /accounts'>['loans'][number], 'disbursement' | 'pendingDrawKey'>;

/** What a loan shows of drawing, to its borrower: how much is left to be drawn, and what waits to be collected. */
export function drawingOf(row: LoanRow, isDisbursementAvailable: boolean, today: string): Shown {
  const most = mostDrawable({ ...row, isDisbursementAvailable }, today);
  return {
    ...(most > 0 && {
      disbursement: { minAmount: toMoneyText(MIN_DRAW_CENTS), maxAmount: toMoneyText(most), disbursementOptions: DRAW_OPTIONS },
    }),
    ...(row.waiting_draw_key !== null && isWaiting(row, today) && { pendingDrawKey: row.waiting_draw_key }),
  };
}
