import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Answered, ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Handlers } from '../handler.ts';
import { mayAccess, type LoanRow } from '../loans/access.ts';
import { send } from '../outbox.ts';
import { newNumber } from '../payment/confirmation.ts';
import { no } from '../no.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { cancelObstacle } from './cancellable.ts';
import { cancelFactsOf } from './cancelOffer.ts';
import { restoreLoan, rescind, returnMoney, type CancelledRefinance } from './undo.ts';

type Tx = Transaction<Database>;
type Refinance = Selectable<Database['refinance']>;
type Cancelled = Answered<'POST /cancelrefinance'>;
type CancelAsk = ParsedAsk<'POST /cancelrefinance'>;

/** Cancels a refinance completely and once, however often the request is repeated. Spec: calls §4 "Cancel refinance" (FLOW-REFI-09 to FLOW-REFI-11). */
export const cancel: Handlers<'POST /cancelrefinance'> = {
  'POST /cancelrefinance': async ({ ask, caller, db, now }) => {
    const cancelled = await cancelOnce(db, caller, ask, now);
    const { email, phoneNumber, customerFirstName, storePhoneNumber } = ask.confirmationData;
    const to = email ?? phoneNumber;
    if (to) {
      const text =
        `${customerFirstName}, your refinance is cancelled and your loan stands as before. $${cancelled.amountReturned} goes back to your card. ` +
        `Confirmation number ${cancelled.confirmationNumber}. Questions? Call ${storePhoneNumber}.`;
      const onceKey = `cancelled ${cancelled.confirmationNumber}`;
      await send(db, { to, channel: email === undefined ? 'text' : 'email', kind: 'refinanceCancelled', text, at: now, onceKey });
    }
    return cancelled;
  },
};

async function cancelOnce(db: Kysely<Database>, caller: Caller, ask: CancelAsk, now: number): Promise<Cancelled> {
  return inTransaction(db, async (tx) => {
    const found = await refinanceOf(tx, ask.newLoanHeaderId);
    if (!found) throw new Refusal(403);
    // always locks the old loan first, so that two requests cannot deadlock
    const oldLoan = await lockLoan(tx, found.loan_id);
    const newLoan = await lockLoan(tx, found.new_loan_id);
    if (!mayAccess(caller, newLoan)) throw new Refusal(403);
    const refinance = (await refinanceOf(tx, ask.newLoanHeaderId)) ?? found; // again, now that the locks keep it from changing
    const { cancelled_at, cancel_number } = refinance;
    if (cancelled_at !== null && cancel_number !== null) return answerOf({ ...refinance, cancelled_at, cancel_number });
    checkData(refinance, ask.confirmationData);
    await checkPossible(tx, refinance, newLoan, now);
    const done = { ...refinance, cancelled_at: now, cancel_number: newNumber('C') };
    await restoreLoan(tx, refinance, oldLoan);
    await rescind(tx, newLoan, dayOf(now));
    await returnMoney(tx, done);
    return answerOf(done);
  });
}

const refinanceOf = (tx: Tx, header: string): Promise<Refinance | undefined> =>
  tx.selectFrom('refinance').selectAll().where('new_loan_header', '=', header).executeTakeFirst();

const lockLoan = (tx: Tx, loanId: string): Promise<LoanRow> =>
  tx.selectFrom('loan').selectAll().where('loan_id', '=', loanId).forUpdate().executeTakeFirstOrThrow();

const answerOf = ({ cancelled_at, cancel_number, cents, loan_id }: CancelledRefinance): Cancelled => ({
  confirmationNumber: cancel_number,
  amountReturned: toMoneyText(cents),
  loanId: loan_id,
  cancelledAt: new Date(cancelled_at).toISOString(),
});

/** The request's data must match the refinance (CONF-020). */
function checkData({ loan_id, cents, confirmation_number }: Refinance, data: CancelAsk['confirmationData']): void {
  const matches = data.loanId === loan_id && toCents(data.amountPaid) === cents && data.confirmationNumber === confirmation_number;
  if (!matches) throw no('This does not match your refinance. Open the loan again before you cancel.');
}

async function checkPossible(tx: Tx, refinance: Refinance, newLoan: LoanRow, now: number): Promise<void> {
  const obstacle = cancelObstacle(await cancelFactsOf(tx, refinance, newLoan, now));
  if (obstacle === 'hasNoOpenJob') throw new Refusal(409, ['Something is on its way for this loan. Wait for its result.']);
  if (obstacle) throw no(`This refinance can no longer be cancelled online. Please call ${newLoan.store_phone}.`);
}
