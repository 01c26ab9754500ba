import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { agree, sign } from '../calls/agreement.ts';
import { paymentBy } from '../calls/payment.ts';
import { until } from '../calls/until.ts';
import { PORTAL, type Loan, type World } from '../calls/world.ts';
import { here } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { retrying, wait } from './kit/retrying.ts';
import { movements } from './kit/lending.ts';
import { lenderProcess } from './kit/process.ts';

const DECIDES_AFTER_MS = 60;
/** Before, around and soon after the decision. */
const KILLED_AFTER_MS = [10, 75, 110];
const SETTLEMENT_CENTS = 30_000;

type Payment = Ask<'POST /payment'>;

async function refinanceBy(ann: World): Promise<{ loan: Loan; ask: Payment }> {
  const loan = await ann.loan();
  await ann.answer('POST /loanlock', { loanId: loan.loanId, value: true, lockType: 'refinance' });
  const ask = { ...(await paymentBy(ann, loan.minimumAmountDue)), paymentType: 3 as const, isRefi: true, isPayoff: false };
  await agree(ann, loan, ask);
  return { loan, ask };
}

/** Eve's second loan can be settled after signing. */
async function settlementBy(eve: World): Promise<{ loan: Loan; ask: Payment }> {
  const loan = await eve.loan(2);
  await sign(eve, loan, 'settlement');
  const { paymentCardToken, paymentCardIds, cardNumber } = await paymentBy(eve, SETTLEMENT_CENTS);
  const { loanId, lmsId, storeId, dueDate, intentId, brand, storePhoneNumber } = loan;
  const ofLoan = { loanId, lmsId, storeId, intentId, storePhoneNumber, paymentDueDate: dueDate, productBrand: brand };
  const ask = { ...(await paymentBy(eve, SETTLEMENT_CENTS)), ...ofLoan, paymentCardToken, paymentCardIds, cardNumber };
  return { loan, ask: { ...ask, paymentType: 5, isPayoff: false } };
}

const resultOf = (who: World, messageKey: string) =>
  until(who, `the payment ${messageKey} is still pending`, async () => {
    const result = await retrying(() => who.answer('GET /payment', { messageKey }));
    return result.pending ? undefined : result;
  });

onEachEngine('a lender that is killed while Ann refinances and Eve pays a settlement', (engine) => {
  test('has done both once after the restart, whenever the crash was: one new loan, one loan settled, each charged once', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
    const lender = await lenderProcess({
      DECIDE_AFTER_MS: String(DECIDES_AFTER_MS),
      PORTAL_ORIGIN: PORTAL, // the signing page leads back to it
      ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder }),
    });
    try {
      for (const killedAfter of KILLED_AFTER_MS) {
        await lender.reset('ann', 'eve');
        const [ann, eve] = [await here(lender, 'ann'), await here(lender, 'eve')];
        const [refinance, settlement] = [await refinanceBy(ann), await settlementBy(eve)];
        const [key, other] = [randomUUID(), randomUUID()];
        await Promise.all([
          ann.answer('POST /payment', refinance.ask, { key }),
          eve.answer('POST /payment', settlement.ask, { key: other }),
        ]);
        await wait(killedAfter);
        await lender.kill();
        await lender.start();

        const [refinanced, settled] = [await resultOf(ann, key), await resultOf(eve, other)];
        // a page that got no response repeats the request
        expect(await ann.answer('POST /payment', refinance.ask, { key })).toHaveProperty('messageKey');
        const { loans } = await ann.answer('GET /accounts', {});
        const rest = refinance.loan.payoffAmount - refinance.loan.minimumAmountDue;
        expect(loans).toHaveLength(3);
        expect(loans.find(({ loanId }) => loanId === refinanced.newLoanId)).toMatchObject({ payoffAmount: rest, paidOff: false });
        expect(loans.find(({ loanId }) => loanId === refinance.loan.loanId)).toMatchObject({ payoffAmount: 0, paidOff: true });
        expect(await movements(lender, refinance.loan.loanId)).toEqual([
          { kind: 'refinance', cents: refinance.loan.minimumAmountDue, status: 'settled' },
        ]);
        expect(await movements(lender, refinanced.newLoanId ?? '')).toEqual([{ kind: 'origination', cents: rest, status: 'settled' }]);

        expect(settled).toMatchObject({ amountPaid: SETTLEMENT_CENTS, newBalance: 0 });
        expect(await eve.loan(2)).toMatchObject({ loanStatusId: 29, paidOff: true, payoffAmount: 0 });
        expect(await movements(lender, settlement.loan.loanId)).toEqual([{ kind: 'payment', cents: SETTLEMENT_CENTS, status: 'settled' }]);
      }
    } finally {
      await lender.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
