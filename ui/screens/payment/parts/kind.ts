import type { PaymentEvent } from '../../../../machines/payment/payment.types.ts';

/** What every screen of the flow gets. */
export type PaymentScreen<View> = { view: View; send: (event: PaymentEvent) => void };
