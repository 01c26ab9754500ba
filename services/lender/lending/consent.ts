import type { Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';

/** States that want to be told by the customer that he is there, before he refinances. Ours. */
const RESTRICTED: ReadonlySet<string> = new Set(['OH']);

export type PlaceFacts = { state: string; storeState: string; acknowledged: boolean };

/** Spec: portal §5 "Location" (RULE-014); FLOW-REFI-13. */
export function allowedFrom({ state, storeState, acknowledged }: PlaceFacts) {
  const restricted = RESTRICTED.has(storeState);
  return { allowed: state === storeState && (!restricted || acknowledged), restricted, acknowledged };
}

/** Has anybody of the loan said, with consent, that he is in its state? The newest word of each counts. */
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

/** A refinance in a restricted state without consent. */
export const lacksConsent = async (db: Db, loan: LoanRow): Promise<boolean> =>
  RESTRICTED.has(loan.store_state) && !(await hasConsent(db, loan));
