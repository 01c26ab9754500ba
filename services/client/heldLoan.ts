import * as v from 'valibot';
import { api, type CallOptions } from './api.ts';
import { DRAFT_KEY } from './keys.ts';
import { readParsed } from './storage.ts';

const Holding = v.object({ draft: v.object({ loanId: v.string(), holdsLock: v.literal(true) }) });

/** Gives the loan back that the draft of a renewal has locked, and sends nothing otherwise. The draft is read at once. Spec: FLOW-REFI-03. */
export async function giveLoanBack(options: CallOptions = {}): Promise<void> {
  const stored = readParsed('session', DRAFT_KEY, Holding);
  if (stored) await api('POST /loanlock', { loanId: stored.draft.loanId, value: 'delete', lockType: 'refinance' }, options);
}
