import * as v from 'valibot';
import { api, type CallOptions } from './api.ts';
import { DRAFT_KEY } from './keys.ts';
import { readParsed } from './storage.ts';

const Stored = v.object({ draft: v.object({ loanId: v.string(), holdsLock: v.optional(v.boolean()) }) });

/** The loan that the draft of a renewal has locked. Read at once. */
export function heldLoan(): string | undefined {
  const draft = readParsed('session', DRAFT_KEY, Stored)?.draft;
  return draft?.holdsLock ? draft.loanId : undefined;
}

/** Gives it back, and sends nothing otherwise. Spec: FLOW-REFI-03. */
export async function giveLoanBack(options: CallOptions = {}): Promise<void> {
  const loanId = heldLoan();
  if (loanId) await api('POST /loanlock', { loanId, value: 'delete', lockType: 'refinance' }, options);
}
