import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sign } from '../calls/agreement.ts';
import { authorizes, methodOf } from '../calls/autoPay.ts';
import { worldOf } from '../calls/world.ts';
import { here } from './draws.kit.ts';
import { decide } from '../../services/lender/payment/decide.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { movements, noSsn, recordingSignatures, signInAgain } from './kit/lending.ts';
import { keyIn, loanOf, paymentOf, resultOf } from './kit/paying.ts';

type At = Parameters<Parameters<typeof lenderOn>[1]>[0];

/** Pays a person's loan with a valid request, changed by `over`. Returns the refusal, or the result of the accepted payment. */
async function pays(at: At, person: string, index: number, cents: number, over: object = {}) {
  const token = await at().signIn(person);
  const ask = { ...(await paymentOf(at(), person, await loanOf(at(), person, index), cents)), ...over };
  const posted = await at().call('POST /payment', ask, { token, key: randomUUID() });
  return posted.status === 200 ? resultOf(at(), keyIn(posted.body), token) : posted;
}

lenderOn('a settlement', (at) => {
  const SETTLES = { paymentType: 5, isPayoff: false };
  beforeEach(() => at().reset('eve'));

  const status = async (docSigned: boolean, index = 1, paymentMade = false) =>
    at().call(
      'POST /settlementStatus',
      { loanId: (await loanOf(at(), 'eve', index)).loanId, docSigned, paymentMade },
      { token: await at().signIn('eve') },
    );
  const signs = async (line = at()) => sign(await worldOf(recordingSignatures(line), 'eve'), await loanOf(line, 'eve', 1), 'settlement');
  const read = async () =>
    at().answer('GET /settlementStatus', { loanId: (await loanOf(at(), 'eve', 1)).loanId }, { token: await at().signIn('eve') });

  test('Eve signs and pays $300.00 instead of all that she owes: the loan is settled', async () => {
    const { loanId } = await loanOf(at(), 'eve', 1);
    expect(await read()).toMatchObject({ loanId, docSigned: false, paymentMade: false });
    // only the signature makes it signed, and the caller may say so afterwards (settlement-1)
    expect(errorOf(await status(true))).toBe('Sign the settlement before you pay it.');
    await signs();
    expect(await read()).toMatchObject({ docSigned: true, paymentMade: false });
    expect((await status(true)).status).toBe(200);
    expect((await status(false)).body).toMatchObject({ docSigned: true });
    expect((await pays(at, 'eve', 1, 30_000, SETTLES)).body).toMatchObject({ amountPaid: '300.00', newBalance: '0.00' });
    expect(await loanOf(at(), 'eve', 1)).toMatchObject({ loanStatusId: 29, paidOff: true, payoffAmount: 0, payable: false, daysLate: 0 });
    expect(await read()).toMatchObject({ docSigned: true, paymentMade: true });
    expect(await movements(at(), loanId)).toEqual([{ kind: 'payment', cents: 30_000, status: 'settled' }]);
    // a paid settlement stays signed
    expect((await status(false)).body).toMatchObject({ docSigned: true, paymentMade: true });
  });

  test('is refused unsigned, with another amount, expired, without an offer, and when reported as paid without a payment', async () => {
    const no = async (index: number, cents: number) => errorOf(await pays(at, 'eve', index, cents, SETTLES));
    expect(await no(1, 30_000)).toBe('Sign the settlement before you pay it.');
    await signs();
    expect(await no(1, 29_999)).toBe('The settlement amount is $300.00. Please review the amount.');
    expect(await no(2, 25_000)).toBe('This settlement offer has expired.');
    expect(await no(0, 25_000)).toBe('There’s no settlement offer for this loan.');
    expect(errorOf(await status(true, 2))).toBe('This settlement offer has expired.');
    expect(errorOf(await status(true, 0))).toBe('There’s no settlement offer for this loan.');
    expect(errorOf(await status(true, 1, true))).toBe('No payment of this settlement has been made.');
  });

  test('expires at the end of its day on the lender’s clock', async () => {
    await signs();
    const ask = { ...(await paymentOf(at(), 'eve', await loanOf(at(), 'eve', 1), 30_000)), ...SETTLES };
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 21 * 86_400 });
    const reply = await at().call('POST /payment', ask, { token: await signInAgain(at(), 'eve'), key: randomUUID() });
    await at().ask('POST', '/sandbox/clock', { reset: true });
    expect(errorOf(reply)).toBe('This settlement offer has expired.');
  });
});

