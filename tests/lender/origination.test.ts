import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOAN_STATUS, OFFER_ID, PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { decide } from '../../services/lender/offers/decide.ts';
import { sign } from '../calls/agreement.ts';
import { cardIdsOf } from '../calls/draws.ts';
import { infoOf, originated, originationBy } from '../calls/offers.ts';
import { until } from '../calls/until.ts';
import type { World } from '../calls/world.ts';
import { DAY_S, here, movements, statuses } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf } from './origination.kit.ts';

const { debit, moneyGram, store } = PAYMENT_CHANNEL;

const appraisals = async (world: World) =>
  (await world.answer('GET /offers', {})).offers.filter(({ offerId }) => offerId === OFFER_ID.appraisal);

lenderOn('a new loan', (at) => {
  beforeEach(async () => {
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().reset('kim', 'eve');
  });

  test.each([
    ['to her debit card', debit, 'Visa •••• 5556'],
    ['by MoneyGram', moneyGram, 'MoneyGram'],
    ['at the store', store, 'Cash at the store'],
  ] as const)(
    'is made after the appraisal, and its money is sent %s once it is signed: it is Open, owes what was lent from then on, and its history begins with it',
    async (_, type, method) => {
      const kim = await here(at(), 'kim');
      const info = await infoOf(kim);
      const { loan, ask } = await originated(kim, type);
      expect(loan).toMatchObject({ loanAmount: info.minLoanAmount, collateral: { model: 'Tacoma' } });
      const { loans, reapplyInfo } = await kim.answer('GET /accounts', {});
      const made = loans.find(({ loanId }) => loanId === loan.loanId);
      expect(made).toMatchObject({
        loanStatusId: LOAN_STATUS.Open,
        payoffAmount: 0,
        dueDate: loan.dueDate,
        payable: false,
        productId: info.productId,
        daysLate: 0,
      });
      expect(reapplyInfo).toMatchObject({ mayReapply: false });
      const where = { loanId: loan.loanId, storeId: ask.storeId, lmsId: made?.lmsId ?? '' };
      const reference = { newLoanId: loan.loanId, disbursementType: String(type) };
      // until then the money is held
      expect((await kim.call('GET /disbursementReference', reference)).status).toBe(404);
      expect(await movements(at(), 'origination', loan.loanId)).toMatchObject([{ cents: info.minLoanAmount, status: 'pending' }]);
      expect((await kim.answer('GET /accounthistory', where)).entries).toEqual([]);
      await sign(kim, where, 'origination');
      const { entries } = await kim.answer('GET /accounthistory', where);
      expect(entries).toMatchObject([{ kind: 'origination', amount: info.minLoanAmount, balance: info.minLoanAmount, method }]);
      const owed = (await kim.answer('GET /accounts', {})).loans.find(({ loanId }) => loanId === loan.loanId);
      expect(owed).toMatchObject({ payoffAmount: info.minLoanAmount, dueDate: loan.dueDate, payable: true });
      const { amount } = await kim.answer('GET /disbursementReference', reference);
      expect(amount).toBe(info.minLoanAmount);
      expect(await movements(at(), 'origination', loan.loanId)).toMatchObject([{ cents: info.minLoanAmount, status: 'settled' }]);
    },
  );

  test('can be resumed at every step: the amount, the channel, the signature', async () => {
    const kim = await here(at(), 'kim');
    expect(await infoOf(kim)).toMatchObject({
      disbursementAmount: 0,
      disbursementType: PAYMENT_CHANNEL.none,
      loanId: '',
      loanSigned: false,
    });
    const { loan, messageKey } = await originated(kim, moneyGram);
    const info = await infoOf(kim);
    expect(info).toMatchObject({
      disbursementAmount: info.minLoanAmount,
      disbursementType: moneyGram,
      originationKey: messageKey,
      loanId: loan.loanId,
      loanStatusId: LOAN_STATUS.Open,
      loanAmount: info.minLoanAmount,
      dueDate: loan.dueDate,
      loanSigned: false,
    });
    expect(await appraisals(kim)).toHaveLength(1); // until the agreement is signed
  });

  test('an attempt that is fenced before it arrives makes no loan; one that has arrived is not fenced', async () => {
    const kim = await here(at(), 'kim');
    const ask = await originationBy(kim);
    const { applicationId } = ask;
    const late = kim.key();
    expect(await kim.answer('POST /loanOriginateTimeout', { applicationId }, { key: late })).toEqual({ status: 'abandoned' });
    const refused = await kim.call('POST /loanOriginate', ask, { key: late });
    expect([refused.status, errorOf(refused)]).toEqual([409, 'This loan request was given up before it arrived. Nothing was charged.']);
    const key = kim.key();
    await kim.answer('POST /loanOriginate', ask, { key });
    expect(await kim.answer('POST /loanOriginateTimeout', { applicationId }, { key })).toEqual({ status: 'accepted' });
    expect(await kim.answer('POST /loanOriginateTimeout', { applicationId })).toEqual({});
  });

  test('the offer says how far Kim has come: accepted, made, and gone once the loan is signed', async () => {
    const kim = await here(at(), 'kim');
    const progress = async () => (await appraisals(kim)).map((offer) => offer.progress);
    expect(await progress()).toEqual([undefined]);
    await kim.answer('PUT /appraisalStatus', { appraisalId: (await infoOf(kim)).appraisalId });
    expect(await progress()).toEqual(['accepted']);
    const { loan } = await originated(kim);
    expect(await progress()).toEqual(['made']);
    const made = (await kim.answer('GET /accounts', {})).loans.find(({ loanId }) => loanId === loan.loanId);
    await sign(kim, { loanId: loan.loanId, lmsId: made?.lmsId ?? '' }, 'origination');
    expect(await progress()).toEqual([]);
  });

  test('is never reported without its amount', async () => {
    const kim = await here(at(), 'kim');
    const ask = await originationBy(kim);
    const { messageKey } = await kim.answer('POST /loanOriginate', ask, { key: kim.key() });
    const firstTold = async (): Promise<number | undefined> => {
      const { loanId, loanAmount } = await kim.answer('GET /loanOriginate', { messageKey });
      return loanId === '' ? firstTold() : loanAmount;
    };
    const [, ...reply] = await Promise.all([at().lender.runDueJobs(), firstTold(), firstTold(), firstTold(), firstTold()]);
    expect(new Set(reply)).toEqual(new Set([(await infoOf(kim)).minLoanAmount]));
  });

  test('can be paid like any other loan once it is signed', async () => {
    const kim = await here(at(), 'kim');
    const { loan } = await originated(kim);
    await sign(kim, await loanOf(kim, loan.loanId), 'origination');
    const found = (await kim.answer('GET /accounts', {})).loans.find(({ loanId }) => loanId === loan.loanId);
    expect(found?.minimumAmountDue).toBeGreaterThan(0);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 40 * DAY_S });
    const later = (await (await here(at(), 'kim')).answer('GET /accounts', {})).loans.find(({ loanId }) => loanId === loan.loanId);
    expect(later).toMatchObject({ daysLate: 10, pastDueAmount: found?.minimumAmountDue });
  });

  test('is refused for an expired offer', async () => {
    const kim = await here(at(), 'kim');
    const ask = await originationBy(kim);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 15 * DAY_S });
    const later = await here(at(), 'kim');
    const refused = await later.call('POST /loanOriginate', ask, { key: later.key() });
    expect([refused.status, errorOf(refused)]).toEqual([422, 'This offer has expired. Please ask your store for a new one.']);
  });

  test('is not made when the card is declined; another card with another key works', async () => {
    const kim = await here(at(), 'kim');
    const { cards } = await kim.answer('GET /cards', {});
    const card = cards.find(({ cardNumber }) => cardNumber.endsWith('0002'));
    const ask = await originationBy(kim);
    const bad = await kim.answer('POST /loanOriginate', { ...ask, disburseCardIds: card?.cardIds ?? [] }, { key: kim.key() });
    await at().lender.runDueJobs();
    const reply = await kim.call('GET /loanOriginate', { messageKey: bad.messageKey });
    expect([reply.status, errorOf(reply)]).toEqual([422, 'The money could not be sent to your card. Choose another card or another way.']);
    expect((await kim.answer('GET /accounts', {})).loans).toHaveLength(1);
    expect(await infoOf(kim)).toMatchObject({ loanId: '', originationKey: '' });
    expect((await originated(kim)).loan.loanId).not.toBe('');
  });

  test.each([
    ['en', 'A federal law that protects service members and their families does not allow this loan. Please call '],
    ['es', 'Una ley federal que protege a los militares y a sus familias no permite este préstamo. Llame al '],
  ])(
    'says beforehand what a covered borrower is refused with, in %s; the loan is refused with the same text (military-1, 10 USC 987)',
    async (language, text) => {
      const kim = await here(at(), 'kim');
      const ask = await originationBy(kim);
      const { customerId } = await infoOf(kim);
      expect((await infoOf(kim)).refusal).toBeUndefined();
      await at().lender.db.updateTable('customer_detail').set({ on_register: true }).where('customer_id', '=', customerId).execute();
      const how = { headers: { 'accept-language': language } };
      const { refusal } = await kim.answer('GET /originationInfo', { applicationId: ask.applicationId }, how);
      expect(refusal?.startsWith(text)).toBe(true);
      const refused = await kim.call('POST /loanOriginate', ask, { ...how, key: kim.key() });
      expect([refused.status, errorOf(refused)]).toEqual([422, refusal]);
    },
  );

  test('Kim cannot accept Eve’s offer, and the reply does not reveal it', async () => {
    const [kim, eve] = [await here(at(), 'kim'), await here(at(), 'eve')];
    const hers = await infoOf(eve);
    const theirs = { ...(await originationBy(eve, store)), disburseCardIds: await cardIdsOf(kim) };
    for (const [applicationId, appraisalId] of [
      [hers.applicationId, hers.appraisalId],
      ['nothing', 'nothing'],
    ] as const) {
      const replies = [
        await kim.call('GET /originationInfo', { applicationId }),
        await kim.call('POST /loanOriginate', { ...theirs, applicationId, appraisalId }, { key: kim.key() }),
        await kim.call('PUT /appraisalStatus', { appraisalId }),
        await kim.call('POST /phoneQueue', { appraisalId }),
      ];
      expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [403, {}]));
    }
    const { messageKey } = await originated(eve, store);
    expect((await kim.call('GET /loanOriginate', { messageKey })).status).toBe(403); // OPEN-015
    expect(await infoOf(eve)).toMatchObject({ appraisalStatus: 'offered' });
  });

  test('Eve is offered all three kinds; one settlement has expired, and the clock ends the others (ENUM-014)', async () => {
    const eve = await here(at(), 'eve');
    const { offers } = await eve.answer('GET /offers', {});
    const expired = (now: number) => offers.filter(({ docExp }) => Date.parse(docExp) < now).map(({ offerId }) => offerId);
    expect(expired(Date.now())).toEqual([OFFER_ID.settlement]);
    expect(expired(Date.now() + 30 * DAY_S * 1_000)).toEqual([10, 10, 12]);
    const { loans } = await eve.answer('GET /accounts', {});
    for (const { offerId, targetLoanId, settlementAmount = 0 } of offers) {
      const target = loans.find(({ loanId }) => loanId === targetLoanId);
      if (offerId === OFFER_ID.settlement) expect(target?.payoffAmount).toBeGreaterThan(settlementAmount);
      else expect(targetLoanId).toBe('');
    }
  });

  describe('is one loan', () => {
    test('under concurrent requests with several keys', async () => {
      const kim = await here(at(), 'kim');
      const ask = await originationBy(kim);
      const replies = await Promise.all(Array.from({ length: 20 }, () => kim.call('POST /loanOriginate', ask, { key: randomUUID() })));
      expect(statuses(replies)).toEqual({ 200: 1, 409: 19 });
      await until(kim, 'the loan is still being made', async () => (await infoOf(kim)).loanId || undefined);
      const late = await kim.call('POST /loanOriginate', ask, { key: randomUUID() });
      expect([late.status, errorOf(late)]).toEqual([409, 'This loan has been made already. Look at your accounts.']);
      expect((await kim.answer('GET /accounts', {})).loans).toHaveLength(2);
    });

    test('for the same key also after it was made, and refused with another amount; without a key the application identifies it', async () => {
      const kim = await here(at(), 'kim');
      const ask = await originationBy(kim);
      const first = await kim.answer('POST /loanOriginate', ask);
      await at().lender.runDueJobs();
      expect(await kim.answer('POST /loanOriginate', ask)).toEqual(first);
      const other = await kim.call('POST /loanOriginate', { ...ask, amount: '700.00' });
      expect([other.status, errorOf(other)]).toEqual([
        422,
        'This loan request was already sent with other details. Look at your account before you ask again.',
      ]);
    });

    test('when three workers decide it, and when one died after setting the money aside', async () => {
      const kim = await here(at(), 'kim');
      const { loan } = await originated(kim);
      const { db } = at().lender;
      const job = await db.selectFrom('job').selectAll().where('kind', '=', 'origination').executeTakeFirstOrThrow();
      await Promise.all([decide(db, job), decide(db, job), decide(db, job)]);
      expect((await kim.answer('GET /accounts', {})).loans).toHaveLength(2);
      expect(await movements(at(), 'origination')).toHaveLength(1);
      // the state after the crash: number assigned, money set aside, nothing in the books
      await db.deleteFrom('loan').where('loan_id', '=', loan.loanId).execute();
      expect(await kim.answer('GET /loanOriginate', { messageKey: job.message_key })).toEqual({ loanId: '' });
      await decide(db, job);
      expect(await kim.answer('GET /loanOriginate', { messageKey: job.message_key })).toEqual(loan);
      expect(await movements(at(), 'origination')).toMatchObject([{ status: 'pending', loanId: loan.loanId }]);
    });
  });
});
