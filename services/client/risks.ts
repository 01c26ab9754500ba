import * as v from 'valibot';
import { forgetText, keepText, readParsed } from './storage.ts';

/** What the lender has changed since the customer looked, until the customer has acknowledged it. */
const Risks = v.object({ rateChanged: v.boolean(), creditLimitChanged: v.boolean() });
export type Risks = v.InferOutput<typeof Risks>;

/** One entry for each person and loan. Session storage: it survives a reload, not a sign-out (CONF-031, riskDialogs-1). */
const keyOf = (profileId: string, loanId: string): string => `risks:${profileId}:${loanId}`;

/** Stores what has changed, beside what was not acknowledged before, and returns both. Spec: STORE-006, FLOW-OFFER-04. */
export function noteRisks(profileId: string, loanId: string, found: Risks): Risks {
  const before = readParsed('session', keyOf(profileId, loanId), Risks);
  const risks = {
    rateChanged: found.rateChanged || (before?.rateChanged ?? false),
    creditLimitChanged: found.creditLimitChanged || (before?.creditLimitChanged ?? false),
  };
  storeRisks(profileId, loanId, risks);
  return risks;
}

/** The customer has acknowledged one of them. */
export function acknowledgeRisk(profileId: string, loanId: string, risk: keyof Risks): void {
  const before = readParsed('session', keyOf(profileId, loanId), Risks);
  if (before) storeRisks(profileId, loanId, { ...before, [risk]: false });
}

function storeRisks(profileId: string, loanId: string, risks: Risks): void {
  if (risks.rateChanged || risks.creditLimitChanged) keepText('session', keyOf(profileId, loanId), JSON.stringify(risks));
  else forgetText('session', keyOf(profileId, loanId));
}
