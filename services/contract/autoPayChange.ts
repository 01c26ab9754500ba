import * as v from 'valibot';
import { AutoPay } from './autoPay.ts';
import { Id } from './text.ts';

/** Autopay without a payment. Ours (OPEN-029, FLOW-AUTO-04): the specification sends `autoPay` with a payment only. */
export const autoPayChange = {
  /**
   * Enrolls the loan, changes its method, or ends autopay. The settings say whether the service has this call (`canChangeAutoPay`); without it,
   * `autoPay` travels with the next payment. 422 PapersMissing: the authorization of this method is not acknowledged;
   * 422 MethodMissing: the method is not saved, or not any more.
   */
  'PUT /autoPay': { ask: v.object({ loanId: Id, autoPay: AutoPay }), answer: v.object({ autoPay: AutoPay }) },
} as const;
