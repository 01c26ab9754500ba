import { beforeEach, describe, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { addDays, dayOf } from '../../services/lender/days.ts';
import { decide } from '../../services/lender/payment/decide.ts';
import { collectAutoPay } from '../../services/lender/payment/collectAutoPay.ts';
import { readBy } from '../calls/agreement.ts';
import { authorizes, enrolledWith, methodOf } from '../calls/autoPay.ts';
import { OF_AUTO_PAY, papersFor } from '../calls/documents.ts';
import { DAY_S, here } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

const INSTALLMENT = 20_000;
/** Fay's first loan is due in nine days. */
const DUE_IN_DAYS = 9;

lenderOn('autopay, when the lender’s clock moves', (at) => {
  beforeEach(async () => {
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().reset('fay', 'ann');
  });
  const passes = async (days: number) => {
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: days * DAY_S });
    return at().runDueJobs();
  };
  const enrolled = async () => loanOf(at(), 'fay', 0);
  const collected = async (loanId: string) => (await at().charges(loanId)).map(({ cents, status }) => ({ cents, status }));
  const jobs = (loanId: string) =>
    at().lender.db.selectFrom('job').selectAll().where('loan_id', '=', loanId).orderBy('created_at').execute();

  test('collects nothing before the due date, and the installment on it, once', async () => {
    const before = await enrolled();
    await passes(DUE_IN_DAYS - 2);
    expect(await collected(before.loanId)).toEqual([]);
    await passes(2);
    await passes(0);
    expect(await collected(before.loanId)).toEqual([{ cents: INSTALLMENT, status: 'settled' }]);
    await at().ask('POST', '/sandbox/clock', { reset: true });
    const after = await loanOf(at(), 'fay', 0);
    expect(after).toMatchObject({ dueDate: addDays(before.dueDate, 30), daysLate: 0, autoPay: before.autoPay });
    expect(after.intentId).not.toBe(before.intentId);
  });

  test('collects each due date that a long jump passes, as of its own day', async () => {
    const before = await enrolled();
    await passes(DUE_IN_DAYS + 65);
    expect(await collected(before.loanId)).toEqual([1, 2, 3].map(() => ({ cents: INSTALLMENT, status: 'settled' })));
    const days = (await at().charges(before.loanId)).map((entry) => dayOf(entry.at)).toSorted();
    expect(days).toEqual([0, 30, 60].map((later) => addDays(before.dueDate, later)));
  });

  test('takes only what is left of an installment that was paid in part, and nothing when it was paid', async () => {
    const before = await enrolled();
    const pays = async (cents: number) => {
      const token = await at().signIn('fay');
      const { messageKey } = await at().answer('POST /payment', await paymentOf(at(), 'fay', await enrolled(), cents), { token });
      await resultOf(at(), messageKey, token);
    };
    await pays(5_000);
    await passes(DUE_IN_DAYS + 1);
    expect(await collected(before.loanId)).toMatchObject([{ cents: INSTALLMENT - 5_000 }, { cents: 5_000 }]);
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().reset('fay');
    await pays(INSTALLMENT);
    await passes(DUE_IN_DAYS + 1);
    expect(await collected(before.loanId)).toEqual([{ cents: INSTALLMENT, status: 'settled' }]);
  });

  test('of a late loan starts with the next due date: what was due before the customer allowed it is not taken', async () => {
    const ann = await here(at(), 'ann');
    const { loanId, dueDate } = await ann.loan(2);
    const due = addDays(dayOf(Date.now()), -3);
    await at().lender.db.updateTable('loan').set({ due_on: due }).where('loan_id', '=', loanId).execute();
    const card = await methodOf(ann, '4242');
    await authorizes(ann, card, 2);
    await ann.answer('PUT /autoPay', { loanId, autoPay: enrolledWith(card) });
    await at().runDueJobs();
    expect(await collected(loanId)).toEqual([]);
    await passes(28);
    expect(await collected(loanId)).toHaveLength(1);
    await passes(10);
    expect(await collected(loanId)).toHaveLength(1);
    expect(due < dueDate).toBe(true);
  });

  test.each([
    ['a card that expires before the due date', { year: '20' }, 'The card of autopay has expired. Nothing was charged.'],
    ['a card that the processor declines', { last_four: '0002' }, 'Your card was declined.'],
  ])('with %s is declined once, not tried again, and the next due date is collected', async (_, change, why) => {
    const { loanId } = await enrolled();
    const cards = () => at().lender.db.updateTable('card').where('token', '=', 'token-fay-card-1');
    await cards().set(change).execute();
    await passes(DUE_IN_DAYS + 1);
    await passes(1);
    expect(await collected(loanId)).toEqual([]);
    const [job] = await jobs(loanId);
    expect([job?.state, job?.result]).toEqual(['declined', expect.stringContaining(why)]);
    await cards().set({ year: '39', last_four: '4242' }).execute();
    await passes(30);
    expect(await collected(loanId)).toEqual([{ cents: INSTALLMENT, status: 'settled' }]);
  });

  describe('when its worker dies', () => {
    const moves = () => at().ask('POST', '/sandbox/clock', { advanceSeconds: (DUE_IN_DAYS + 1) * DAY_S });

    test('between making the payment and charging the card, or seems to: one charge, whoever takes over', async () => {
      const before = await enrolled();
      await moves();
      await Promise.all([collectAutoPay(at().lender.db), collectAutoPay(at().lender.db), collectAutoPay(at().lender.db)]);
      const [job, ...more] = await jobs(before.loanId);
      if (!job) throw new Error('no job');
      expect(more).toEqual([]);
      await Promise.all([decide(at().lender.db, job), decide(at().lender.db, job), at().runDueJobs()]);
      await at().runDueJobs();
      expect(await collected(before.loanId)).toEqual([{ cents: INSTALLMENT, status: 'settled' }]);
    });

    test('after charging the card: the next worker writes the books without another charge', async () => {
      const before = await enrolled();
      await moves();
      await collectAutoPay(at().lender.db);
      const [job] = await jobs(before.loanId);
      if (!job) throw new Error('no job');
      const charge = {
        kind: 'payment' as const,
        cents: INSTALLMENT,
        status: 'pending' as const,
        balance_cents: 0,
        method: 'Visa •••• 4242',
      };
      const line = { id: job.message_key, loan_id: job.loan_id, customer_id: job.customer_id, key: job.idem_key, at: job.created_at };
      await at()
        .lender.db.insertInto('ledger')
        .values({ ...charge, ...line, confirmation_number: 'PCHARGED02' })
        .execute();
      await at().runDueJobs();
      expect(await collected(before.loanId)).toEqual([{ cents: INSTALLMENT, status: 'settled' }]);
      await at().ask('POST', '/sandbox/clock', { reset: true });
      expect((await loanOf(at(), 'fay', 0)).dueDate).toBe(addDays(before.dueDate, 30));
    });
  });

  test('a payment of the customer that is on its way comes first; the rest is collected after it', async () => {
    const before = await enrolled();
    const token = await at().signIn('fay');
    const { messageKey } = await at().answer('POST /payment', await paymentOf(at(), 'fay', before, 1_000), { token });
    await at()
      .lender.db.updateTable('job')
      .set({ due_at: Date.now() + 3_600_000 })
      .where('message_key', '=', messageKey)
      .execute();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: (DUE_IN_DAYS + 1) * DAY_S });
    await at().runDueJobs();
    expect(await collected(before.loanId)).toEqual([]);
    await at().lender.db.updateTable('job').set({ due_at: 0 }).where('message_key', '=', messageKey).execute();
    await at().runDueJobs();
    const cents = (await at().charges(before.loanId)).map((charge) => charge.cents);
    expect(cents.toSorted((one, other) => one - other)).toEqual([1_000, INSTALLMENT - 1_000]);
  });
});

