import { CASH_ADVANCE_PENDING } from '../../contract/enums.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { fingerprintOf } from '../jobs/fingerprint.ts';
import { attemptJob, requireJob } from '../jobs/jobs.ts';
import { loanOf, payerOf } from '../loans/access.ts';
import { declined } from '../jobs/decline.ts';
import { readJson } from '../payment/work.ts';
import { isWaiting } from './available.ts';
import { cancel, CANCELLED } from './cancel.ts';
import { checkDraw } from './checks.ts';
import { Drawn, PayOutWork } from './work.ts';

type DrawCall = 'POST /draw' | 'GET /draw' | 'DELETE /draw' | 'GET /disbursementReference';

/** A draw happens at most once per intent, however often the request is repeated, and is cancelled at most once. Quality §1 "Sandbox". */
export const draws: Handlers<DrawCall> = {
  'POST /draw': async ({ ask, caller, db, now, key, decideAfterMs }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const attempt = {
      kind: 'draw' as const,
      caller,
      customerId: payerOf(caller, loan),
      loanId: loan.loan_id,
      key: key || `draw ${loan.intent_id}`, // without a key only the loan's state identifies the attempt
      intentId: loan.intent_id,
      fingerprint: fingerprintOf([ask.loanId, ask.amount, ask.type, ask.cardIds.map(({ type, id }) => `${type}:${id}`).toSorted()]),
      isKeyed: key !== '',
      now,
    };
    const check = async (): Promise<PayOutWork> => {
      const { method, lastFour } = await checkDraw(ask, loan, caller, db, now);
      return { cents: toCents(ask.amount), channel: ask.type, method, lastFour, requestedOn: dayOf(now), at: now };
    };
    return attemptJob(db, attempt, check, decideAfterMs);
  },

  'GET /draw': async ({ ask, caller, db, now }) => {
    const job = await requireJob(db, caller, 'draw', ask.messageKey);
    if (job.state === 'declined') throw declined(job);
    const { cents, channel } = readJson(PayOutWork, job.ask);
    const draw = { transactionId: job.message_key, amount: toMoneyText(cents), disbursementType: channel };
    if (job.state === 'open') return { pending: true, pendingCode: CASH_ADVANCE_PENDING.received, ...draw };
    const { cancelled_at, ...loan } = await db
      .selectFrom('disbursement')
      .innerJoin('loan', 'loan.loan_id', 'disbursement.loan_id')
      .select(['disbursement.cancelled_at', 'loan.waiting_draw_key', 'loan.waiting_draw_until'])
      .where('disbursement.transaction_id', '=', job.message_key)
      .executeTakeFirstOrThrow();
    if (cancelled_at !== null) throw new Refusal(422, [CANCELLED]);
    if (loan.waiting_draw_key === job.message_key && isWaiting(loan, dayOf(now)))
      return { pending: true, pendingCode: CASH_ADVANCE_PENDING.waiting, ...draw };
    return { pending: false, ...draw, newLoanId: job.loan_id, ...readJson(Drawn, job.result) };
  },

  'DELETE /draw': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const job = await requireJob(db, caller, 'draw', ask.transactionId);
    if (job.loan_id !== loan.loan_id) throw new Refusal(404);
    return { newBalance: toMoneyText(await cancel(db, job, now)) };
  },

  'GET /disbursementReference': async ({ ask, caller, db }) => {
    const { loan_id } = await loanOf(db, caller, ask.newLoanId);
    const sent = await db
      .selectFrom('disbursement')
      .select(['reference_number', 'cents'])
      .where('loan_id', '=', loan_id)
      .where('channel', '=', Number(ask.disbursementType))
      .where('cancelled_at', 'is', null)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    if (!sent) throw new Refusal(404);
    return { referenceNumber: sent.reference_number, amount: toMoneyText(sent.cents) };
  },
};
