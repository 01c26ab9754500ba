import type { Handlers } from '../handler.ts';
import { Refusal } from '../handler.ts';
import { NO_LOCATION, recordLocation } from './located.ts';
import { loanOf } from '../loans/access.ts';
import { allowedFrom, hasConsent } from './consent.ts';

/** The customer's location during a refinance. */
export const location: Handlers<'GET /refiallowedstatus' | 'POST /refiallowedstatus'> = {
  'GET /refiallowedstatus': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    await recordLocation(db, caller, loan, ask.stateAbbreviation, now);
    return allowedFrom({ state: ask.stateAbbreviation, storeState: loan.store_state, acknowledged: await hasConsent(db, loan) });
  },

  'POST /refiallowedstatus': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    if (ask.stateAbbreviation !== loan.store_state) throw new Refusal(422, [NO_LOCATION]);
    await recordLocation(db, caller, loan, ask.stateAbbreviation, now);
    const statement = {
      state: ask.stateAbbreviation,
      transaction_type: ask.transactionType,
      did_consent: ask.didConsent,
      said_at: ask.utcTime,
      at: now,
    };
    await db
      .insertInto('location_consent')
      .values({ loan_id: loan.loan_id, profile_id: caller.profileId, ...statement })
      .onConflict((conflict) => conflict.columns(['loan_id', 'profile_id']).doUpdateSet(statement))
      .execute();
    return allowedFrom({ state: ask.stateAbbreviation, storeState: loan.store_state, acknowledged: await hasConsent(db, loan) });
  },
};
