import * as v from 'valibot';
import { Day } from '../../contract/dates.ts';
import { DisburseChannel } from '../../contract/disbursement.ts';
import { MoneyText } from '../../contract/money.ts';
import { StoredAutoPay } from './storedAutoPay.ts';

/** The terms of a refinance at the time of the request, without the payment. Cents. */
export const RefinanceWork = v.object({
  /** The cash, and where it goes: "Visa •••• 4242", "MoneyGram". */
  lent: v.nullable(v.object({ cents: v.pipe(v.number(), v.integer(), v.minValue(1)), channel: DisburseChannel, method: v.string() })),
  /** The new loan's product: the old one's, unless the product is switched. */
  productId: v.string(),
  switches: v.boolean(),
  /** Ids of the ancillary products that are sold with the new loan. */
  ancillary: v.optional(v.array(v.string()), []),
  /** The principal of the new loan in its papers. */
  principal: v.optional(v.number()),
  /** The papers had to be signed, and are. */
  signed: v.optional(v.boolean(), false),
});
export type RefinanceWork = v.InferOutput<typeof RefinanceWork>;

/** Why autopay cannot collect: texts for the customer. */
const UNPAYABLE = [
  'The card of autopay has expired. Nothing was charged.',
  'The card of autopay was removed. Nothing was charged.',
] as const;

/** What the worker needs for a payment, stored in the job as JSON. Never a card number or cvv. */
export const PaymentWork = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** "Visa •••• 4242" */
  method: v.string(),
  lastFour: v.string(),
  /** The card among the saved ones; empty when it was removed before. */
  cardId: v.optional(v.string(), ''),
  /** The day of the request, in the lender's time zone: a payoff stays one when it is decided after midnight. */
  requestedOn: Day,
  /** A payoff: the day whose payoff amount it is, at most one business day earlier. No interest is added after it. */
  quotedOn: v.optional(Day),
  /** The time of the request, ms of the lender's clock. */
  at: v.number(),
  does: v.optional(v.picklist(['payment', 'reinstatement', 'refinance', 'settlement']), 'payment'),
  refinance: v.optional(RefinanceWork),
  /** The loan's new autopay; absent when it does not change. */
  autoPay: v.optional(StoredAutoPay),
  /** Autopay collects, and its card cannot pay: why. */
  unpayable: v.optional(v.picklist(UNPAYABLE)),
});
export type PaymentWork = v.InferOutput<typeof PaymentWork>;

/** The result of an approved payment, as GET /payment returns it. */
export const Paid = v.object({
  confirmationNumber: v.string(),
  amountPaid: MoneyText,
  newBalance: MoneyText,
  dueDate: v.optional(Day),
  newLoanId: v.optional(v.string()),
  loanSigned: v.optional(v.boolean()),
  paidAt: v.string(),
});

export type Paid = v.InferOutput<typeof Paid>;

/** The result of a declined job. */
export const Declined = v.object({ Error: v.array(v.string()) });
export type Declined = v.InferOutput<typeof Declined>;

/** Parses a JSON column. Throws ValiError when it does not match the schema. */
export const readJson = <S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(text ?? 'null'));
