import { LenderAmount } from '../contract/unfinishedPayment.ts';
import { settlementKey } from './drafts.ts';
import { readParsed } from './storage.ts';

/** How often the lender has refused to take the payment of this offer in this tab; another offer starts again. Spec: FLOW-PAY-12 (settlement-2). */
export function settlementRefusals(profileId: string, loanId: string, until: string): number {
  const tried = readParsed('session', settlementKey(profileId, loanId), LenderAmount);
  return tried?.until === until ? tried.refusals : 0;
}
