import * as v from 'valibot';
import { Day, Moment } from './dates.ts';
import { Destination, Reference } from './disbursement.ts';
import { PAYMENT_CHANNEL } from './enums.ts';

/** What was drawn, and which way it goes. Cents. */
export const Drawn = { transactionId: v.string(), amount: v.number(), disbursementType: v.picklist(Object.values(PAYMENT_CHANNEL)) };

/** A draw that is paid out, as the attempt passes it on. Cents. */
export const PaidOut = v.object({
  pending: v.literal(false),
  confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
  ...Drawn,
  newBalance: v.number(),
  dueDate: v.optional(Day),
  newLoanId: v.string(),
  paidAt: Moment,
});

/** What a reload of the receipt needs beside the loan: nothing in it can draw. Spec: ROUTE-090, FLOW-DRAW-13. */
export const StoredDraw = v.object({
  profileId: v.string(),
  loanId: v.string(),
  receipt: PaidOut,
  /** Where the money went, as it was chosen; without the ids of its card. Null when it was not chosen in this tab. */
  where: v.nullable(Destination),
  /** Null while it is not known, and without one. */
  reference: v.nullable(Reference),
  /** ms since 1970. */
  storedAt: v.number(),
});
export type StoredDraw = v.InferOutput<typeof StoredDraw>;
