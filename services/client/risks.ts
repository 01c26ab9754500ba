import * as v from 'valibot';
import { forgetText, keepText, readParsed } from './storage.ts';

/** What the lender has changed since the customer looked, until the customer has acknowledged it. `changeId` tells one change from another; empty where the lender does not. */
const Risks = v.object({ rateChanged: v.boolean(), creditLimitChanged: v.boolean(), changeId: v.string() });
export type Risks = v.InferOutput<typeof Risks>;
export type Risk = Exclude<keyof Risks, 'changeId'>;

/** Of each change that was acknowledged last. */
const Acknowledged = v.object({ rateChanged: v.optional(v.string()), creditLimitChanged: v.optional(v.string()) });

/** One entry for each person and loan. Session storage: it survives a reload, not a sign-out (CONF-031, riskDialogs-1). */
const keyOf = (profileId: string, loanId: string): string => `risks:${profileId}:${loanId}`;
const acknowledgedKey = (profileId: string, loanId: string): string => `acknowledgedRisks:${profileId}:${loanId}`;

const acknowledged = (profileId: string, loanId: string) => readParsed('session', acknowledgedKey(profileId, loanId), Acknowledged) ?? {};

/**
 * Stores what has changed, beside what was not acknowledged before, and returns both. The lender says the same change again whenever it is asked:
 * once acknowledged, only another change counts. Spec: STORE-006, FLOW-OFFER-04.
 */
export function noteRisks(profileId: string, loanId: string, found: Risks): Risks {
  const before = readParsed('session', keyOf(profileId, loanId), Risks);
  const seen = acknowledged(profileId, loanId);
  const isOpen = (risk: Risk): boolean => (found[risk] && seen[risk] !== found.changeId) || (before?.[risk] ?? false);
  const changeId = found.changeId || (before?.changeId ?? '');
  const risks = { rateChanged: isOpen('rateChanged'), creditLimitChanged: isOpen('creditLimitChanged'), changeId };
  storeRisks(profileId, loanId, risks);
  return risks;
}

/** The customer has acknowledged one of them. */
export function acknowledgeRisk(profileId: string, loanId: string, risk: Risk): void {
  const before = readParsed('session', keyOf(profileId, loanId), Risks);
  if (!before) return;
  const seen = { ...acknowledged(profileId, loanId), [risk]: before.changeId };
  keepText('session', acknowledgedKey(profileId, loanId), JSON.stringify(seen));
  storeRisks(profileId, loanId, { ...before, [risk]: false });
}

function storeRisks(profileId: string, loanId: string, risks: Risks): void {
  if (risks.rateChanged || risks.creditLimitChanged) keepText('session', keyOf(profileId, loanId), JSON.stringify(risks));
  else forgetText('session', keyOf(profileId, loanId));
}
