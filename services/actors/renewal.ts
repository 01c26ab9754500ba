import { fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import * as risks from '../client/risks.ts';
import type { PaymentDraft, Renewal } from '../contract/unfinishedPayment.ts';
import { storeDraft } from './storeDraft.ts';

export type { Risk, Risks } from '../client/risks.ts';

type Whose = { profileId: string; loanId: string };

/** Without a draft nothing is stored. */
function changeDraft({ profileId, loanId }: Whose, changes: Partial<PaymentDraft>): void {
  const draft = drafts.readDraft(profileId, loanId);
  if (draft) storeDraft(profileId, { ...draft, ...changes });
}

/** Adds the terms of the renewal to the draft of its payment. Never fails. Spec: ENT-022. */
export const keepRenewal = fromPromise<void, Whose & { renewal: Renewal }>(({ input: { profileId, loanId, renewal } }) => {
  changeDraft({ profileId, loanId }, { renewal });
  return Promise.resolve();
});

/** Notes in the draft whether the customer holds the loan's lock, so that a reload does not forget to give it back. Never fails. Spec: R-3. */
export const noteLock = fromPromise<void, Whose & { holdsLock: boolean }>(({ input: { profileId, loanId, holdsLock } }) => {
  changeDraft({ profileId, loanId }, { holdsLock });
  return Promise.resolve();
});

/** Stores what has changed until it is acknowledged; output: everything that is not. Never fails. Spec: STORE-006. */
export const noteRisks = fromPromise<risks.Risks, Whose & { found: risks.Risks }>(({ input: { profileId, loanId, found } }) =>
  Promise.resolve(risks.noteRisks(profileId, loanId, found)),
);

/** The customer has acknowledged a change. Never fails. */
export const acknowledgeRisk = fromPromise<void, Whose & { risk: risks.Risk }>(({ input: { profileId, loanId, risk } }) =>
  Promise.resolve(risks.acknowledgeRisk(profileId, loanId, risk)),
);
