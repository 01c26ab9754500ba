import * as v from 'valibot';
import { AutoPay } from '../../contract/autoPay.ts';
import { Day } from '../../contract/dates.ts';
import { DisburseChannel } from '../../contract/disbursement.ts';
import { MoneyText } from '../../contract/money.ts';

/** The terms of a refinance at the time of the request, without the payment. Cents. */
export const RefinanceWork = v.object({
  /** The cash, and where it goes: "Visa •••• 4242", "MoneyGram". */
  lent: v.nullable(v.object({ cents: v.pipe(v.number(), v.integer(), v.minValue(1)), channel: DisburseChannel, method: v.string() })),
  /** The new loan's product: the old one's, unless the product is switched. */
  productId: v.string(),
  switches: v.boolean(),
});
export type RefinanceWork = v.InferOutput<typeof RefinanceWork>;

/** What the worker needs for a payment, stored in the job as JSON. Never a card number or cvv. */
export const PaymentWork = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** "Visa •••• 4242" */
  method: v.string(),
  lastFour: v.string(),
  /** The day of the request, in the lender's time zone: a payoff stays one when it is decided after midnight. */
  asked: Day,
  /** The time of the request, ms of the lender's clock. */
  at: v.number(),
  does: v.optional(v.picklist(['payment', 'reinstatement', 'refinance', 'settlement']), 'payment'),
  refinance: v.optional(RefinanceWork),
  /** The loan's new auto pay; absent when it does not change. */
  autoPay: v.optional(AutoPay),
});
export type PaymentWork = v.InferOutput<typeof PaymentWork>;

/** The result of an approved payment, as GET /payment returns it. */
export const Paid = v.object({
  confirmationNumber: v.string(),
  amountPaid: MoneyText,
  newBalance: MoneyText,
  dueDate: v.optional(Day),
  newLoanId: v.optional(v.string()),
  paidAt: v.string(),
});

export type Paid = v.InferOutput<typeof Paid>;

/** The result of a declined job. */
export const Declined = v.object({ Error: v.array(v.string()) });
export type Declined = v.InferOutput<typeof Declined>;

/** Parses a JSON column. Throws ValiError when it does not match the schema. */
export const readJson = <S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(text ?? 'null'));
