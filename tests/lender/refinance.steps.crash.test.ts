import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acknowledge, locate, sign } from '../calls/agreement.ts';
import { paymentBy } from '../calls/payment.ts';
import { until } from '../calls/until.ts';
import { PORTAL } from '../calls/world.ts';
import { here } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { cancelOf, movements } from './kit/lending.ts';
import { lenderProcess } from './kit/process.ts';
import { wait } from './kit/retrying.ts';

/** Soon after a request was sent: it has not arrived, is served, or is answered. */
const KILLED_AFTER_MS = 8;

onEachEngine(
  'a lender that is killed at each step of a refinance: the lock, the place, the papers, the signature, the payment, its end',
  (engine) => {
    test('goes on from what it has recorded: Ann repeats each step, is charged once, and gets her money back once', async () => {
      const database = engine === 'postgresql' ? await freshDatabase() : undefined;
      const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
      const lender = await lenderProcess({
        PORTAL_ORIGIN: PORTAL, // the signing page leads back to it
        ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder }),
      });

      /** Kills the lender while it does the step, and repeats the step after the restart. */
      async function twice<T>(step: () => Promise<T>): Promise<T> {
        const first = step().catch(() => undefined); // cut off, or a sentence of the step that was cut off
        await wait(KILLED_AFTER_MS);
        await lender.kill();
        await first;
        await lender.start();
        return step();
      }

      try {
        await lender.reset('ann', 'sam');
        const [ann, sam] = [await here(lender, 'ann'), await here(lender, 'sam')];
        const old = await ann.loan();
        const { loanId, lmsId } = old;
        const takes = (who: typeof ann) => who.answer('POST /loanlock', { loanId, value: true, lockType: 'refinance' });

        expect((await twice(() => takes(ann))).alreadyLocked).toBe(false);
        expect((await takes(sam)).alreadyLocked).toBe(true);
        await twice(() => locate(ann, old));
        const ask = { ...(await paymentBy(ann, old.minimumAmountDue)), paymentType: 3 as const, isRefi: true, isPayoff: false };
        expect(await twice(() => acknowledge(ann, old, ask))).toBe(true);
        const signing = { loanId, lmsId, signingType: 'refinance' } as const;
        await twice(async () => {
          // the first try may have signed: the page asks before it opens the papers again
          const { status, body } = await ann.call('GET /loanSigning', signing);
          if (status !== 200 || !JSON.stringify(body).includes('signing_complete')) await sign(ann, old);
        });

        const key = randomUUID();
        await twice(() => ann.answer('POST /payment', ask, { key }));
        const { newLoanId = '', confirmationNumber } = await until(ann, 'the refinance is still pending', async () => {
          const result = await ann.answer('GET /payment', { messageKey: key });
          return result.pending ? undefined : result;
        });
        const charge = { kind: 'refinance', cents: old.minimumAmountDue, status: 'settled' };
        expect(await movements(lender, loanId)).toEqual([charge]);

        const { loan: young } = await ann.answer('GET /accountdetail', { loanId: newLoanId, lmsId });
        if (!young) throw new Error('there is no new loan');
        const cancel = cancelOf({ old, young, confirmationNumber, ask });
        expect(await twice(() => ann.answer('POST /cancelrefinance', cancel))).toMatchObject({
          amountReturned: old.minimumAmountDue,
          loanId,
        });
        expect(await movements(lender, loanId)).toEqual([{ ...charge, cents: -old.minimumAmountDue }, charge]);
        const { loans } = await ann.answer('GET /accounts', {});
        expect(loans.find((loan) => loan.loanId === loanId)).toMatchObject({ payoffAmount: old.payoffAmount, paidOff: false });
        expect(loans.find((loan) => loan.loanId === newLoanId)).toMatchObject({ payoffAmount: 0, paidOff: true });
        expect((await takes(sam)).alreadyLocked).toBe(false); // nothing of it stays behind
      } finally {
        await lender.kill();
        await rm(folder, { recursive: true, force: true });
        await database?.drop();
      }
    });
  },
);
