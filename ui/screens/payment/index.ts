import '../paying/paying.css';
import './payment.css';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentView, type OwnView, type PaymentView } from '../../../machines/payment/payment.view.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';
import { MakePayment } from './MakePayment.tsx';
import { PaymentProcessing } from './PaymentProcessing.tsx';

type Views = { [View in OwnView as View['screen']]: View };

const own = (view: PaymentView): OwnView | null => (view.screen === 'AddPaymentMethod' ? null : view);

/**
 * The later screens download while the customer chooses the amount (quality §7). PaymentProcessing is in the first file: after a reload, the
 * page shows at once that a payment is in progress (F9).
 */
const SelectPaymentMethod = later(async () => (await import('./SelectPaymentMethod.tsx')).SelectPaymentMethod);
const ReviewPayment = later(async () => (await import('./ReviewPayment.tsx')).ReviewPayment);
const ConfirmPayment = later(async () => (await import('./ConfirmPayment.tsx')).ConfirmPayment);

export const flowScreens: FlowScreens<SnapshotFrom<typeof paymentMachine>, Views, PaymentEvent> = {
  select: (snapshot) => own(paymentView(snapshot)),
  screens: { MakePayment, SelectPaymentMethod, ReviewPayment, PaymentProcessing, ConfirmPayment },
};
