import * as v from 'valibot';
import { MaskedNumber } from './cards.ts';

/** How a loan's installments are paid by themselves. Spec: portal §3 "Payment state" (FLOW-AUTO-01); words of `method` and forms are ours (OPEN-029). */
export const AutoPay = v.object({
  enrolled: v.boolean(),
  method: v.optional(v.picklist(['card', 'bank'])),
  /** The id of the card among its cardIds. */
  methodId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  cardType: v.optional(v.pipe(v.string(), v.maxLength(24))),
  displayNumber: v.optional(MaskedNumber),
  /** MM/YY */
  expiry: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/))),
});
export type AutoPay = v.InferOutput<typeof AutoPay>;
