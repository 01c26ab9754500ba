import * as v from 'valibot';
import { Destination, Reference } from './disbursement.ts';
import { Collateral } from './offers.ts';

/** The new loan, as the attempt passes it on. Cents. Spec: FLOW-ORIG-02. */
export const Made = v.object({
  loanId: v.pipe(v.string(), v.nonEmpty()),
  collateral: v.optional(Collateral),
  dueDate: v.optional(v.string()),
  loanAmount: v.optional(v.number()),
});

/** What a reload of the last page needs beside the application: nothing in it can borrow or sign. Spec: ROUTE-047. */
export const StoredLoan = v.object({
  profileId: v.string(),
  /** The application's id, as in the record of an attempt. */
  loanId: v.string(),
  made: Made,
  /** Where the money went; without the ids of its card. Null when it was not chosen in this tab. */
  where: v.nullable(Destination),
  /** Null while it is not known. */
  reference: v.nullable(Reference),
  /** ms since 1970. */
  storedAt: v.number(),
});
export type StoredLoan = v.InferOutput<typeof StoredLoan>;