lenderOn(
  'a settlement that is being decided',
  (at) => {
    beforeEach(() => at().reset('eve'));

    test.each([['before the charge'], ['after the charge']])(
      '%s, by three at once and once more: charged once, settled once',
      async (when) => {
        const { db } = at().lender;
        const token = await at().signIn('eve');
        const loan = await loanOf(at(), 'eve', 1);
        await sign(await worldOf(recordingSignatures(at()), 'eve'), loan, 'settlement');
        const ask = { ...(await paymentOf(at(), 'eve', loan, 30_000)), paymentType: 5 as const };
        const { messageKey } = await at().answer('POST /payment', ask, { token, key: randomUUID() });
        const job = await db.selectFrom('job').selectAll().where('message_key', '=', messageKey).executeTakeFirstOrThrow();
        if (when === 'after the charge') {
          const left = {
            kind: 'payment' as const,
            cents: 30_000,
            status: 'pending' as const,
            balance_cents: 0,
            method: '',
            at: job.created_at,
          };
          const paper = { id: messageKey, confirmation_number: 'PCHARGED03', key: job.idem_key };
          await db
            .insertInto('ledger')
            .values({ ...left, ...paper, loan_id: loan.loanId, customer_id: job.customer_id })
            .execute();
        }
        await Promise.all([decide(db, job), decide(db, job), decide(db, job)]);
        await decide(db, job);
        expect((await at().call('GET /payment', { messageKey }, { token })).body).toMatchObject({ amountPaid: '300.00' });
        expect(await movements(at(), loan.loanId)).toEqual([{ kind: 'payment', cents: 30_000, status: 'settled' }]);
        expect(await loanOf(at(), 'eve', 1)).toMatchObject({ loanStatusId: 29, payoffAmount: 0 });
      },
    );
  },
  { decideAfterMs: 3_600_000 },
);

lenderOn('a loan in recovery', (at) => {
  beforeEach(() => at().reset('rex'));
  const repo = async (index: number, method: 'GET' | 'PUT' = 'GET') =>
    at().call(`${method} /repoInfo`, { loanId: (await loanOf(at(), 'rex', index)).loanId }, { token: await at().signIn('rex') });

  test('Rex pays the OFR amount: the loan is Open again, and the rest is past due', async () => {
    expect((await repo(0)).body).toMatchObject({ loanStatusId: 15, reinstateAmount: '650.00', pastDueAmount: '930.00' });
    expect(await loanOf(at(), 'rex')).toMatchObject({ validations: { isOfrReinstateAmount: true, isInOfrStatus: true } });
    expect((await pays(at, 'rex', 0, 65_000, { ofrPaymentValue: '650.00', isPartial: true })).status).toBe(200);
    expect(await loanOf(at(), 'rex')).toMatchObject({
      loanStatusId: 12,
      pastDueAmount: 28_000,
      validations: { isOfrReinstateAmount: false, isInOfrStatus: false },
    });
    expect([(await repo(0)).status, errorOf(await repo(0))]).toEqual([422, 'The vehicle of this loan is not being recovered.']);
  });

  test('a normal payment leaves it in recovery; a payoff ends it', async () => {
    await pays(at, 'rex', 0, 1_000);
    const { loanStatusId, payoffAmount } = await loanOf(at(), 'rex');
    expect(loanStatusId).toBe(15);
    await pays(at, 'rex', 0, payoffAmount);
    expect(await loanOf(at(), 'rex')).toMatchObject({ loanStatusId: 3, paidOff: true });
  });

  test('a different OFR amount, a smaller one, and a loan that only the store can reinstate are refused', async () => {
    const review = 'The amount to reinstate this loan is $650.00. Please review the amount.';
    expect(errorOf(await pays(at, 'rex', 0, 65_000, { ofrPaymentValue: '640.00' }))).toBe(review);
    expect(errorOf(await pays(at, 'rex', 0, 64_000, { ofrPaymentValue: '650.00' }))).toBe(review);
    expect(errorOf(await pays(at, 'rex', 1, 65_000, { ofrPaymentValue: '650.00' }))).toMatch(/^This loan cannot be reinstated online/);
    expect(errorOf(await pays(at, 'ann', 1, 1_000, { ofrPaymentValue: '10.00' }))).toMatch(/contradicts itself/);
  });

  test('Rex requests his vehicle: a repeated request keeps the first time', async () => {
    const { body: first } = await repo(1, 'PUT');
    expect(first).toMatchObject({ loanStatusId: 13, place: 'Lot 7, 1200 Invented Road, Austin, TX 78701' });
    expect(first).toHaveProperty('requestedAt');
    expect((await repo(1, 'PUT')).body).toEqual(first);
    expect((await repo(1)).body).toEqual(first);
  });
});

