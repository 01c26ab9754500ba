import './payment.css';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentView, type PaymentView } from '../../../machines/payment/payment.view.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AddPaymentMethod } from './AddPaymentMethod.tsx';
import { AlternateBlocked } from './AlternateBlocked.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { MakePayment } from './MakePayment.tsx';
import { PaymentProcessing } from './PaymentProcessing.tsx';
import { ReviewPayment } from './ReviewPayment.tsx';
import { SelectPaymentMethod } from './SelectPaymentMethod.tsx';

type Views = { [View in PaymentView as View['screen']]: View };

/** The payment flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof paymentMachine>, Views, PaymentEvent> = {
  select: paymentView,
  screens: { MakePayment, SelectPaymentMethod, AddPaymentMethod, ReviewPayment, PaymentProcessing, ConfirmPayment, AlternateBlocked },
};
