import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { acknowledge, locate } from '../calls/agreement.ts';
import { paymentBy } from '../calls/payment.ts';
import { until } from '../calls/until.ts';
import { here } from './draws.kit.ts';
import { onEachEngine } from './kit/engines.ts';
import { withKilledLender } from './kit/killing.ts';
import { cancelOf, movements } from './kit/lending.ts';
import { signOnce } from './kit/moves.ts';

onEachEngine(
  'a lender that is killed at each step of a refinance: the lock, the place, the papers, the signature, the payment, its end',
  (engine) => {
    test('goes on from what it has recorded: Ann repeats each step, is charged once, and gets her money back once', async () => {
      await withKilledLender(engine, async (lender, twice) => {
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
        await twice(() => signOnce(ann, old, 'refinance'));

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
      });
    });
  },
);
