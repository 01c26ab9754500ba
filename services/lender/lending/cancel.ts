import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Answered, Asked } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Handlers } from '../handler.ts';
import { mayTouch, type LoanRow } from '../loans/access.ts';
import { send } from '../outbox.ts';
import { newNumber } from '../payment/confirmation.ts';
import { no } from '../payment/no.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { cancelObstacle } from './cancellable.ts';
import { putBack, rescind, returnMoney, type CancelledRefinance } from './undo.ts';

type Tx = Transaction<Database>;
type Refinance = Selectable<Database['refinance']>;
type Cancelled = Answered<'POST /cancelrefinance'>;
type CancelAsk = Asked<'POST /cancelrefinance'>;

/** A refinance is taken back at once and whole, however often it is asked. Spec: calls §4 "Cancel refinance" (FLOW-REFI-09 to FLOW-REFI-11). */
export const cancel: Handlers<'POST /cancelrefinance'> = {
  'POST /cancelrefinance': async ({ ask, caller, db, now }) => {
    const cancelled = await takeBack(db, caller, ask, now);
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

async function takeBack(db: Kysely<Database>, caller: Caller, ask: CancelAsk, now: number): Promise<Cancelled> {
  return inTransaction(db, async (tx) => {
    const known = await madeAs(tx, ask.newLoanHeaderId);
    if (!known) throw new Refusal(403);
    // the older loan first, always: two that want both do not wait for each other
    const old = await lockLoan(tx, known.loan_id);
    const young = await lockLoan(tx, known.new_loan_id);
    if (!mayTouch(caller, young)) throw new Refusal(403);
    const refinance = (await madeAs(tx, ask.newLoanHeaderId)) ?? known; // as it is now that nobody else can change it
    const { cancelled_at, cancel_number } = refinance;
    if (cancelled_at !== null && cancel_number !== null) return answerOf({ ...refinance, cancelled_at, cancel_number });
    checkData(refinance, ask.confirmationData);
    await checkPossible(tx, refinance, young, now);
    const done = { ...refinance, cancelled_at: now, cancel_number: newNumber('C') };
    await putBack(tx, refinance, old);
    await rescind(tx, young, dayOf(now));
    await returnMoney(tx, done);
    return answerOf(done);
  });
}

const madeAs = (tx: Tx, header: string): Promise<Refinance | undefined> =>
  tx.selectFrom('refinance').selectAll().where('new_loan_header', '=', header).executeTakeFirst();

const lockLoan = (tx: Tx, loanId: string): Promise<LoanRow> =>
  tx.selectFrom('loan').selectAll().where('loan_id', '=', loanId).forUpdate().executeTakeFirstOrThrow();

const answerOf = ({ cancelled_at, cancel_number, cents, loan_id }: CancelledRefinance): Cancelled => ({
  confirmationNumber: cancel_number,
  amountReturned: toMoneyText(cents),
  loanId: loan_id,
  cancelledAt: new Date(cancelled_at).toISOString(),
});

/** What the request says of the refinance must be true of it (CONF-020). */
function checkData({ loan_id, cents, confirmation_number }: Refinance, said: CancelAsk['confirmationData']): void {
  const isTrue = said.loanId === loan_id && toCents(said.amountPaid) === cents && said.confirmationNumber === confirmation_number;
  if (!isTrue) throw no('This does not match your refinance. Open the loan again before you cancel.');
}

async function checkPossible(tx: Tx, { new_loan_id, message_key, made_at }: Refinance, young: LoanRow, now: number): Promise<void> {
  const lines = await tx
    .selectFrom('ledger')
    .select('id')
    .where('loan_id', '=', new_loan_id)
    .where('status', 'in', ['pending', 'settled'])
    .execute();
  const open = await tx
    .selectFrom('job')
    .select('message_key')
    .where('loan_id', '=', new_loan_id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const obstacle = cancelObstacle({
    madeOn: dayOf(made_at),
    today: dayOf(now),
    laterMovements: lines.filter(({ id }) => !id.startsWith(`${message_key}-`)).length,
    isBusy: open !== undefined,
  });
  if (obstacle === 'nothingIsOnItsWay') throw new Refusal(409, ['Something is on its way for this loan. Wait for its result.']);
  if (obstacle) throw no(`This refinance can no longer be cancelled online. Please call ${young.store_phone}.`);
}
