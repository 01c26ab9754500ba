import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { decide } from '../../services/lender/payment/decide.ts';
import { agree } from '../calls/agreement.ts';
import { worldOf } from '../calls/world.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { lock, movements, recordingSignatures, refinanceOf } from './kit/lending.ts';
import { loanOf } from './kit/paying.ts';

const AN_HOUR_MS = 3_600_000;

lenderOn(
  'a refinance that is being decided',
  (at) => {
    beforeEach(() => at().reset('ann'));

    /** Ann's refinance with $50.00 in cash, which no worker claims yet. */
    async function posted() {
      const old = await loanOf(at(), 'ann');
      const token = await at().signIn('ann');
      const key = randomUUID();
      await lock(at(), 'ann', old.loanId);
      const cash = { disbursementAmount: '50.00', disbursementType: 14 as const };
      const ask = { ...(await refinanceOf(at(), 'ann', old, old.minimumAmountDue)), ...cash };
      await agree(await worldOf(recordingSignatures(at()), 'ann'), old, ask);
      const { messageKey } = await at().answer('POST /payment', ask, { token, key });
      const job = await at().lender.db.selectFrom('job').selectAll().where('message_key', '=', messageKey).executeTakeFirstOrThrow();
      return { old, token, key, job };
    }
    type Posted = Awaited<ReturnType<typeof posted>>;

    /** Its effects: the result, the loans, the money. */
    async function seen({ old, token, job }: Posted) {
      const { body } = await at().call('GET /payment', { messageKey: job.message_key }, { token });
      const { loans } = await at().answer('GET /accounts', {}, { token });
      const young = loans.find(({ loanId }) => loanId === NEW_LOAN);
      const moved = [...(await movements(at(), old.loanId)), ...(await movements(at(), NEW_LOAN))];
      return {
        body,
        statuses: loans.map(({ loanStatusId }) => loanStatusId).toSorted((a, b) => a - b),
        lentMore: (young?.payoffAmount ?? 0) - (old.payoffAmount - old.minimumAmountDue),
        moved: moved.map(({ kind, status }) => `${kind} ${status}`).toSorted(),
      };
    }
    const NEW_LOAN = '2001003';
    /** One charge, one new loan with its cash, one result. */
    const ONCE = {
      body: { pending: false, newLoanId: NEW_LOAN, amountPaid: '345.00' },
      statuses: [12, 12, 22],
      lentMore: 5_000,
      moved: ['draw settled', 'origination settled', 'refinance settled'],
    };

    test('is done once when four workers decide it, and one more afterwards', async () => {
      const { db } = at().lender;
      const refinance = await posted();
      await Promise.all([decide(db, refinance.job), decide(db, refinance.job), decide(db, refinance.job)]);
      await decide(db, refinance.job);
      expect(await seen(refinance)).toMatchObject(ONCE);
    });

    test('is resumed by the next worker after a crash following the charge: the loan is made without another charge', async () => {
      const { db } = at().lender;
      const refinance = await posted();
      const { job, old, key, token } = refinance;
      // the state after the crash
      const charge = { kind: 'refinance' as const, cents: old.minimumAmountDue, status: 'pending' as const, balance_cents: 0, method: '' };
      const paper = { id: job.message_key, confirmation_number: 'PCHARGED02', key, at: job.created_at };
      await db
        .insertInto('ledger')
        .values({ ...charge, ...paper, loan_id: job.loan_id, customer_id: job.customer_id })
        .execute();
      await decide(db, { ...job, attempts: 99 });
      await decide(db, { ...job, attempts: 100 });
      expect(await seen(refinance)).toMatchObject(ONCE);
      const { body } = await at().call('GET /payment', { messageKey: job.message_key }, { token });
      expect(body).toMatchObject({ confirmationNumber: 'PCHARGED02' });
    });

    test('that crashes every worker is finally declined, and so is one with a declined card: the loan does not change', async () => {
      const { db } = at().lender;
      const refinance = await posted();
      await decide(db, { ...refinance.job, attempts: 11 });
      expect(await turnedDown(refinance)).toBe('Your payment could not be processed. Nothing was charged.');
      const again = await posted();
      await decide(db, { ...again.job, ask: again.job.ask.replace('"lastFour":"4242"', '"lastFour":"0002"') });
      expect(await turnedDown(again)).toMatch(/^Your card was declined/);
      expect(await loanOf(at(), 'ann')).toEqual({ ...refinance.old });
    });

    test('is declined when the loan goes into recovery in the meantime', async () => {
      const { db } = at().lender;
      const refinance = await posted();
      await db.updateTable('loan').set({ status_id: 15 }).where('loan_id', '=', refinance.old.loanId).execute();
      await decide(db, refinance.job);
      expect(await turnedDown(refinance)).toBe('This loan has changed since you sent the payment. Nothing was charged.');
    });

    const turnedDown = async ({ job, token }: Posted): Promise<string> =>
      errorOf(await at().call('GET /payment', { messageKey: job.message_key }, { token }));
  },
  { decideAfterMs: AN_HOUR_MS },
);
