import * as v from 'valibot';
import { PaymentDraft } from '../contract/unfinishedPayment.ts';
import { isCurrent } from './draftLife.ts';
import { DRAFT_KEY } from './keys.ts';
import { forgetText, keepText, readParsed } from './storage.ts';

/** A stored draft with owner, age and version. A draft that does not fit is dropped. Spec: decision 003; CONF-015. */
const VERSION = 1;
const StoredDraft = v.object({ version: v.literal(VERSION), profileId: v.string(), storedAt: v.number(), draft: PaymentDraft });

/** Exactly the allowed fields, or null if they do not fit. */
export function allowedDraft(draft: unknown): PaymentDraft | null {
  const parsed = v.safeParse(PaymentDraft, draft);
  return parsed.success ? parsed.output : null;
}

/** Of the settlement that was tried last: it outlives the draft, because its refusals count (FLOW-PAY-12). */
export const settlementKey = (profileId: string, loanId: string): string => `settlement:${profileId}:${loanId}`;

/** Stores a draft in this tab. Returns the stored draft, null if it does not fit. */
export function keepDraft(profileId: string, draft: unknown): PaymentDraft | null {
  const allowed = allowedDraft(draft);
  const amount = allowed?.lenderAmount;
  if (amount?.type === 'settlement') keepText('session', settlementKey(profileId, allowed?.loanId ?? ''), JSON.stringify(amount));
  if (allowed) keepText('session', DRAFT_KEY, JSON.stringify({ version: VERSION, profileId, storedAt: Date.now(), draft: allowed }));
  return allowed;
}

/** The draft of this person and loan, younger than 30 minutes; otherwise null. */
export function readDraft(profileId: string, loanId: string): PaymentDraft | null {
  const stored = readParsed('session', DRAFT_KEY, StoredDraft);
  if (!stored) return null;
  const good = stored.profileId === profileId && isCurrent(stored.storedAt);
  if (!good) forgetDraft();
  return good && stored.draft.loanId === loanId ? stored.draft : null;
}

export const forgetDraft = (): void => forgetText('session', DRAFT_KEY);
