import { fromPromise } from 'xstate';
import { forgetCached } from '../client/cache.ts';
import * as drafts from '../client/drafts.ts';
import { keepHeld } from '../client/keepLoan.ts';
import type { AutoPay } from '../contract/autoPay.ts';
import type { Answer, Ask } from '../contract/index.ts';
import type { PaymentDraft } from '../contract/unfinishedPayment.ts';
import { sendCall } from './call.ts';
import { storeDraft } from './storeDraft.ts';

/** Changes or ends autopay at once; asked twice, it changes nothing more. The loans are loaded again afterwards. Error: ApiError. */
export const changeAutoPay = fromPromise<Answer<'PUT /autoPay'>, Ask<'PUT /autoPay'>>(async ({ input, signal }) => {
  try {
    return await sendCall('PUT /autoPay', input, signal, 2);
  } finally {
    forgetCached(['GET /accounts']);
  }
});

/** What the next payment of a loan does about autopay: see PaymentDraft. */
type Choice = { profileId: string; brand: string; loanId: string; autoPay: AutoPay | null };

/** The draft of the payment that asks, as this tab has it. Never fails. */
export const readPaymentDraft = fromPromise<PaymentDraft | null, { profileId: string; loanId: string }>(({ input }) =>
  Promise.resolve(keepHeld(drafts.readDraft(input.profileId, input.loanId))),
);

/** Adds the choice to the draft of the payment, which sends it; without a draft it begins one. Never fails. Spec: FLOW-AUTO-01. */
export const keepAutoPayChoice = fromPromise<void, Choice>(({ input: { profileId, brand, loanId, autoPay } }) => {
  const begun = { screen: 'MakePayment', amountType: null, otherAmount: null, amount: null, cardIds: [], saveCard: true };
  const draft = drafts.readDraft(profileId, loanId) ?? { brand, loanId, ...begun };
  storeDraft(profileId, { ...draft, autoPay });
  return Promise.resolve();
});
