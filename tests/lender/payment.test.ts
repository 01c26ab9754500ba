import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dayOf, daysBetween } from '../../services/lender/days.ts';
import { lenderOn } from './kit/engines.ts';
import { signInAgain } from './kit/lending.ts';
import { annPays, keyIn, loanOf, paymentOf, resultOf } from './kit/paying.ts';
import { errorOf } from './kit/bench.ts';

lenderOn('a payment', (at) => {
  beforeEach(() => at().reset('ann', 'bo'));

  test('Ann pays $200.00: the balance drops by $200.00, and the history has the same confirmation number', async () => {
    const before = await loanOf(at(), 'ann');
    const { posted, token, key } = await annPays(at(), 20_000);
    expect(posted.status).toBe(200);
    const result = await resultOf(at(), keyIn(posted.body), token);
    expect(result.body).toMatchObject({ pending: false, amountPaid: '200.00', dueDate: before.dueDate });
    const after = await loanOf(at(), 'ann');
    expect(after.payoffAmount).toBe(before.payoffAmount - 20_000);
    expect(after.minimumAmountDue).toBe(before.minimumAmountDue - 20_000);
    expect(after.intentId).not.toBe(before.intentId);
    const { entries } = await at().answer(
      'GET /accounthistory',
      { loanId: after.loanId, storeId: after.storeId, lmsId: after.lmsId },
      { token },
    );
    expect(entries[0]).toMatchObject({ kind: 'payment', amount: 20_000, balance: after.payoffAmount, method: 'Visa •••• 4242' });
    expect(result.body).toMatchObject({ confirmationNumber: entries[0]?.confirmationNumber });
    expect(await at().charges(before.loanId)).toMatchObject([{ cents: 20_000, key, status: 'settled' }]);
  });

  test('Ann pays the minimum: the due date advances by thirty days', async () => {
    const before = await loanOf(at(), 'ann');
    const { posted, token } = await annPays(at(), before.minimumAmountDue);
    await resultOf(at(), keyIn(posted.body), token);
    const after = await loanOf(at(), 'ann');
    expect(Date.parse(after.dueDate) - Date.parse(before.dueDate)).toBe(30 * 86_400_000);
  });

  test('Ann pays the loan off: nothing is due, and further payments are refused (PROD-006)', async () => {
    const { payoffAmount } = await loanOf(at(), 'ann');
    const { posted, token, ask } = await annPays(at(), payoffAmount);
    const result = await resultOf(at(), keyIn(posted.body), token);
    expect(result.body).toMatchObject({ newBalance: '0.00' });
    expect(result.body).not.toHaveProperty('dueDate');
    expect(await loanOf(at(), 'ann')).toMatchObject({
      paidOff: true,
      loanStatusId: 3,
      payable: false,
      payoffAmount: 0,
      minimumAmountDue: 0,
    });
    const again = await at().call('POST /payment', { ...ask, paymentAmount: '1.00', isPayoff: false }, { token, key: randomUUID() });
    expect([again.status, errorOf(again)]).toEqual([422, 'There is nothing left to pay on this loan.']);
  });

  test('A payoff amount holds through the next business day: Ann pays it then, and owes nothing; a day later it is refused', async () => {
    const loan = await loanOf(at(), 'ann');
    const { businessDate } = await at().answer('GET /nextBusinessDate', { lmsId: loan.lmsId }, { token: await at().signIn('ann') });
    const days = daysBetween(dayOf(Date.now()), businessDate);
    const paysAfter = async (passed: number) => {
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: passed * 86_400 });
      const token = await signInAgain(at(), 'ann');
      const posted = await at().call('POST /payment', ask, { token, key: randomUUID() });
      return { token, posted };
    };
    const ask = await paymentOf(at(), 'ann', loan, loan.payoffAmount);
    try {
      const late = await paysAfter(days + 1);
      expect(late.posted.status).toBe(422);
      expect(errorOf(late.posted)).toMatch(/^The payoff amount is now \$/);
      await at().ask('POST', '/sandbox/clock', { reset: true });
      const { token, posted } = await paysAfter(days);
      expect((await resultOf(at(), keyIn(posted.body), token)).body).toMatchObject({ newBalance: '0.00' });
      const { loans } = await at().answer('GET /accounts', {}, { token });
      expect(loans.find(({ loanId }) => loanId === loan.loanId)).toMatchObject({
        paidOff: true,
        paidOffDate: businessDate,
        payoffAmount: 0,
      });
    } finally {
      await at().ask('POST', '/sandbox/clock', { reset: true });
    }
  });

  test('Bo, 35 days late, pays a part of what is past due: the rest stays past due', async () => {
    const before = await loanOf(at(), 'bo', 1);
    expect(before).toMatchObject({
      daysLate: 35,
      minimumRequiredAmount: before.pastDueAmount,
      validations: { partialPayConfirmViewable: true },
    });
    const token = await at().signIn('bo');
    const ask = { ...(await paymentOf(at(), 'bo', before, 10_000)), isPartial: true };
    const posted = await at().call('POST /payment', ask, { token, key: randomUUID() });
    await resultOf(at(), keyIn(posted.body), token);
    const after = await loanOf(at(), 'bo', 1);
    expect([after.daysLate, after.pastDueAmount]).toEqual([35, before.pastDueAmount - 10_000]);
  });

  test('Bo pays the past-due amount: the loan is no longer late', async () => {
    const before = await loanOf(at(), 'bo', 1);
    const token = await at().signIn('bo');
    const posted = await at().call('POST /payment', await paymentOf(at(), 'bo', before, before.pastDueAmount), {
      token,
      key: randomUUID(),
    });
    await resultOf(at(), keyIn(posted.body), token);
    expect(await loanOf(at(), 'bo', 1)).toMatchObject({ daysLate: 0, pastDueAmount: 0 });
  });

  test('no card number and no cvv is stored with a payment (CONF-015, STORE-011)', async () => {
    const { key } = await annPays(at(), 5_000, randomUUID(), { cvv: '8675' });
    const rows = await at().lender.db.selectFrom('job').selectAll().where('idem_key', '=', key).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.ask).not.toContain('8675');
    expect(rows[0]?.ask).not.toContain('token');
  });
});
