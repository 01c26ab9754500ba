import * as v from 'valibot';
import { AutoPay } from '../../contract/autoPay.ts';
import { Day } from '../../contract/dates.ts';
import { DisburseChannel } from '../../contract/disbursement.ts';
import { MoneyText } from '../../contract/money.ts';

/** What a refinance is made with, beside what is paid: looked up when it was asked for. Cents. */
export const RefinanceWork = v.object({
  /** What is lent on top and where it goes: "Visa •••• 4242", "MoneyGram". */
  lent: v.nullable(v.object({ cents: v.pipe(v.number(), v.integer(), v.minValue(1)), channel: DisburseChannel, method: v.string() })),
  /** Of the new loan: the old one's, unless the product is switched. */
  productId: v.string(),
  switches: v.boolean(),
});
export type RefinanceWork = v.InferOutput<typeof RefinanceWork>;

/** What the worker needs of a payment: kept in the job as JSON. Never a card number or cvv. */
export const PaymentWork = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** "Visa •••• 4242" */
  method: v.string(),
  lastFour: v.string(),
  /** The day of the books on which it was asked: a payoff of that day stays one when it is decided after midnight. */
  asked: Day,
  /** When it was asked, ms of the lender's clock. */
  at: v.number(),
  does: v.optional(v.picklist(['payment', 'reinstatement', 'refinance', 'settlement']), 'payment'),
  refinance: v.optional(RefinanceWork),
  /** What the loan's auto pay is to be; absent when the customer says nothing of it. */
  autoPay: v.optional(AutoPay),
});
export type PaymentWork = v.InferOutput<typeof PaymentWork>;

/** The result of a payment that was taken, as GET /payment tells it. */
export const Paid = v.object({
  confirmationNumber: v.string(),
  amountPaid: MoneyText,
  newBalance: MoneyText,
  dueDate: v.optional(Day),
  newLoanId: v.optional(v.string()),
  paidAt: v.string(),
});

export type Paid = v.InferOutput<typeof Paid>;

/** The result of one that was not. */
export const Declined = v.object({ Error: v.array(v.string()) });
export type Declined = v.InferOutput<typeof Declined>;

/** A JSON column of ours. Throws ValiError when it is not what we wrote. */
export const readJson = <S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(text ?? 'null'));