lenderOn('autopay', (at) => {
  beforeEach(() => at().reset('ann'));

  const authorized = async () => {
    const ann = await here(at(), 'ann');
    await authorizes(ann, await methodOf(ann, '4242'), 2);
  };

  test('is stored with the saved card that paid, and ends at the customer’s request', async () => {
    await authorized();
    await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: true, method: 'card', methodId: 'ann-card-1', cardType: 'amex' } });
    const { autoPay } = await loanOf(at(), 'ann', 1);
    expect(autoPay).toMatchObject({
      enrolled: true,
      method: 'card',
      methodId: 'ann-card-1',
      cardType: 'visa',
      displayNumber: '•••• •••• •••• 4242',
    });
    await pays(at, 'ann', 1, 1_000);
    expect((await loanOf(at(), 'ann', 1)).autoPay).toEqual(autoPay);
    await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: false } });
    expect((await loanOf(at(), 'ann', 1)).autoPay).toBeUndefined();
  });

  test('with an expired card, or a card that is called a bank account, is refused; a declined payment does not enroll', async () => {
    await authorized();
    expect(errorOf(await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: true, methodId: 'ann-card-2' } }))).toMatch(
      /^This card has expired/,
    );
    expect(errorOf(await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: true, method: 'bank' } }))).toMatch(/contradicts itself/);
    await at().lender.db.updateTable('card').set({ last_four: '0002' }).where('token', '=', 'token-ann-card-1').execute();
    await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: true } });
    expect((await loanOf(at(), 'ann', 1)).autoPay).toBeUndefined();
  });

  test('with a card for one payment is refused', async () => {
    await at().lender.db.updateTable('card').set({ guest: true }).where('token', '=', 'token-ann-card-1').execute();
    expect(errorOf(await pays(at, 'ann', 1, 1_000, { autoPay: { enrolled: true } }))).toMatch(/^Autopay needs a saved card/);
  });
});

