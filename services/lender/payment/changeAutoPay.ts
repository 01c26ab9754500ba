import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { checkTakesPayments } from '../loans/payable.ts';
import { autoPayOf } from './autoPay.ts';
import { autoPayColumn, autoPayIn } from './storedAutoPay.ts';

/** Autopay without a payment (autopay-1). A collection that is on its way is not stopped: its result is in the history. */
export const changeAutoPay: Handlers<'PUT /autoPay'> = {
  'PUT /autoPay': async ({ ask, caller, db, now, settings }) => {
    if (!settings.canChangeAutoPay) throw new Refusal(404);
    const loan = await loanOf(db, caller, ask.loanId);
    checkTakesPayments(loan);
    const autoPay = await autoPayOf({ autoPay: ask.autoPay, loan, caller, db, now });
    const auto_pay = autoPayColumn(autoPay, dayOf(now));
    // the payoff ends autopay, also one that is settled meanwhile
    await db.updateTable('loan').set({ auto_pay }).where('loan_id', '=', loan.loan_id).where('paid_off_on', 'is', null).execute();
    return { autoPay: autoPayIn({ auto_pay }) };
  },
};
