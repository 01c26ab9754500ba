import * as v from 'valibot';
import { AutoPay } from '../../contract/autoPay.ts';
import { Day } from '../../contract/dates.ts';
import type { LoanRow } from '../loans/access.ts';

/** The autopay of a loan as it is stored. */
export const StoredAutoPay = v.object({
  ...AutoPay.entries,
  /** Whose card or bank account it is. */
  profileId: v.optional(v.string()),
  /** Due dates before this day are not collected: the customer has not allowed it. */
  from: v.optional(Day),
});
export type StoredAutoPay = v.InferOutput<typeof StoredAutoPay>;

/** The loan's autopay; `enrolled` is false when it has none. */
export const autoPayIn = ({ auto_pay }: Pick<LoanRow, 'auto_pay'>): StoredAutoPay =>
  auto_pay === null ? { enrolled: false } : v.parse(StoredAutoPay, JSON.parse(auto_pay));

/** For the loan's column: null when autopay is off. */
export const autoPayColumn = (autoPay: StoredAutoPay, from: string): string | null =>
  autoPay.enrolled ? JSON.stringify({ ...autoPay, from } satisfies StoredAutoPay) : null;
