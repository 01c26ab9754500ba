import type { Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';

/** In these states the customer must confirm the location before a refinance. Ours. */
const RESTRICTED: ReadonlySet<string> = new Set(['OH']);

export type LocationFacts = { state: string; storeState: string; acknowledged: boolean };

/** Spec: portal §5 "Location" (RULE-014); FLOW-REFI-13. */
export function allowedFrom({ state, storeState, acknowledged }: LocationFacts) {
  const restricted = RESTRICTED.has(storeState);
  return { allowed: state === storeState && (!restricted || acknowledged), restricted, acknowledged };
}

/** Has a party of the loan confirmed, with consent, to be in its state? Each party's latest statement counts. */
export async function hasConsent(db: Db, { loan_id, store_state }: LoanRow): Promise<boolean> {
  const row = await db
    .selectFrom('location_consent')
    .select('state')
    .where('loan_id', '=', loan_id)
    .where('state', '=', store_state)
    .where('did_consent', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Is the loan in a restricted state and the consent missing? */
export const lacksConsent = async (db: Db, loan: LoanRow): Promise<boolean> =>
  RESTRICTED.has(loan.store_state) && !(await hasConsent(db, loan));
