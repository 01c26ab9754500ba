import type { Failure } from '../../../services/contract/error.ts';
import * as rules from '../payment.rules.ts';
import type { PaymentContext } from '../payment.types.ts';
import { methodOf, type Common, type Method } from './common.ts';

export type SelectPaymentMethodView = Common & {
  screen: 'SelectPaymentMethod';
  amount: number;
  methods: readonly Method[];
  chosen: string;
  mayGoOn: boolean;
  /** The chosen card needs its security code: it can be typed beside it, and the review asks for it otherwise. A renewal's review asks: documents come first. */
  asksCvv: boolean;
  renews: boolean;
  /** False: the lender takes no card payments online; the store does (ENT-015). */
  cardsMayPay: boolean;
  /** Getting cards failed (ERR-013). */
  failure: Failure | null;
};

export function selectPaymentMethodView(context: PaymentContext, common: Common): SelectPaymentMethodView {
  const methods = context.cards.map((card) => methodOf(card, context));
  const { amount, method, cardsFailure, cardsMayPay } = context;
  const renews = context.renewal !== null;
  const mayGoOn = rules.mayUse(context, method);
  const chosen = { chosen: method, mayGoOn, asksCvv: mayGoOn && !renews && rules.asksCvv(context), renews, cardsMayPay };
  return { ...common, screen: 'SelectPaymentMethod', amount: amount ?? 0, methods, ...chosen, failure: cardsFailure };
}
