import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { authorizes, methodOf } from '../calls/autoPay.ts';
import { here } from './draws.kit.ts';
import { agree } from '../calls/agreement.ts';
import { worldOf, type Loan } from '../calls/world.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annRefinances, lock, movements, noSsn, refinanceOf } from './kit/lending.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

const NOT_ELIGIBLE = 'You are not eligible at this time. Please contact customer service.';

lenderOn('a refinance', (at) => {
  beforeEach(() => at().reset('ann'));
  const agreed = async (person: string, loan: Loan, cents: number) =>
    agree(await worldOf({ ...at(), sandbox: true }, person), loan, await refinanceOf(at(), person, loan, cents));

  test('Ann refinances with the minimum: the old loan is closed, the rest is a new loan of the same product, shared with Sam', async () => {
    const { old, young, result } = await annRefinances(at());
    const rest = old.payoffAmount - old.minimumAmountDue;
    expect(result).toMatchObject({ pending: false, amountPaid: '345.00', newLoanId: young.loanId, dueDate: young.dueDate });
    expect(young).toMatchObject({
      payoffAmount: rest,
      loanStatusId: 12,
      productId: '100',
      cosignerId: '702002',
      daysLate: 0,
      paidOff: false,
    });
    expect(young.collateralDetail).toEqual(old.collateralDetail);
    expect(await loanOf(at(), 'ann')).toMatchObject({
      loanStatusId: 22,
      paidOff: true,
      payable: false,
      refinanceEligible: false,
      payoffAmount: 0,
      minimumAmountDue: 0,
    });
    expect((await loanOf(at(), 'sam', 1)).loanId).toBe(young.loanId);
    expect(await movements(at(), old.loanId)).toEqual([{ kind: 'refinance', cents: old.minimumAmountDue, status: 'settled' }]);
    expect(await movements(at(), young.loanId)).toEqual([{ kind: 'origination', cents: rest, status: 'settled' }]);
  });

  test('the new loan speaks of refinancing as the one before did, though it cannot be refinanced right away (RULE-031)', async () => {
    const { old, young } = await annRefinances(at());
    expect([old.useRefiTerm, young.useRefiTerm, young.refinanceEligible]).toEqual([true, true, false]);
  });

  test('the new loan can be paid, and its history begins with it', async () => {
    const { young, token } = await annRefinances(at());
    const posted = await at().answer('POST /payment', await paymentOf(at(), 'ann', young, 10_000), { token, key: randomUUID() });
    await resultOf(at(), posted.messageKey, token);
    const where = { loanId: young.loanId, storeId: young.storeId, lmsId: young.lmsId };
    const { entries } = await at().answer('GET /accounthistory', where, { token });
    expect(entries.map(({ kind, amount, byOther }) => [kind, amount, byOther])).toEqual([
      ['payment', 10_000, false],
      ['origination', young.payoffAmount, false],
    ]);
    const sams = await at().answer('GET /accounthistory', where, { token: await at().signIn('sam') });
    expect(sams.entries.map(({ kind, byOther }) => [kind, byOther])).toEqual([
      ['payment', true],
      ['origination', true],
    ]);
  });

  test('with cash to collect at the store: it is added to the balance and has a reference number', async () => {
    const { old, young, token } = await annRefinances(at(), { paymentAmount: '600.00', disbursementAmount: '250.00', disbursementType: 2 });
    expect(young.payoffAmount).toBe(old.payoffAmount - 60_000 + 25_000);
    const request = { newLoanId: young.loanId, disbursementType: '2' };
    expect(await at().answer('GET /disbursementReference', request, { token })).toMatchObject({ amount: 25_000 });
    expect((await movements(at(), young.loanId)).toSorted((a, b) => a.cents - b.cents)).toEqual([
      { kind: 'draw', cents: 25_000, status: 'settled' },
      { kind: 'origination', cents: young.payoffAmount - 25_000, status: 'settled' },
    ]);
  });

  test('a product switch has its own minimum, and the new loan has the other product with its rate', async () => {
    const before = await loanOf(at(), 'ann');
    expect(before).toMatchObject({ productMigration: true, disburseProductMigration: { newProductId: '200' } });
    expect(before.productSwitchAmountDue).toBeLessThan(before.minimumAmountDue);
    const { young } = await annRefinances(at(), { paymentAmount: '300.00', migrateProduct: true });
    expect(young).toMatchObject({ productId: '200', productName: 'Installment loan', productMigration: false });
  });

  test('autopay in the request belongs to the new loan', async () => {
    const ann = await here(at(), 'ann');
    await authorizes(ann, await methodOf(ann, '4242'));
    const { young } = await annRefinances(at(), { autoPay: { enrolled: true } });
    expect(young.autoPay).toMatchObject({ enrolled: true, cardType: 'visa', displayNumber: '•••• •••• •••• 4242' });
    expect((await loanOf(at(), 'ann')).autoPay).toBeUndefined();
  });

  test('Sam, who co-signed, refinances it with the lock; Ann, without it, gets the holder’s name (FLOW-REFI-21)', async () => {
    const old = await loanOf(at(), 'ann');
    await lock(at(), 'sam', old.loanId);
    await at().answer('GET /refiallowedstatus', inTexas(old), { token: await at().signIn('ann') });
    const hers = await at().call('POST /payment', await refinanceOf(at(), 'ann', old, old.minimumAmountDue), {
      token: await at().signIn('ann'),
      key: randomUUID(),
    });
    expect([hers.status, errorOf(hers), hers.body]).toEqual([
      409,
      'Sam Ortega is refinancing this loan now.',
      expect.objectContaining({ errorCode: 'LoanLocked' }),
    ]);
    const token = await at().signIn('sam');
    await agreed('sam', old, old.minimumAmountDue);
    const his = await at().answer('POST /payment', await refinanceOf(at(), 'sam', old, old.minimumAmountDue), { token, key: randomUUID() });
    expect((await resultOf(at(), his.messageKey, token)).status).toBe(200);
    const { body } = await at().ask('GET', '/sandbox/outbox?to=ann@example.com');
    expect(JSON.stringify(body)).toContain(`Sam Ortega has refinanced loan ${old.loanHeader}, which you share.`);
    const { loanStatusId, replacedBy } = await loanOf(at(), 'ann');
    expect([loanStatusId, replacedBy !== undefined && replacedBy !== old.loanId]).toEqual([22, true]);
  });

  test('the other party without an email address is told of it by text (R-14)', async () => {
    await at().reset('ann');
    await at().reset('sam');
    const old = await loanOf(at(), 'ann');
    await at().lender.db.updateTable('customer').set({ email: '' }).where('name', '=', 'Ann Ashby').execute();
    await at().answer('GET /refiallowedstatus', inTexas(old), { token: await at().signIn('sam') });
    await lock(at(), 'sam', old.loanId);
    await agreed('sam', old, old.minimumAmountDue);
    const token = await at().signIn('sam');
    const his = await at().answer('POST /payment', await refinanceOf(at(), 'sam', old, old.minimumAmountDue), { token, key: randomUUID() });
    expect((await resultOf(at(), his.messageKey, token)).status).toBe(200);
    const { body } = await at().ask('GET', '/sandbox/outbox?to=5125550101');
    expect(JSON.stringify(body)).toContain(`Sam Ortega has refinanced loan ${old.loanHeader}, which you share.`);
  });

  test('of NLS: Bo confirms that he is in Ohio, and refinances with less than the minimum', async () => {
    await at().reset('bo');
    const token = await at().signIn('bo');
    const loan = await loanOf(at(), 'bo');
    expect(loan.lmsId).toBe('1');
    const ask = await refinanceOf(at(), 'bo', loan, 1_000);
    const early = await at().call('POST /payment', ask, { token, key: randomUUID() });
    expect([early.status, errorOf(early)]).toEqual([422, 'Error validating your location, please try again.']);
    const location = { loanId: loan.loanId, lmsId: '1', storeId: loan.storeId, stateAbbreviation: 'OH', transactionType: '1' };
    await at().answer('GET /refiallowedstatus', location, { token });
    const untold = await at().call('POST /payment', ask, { token, key: randomUUID() });
    expect([untold.status, errorOf(untold)]).toEqual([422, 'Confirm that you are in OH before you refinance.']);
    await agreed('bo', loan, 1_000);
    const posted = await at().answer('POST /payment', ask, { token, key: randomUUID() });
    const { body } = await resultOf(at(), posted.messageKey, token);
    expect(body).toMatchObject({ amountPaid: '10.00', newLoanId: '1004003', loanSigned: false });
  });

  const inTexas = ({ loanId, lmsId, storeId }: Loan) => ({ loanId, lmsId, storeId, stateAbbreviation: 'TX', transactionType: '1' });

  describe('is refused', () => {
    const refused = async (person: string, index: number, over: object, cents?: number) => {
      const loan = await loanOf(at(), person, index);
      const ask = { ...(await refinanceOf(at(), person, loan, cents ?? loan.minimumAmountDue)), ...over };
      const reply = await at().call('POST /payment', ask, { token: await at().signIn(person), key: randomUUID() });
      return [reply.status, errorOf(reply)];
    };

    test('below the minimum and above the maximum (RULE-020, RULE-022)', async () => {
      const { payoffAmount, minimumAmountDue } = await loanOf(at(), 'ann');
      const bounds = /^To refinance, pay at least \$345\.00 and at most \$[\d,.]+\.$/;
      expect(await refused('ann', 0, {}, minimumAmountDue - 1)).toEqual([422, expect.stringMatching(bounds)]);
      expect(await refused('ann', 0, {}, payoffAmount - 49_999)).toEqual([422, expect.stringMatching(bounds)]);
    });

    test('for a payoff, an ineligible loan, a denied one, and one without an SSN', async () => {
      const { payoffAmount } = await loanOf(at(), 'ann');
      expect(await refused('ann', 0, {}, payoffAmount)).toEqual([422, NOT_ELIGIBLE]);
      expect(await refused('ann', 1, {})).toEqual([422, NOT_ELIGIBLE]);
      expect(await refused('sam', 1, {})).toEqual([422, NOT_ELIGIBLE]);
      expect(await refused('max', 0, {})).toEqual([422, noSsn(await loanOf(at(), 'max'))]);
    });

    test('without the location, and a long time after it (RULE-014)', async () => {
      const nowhere = [422, 'Error validating your location, please try again.'];
      expect(await refused('ann', 0, {})).toEqual(nowhere);
      const loan = await loanOf(at(), 'ann');
      await at().answer('GET /refiallowedstatus', inTexas(loan), { token: await at().signIn('ann') });
      expect(await refused('ann', 0, {})).not.toEqual(nowhere);
      await at()
        .lender.db.updateTable('location_check')
        .set({ at: Date.now() - 3_600_001 })
        .execute();
      expect(await refused('ann', 0, {})).toEqual(nowhere);
      await at().answer('GET /refiallowedstatus', { ...inTexas(loan), stateAbbreviation: 'OK' }, { token: await at().signIn('ann') });
      expect(await refused('ann', 0, {})).toEqual(nowhere);
    });

    test('without the lock of a loan with two parties', async () => {
      await at().answer('GET /refiallowedstatus', inTexas(await loanOf(at(), 'ann')), { token: await at().signIn('ann') });
      expect(await refused('ann', 0, {})).toEqual([
        422,
        'You have been away from this refinance for too long. Start again from the amount.',
      ]);
    });

    test('with more cash than the limit allows, more than MoneyGram pays, and to a card that cannot receive any', async () => {
      const { loanId } = await loanOf(at(), 'ann');
      await lock(at(), 'ann', loanId);
      await at().answer('GET /refiallowedstatus', inTexas(await loanOf(at(), 'ann')), { token: await at().signIn('ann') });
      const set = (credit_limit_cents: number) =>
        at().lender.db.updateTable('loan').set({ credit_limit_cents }).where('loan_id', '=', loanId).execute();
      await set(190_000);
      const [status, text] = await refused('ann', 0, { disbursementAmount: '50.00', disbursementType: 2 });
      expect([status, text]).toEqual([422, 'The new loan would be above your limit of $1,900.00. Ask for less cash.']);
      expect(await refused('ann', 0, { disbursementAmount: '2,000.00', disbursementType: 2 })).toEqual([
        422,
        'This refinance needs your store: Vehicle inspection. Make an appointment, or pay more now.',
      ]);
      await set(9_000_000);
      await at().lender.db.updateTable('loan').set({ product_id: '300', new_product_id: null }).where('loan_id', '=', loanId).execute();
      expect(await refused('ann', 0, { disbursementAmount: '10,000.01', disbursementType: 14 })).toEqual([
        422,
        expect.stringContaining('MoneyGram pays out up to'),
      ]);
      expect(await refused('ann', 0, { disbursementAmount: '49.99', disbursementType: 2 })).toEqual([
        422,
        'The least you can get is $50.00.',
      ]);
      const expired = { disbursementType: 16, disburseCardIds: [{ type: 'BridgePay', id: 'ann-card-2' }] };
      expect(await refused('ann', 0, { disbursementAmount: '50.00', ...expired })).toEqual([
        422,
        'This card can’t receive money. Choose a debit card.',
      ]);
      const hers = { disbursementType: 16, disburseCardIds: [{ type: 'BridgePay', id: 'dot-card-1' }] };
      expect(await refused('ann', 0, { disbursementAmount: '50.00', ...hers })).toEqual([
        422,
        'The card for this money is no longer saved. Choose another card or another way.',
      ]);
    });

    test('with cash for the co-signer: it is the borrower’s, and the loan says so (ROLE-008)', async () => {
      const offered = async (name: string, brand: string) =>
        (await at().answer('GET /accounts', {}, { token: await at().signIn(name) })).loans.find((loan) => loan.brand === brand)
          ?.renewalCash;
      const limits = { minAmount: 5_000, creditLimit: 300_000 };
      expect(await offered('ann', 'TitleMax')).toMatchObject(limits);
      expect([await offered('sam', 'TitleMax'), await offered('ann', 'InstaLoan')]).toEqual([undefined, undefined]);
      await lock(at(), 'sam', (await loanOf(at(), 'ann')).loanId);
      const [status, text] = await refused('sam', 0, { disbursementAmount: '50.00', disbursementType: 2 });
      expect([status, text]).toEqual([422, NOT_ELIGIBLE]);
    });

    test('for a loan that was already refinanced', async () => {
      await annRefinances(at());
      const refinanced = 'This loan was refinanced. You will find the new loan among your accounts.';
      expect(await refused('ann', 0, {}, 1_000)).toEqual([422, refinanced]);
    });
  });
});
