import type { PaymentEvent } from '../../../../machines/payment/payment.types.ts';

/** The props of every screen of the flow. */
export type PaymentScreen<View> = { view: View; send: (event: PaymentEvent) => void };
