import { fromPromise } from 'xstate';
import * as drafts from '../client/drafts.ts';
import { followRemote } from '../client/remote.ts';

type Agreed = { profileId: string; loanId: string; agreed: boolean };

/** Writes into the draft of a renewal whether its papers are agreed to. Without such a draft it writes nothing. Never fails. */
export const keepAgreed = fromPromise<void, Agreed>(({ input: { profileId, loanId, agreed } }) => {
  const draft = drafts.readDraft(profileId, loanId);
  const stored = draft?.renewal ? drafts.keepDraft(profileId, { ...draft, renewal: { ...draft.renewal, agreed } }) : null;
  if (stored) followRemote({ draft: stored });
  return Promise.resolve();
});
