import { fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import { settlementRefusals } from '../client/settlementTries.ts';
import type { LenderAmount } from '../contract/unfinishedPayment.ts';
import { storeDraft } from './storeDraft.ts';

type Begun = { profileId: string; brand: string; loanId: string; lenderAmount: LenderAmount; isChosen: boolean };

/** Begins the draft of a payment that offers this amount; `isChosen`: the customer has chosen it already. Never fails. Spec: FLOW-PAY-14. */
export const beginPayment = fromPromise<void, Begun>(({ input: { profileId, brand, loanId, lenderAmount, isChosen } }) => {
  const { holdsLock = false } = drafts.readDraft(profileId, loanId) ?? {};
  storeDraft(profileId, {
    brand,
    loanId,
    screen: 'SelectPaymentMethod',
    amountType: isChosen ? lenderAmount.type : null,
    otherAmount: null,
    amount: isChosen ? lenderAmount.cents : null,
    cardIds: [],
    saveCard: true,
    lenderAmount,
    ...(holdsLock && { holdsLock }),
  });
  return Promise.resolve();
});

/** How often the lender has refused to take the payment of this offer in this tab. Never fails. Spec: FLOW-PAY-12. */
export const readRefusals = fromPromise<number, { profileId: string; loanId: string; until: string }>(
  ({ input: { profileId, loanId, until } }) => Promise.resolve(settlementRefusals(profileId, loanId, until)),
);
