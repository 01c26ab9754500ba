import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { callNames, OPEN_CALLS, type CallName } from '../../services/contract/index.ts';
import { linkFor } from '../calls/world.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, plainPayment, resultOf } from './kit/paying.ts';

const NOWHERE = '2999999';

lenderOn('access to data and calls', (at) => {
  let messageKey = '';
  let key = '';
  beforeAll(async () => {
    key = randomUUID();
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann', 1), 5_000);
    messageKey = (await at().answer('POST /payment', ask, { token, key })).messageKey;
    await resultOf(at(), messageKey, token);
  });

  /** Bo's calls about a loan. */
  async function asksAbout(loanId: string): Promise<[CallName, object][]> {
    const mine = await paymentOf(at(), 'bo', await loanOf(at(), 'bo'), 5_000);
    const where = { loanId, lmsId: '2', storeId: '10101' };
    return [
      ['GET /accountdetail', where],
      ['GET /accounthistory', where],
      ['GET /loanlock', { loanIds: loanId, profileId: 'x', lockType: 'refinance' }],
      ['GET /loanlock', { loanIds: `1004002,${loanId}`, profileId: 'x', lockType: 'refinance' }],
      ['POST /loanlock', { loanId, value: true, lockType: 'refinance' }],
      ['POST /loanlock', { loanId, value: 'delete', lockType: 'refinance' }],
      ['POST /payment', { ...mine, loanId }],
      ['POST /paymentTimeout', { loanId, paymentAmount: '50.00' }],
    ];
  }

  test("Bo has no access to Ann's loan and gets the same reply as for an unknown loan (ROLE-010, OPEN-015)", async () => {
    const token = await at().signIn('bo');
    const hers = await asksAbout('2001002');
    const nobodys = await asksAbout(NOWHERE);
    for (const [index, [name, ask]] of hers.entries()) {
      const refused = await at().call(name, ask, { token, key: randomUUID() });
      const unknown = await at().call(name, nobodys[index]?.[1] ?? {}, { token, key: randomUUID() });
      expect([name, refused.status, refused.body]).toEqual([name, 403, {}]);
      expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
    }
    expect(await at().charges('2001002')).toHaveLength(1); // Ann's own
  });

  test("Bo cannot read Ann's payment: 403 for its messageKey; her Idempotency-Key is unknown to him (OPEN-015)", async () => {
    const token = await at().signIn('bo');
    for (const [lookedUp, no] of [
      [messageKey, 403],
      [key, 404],
      [randomUUID(), 404],
    ] as const) {
      const { status, body } = await at().call('GET /payment', { messageKey: lookedUp }, { token });
      expect([status, body]).toEqual([no, {}]);
    }
  });

  test("Bo cannot read or write Ann's user cache, nor read her notices", async () => {
    const token = await at().signIn('bo');
    for (const customerId of ['702001', 'nobody', '']) {
      expect((await at().call('GET /usercache', { customerId }, { token })).status).toBe(403);
      expect((await at().call('POST /usercache', { customerId, value: 'mine' }, { token })).status).toBe(403);
      expect((await at().call('GET /dashboardmessage', { customerId }, { token })).status).toBe(403);
    }
  });

  test('Sam can pay the loan that he co-signed with his own card, and Ann sees the payment', async () => {
    const token = await at().signIn('sam');
    const before = await loanOf(at(), 'ann');
    const posted = await at().answer('POST /payment', await paymentOf(at(), 'sam', before, 10_000), { token, key: randomUUID() });
    expect((await resultOf(at(), posted.messageKey, token)).status).toBe(200);
    expect((await loanOf(at(), 'ann')).payoffAmount).toBe(before.payoffAmount - 10_000);
    expect((await at().call('GET /payment', { messageKey: posted.messageKey }, { token: await at().signIn('ann') })).status).toBe(403); // his payment, not hers
  });

  describe('a guest', () => {
    let token = '';
    const entering = async (loanId: string): Promise<string> => {
      const link = await linkFor({ ...at(), sandbox: true }, { loanId, guest: true, flowLock: true });
      return (await at().answer('POST /signatureAuth', link)).accessToken;
    };
    /** The calls that are not refused with this token, whatever the request. */
    async function allowedTo(guest: string): Promise<string[]> {
      const open: readonly string[] = OPEN_CALLS;
      const allowed: string[] = [];
      for (const name of callNames.filter((call) => !open.includes(call) && call !== 'PUT /deviceKeyAuth')) {
        if ((await at().call(name, {}, { token: guest })).status !== 403) allowed.push(name);
      }
      return allowed.toSorted();
    }
    beforeAll(async () => {
      token = await entering('2019001');
    });
    const detail = async () => (await at().answer('GET /accountdetail', { loanId: '2019001', lmsId: '2' }, { token })).loan;

    test('sees only the loan of the link', async () => {
      expect(await detail()).toMatchObject({ loanId: '2019001', payable: true });
      expect((await at().call('GET /accountdetail', { loanId: '2001001', lmsId: '2' }, { token })).status).toBe(403);
      expect(await at().answer('GET /serviceProvider', {}, { token })).toEqual({ brands: ['TitleMax'], availableProviders: ['TitleMax'] });
    });

    test('is refused every call outside the payment flow (FLOW-LOCK-03)', async () => {
      expect(await allowedTo(token)).toEqual([
        'DELETE /cards',
        'GET /accountdetail',
        'GET /accounthistory',
        'GET /cardFormKey',
        'GET /cards',
        'GET /loanlock',
        'GET /nextBusinessDate',
        'GET /payment',
        'GET /serviceProvider',
        'GET /usercache',
        'POST /cardLookup',
        'POST /cards',
        'POST /loanlock',
        'POST /payment',
        'POST /paymentTimeout',
        'POST /sendConfirmation',
        'POST /usercache',
      ]);
    });

    test('can make the refinance calls when the loan allows guest refinance, for that loan only', async () => {
      const his = await entering('2001001');
      const paying = await allowedTo(token);
      expect((await allowedTo(his)).filter((name) => !paying.includes(name))).toEqual([
        'GET /ancillaryProducts',
        'GET /refiallowedstatus',
        'GET /riskInfo',
        'POST /refiallowedstatus',
      ]);
      const risk = (loanId: string) => at().call('GET /riskInfo', { loanId, isAddon: false, migrateProduct: false }, { token: his });
      expect([(await risk('2001001')).status, (await risk('2001002')).status, (await risk('2019001')).status]).toEqual([200, 403, 403]);
    });

    test('pays with a guest card, reads the result, and gets the confirmation', async () => {
      const loan = await detail();
      if (!loan) throw new Error('the guest sees no loan');
      const session = await at()
        .lender.db.selectFrom('session')
        .select('profile_id')
        .where('guest_loan_id', '=', loan.loanId)
        .executeTakeFirstOrThrow();
      const ids = JSON.stringify([{ type: 'sandbox', id: 'guest-card' }]);
      const card = {
        card_id: 'guest-card',
        customer_id: null,
        card_ids: ids,
        token: 'guest-token',
        last_four: '4242',
        card_type: 'visa',
        holder: 'Gus',
        month: '12',
        year: '40',
        guest: true,
        can_disburse: false,
        created_at: 0,
      };
      await at()
        .lender.db.insertInto('card')
        .values({ ...card, profile_id: session.profile_id })
        .execute();
      const ask = {
        ...plainPayment(loan, 5_000),
        guestPayment: true,
        paymentCardToken: 'guest-token',
        paymentCardIds: [{ type: 'sandbox', id: 'guest-card' }],
        cardNumber: '•••• •••• •••• 4242',
      };
      const posted = await at().answer('POST /payment', ask, { token, key: randomUUID() });
      const result = await resultOf(at(), posted.messageKey, token);
      expect(result.body).toMatchObject({ pending: false, amountPaid: '50.00' });
      expect(await detail()).toMatchObject({ payoffAmount: loan.payoffAmount - 5_000 });
    });

    test('has its own user cache', async () => {
      await at().answer('POST /usercache', { customerId: '702019', value: 'aGVyZQ==' }, { token });
      expect(await at().answer('GET /usercache', { customerId: '702019' }, { token })).toEqual({ value: 'aGVyZQ==' });
      expect(await at().lender.db.selectFrom('user_cache').select('customer_id').where('customer_id', '=', '702019').execute()).toEqual([]);
    });
  });
});
