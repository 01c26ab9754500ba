import type { Handlers } from '../handler.ts';
import { attemptJob, fence, requireJob } from '../jobs/jobs.ts';
import { loanOf, payerOf } from '../loans/access.ts';
import { checkPayment } from './checks.ts';
import { fingerprint } from './intent.ts';
import { Paid, readJson } from './work.ts';
import { declined } from '../jobs/decline.ts';

/** At most one charge per intent, however often the request is repeated. Quality §1 "Sandbox". */
export const payment: Handlers<'POST /payment' | 'GET /payment' | 'POST /paymentTimeout'> = {
  'POST /payment': async ({ ask, caller, db, now, key, decideAfterMs, settings }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const attempt = {
      kind: 'payment' as const,
      caller,
      customerId: payerOf(caller, loan),
      loanId: loan.loan_id,
      key: key || `intent ${ask.intentId}`, // without a key only the loan's intent identifies the attempt
      intentId: ask.intentId,
      isKeyed: key !== '',
      fingerprint: fingerprint(ask),
      now,
    };
    return attemptJob(db, attempt, () => checkPayment({ ask, loan, caller, db, now, settings }), decideAfterMs);
  },

  'GET /payment': async ({ ask, caller, db }) => {
    const job = await requireJob(db, caller, 'payment', ask.messageKey);
    if (job.state === 'open') return { pending: true };
    if (job.state === 'declined') throw declined(job);
    return { pending: false, ...readJson(Paid, job.result) };
  },

  'POST /paymentTimeout': async ({ ask, caller, db, now, key }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    if (key === '') return {};
    const abandoned = await fence(db, { kind: 'payment', caller, customerId: payerOf(caller, loan), loanId: loan.loan_id, key, now });
    return { status: abandoned ? 'abandoned' : 'accepted' };
  },
};
