import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../services/contract/index.ts';
import { Cents } from '../../services/contract/money.ts';
import { HISTORY_LINES } from '../../services/lender/loans/history.ts';
import * as v from 'valibot';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

lenderOn('accounts', (at) => {
  const loansOf = async (person: string, brandName?: string) =>
    at().answer('GET /accounts', brandName === undefined ? {} : { brandName }, { token: await at().signIn(person) });

  test('Ann has a title loan of TitleMax, due in five days and shared with Sam, and an installment loan of InstaLoan', async () => {
    const { loans, reapplyInfo } = await loansOf('ann');
    expect(loans).toHaveLength(2);
    const [title, installment] = loans;
    expect(title).toMatchObject({
      brand: 'TitleMax',
      lmsId: '2',
      refinanceEligible: true,
      payable: true,
      daysLate: 0,
      pastDueAmount: 0,
      alternateName: 'Sam Ortega',
      alternateId: '702002',
      alternateLinked: true,
    });
    expect(title?.collateralDetail).toEqual({ year: '2018', make: 'Honda', model: 'Civic' });
    expect(installment).toMatchObject({ brand: 'InstaLoan', minimumAmountDue: 21_455, refinanceEligible: false, cosignerId: '' });
    expect(reapplyInfo).toEqual({ mayReapply: false });
  });

  test('Sam sees the loan that he co-signed and his own, and Ann as the other party', async () => {
    const { loans } = await loansOf('sam');
    expect(loans.map((loan) => [loan.loanId, loan.alternateName, loan.alternateId])).toEqual([
      ['2001001', 'Ann Ashby', '702001'],
      ['2002001', '', undefined],
    ]);
    expect(loans[0]?.cosignerId).toBe('702002');
  });

  test('loans of one brand, of a brand without loans, and of an unknown brand (CALL-046)', async () => {
    expect((await loansOf('ann', 'InstaLoan')).loans.map((loan) => loan.loanId)).toEqual(['2001002']);
    expect((await loansOf('ann', 'EasyMoney')).loans).toEqual([]);
    expect((await loansOf('ann', 'NoSuchBrand')).loans).toEqual([]);
  });

  test('Nell is a customer of NLS only, Bo of both systems and 35 days late with one loan', async () => {
    expect((await loansOf('nell')).loans.map((loan) => loan.lmsId)).toEqual(['1']);
    const { loans } = await loansOf('bo');
    expect(loans.map((loan) => [loan.lmsId, loan.daysLate])).toEqual([
      ['2', 35],
      ['1', 0],
    ]);
    expect(loans[0]).toMatchObject({
      pastDueAmount: 55_000,
      minimumRequiredAmount: 55_000,
      minimumAmountDue: 82_500,
      validations: { partialPayConfirmViewable: true },
    });
  });

  test('Pat has paid off all loans and may reapply; Zoe has no loans (ENT-012)', async () => {
    const { loans, reapplyInfo } = await loansOf('pat');
    expect(loans.map((loan) => [loan.paidOff, loan.payable, loan.payoffAmount])).toEqual([
      [true, false, 0],
      [true, false, 0],
    ]);
    expect(reapplyInfo).toMatchObject({ mayReapply: true, brand: 'TitleMax' });
    expect((await loansOf('zoe')).loans).toEqual([]);
  });

  test("Otto's loans accept no payments; Rex's are in recovery; Max's has no SSN (OPEN-039)", async () => {
    expect(
      (await loansOf('otto')).loans
        .map((loan) => [loan.loanStatusId, loan.payable])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [6, false],
      [16, false],
      [17, false],
      [33, false],
    ]);
    expect((await loansOf('rex')).loans.map((loan) => loan.validations.isInOfrStatus)).toEqual([true, true]);
    expect((await loansOf('max')).loans[0]).toMatchObject({ refinanceEligible: true, payable: false });
    expect((await loansOf('dot')).loans[0]?.validations.isDisbursementAvailable).toBe(true);
  });

  test('Lou has 200 loans, and one of them 5,000 lines of history, newest first', async () => {
    const { loans } = await loansOf('lou');
    expect(loans).toHaveLength(200);
    expect(loans.filter((loan) => loan.paidOff)).toHaveLength(40);
    const token = await at().signIn('lou');
    const request = { loanId: '2017001', storeId: '10101', lmsId: '2' };
    const lines: Answer<'GET /accounthistory'>['entries'] = [];
    for (let older = 1; older > 0;) {
      const before = lines.at(-1)?.id;
      const answer = await at().answer('GET /accounthistory', { ...request, ...(before && { before }) }, { token });
      expect(answer.entries.length).toBeLessThanOrEqual(HISTORY_LINES);
      lines.push(...answer.entries);
      older = answer.older;
    }
    expect(lines.length).toBeGreaterThanOrEqual(5_000);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length); // no line twice, none missing
    const times = lines.map((line) => line.at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(lines.at(-1)).toMatchObject({ kind: 'origination', amount: 1_200_000 });
  });

  test('history cannot continue from a line of another loan', async () => {
    const token = await at().signIn('ann');
    const { loans } = await loansOf('ann');
    const historyOf = (loanId: string, before?: string) =>
      at().call('GET /accounthistory', { loanId, storeId: '10101', lmsId: '2', ...(before && { before }) }, { token });
    const [first, second] = loans;
    const { entries } = await at().answer('GET /accounthistory', { loanId: first?.loanId ?? '', storeId: '10101', lmsId: '2' }, { token });
    const refusal = { status: 422, body: { Error: 'The history of this loan has no such line.' } };
    expect(await historyOf(second?.loanId ?? '', entries[0]?.id)).toMatchObject(refusal);
    expect(await historyOf(first?.loanId ?? '', 'nothing')).toMatchObject(refusal);
  });

  test("the last balance in the history plus the interest since is today's payoff", async () => {
    const token = await at().signIn('ann');
    const loan = await loanOf(at(), 'ann');
    const { entries } = await at().answer(
      'GET /accounthistory',
      { loanId: loan.loanId, storeId: loan.storeId, lmsId: loan.lmsId },
      { token },
    );
    const owed = entries[0]?.balance ?? 0;
    expect(loan.payoffAmount).toBe(owed + Math.round((owed * 1.2 * 25) / 365)); // 120 % a year, the last payment 25 days ago
  });

  test('GET /accountdetail returns the same loan as the list', async () => {
    const token = await at().signIn('ann');
    const { loan } = await at().answer('GET /accountdetail', { loanId: '2001001', lmsId: '2' }, { token });
    expect(loan).toEqual((await loansOf('ann')).loans[0]);
  });

  test('the Dashboard warns customers who are past due, and no others', async () => {
    const message = async (person: string, customerId: string, headers = {}) =>
      (await at().answer('GET /dashboardmessage', { customerId }, { token: await at().signIn(person), headers })).message;
    expect(await message('bo', '702004', { 'accept-language': 'es-MX' })).toContain('atrasado');
    expect(await message('bo', '702004')).toContain('past due');
    expect(await message('ann', '702001')).toBe('');
  });

  describe('a confirmation', () => {
    let paid: { confirmationNumber: string; token: string };
    beforeAll(async () => {
      const token = await at().signIn('dot');
      const { messageKey } = await at().answer('POST /payment', await paymentOf(at(), 'dot', await loanOf(at(), 'dot'), 12_345), { token });
      const { body } = await resultOf(at(), messageKey, token);
      paid = { token, ...v.parse(v.object({ confirmationNumber: v.string(), newBalance: Cents }), body) };
    });
    const ask = () => ({
      email: 'dot@example.com',
      cardHolderName: 'Dot Hanley',
      amountPaid: '123.45',
      cardNumber: '5556',
      customerName: 'Dot Hanley',
      storePhoneNumber: '(512) 555-0151',
      productBrand: 'TitleMax',
      isPayoff: false,
      isPartial: false,
      username: 'dot@example.com',
      confirmationNumber: paid.confirmationNumber,
    });
    const outbox = async () => JSON.stringify((await at().ask('GET', '/sandbox/outbox?to=dot@example.com')).body);

    test('is sent once under repeated and concurrent requests, with amount and number', async () => {
      await Promise.all(Array.from({ length: 5 }, () => at().answer('POST /sendConfirmation', ask(), { token: paid.token })));
      const sent = await outbox();
      expect(sent.split('paymentConfirmation')).toHaveLength(2);
      expect(sent).toContain('$123.45');
      expect(sent).toContain(paid.confirmationNumber);
    });

    test("is written in the customer's language (D5)", async () => {
      await at().reset('nell');
      const token = await at().signIn('nell');
      const loan = await loanOf(at(), 'nell');
      const { messageKey } = await at().answer('POST /payment', await paymentOf(at(), 'nell', loan, 1_000), { token });
      const { body } = await resultOf(at(), messageKey, token);
      const { confirmationNumber } = v.parse(v.object({ confirmationNumber: v.string() }), body);
      const headers = { 'accept-language': 'es-US,es;q=0.9,en;q=0.5' };
      await at().answer('POST /sendConfirmation', { ...ask(), email: 'nell@example.com', confirmationNumber }, { token, headers });
      const sent = JSON.stringify((await at().ask('GET', '/sandbox/outbox?to=nell@example.com')).body);
      expect(sent).toContain('Recibimos su pago de $10.00');
      expect(sent).toContain(`Número de confirmación: ${confirmationNumber}`);
    });

    test('needs a recipient, four digits of a card and a payment of the caller', async () => {
      const lost = await at().call('POST /sendConfirmation', { ...ask(), email: undefined }, { token: paid.token });
      expect([lost.status, errorOf(lost)]).toEqual([422, 'Tell us an email address or a phone number to send the confirmation to.']);
      expect((await at().call('POST /sendConfirmation', { ...ask(), cardNumber: '4242424242424242' }, { token: paid.token })).status).toBe(
        400,
      );
      const other = await at().call('POST /sendConfirmation', ask(), { token: await at().signIn('ann') });
      const unknown = await at().call('POST /sendConfirmation', { ...ask(), confirmationNumber: 'P000000000' }, { token: paid.token });
      expect([other.status, other.body, unknown.status, unknown.body]).toEqual([403, {}, 403, {}]);
    });
  });
});
