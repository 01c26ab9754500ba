import '../../papers/paper.css';
import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { drawMachine } from '../../../machines/draw/draw.machine.ts';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import {
  drawView,
  type ConfirmDisbursementView,
  type DrawView,
  type GetCashAmountView,
  type GetCashNoticeView,
  type PendingDisbursementView,
} from '../../../machines/draw/draw.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';
import { GetCashAmount } from './GetCashAmount.tsx';

/** Downloaded after the first screen (quality §7). */
const GetCashNotice = later(async () => (await import('./GetCashNotice.tsx')).GetCashNotice);
const ConfirmDisbursement = later(async () => (await import('./ConfirmDisbursement.tsx')).ConfirmDisbursement);
const PendingDisbursement = later(async () => (await import('./PendingDisbursement.tsx')).PendingDisbursement);

const own = (view: DrawView) => (view.screen === 'ManageDisburseMethod' ? null : view);

type Views = {
  GetCashAmount: GetCashAmountView;
  GetCashNotice: GetCashNoticeView;
  ConfirmDisbursement: ConfirmDisbursementView;
  PendingDisbursement: PendingDisbursementView;
};

/** Cash on a loan; where it goes is chosen on the screens of disburseMethod. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof drawMachine>, Views, DrawEvent> = {
  select: (snapshot) => own(drawView(snapshot)),
  screens: { GetCashAmount, GetCashNotice, ConfirmDisbursement, PendingDisbursement },
};
