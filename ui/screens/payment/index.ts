import '../paying/paying.css';
import './motion.css';
import './payment.css';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentView, type OwnView, type PaymentView } from '../../../machines/payment/payment.view.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { MakePayment } from './MakePayment.tsx';
import { ConfirmPayment, ReviewPayment, SelectPaymentMethod } from './laterParts.ts';
import { PaymentProcessing } from './PaymentProcessing.tsx';

type Views = { [View in OwnView as View['screen']]: View };

const own = (view: PaymentView): OwnView | null => (view.screen === 'AddPaymentMethod' ? null : view);

/** PaymentProcessing is in the first file: after a reload, the page shows at once that a payment is in progress (F9). */
export const flowScreens: FlowScreens<SnapshotFrom<typeof paymentMachine>, Views, PaymentEvent> = {
  select: (snapshot) => own(paymentView(snapshot)),
  screens: { MakePayment, SelectPaymentMethod, ReviewPayment, PaymentProcessing, ConfirmPayment },
};
