import { fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import type { Renewal } from '../contract/unfinishedPayment.ts';
import { storeDraft } from './storeDraft.ts';

type Agreed = { profileId: string; loanId: string } & Pick<Renewal, 'agreedIntent' | 'newLoan'>;

/** Writes into the draft of a renewal for which state of the loan its papers are agreed to, and what they state. Without such a draft it writes nothing. Never fails. */
export const keepAgreed = fromPromise<void, Agreed>(({ input: { profileId, loanId, agreedIntent, newLoan } }) => {
  const draft = drafts.readDraft(profileId, loanId);
  if (draft?.renewal) storeDraft(profileId, { ...draft, renewal: { ...draft.renewal, agreedIntent, newLoan } });
  return Promise.resolve();
});
