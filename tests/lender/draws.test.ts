import { beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { readBy } from '../calls/agreement.ts';
import { drawBy, drawn, lockAddOn, readDraw } from '../calls/draws.ts';
import { DAY_S, here, movements } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

const { debit, moneyGram, store } = PAYMENT_CHANNEL;

lenderOn('a draw', (at) => {
  beforeEach(async () => {
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().reset('dot', 'ann', 'sam');
  });

  const historyOf = async (dot: Awaited<ReturnType<typeof here>>) => {
    const { loanId, storeId, lmsId } = await dot.loan();
    return (await dot.answer('GET /accounthistory', { loanId, storeId, lmsId })).entries;
  };

  test('Dot draws $120.00 to a debit card: the balance grows by $120.00, and history, ledger and answer agree', async () => {
    const dot = await here(at(), 'dot');
    const before = await dot.loan();
    const { draw, ask } = await drawn(dot);
    const after = await dot.loan();
    expect(after.payoffAmount).toBe(before.payoffAmount + 12_000);
    expect(after.disbursement?.maxAmount).toBe((before.disbursement?.maxAmount ?? 0) - 12_000);
    expect([after.dueDate, after.intentId === before.intentId]).toEqual([before.dueDate, false]);
    expect(draw).toMatchObject({ pending: false, amount: 12_000, newBalance: after.payoffAmount, newLoanId: before.loanId });
    const [newest] = await historyOf(dot);
    expect(newest).toMatchObject({ kind: 'draw', amount: 12_000, balance: after.payoffAmount, method: 'Visa •••• 5556' });
    expect(draw).toMatchObject({ confirmationNumber: newest?.confirmationNumber });
    expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ cents: 12_000, status: 'settled' }]);
  });

  test('each channel has its own reference number, and the newest one is returned', async () => {
    const dot = await here(at(), 'dot');
    const numbers: string[] = [];
    for (const type of [debit, moneyGram, moneyGram, store] as const) {
      const { ask } = await drawn(dot, type);
      const request = { newLoanId: ask.loanId, disbursementType: String(type) };
      numbers.push((await dot.answer('GET /disbursementReference', request)).referenceNumber);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 1 });
    }
    expect(new Set(numbers).size).toBe(4);
  });

  test('of a loan that has changed since its papers were read is refused, also with the lock, and nothing moves', async () => {
    const [dot, other] = [await here(at(), 'dot'), await here(at(), 'dot')];
    const ask = await drawBy(dot);
    await drawn(other);
    await lockAddOn(other);
    const refused = await dot.call('POST /draw', ask, { key: dot.key() });
    expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'PapersMissing' }]);
    expect(errorOf(refused)).toContain('The loan may have changed since you opened it.');
    await at().lender.runDueJobs();
    expect(await movements(at(), 'draw', ask.loanId)).toHaveLength(1);
    await readDraw(dot);
    expect((await dot.call('POST /draw', ask, { key: dot.key() })).status).toBe(200);
  });

  test('that may still arrive can be fenced: it is refused when it does, and nothing has moved', async () => {
    const dot = await here(at(), 'dot');
    const [ask, key] = [await drawBy(dot), dot.key()];
    const fence = { loanId: ask.loanId, paymentAmount: ask.amount };
    expect(await dot.answer('POST /paymentTimeout', fence, { key })).toEqual({ status: 'abandoned' });
    const late = await dot.call('POST /draw', ask, { key });
    expect([late.status, late.body]).toMatchObject([409, { errorCode: 'DrawAbandoned' }]);
    const again = dot.key();
    await dot.answer('POST /draw', ask, { key: again });
    expect(await dot.answer('POST /paymentTimeout', fence, { key: again })).toEqual({ status: 'accepted' });
    await at().lender.runDueJobs();
    expect(await movements(at(), 'draw', ask.loanId)).toHaveLength(1);
  });

  describe('at the store or with MoneyGram', () => {
    test.each([store, moneyGram])('is pending with code 1002, visible on the loan, and blocks further draws (%i)', async (type) => {
      const dot = await here(at(), 'dot');
      const { draw, messageKey } = await drawn(dot, type);
      expect(draw).toMatchObject({ pending: true, pendingCode: 1002, amount: 12_000, disbursementType: type });
      const loan = await dot.loan();
      expect([loan.pendingDrawKey, loan.disbursement, loan.validations.isDisbursementAvailable]).toEqual([messageKey, undefined, false]);
    });

    test('counts as collected after its last day: then it cannot be cancelled, and Dot can draw again', async () => {
      const dot = await here(at(), 'dot');
      const { draw, ask, messageKey } = await drawn(dot, store);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 2 * DAY_S });
      const later = await here(at(), 'dot');
      expect(await later.answer('GET /draw', { messageKey })).toMatchObject({ pending: false, amount: 12_000 });
      const cancelled = await later.call('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId });
      expect([cancelled.status, errorOf(cancelled)]).toEqual([422, 'This cash advance has been paid out and can no longer be cancelled.']);
      expect((await later.loan()).pendingDrawKey).toBeUndefined();
      expect((await drawn(later)).draw).toMatchObject({ pending: false });
    });

    test('can be cancelled: it adds nothing to the balance, also under repeated requests', async () => {
      const dot = await here(at(), 'dot');
      const before = await dot.loan();
      const [known] = await historyOf(dot);
      const { draw, ask, messageKey } = await drawn(dot, store);
      const request = { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId };
      const answers = await Promise.all(Array.from({ length: 10 }, () => dot.answer('DELETE /draw', request)));
      expect(new Set(answers.map(({ newBalance }) => newBalance))).toEqual(new Set([before.payoffAmount]));
      const after = await dot.loan();
      expect([after.payoffAmount, after.disbursement]).toEqual([before.payoffAmount, before.disbursement]);
      expect((await historyOf(dot))[0]).toEqual(known);
      expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ cents: 12_000, status: 'cancelled' }]);
      const reply = await dot.call('GET /draw', { messageKey });
      expect([reply.status, errorOf(reply)]).toEqual([422, 'You have cancelled this cash advance. You don’t owe anything for it.']);
      expect((await dot.call('GET /disbursementReference', { newLoanId: ask.loanId, disbursementType: String(store) })).status).toBe(404);
    });

    test('cancelled a day later costs no interest', async () => {
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: DAY_S });
      const { payoffAmount } = await (await here(at(), 'dot')).loan();
      await at().ask('POST', '/sandbox/clock', { reset: true });
      const { draw, ask } = await drawn(await here(at(), 'dot'), store);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: DAY_S });
      const later = await here(at(), 'dot');
      expect((await later.loan()).payoffAmount).toBeGreaterThan(payoffAmount + 12_000);
      await later.answer('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId });
      expect(Math.abs((await later.loan()).payoffAmount - payoffAmount)).toBeLessThanOrEqual(1); // rounding
    });

    test('that was paid back in the meantime cannot be cancelled', async () => {
      const dot = await here(at(), 'dot');
      const { draw, ask } = await drawn(dot, store);
      const loan = await loanOf(at(), 'dot');
      const token = await at().signIn('dot');
      const paid = await at().answer('POST /payment', await paymentOf(at(), 'dot', loan, loan.payoffAmount - 5_000), {
        token,
        key: dot.key(),
      });
      expect((await resultOf(at(), paid.messageKey, token)).status).toBe(200);
      const cancelled = await dot.call('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId });
      expect([cancelled.status, errorOf(cancelled)]).toEqual([
        422,
        'You have paid this cash advance back already. Please call (512) 555-0151.',
      ]);
    });
  });

  test('a declined card gets nothing, nothing is owed, and another key can try again', async () => {
    const dot = await here(at(), 'dot');
    const before = await dot.loan();
    const { cards } = await dot.answer('GET /cards', {});
    const card = cards.find(({ cardNumber }) => cardNumber.endsWith('0002'));
    const ask = { ...(await drawBy(dot)), cardIds: card?.cardIds ?? [] };
    const { messageKey } = await dot.answer('POST /draw', ask, { key: dot.key() });
    await at().lender.runDueJobs();
    const reply = await dot.call('GET /draw', { messageKey });
    expect([reply.status, errorOf(reply)]).toEqual([422, 'The money could not be sent to your card. Choose another card or another way.']);
    expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount);
    expect(await movements(at(), 'draw', ask.loanId)).toMatchObject([{ status: 'declined' }]);
    expect((await drawn(dot)).draw).toMatchObject({ pending: false });
  });

  describe('the add-on lock', () => {
    const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };

    test('held by another customer: the check reports it, taking it returns 400, and draws are refused', async () => {
      const dot = await here(at(), 'dot');
      const { loanId, storeId } = await dot.loan();
      const ask = await drawBy(dot);
      await dot.answer('POST /loanlock', { loanId, value: 'delete', lockType: 'addOn' });
      await at().ask('POST', '/sandbox/lock', { loanId, by: 'sam', lockType: 'addOn' });
      expect(await dot.answer('GET /addOnLock', { loanId, storeId })).toEqual({ isAddOnLocked: true });
      const tried = await dot.call('POST /addOnLock', { loanId, storeId, ...AUSTIN });
      expect([tried.status, errorOf(tried)]).toEqual([400, 'Sam Ortega is working on this loan right now. Try again later.']);
      expect((await dot.call('POST /draw', ask, { key: dot.key() })).status).toBe(409);
      await at().ask('POST', '/sandbox/lock', { loanId, release: true });
      expect((await dot.call('POST /addOnLock', { loanId, storeId, ...AUSTIN })).status).toBe(200);
    });

    test('expires after half an hour, and is released by its draw', async () => {
      const [ann, sam] = [await here(at(), 'ann'), await here(at(), 'sam')];
      const { loanId, storeId } = await ann.loan();
      const take = { loanId, storeId, ...AUSTIN };
      await ann.answer('POST /addOnLock', take);
      expect((await sam.call('POST /addOnLock', take)).status).toBe(400);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 31 * 60 });
      expect((await sam.call('POST /addOnLock', take)).status).toBe(200);

      const dot = await here(at(), 'dot');
      const mine = await dot.loan();
      await dot.answer('POST /addOnLock', { loanId: mine.loanId, storeId: mine.storeId, ...AUSTIN });
      await drawn(dot);
      const locks = await at().lender.db.selectFrom('loan_lock').select('loan_id').where('loan_id', '=', mine.loanId).execute();
      expect(locks).toEqual([]);
    });

    test('twenty concurrent requests: one of the two people gets it', async () => {
      const [ann, sam] = [await here(at(), 'ann'), await here(at(), 'sam')];
      const { loanId, storeId } = await ann.loan();
      const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? ann : sam).call('POST /addOnLock', { loanId, storeId, ...AUSTIN }));
      const replies = await Promise.all(tries);
      const winners = new Set(replies.flatMap(({ status }, i) => (status === 200 ? [i % 2] : [])));
      expect([winners.size, replies.filter(({ status }) => status === 400).length]).toEqual([1, 10]);
    });
  });

  test('Sam, the cosigner, cannot draw; neither can a late loan or one without a limit', async () => {
    const sam = await here(at(), 'sam');
    const loan = await loanOf(at(), 'ann');
    const shared = { loanId: loan.loanId, lmsId: loan.lmsId, storeId: loan.storeId };
    const ask = { ...shared, amount: '100.00', cardIds: [], type: moneyGram, username: '', guestPayment: false };
    const NO = 'You are not eligible at this time. Please contact customer service.';
    for (const who of [sam, await here(at(), 'ann')]) {
      const refused = await who.call('POST /draw', ask, { key: who.key() });
      expect([refused.status, errorOf(refused)]).toEqual([422, NO]);
    }
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 30 * DAY_S });
    const dot = await here(at(), 'dot');
    expect((await dot.loan()).validations.isDisbursementAvailable).toBe(false);
    expect(errorOf(await dot.call('POST /draw', await drawBy(dot), { key: dot.key() }))).toBe(NO);
  });

  test('the paper names the cash, what is owed with it, the rate and the payments; it is read for exactly this amount (R-1)', async () => {
    const dot = await here(at(), 'dot');
    const { loanId, storeId, productId, suretyBond, payoffAmount, brand } = await dot.loan();
    const flags = { migrateProduct: false, isAddon: true, isAlternatesTurn: false, isAutoPay: false } as const;
    const request = { loanId, storeId, productId, suretyBond, disclosureType: 'addOn', customerName: 'Dot Hanley', ...flags } as const;
    const papersOf = async (amount: string) => (await dot.answer('GET /documents', { ...request, amount })).documents;
    const [paper, ...more] = await papersOf('120.00');
    expect(more).toEqual([]);
    const text = paper?.text.join('\n') ?? '';
    expect(text).toContain('Cash you get: $120.00');
    expect(text).toContain(`You owe with it: $${toMoneyText(payoffAmount + 12_000)}`);
    expect(text).toMatch(/Principal with it: \$[\d,]+\.\d\d/);
    expect(text).toMatch(
      /Annual interest rate: 99\.00%\nEach payment: \$[\d,]+\.\d\d every 30 days, as before\nNext payment on: [A-Z][a-z]+ \d{1,2}, \d{4}/,
    );
    const read = (documents: Awaited<ReturnType<typeof papersOf>>) => ({
      accountNumber: loanId,
      storeId,
      disclosureType: 'addOn',
      loanBrand: brand,
      disclosureAck: readBy(dot, documents),
    });
    const [other] = await papersOf('130.00');
    expect(other?.documentId).not.toBe(paper?.documentId);
    expect((await dot.call('POST /disclosureacknowledgement', read(paper ? [paper] : []))).status).toBe(200);
    expect([await papersOf('120.00'), await papersOf('130.00')].map(([one]) => one?.acknowledgedAt !== undefined)).toEqual([true, false]);
    const forged = paper && other ? [{ ...paper, documentId: paper.documentId.replace('-12000-', '-13000-') }] : [];
    expect((await dot.call('POST /disclosureacknowledgement', read(forged))).status).toBe(409);
    const most = await dot.loan();
    const tooMuch = await dot.call('GET /documents', { ...request, amount: toMoneyText((most.disbursement?.maxAmount ?? 0) + 1) });
    expect(errorOf(tooMuch)).toContain('The most you can get now is $');
    expect(errorOf(await dot.call('GET /documents', request))).toContain('These are not the documents of this loan.');
  });

  test('a covered borrower gets no more money at 99 percent: neither its papers nor the money (military-1, 10 USC 987)', async () => {
    const dot = await here(at(), 'dot');
    const { loanId, storeId, productId, suretyBond, storePhoneNumber } = await dot.loan();
    const rows = at().lender.db.updateTable('customer_detail').set({ on_register: true });
    await rows
      .where(
        'customer_id',
        '=',
        (await at().lender.db.selectFrom('loan').select('customer_id').where('loan_id', '=', loanId).executeTakeFirstOrThrow()).customer_id,
      )
      .execute();
    const text = `A federal law that protects service members and their families does not allow this loan. Please call ${storePhoneNumber}.`;
    const flags = { migrateProduct: false, isAddon: true, isAlternatesTurn: false, isAutoPay: false } as const;
    const papers = { loanId, storeId, productId, suretyBond, disclosureType: 'addOn', customerName: 'Dot Hanley', ...flags } as const;
    expect(errorOf(await dot.call('GET /documents', { ...papers, amount: '120.00' }))).toBe(text);
    const refused = await dot.call('POST /draw', await drawBy(dot), { key: dot.key() });
    expect([refused.status, errorOf(refused)]).toEqual([422, text]);
    expect(await movements(at(), 'draw', loanId)).toEqual([]);
  });

  test("another person's card is refused in the words of one that was removed (OPEN-015)", async () => {
    const [dot, ann] = [await here(at(), 'dot'), await here(at(), 'ann')];
    const { cards } = await ann.answer('GET /cards', {});
    for (const cardIds of [cards[0]?.cardIds ?? [], [{ type: 'BridgePay', id: 'nobody' }]]) {
      const refused = await dot.call('POST /draw', { ...(await drawBy(dot)), cardIds }, { key: dot.key() });
      expect([refused.status, errorOf(refused)]).toEqual([
        422,
        'The card for this money is no longer saved. Choose another card or another way.',
      ]);
    }
    expect(errorOf(await dot.call('POST /draw', { ...(await drawBy(dot)), cardIds: [] }, { key: dot.key() }))).toBe(
      'Choose the card that the money should be sent to.',
    );
  });
});