lenderOn('other calls about a loan', (at) => {
  describe('risk', () => {
    const risk = async (person: string, index: number, migrateProduct = false) => {
      const { loanId } = await loanOf(at(), person, index);
      return at().answer(
        'GET /riskInfo',
        { isAddon: 'false', loanId, migrateProduct: migrateProduct },
        { token: await at().signIn(person) },
      );
    };

    test('Ann’s loan is unchanged, with another rate after a switch; Bo’s has another limit; Sam, Rex and Max are denied (ENT-019, OPEN-009)', async () => {
      const nothing = { rateChanged: false, creditLimitChanged: false, refinanceDenied: false };
      expect(await risk('ann', 0)).toEqual(nothing);
      expect(await risk('ann', 0, true)).toEqual({ ...nothing, rateChanged: true, changeId: 'rate-12000-9900' });
      expect(await risk('sam', 1)).toEqual({ ...nothing, refinanceDenied: true });
      expect(await risk('rex', 0)).toEqual({ ...nothing, refinanceDenied: true });
      expect(await risk('max', 0)).toEqual({ ...nothing, refinanceDenied: true });
      expect(await risk('bo', 0)).toEqual({ ...nothing, creditLimitChanged: true, changeId: 'limit-80000-60000' });
    });
  });

  test('Max has no SSN on file: his loan is not payable', async () => {
    expect((await loanOf(at(), 'max')).payable).toBe(false);
    const reply = await pays(at, 'max', 0, 1_000);
    expect([reply.status, errorOf(reply)]).toEqual([422, noSsn(await loanOf(at(), 'max'))]);
  });

  test('Bo, in Texas, is not in the store’s state; in Ohio he must confirm it, and can withdraw it', async () => {
    await at().reset('bo');
    const token = await at().signIn('bo');
    const { loanId, lmsId, storeId } = await loanOf(at(), 'bo');
    const location = { loanId, lmsId, storeId, transactionType: '1' };
    const acknowledge = (stateAbbreviation: string, didConsent: boolean) =>
      at().call('POST /refiallowedstatus', { ...location, stateAbbreviation, didConsent, utcTime: '2026-11-27T12:00:00.000Z' }, { token });
    const ask = (stateAbbreviation: string) => at().answer('GET /refiallowedstatus', { ...location, stateAbbreviation }, { token });
    expect(await ask('TX')).toEqual({ allowed: false, restricted: true, acknowledged: false });
    const elsewhere = await acknowledge('TX', true);
    expect([elsewhere.status, errorOf(elsewhere)]).toEqual([422, 'Error validating your location, please try again.']);
    expect((await acknowledge('OH', false)).body).toEqual({ allowed: false, restricted: true, acknowledged: false });
    expect((await acknowledge('OH', true)).body).toEqual({ allowed: true, restricted: true, acknowledged: true });
    expect(await ask('OH')).toEqual({ allowed: true, restricted: true, acknowledged: true });
    await acknowledge('OH', false);
    expect(await ask('OH')).toMatchObject({ acknowledged: false });
  });

  test('a help video is a page of the sandbox', async () => {
    const { url } = await at().answer('GET /videoUrl', { videoKey: 'refinance' }, { token: await at().signIn('ann') });
    const page = await at().ask('GET', url);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('How a refinance works')]);
    expect((await at().ask('GET', `${url}x`)).status).toBe(404);
  });
});

lenderOn(
  'a lender that allows a refinance without an SSN (allowNoSsnRefinance)',
  (at) => {
    test('publishes the setting, accepts the payment of Max, who has none on file, and does not deny him a refinance (RULE-019, OPEN-044)', async () => {
      expect(await at().answer('GET /configsettings', {})).toMatchObject({ allowNoSsnRefinance: true });
      const loan = await loanOf(at(), 'max');
      expect(loan.payable).toBe(true);
      const token = await at().signIn('max');
      const risk = { loanId: loan.loanId, lmsId: loan.lmsId, isAddon: false, migrateProduct: false };
      expect(await at().answer('GET /riskInfo', risk, { token })).toMatchObject({ refinanceDenied: false });
      const { payoffAmount } = loan;
      const { messageKey } = await at().answer('POST /payment', await paymentOf(at(), 'max', loan, 1_000), { token });
      expect((await resultOf(at(), messageKey, token)).body).toMatchObject({ amountPaid: '10.00' });
      expect((await loanOf(at(), 'max')).payoffAmount).toBe(payoffAmount - 1_000);
    });
  },
  { settings: { allowNoSsnRefinance: true } },
);
