import { Refusal, type Handlers } from '../handler.ts';
import { askedFor, fence, madeBefore, makeJob } from '../jobs/jobs.ts';
import { loanOf, payerOf } from '../loans/access.ts';
import { checkPayment } from './checks.ts';
import { fingerprint } from './intent.ts';
import { Declined, Paid, readJson } from './work.ts';

/** At most one charge per intent, however often and by whomever it is asked. Quality §1 "Sandbox". */
export const payment: Handlers<'POST /payment' | 'GET /payment' | 'POST /paymentTimeout'> = {
  'POST /payment': async ({ ask, caller, db, now, key, decideAfterMs, settings }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const attempt = {
      kind: 'payment' as const,
      caller,
      customerId: payerOf(caller, loan),
      loanId: loan.loan_id,
      key: key || `intent ${ask.intentId}`, // without a key the loan's intent is the only name the attempt has
      intentId: ask.intentId,
      fingerprint: fingerprint(ask),
      now,
    };
    const before = await madeBefore(db, attempt);
    if (before) return { messageKey: before };
    const work = await checkPayment({ ask, loan, caller, db, now, settings });
    return makeJob(db, { ...attempt, work }, decideAfterMs);
  },

  'GET /payment': async ({ ask, caller, db }) => {
    const job = await askedFor(db, caller, 'payment', ask.messageKey);
    if (job.state === 'open') return { pending: true };
    if (job.state === 'declined') throw new Refusal(422, readJson(Declined, job.result).Error);
    return { pending: false, ...readJson(Paid, job.result) };
  },

  'POST /paymentTimeout': async ({ ask, caller, db, now, key }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    if (key === '') return {};
    const given = await fence(db, { kind: 'payment', caller, customerId: payerOf(caller, loan), loanId: loan.loan_id, key, now });
    return { status: given ? 'abandoned' : 'accepted' };
  },
};
