import * as v from 'valibot';
import { LOAN_STATUS } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { pastDueOn } from '../loans/arithmetic.ts';
import { inRecovery } from '../loans/status.ts';

/** A vehicle that is out for repossession or repossessed. Spec: portal §2 "OfrVehicleRecovery", "OfrVehicleRepossessed". */
export const recovery: Handlers<'GET /repoInfo' | 'PUT /repoInfo'> = {
  'GET /repoInfo': async ({ ask, caller, db, now }) => repoOf(db, await loanOf(db, caller, ask.loanId), dayOf(now)),

  'PUT /repoInfo': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const before = await repoOf(db, loan, dayOf(now));
    await db
      .updateTable('repo')
      .set({ asked_at: now, asked_by: caller.profileId })
      .where('loan_id', '=', loan.loan_id)
      .where('asked_at', 'is', null)
      .execute();
    return before.requestedAt === undefined ? repoOf(db, loan, dayOf(now)) : before;
  },
};

async function repoOf(db: Db, loan: LoanRow, today: string): Promise<Answered<'GET /repoInfo'>> {
  const repo = await db.selectFrom('repo').selectAll().where('loan_id', '=', loan.loan_id).executeTakeFirst();
  if (!repo || !inRecovery(loan.status_id)) throw new Refusal(422, ['The vehicle of this loan is not being recovered.']);
  return {
    loanId: loan.loan_id,
    loanStatusId: v.parse(v.picklist(Object.values(LOAN_STATUS)), loan.status_id),
    ...(repo.reinstate_cents !== null && { reinstateAmount: toMoneyText(repo.reinstate_cents) }),
    pastDueAmount: toMoneyText(pastDueOn(loan, today)),
    place: repo.place,
    phone: loan.store_phone,
    ...(repo.asked_at !== null && { requestedAt: new Date(repo.asked_at).toISOString() }),
  };
}
