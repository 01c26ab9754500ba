import '../../papers/paper.css';
import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { autopayMachine } from '../../../machines/autopay/autopay.machine.ts';
import type { AutopayEvent } from '../../../machines/autopay/autopay.types.ts';
import {
  autopayView,
  type AutoPayConfirmView,
  type AutoPayUpdatePaymentMethodView,
  type AutopayView,
} from '../../../machines/autopay/autopay.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AutoPayConfirm } from './AutoPayConfirm.tsx';
import { AutoPayUpdatePaymentMethod } from './AutoPayUpdatePaymentMethod.tsx';

const own = (view: AutopayView) => (view.screen === 'AutoPayAddMethod' ? null : view);

type Views = { AutoPayConfirm: AutoPayConfirmView; AutoPayUpdatePaymentMethod: AutoPayUpdatePaymentMethodView };

/** Autopay as the shell shows it; a new card is typed on the screen of addCard. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof autopayMachine>, Views, AutopayEvent> = {
  select: (snapshot) => own(autopayView(snapshot)),
  screens: { AutoPayConfirm, AutoPayUpdatePaymentMethod },
};
