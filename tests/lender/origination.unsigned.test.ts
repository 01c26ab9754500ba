import { beforeEach, expect, test } from 'vitest';
import { LOAN_STATUS, PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { addDays, dayOf } from '../../services/lender/days.ts';
import { lapseUnsigned } from '../../services/lender/offers/lapse.ts';
import { sign } from '../calls/agreement.ts';
import { infoOf, originated } from '../calls/offers.ts';
import type { World } from '../calls/world.ts';
import { DAY_S, here, movements } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { plainPayment } from './kit/paying.ts';
import { loanOf } from './origination.kit.ts';

const WAITS = 'This loan waits for your signature. Nothing is owed until you sign it and the money is sent.';

lenderOn('a new loan that is not signed', (at) => {
  beforeEach(async () => {
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().reset('kim');
  });

  const daysLater = async (days: number): Promise<World> => {
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: days * DAY_S });
    return here(at(), 'kim');
  };

  test('says which application is to be signed and what was lent; nothing is owed and nothing is late while it waits', async () => {
    const { ask, loan } = await originated(await here(at(), 'kim'));
    const later = await daysLater(14);
    const waiting = await loanOf(later, loan.loanId);
    expect(waiting).toMatchObject({
      unsigned: { applicationId: ask.applicationId, loanAmount: loan.loanAmount, signBy: dayOf(Date.parse((await infoOf(later)).docExp)) },
      payable: false,
      payoffAmount: 0,
      minimumAmountDue: 0,
      minimumRequiredAmount: 0,
      pastDueAmount: 0,
      daysLate: 0,
      dueDate: addDays(loan.dueDate ?? '', 14),
    });
    const { loanId, lmsId } = waiting;
    expect((await later.answer('GET /accountdetail', { loanId, lmsId })).loan).toEqual(waiting);
    expect(await later.answer('GET /dashboardmessage', { customerId: later.customerId(lmsId) })).toEqual({ message: '' });
    expect((await later.answer('GET /lmsAccountDocuments', { loanId, lmsId })).documents).toEqual([]);
  });

  test('is gone when the last day of its offer is over: no money is sent, no list has it, nobody has access to it, and its application says so; once, however many workers look', async () => {
    const kim = await here(at(), 'kim');
    const { ask, loan } = await originated(kim);
    const { loanId, lmsId } = await loanOf(kim, loan.loanId);
    const later = await daysLater(15);
    await Promise.all([lapseUnsigned(at().lender.db), lapseUnsigned(at().lender.db)]);
    expect((await later.answer('GET /accounts', {})).loans.map((each) => each.loanId)).not.toContain(loanId);
    const replies = [
      await later.call('GET /accountdetail', { loanId, lmsId }),
      await later.call('GET /loanSigning', { loanId, lmsId, signingType: 'origination' }),
      await later.call('GET /settlementStatus', { loanId }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await infoOf(later)).toMatchObject({ loanStatusId: LOAN_STATUS.Deleted, loanSigned: false, loanId });
    const again = await later.call('POST /loanOriginate', ask, { key: later.key() });
    expect([again.status, errorOf(again)]).toEqual([422, 'This offer has expired. Please ask your store for a new one.']);
    const { offers } = await later.answer('GET /offers', {});
    expect(offers.map(({ applicationId, progress }) => [applicationId, progress])).toEqual([[ask.applicationId, undefined]]);
    expect((await movements(at(), 'origination')).map(({ status, cents }) => [status, cents])).toEqual([['declined', loan.loanAmount]]);
    expect(await at().lender.db.selectFrom('disbursement').selectAll().where('loan_id', '=', loanId).execute()).toEqual([]);
  });

  test('that was made a day before its offer ends still waits three days, and is signed on the last of them', async () => {
    const kim = await daysLater(13);
    const { loan } = await originated(kim);
    const waiting = await loanOf(kim, loan.loanId);
    expect(waiting.unsigned?.signBy).toBe(addDays(dayOf(Date.parse((await infoOf(kim)).docExp)), 2));
    const later = await daysLater(3);
    await lapseUnsigned(at().lender.db);
    await sign(later, await loanOf(later, loan.loanId), 'origination');
    await daysLater(1);
    await lapseUnsigned(at().lender.db);
    const signed = await loanOf(await here(at(), 'kim'), loan.loanId);
    expect([signed.unsigned, signed.payable]).toEqual([undefined, true]);
  });

  test('has nothing to settle: the lender says so (R-4)', async () => {
    const kim = await here(at(), 'kim');
    const { loan } = await originated(kim);
    const reply = await kim.call('GET /settlementStatus', { loanId: loan.loanId });
    expect([reply.status, errorOf(reply)]).toEqual([422, WAITS]);
  });

  test('bears interest from the day it is signed, and its first payment is due 30 days after that', async () => {
    const { loan } = await originated(await here(at(), 'kim'));
    const later = await daysLater(9);
    const waiting = await loanOf(later, loan.loanId);
    await sign(later, waiting, 'origination');
    const owed = await loanOf(later, loan.loanId);
    expect(owed).toMatchObject({ payable: true, payoffAmount: loan.loanAmount, dueDate: waiting.dueDate, daysLate: 0 });
    expect(owed.unsigned).toBeUndefined();
    expect(owed.minimumAmountDue).toBeGreaterThan(0);
    const { entries } = await later.answer('GET /accounthistory', owed);
    const signedOn = addDays(owed.dueDate, -30);
    expect(entries.map(({ kind, at: when }) => [kind, dayOf(Date.parse(when))])).toEqual([['origination', signedOn]]);
    const { documents } = await later.answer('GET /lmsAccountDocuments', owed);
    expect(documents.map(({ documentName, documentDate }) => [documentName, documentDate])).toEqual([
      ['Loan agreement', signedOn],
      ['Signed: Loan agreement', signedOn],
    ]);
    expect((await loanOf(await daysLater(1), loan.loanId)).payoffAmount).toBeGreaterThan(loan.loanAmount ?? 0);
  });

  test('takes no payment, no payoff, no renewal, no autopay, no cash and none of their papers; once it is signed, it is paid', async () => {
    const kim = await here(at(), 'kim');
    const { loan } = await originated(kim);
    const waiting = await loanOf(kim, loan.loanId);
    const { loanId, lmsId, storeId, productId } = waiting;
    const { cards } = await kim.answer('GET /cards', {});
    const [card] = cards;
    const pays = {
      ...plainPayment(waiting, 1_000),
      paymentCardToken: card?.cardToken,
      paymentCardIds: card?.cardIds,
      cardNumber: card?.cardNumber,
    };
    const keyed = { key: kim.key() };
    const drawn = {
      loanId,
      lmsId,
      storeId,
      amount: '100.00',
      cardIds: [],
      type: PAYMENT_CHANNEL.store,
      username: 'kim@example.com',
      guestPayment: false,
    };
    const papers = {
      loanId,
      storeId,
      productId,
      disclosureType: 'autoPay',
      isAutoPay: true,
      isAddon: false,
      isAlternatesTurn: false,
      suretyBond: false,
      migrateProduct: false,
      customerName: 'Kim',
      cardNumber: card?.cardNumber,
    };
    const replies = [
      await kim.call('POST /payment', pays, keyed),
      await kim.call('POST /payment', { ...pays, paymentAmount: toMoneyText(loan.loanAmount ?? 0), isPayoff: true }, { key: kim.key() }),
      await kim.call('POST /payment', { ...pays, isRefi: true, paymentType: 3 }, { key: kim.key() }),
      await kim.call('PUT /autoPay', { loanId, autoPay: { enrolled: true } }),
      await kim.call('POST /draw', drawn, { key: kim.key() }),
      await kim.call('GET /documents', papers),
    ];
    expect(replies.map((reply) => [reply.status, errorOf(reply)])).toEqual(replies.map(() => [422, WAITS]));
    await sign(kim, waiting, 'origination');
    const signed = await loanOf(kim, loanId);
    const paid = await kim.call('POST /payment', { ...pays, ...plainPayment(signed, 1_000) }, { key: kim.key() });
    expect(paid.status).toBe(200);
  });
});