lenderOn('autopay, changed by the customer', (at) => {
  beforeEach(() => at().reset('fay', 'ann', 'sam'));

  /** FLOW-AUTO-01, OPEN-048 */
  test('Fay enrolls her InstaLoan loan with her bank account, changes to a card, and ends it', async () => {
    const fay = await here(at(), 'fay');
    const { loanId } = await fay.loan(2);
    const [bank, card] = [await methodOf(fay, '6789'), await methodOf(fay, '4444')];
    await authorizes(fay, bank, 2);
    const { autoPay } = await fay.answer('PUT /autoPay', { loanId, autoPay: enrolledWith(bank) });
    expect(autoPay).toEqual({
      enrolled: true,
      method: 'bank',
      methodId: bank.cardIds[0]?.id,
      cardType: 'bank',
      displayNumber: '•••• •••• •••• 6789',
    });
    expect(errorOf(await fay.call('PUT /autoPay', { loanId, autoPay: enrolledWith(card) }))).toMatch(/^Read and confirm the authorization/);
    await authorizes(fay, card, 2);
    await fay.answer('PUT /autoPay', { loanId, autoPay: enrolledWith(card) });
    expect((await fay.loan(2)).autoPay).toMatchObject({ method: 'card', cardType: 'mastercard' });
    await fay.answer('PUT /autoPay', { loanId, autoPay: { enrolled: false } });
    expect((await fay.loan(2)).autoPay).toBeUndefined();
  });

  /** FLOW-AUTO-02 */
  test('Fay cannot enroll a loan whose vehicle is being recovered; autopay that it has already can be changed and ended', async () => {
    const fay = await here(at(), 'fay');
    const [enrolled, other] = [await fay.loan(1), await fay.loan(2)];
    const card = await methodOf(fay, '4444');
    for (const place of [1, 2]) await authorizes(fay, card, place);
    const both = at().lender.db.updateTable('loan').where('loan_id', 'in', [enrolled.loanId, other.loanId]);
    await both.set({ status_id: LOAN_STATUS.OutForRepo }).execute();
    const refused = await fay.call('PUT /autoPay', { loanId: other.loanId, autoPay: enrolledWith(card) });
    expect(errorOf(refused)).toMatch(/^Autopay cannot be turned on while the vehicle of this loan is being recovered. Please call/);
    await fay.answer('PUT /autoPay', { loanId: enrolled.loanId, autoPay: enrolledWith(card) });
    await fay.answer('PUT /autoPay', { loanId: enrolled.loanId, autoPay: { enrolled: false } });
    expect((await fay.loan(1)).autoPay).toBeUndefined();
  });

  test('the bank account is charged on the due date', async () => {
    const fay = await here(at(), 'fay');
    const { loanId } = await fay.loan(2);
    const bank = await methodOf(fay, '6789');
    await authorizes(fay, bank, 2);
    await fay.answer('PUT /autoPay', { loanId, autoPay: enrolledWith(bank) });
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 17 * DAY_S });
    await at().runDueJobs();
    await at().ask('POST', '/sandbox/clock', { reset: true });
    const line = await at()
      .lender.db.selectFrom('ledger')
      .select(['cents', 'method'])
      .where('loan_id', '=', loanId)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({ cents: 15_000, method: 'Bank •••• 6789' });
  });

  test('a payment carries another saved method than the one that pays, and is refused without its authorization', async () => {
    const fay = await here(at(), 'fay');
    const loan = await fay.loan(2);
    const bank = await methodOf(fay, '6789');
    const ask = { ...(await paymentOf(at(), 'fay', loan, 1_000)), autoPay: enrolledWith(bank) };
    const refused = await fay.call('POST /payment', ask, { key: fay.key() });
    expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'PapersMissing' }]);
    await authorizes(fay, bank, 2);
    const { messageKey } = await fay.answer('POST /payment', ask, { key: fay.key() });
    expect((await resultOf(at(), messageKey, await at().signIn('fay'))).body).toMatchObject({ amountPaid: toMoneyText(1_000) });
    expect((await fay.loan(2)).autoPay).toMatchObject({ enrolled: true, method: 'bank' });
  });

  /** autopay-5 */
  test('a method that was removed has no authorization, is not acknowledged and not turned on, also by a payment', async () => {
    const fay = await here(at(), 'fay');
    const loan = await fay.loan(2);
    const bank = await methodOf(fay, '6789');
    const request = { ...(await papersFor(fay, 2)), ...OF_AUTO_PAY, bankAccountNumber: bank.cardNumber };
    const { documents } = await fay.answer('GET /documents', request);
    const acknowledgement = {
      accountNumber: loan.loanId,
      storeId: loan.storeId,
      disclosureType: 'autoPay' as const,
      loanBrand: loan.brand,
      disclosureAck: readBy(fay, documents),
    };
    const ask = { ...(await paymentOf(at(), 'fay', loan, 1_000)), autoPay: enrolledWith(bank) };
    await fay.answer('DELETE /cards', { cardIds: bank.cardIds });
    const refusals = [
      await fay.call('GET /documents', request),
      await fay.call('POST /disclosureacknowledgement', acknowledgement),
      await fay.call('PUT /autoPay', { loanId: loan.loanId, autoPay: enrolledWith(bank) }),
      await fay.call('POST /payment', ask, { key: fay.key() }),
    ];
    const body = { Error: 'This payment method is no longer saved. Choose another one.', errorCode: 'MethodMissing' };
    expect(refusals.map((refused) => [refused.status, refused.body])).toEqual(refusals.map(() => [422, body]));
  });

  test('a loan that takes no payments, and another customer’s loan, are refused', async () => {
    const [fay, sam] = [await here(at(), 'fay'), await here(at(), 'sam')];
    const { loanId } = await fay.loan(1);
    expect((await sam.call('PUT /autoPay', { loanId, autoPay: { enrolled: false } })).status).toBe(403);
    await at().lender.db.updateTable('loan').set({ status_id: 17 }).where('loan_id', '=', loanId).execute();
    expect(errorOf(await fay.call('PUT /autoPay', { loanId, autoPay: { enrolled: false } }))).toMatch(
      /^Payments for this loan cannot be taken online/,
    );
  });
});

lenderOn(
  'a service without PUT /autoPay',
  (at) => {
    test('says that it has no such call', async () => {
      const fay = await here(at(), 'fay');
      const { loanId } = await fay.loan(1);
      expect((await fay.call('PUT /autoPay', { loanId, autoPay: { enrolled: false } })).status).toBe(404);
    });
  },
  { settings: { canChangeAutoPay: false } },
);
