import * as v from 'valibot';
import { Day, Moment } from './dates.ts';
import { CARD_BRANDS } from './enums.ts';
import { PaymentDraft } from './unfinishedPayment.ts';

/** The settled payment, as the attempt passes it on. Cents. */
export const PaymentReceipt = v.object({
  pending: v.literal(false),
  confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
  amountPaid: v.number(),
  newBalance: v.number(),
  dueDate: v.optional(Day),
  newLoanId: v.optional(v.string()),
  paidAt: Moment,
});

/** What a reload of the receipt needs beside the loan: nothing in it can pay. Spec: FLOW-PAY-04 "stored". */
export const StoredReceipt = v.object({
  profileId: v.string(),
  loanId: v.string(),
  receipt: PaymentReceipt,
  /** What was paid for, as it was chosen. */
  payment: PaymentDraft,
  /** The card, which may be removed by now. */
  paidWith: v.nullable(v.object({ cardType: v.picklist(CARD_BRANDS), lastFour: v.string() })),
  referenceNumber: v.string(),
  storeAddress: v.string(),
  /** ms since 1970. */
  storedAt: v.number(),
});
export type StoredReceipt = v.InferOutput<typeof StoredReceipt>;
