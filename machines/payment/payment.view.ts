import { commonOf, type Common, type PaymentSnapshot } from './views/common.ts';
import { confirmPaymentView, type ConfirmPaymentView } from './views/confirmPayment.ts';
import { makePaymentView, type MakePaymentView } from './views/makePayment.ts';
import { paymentProcessingView, type PaymentProcessingView } from './views/paymentProcessing.ts';
import { reviewPaymentView, type ReviewPaymentView } from './views/reviewPayment.ts';
import { selectPaymentMethodView, type SelectPaymentMethodView } from './views/selectPaymentMethod.ts';

/** The screens that the payment shows itself. */
export type OwnView = MakePaymentView | SelectPaymentMethodView | ReviewPaymentView | PaymentProcessingView | ConfirmPaymentView;

/** AddPaymentMethod is shown by addCard: its view has everything else. */
export type PaymentView = OwnView | (Common & { screen: 'AddPaymentMethod' });

/** What the customer sees of a payment: one view per screen, amounts in cents. */
export function paymentView(snapshot: PaymentSnapshot): PaymentView {
  const { context } = snapshot;
  const common = commonOf(snapshot);
  // the screen stays until the flow has ended, or has looked up the location
  const left = snapshot.matches('leaving') || snapshot.matches('locating') ? context.screen : '';
  if (snapshot.matches('adding')) return { ...common, screen: 'AddPaymentMethod' };
  if (left === 'SelectPaymentMethod' || snapshot.matches('method')) return selectPaymentMethodView(context, common);
  if (snapshot.matches({ paying: 'processing' })) return paymentProcessingView(context, common);
  if (left === 'ReviewPayment' || snapshot.matches('paying')) return reviewPaymentView(context, common);
  if (snapshot.matches('confirmed')) return confirmPaymentView(snapshot, common);
  return makePaymentView(snapshot, common);
}
