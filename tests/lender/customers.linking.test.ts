import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { PASSWORD, profileIdOf } from '../../services/lender/people/person.ts';
import { claimsIn, enter } from './auth.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';

const ZOE = { phoneNumber: '5125550120', dateOfBirth: '19800928', ssn: '078-05-4120', cognitoUserId: profileIdOf('zoe') };
const FIRST = { ...ZOE, loanId: '10101-2020001-1' };
const SECOND = { ...ZOE, loanId: '10103-2020002-1' };
const DAY_S = 86_400;

lenderOn('linking an account', (at) => {
  beforeEach(async () => {
    await at().reset('zoe');
    await at().ask('POST', '/sandbox/clock', { reset: true });
    await at().lender.db.deleteFrom('rate').execute();
  });

  const zoe = () => at().signIn('zoe');
  const loansOf = async (token: string) => (await at().answer('GET /accounts', {}, { token })).loans.map(({ loanId }) => loanId);
  const find = async (request: object) => at().call('GET /customer', request, { token: await zoe() });
  const proof = { username: 'zoe@example.com', password: PASSWORD, profileId: profileIdOf('zoe') };

  async function offered() {
    await find(FIRST);
    await find(SECOND);
    return { customerId: '712020' };
  }
  const pending = async () => {
    const request = await offered();
    await at().answer('POST /replaceCustomer', request, { token: await zoe() });
    return request;
  };

  test('Zoe has no loans, links one and pays it in the same session; the next id token has the account', async () => {
    const token = await zoe();
    expect(await loansOf(token)).toEqual([]);
    expect((await find(FIRST)).body).toEqual({ customerId: '702020', lmsId: '2', linked: true });
    expect(await loansOf(token)).toEqual(['2020001']);
    expect(await at().answer('GET /personalInfo', { lmsId: '2' }, { token })).toMatchObject({
      dob: '09/28/1980',
      displaySsn: '***-**-4120',
    });
    const { idToken } = await enter(at(), 'zoe@example.com');
    expect(claimsIn(idToken)).toMatchObject({ customer_id: '702020', lms_customer_ids: '[{"lmsId":"2","customerId":"702020"}]' });
  });

  test('linking a linked account changes nothing', async () => {
    await find(FIRST);
    expect((await find(FIRST)).body).toMatchObject({ linked: true });
    expect(await loansOf(await zoe())).toEqual(['2020001']);
  });

  test('the loan number may be typed without its dashes, and the SSN left out', async () => {
    const { phoneNumber, dateOfBirth, cognitoUserId } = FIRST;
    expect((await find({ phoneNumber, dateOfBirth, cognitoUserId, loanId: '1010120200011' })).body).toMatchObject({ linked: true });
  });

  test('any wrong field gets the same reply, and nothing is linked', async () => {
    const wrong = [
      { ...FIRST, phoneNumber: '5125550121' },
      { ...FIRST, dateOfBirth: '19800927' },
      { ...FIRST, ssn: '078-05-4121' },
      { ...FIRST, loanId: '10101-2020009-1' },
      { ...FIRST, loanId: '10101-2001001-1' },
    ];
    const replies = [];
    for (const request of wrong) replies.push(await find(request));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.status).toBe(404);
    expect(await loansOf(await zoe())).toEqual([]);
  });

  test("Sam knows all of Zoe's details but cannot link the account after Zoe has, nor look it up for Zoe's profile", async () => {
    await find(FIRST);
    const token = await at().signIn('sam');
    const taken = await at().call('GET /customer', { ...FIRST, cognitoUserId: profileIdOf('sam') }, { token });
    expect([taken.status, taken.body]).toMatchObject([409, { errorCode: 'AlreadyLinked' }]);
    const foreign = await at().call('GET /customer', FIRST, { token });
    expect([foreign.status, foreign.body]).toEqual([403, {}]);
  });

  test('Ann’s account stays linked to Ann, also when Zoe knows the loan', async () => {
    const ann = { phoneNumber: '5125550101', dateOfBirth: '19610209', loanId: '10101-2001001-1', cognitoUserId: ZOE.cognitoUserId };
    expect((await find(ann)).body).toMatchObject({ errorCode: 'AlreadyLinked' });
    expect(await loansOf(await zoe())).toEqual([]);
  });

  test('the sixth try in a minute must wait, and twenty guesses are the limit of a day', async () => {
    const guess = { ...FIRST, ssn: '078-05-4121' };
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await find(guess)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    for (let minute = 0; minute < 3; minute++) {
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 61 });
      for (let n = 0; n < 5; n++) await find(guess);
    }
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 61 });
    const right = await find(FIRST);
    expect([right.status, errorOf(right)]).toEqual([429, 'Too many attempts. Try again tomorrow, or contact customer service.']);
  });

  test('two profiles link the same account at the same time: one succeeds', async () => {
    const as = async (person: string) =>
      at().call('GET /customer', { ...FIRST, cognitoUserId: profileIdOf(person) }, { token: await at().signIn(person) });
    await at().lender.db.updateTable('profile').set({ customer_ids: '{}' }).where('person', '=', 'sam').execute();
    const replies = await Promise.all([as('zoe'), as('sam')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await at().reset('sam');
  });

  test('a cosigner counts as registered while a profile has the account', async () => {
    const alternate = async () =>
      (await at().answer('GET /accounts', {}, { token: await at().signIn('ann') })).loans.find(({ cosignerId }) => cosignerId);
    expect(await alternate()).toMatchObject({ alternateName: 'Sam Ortega', alternateLinked: true });
    await at().lender.db.updateTable('profile').set({ customer_ids: '{}' }).where('person', '=', 'sam').execute();
    expect(await alternate()).toMatchObject({ alternateName: 'Sam Ortega', alternateLinked: false });
    await at().reset('sam');
  });

  test('a second account of the same system is not linked but offered, and replaces the first after name and password', async () => {
    const token = await zoe();
    const request = await offered();
    expect((await find(SECOND)).body).toEqual({ customerId: '712020', lmsId: '2', linked: false, replaces: '702020' });
    expect(await loansOf(token)).toEqual(['2020001']);
    expect(await at().answer('POST /replaceCustomer', request, { token })).toMatchObject({
      status: 'pending',
      currentCustomerId: '702020',
    });
    expect(await at().answer('PUT /replaceCustomer', { ...proof, ...request }, { token })).toEqual({
      status: 'replaced',
      customerId: '712020',
      currentCustomerId: '712020',
    });
    expect(await loansOf(token)).toEqual(['2020002']);
    expect((await at().call('GET /accountdetail', { loanId: '2020001', lmsId: '2' }, { token })).status).toBe(403);
    expect(await at().answer('PUT /replaceCustomer', { ...proof, ...request }, { token })).toMatchObject({ status: 'replaced' }); // repeated request, done once
    expect((await find(FIRST)).body).toMatchObject({ linked: false, replaces: '712020' });
    await at().answer('POST /replaceCustomer', { customerId: '702020' }, { token });
    await at().answer('PUT /replaceCustomer', { ...proof, customerId: '702020' }, { token }); // and back again
    expect(await loansOf(token)).toEqual(['2020001']);
    expect((await at().call('GET /replaceCustomer', request, { token })).status).toBe(403);
  });

  test('the link in the message completes it on another device', async () => {
    await pending();
    const { body } = await at().ask('GET', '/sandbox/outbox?to=zoe@example.com');
    const Sent = v.object({ messages: v.array(v.object({ kind: v.string(), text: v.string() })) });
    const message = v.parse(Sent, body).messages.find(({ kind }) => kind === 'accountReplacement');
    const returnId = /ConfirmAccountReplacement\?returnId=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const { accessToken: token } = await enter(at(), 'zoe@example.com');
    expect(await at().answer('PUT /replaceCustomer', { ...proof, returnId }, { token })).toMatchObject({ status: 'replaced' });
    const stranger = await at().call('PUT /replaceCustomer', { ...proof, returnId }, { token: await at().signIn('sam') });
    expect([stranger.status, stranger.body]).toEqual([403, {}]);
  });

  test('a day later the request has expired', async () => {
    const request = await pending();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: DAY_S });
    const { accessToken: token } = await enter(at(), 'zoe@example.com');
    expect(await at().answer('GET /replaceCustomer', request, { token })).toMatchObject({ status: 'expired' });
    const late = await at().call('PUT /replaceCustomer', { ...proof, ...request }, { token });
    expect([late.status, late.body]).toMatchObject([409, { errorCode: 'ReplacementExpired' }]);
    expect(await loansOf(token)).toEqual(['2020001']);
  });

  test('another profile’s password, or the fifth wrong one, is refused', async () => {
    const request = await pending();
    const token = await zoe();
    const tries = [];
    for (const username of ['sam@example.com', 'zoe@example.com', 'zoe@example.com', 'zoe@example.com', 'zoe@example.com'])
      tries.push(
        await at().call(
          'PUT /replaceCustomer',
          { ...proof, ...request, username, password: username === 'sam@example.com' ? PASSWORD : 'Sandbox2027' },
          { token },
        ),
      );
    expect(tries.map(({ body }) => body)).toEqual(Array(5).fill(expect.objectContaining({ errorCode: 'NotAuthorizedException' })));
    expect((await at().call('PUT /replaceCustomer', { ...proof, ...request }, { token })).status).toBe(429);
  });

  test('while a payment of the old account is pending, the replacement is refused', async () => {
    const request = await pending();
    const token = await zoe();
    const far = Date.now() + 3_600_000;
    await at()
      .lender.db.insertInto('job')
      .values({
        message_key: 'zoe-open',
        kind: 'payment',
        customer_id: '702020',
        profile_id: profileIdOf('zoe'),
        loan_id: '2020001',
        idem_key: 'zoe-open',
        intent_id: '',
        fingerprint: '',
        ask: '{}',
        state: 'open',
        result: null,
        due_at: far,
        lease_until: 0,
        created_at: 0,
      })
      .execute();
    const busy = await at().call('PUT /replaceCustomer', { ...proof, ...request }, { token });
    expect([busy.status, busy.body]).toMatchObject([409, { errorCode: 'AccountBusy' }]);
    await at().lender.db.deleteFrom('job').where('message_key', '=', 'zoe-open').execute();
    expect((await at().call('PUT /replaceCustomer', { ...proof, ...request }, { token })).status).toBe(200);
  });

  test('only a found account can be requested, and only its own profile sees the replacement', async () => {
    await offered();
    const sam = { token: await at().signIn('sam') };
    for (const customerId of ['712020', '702001', 'nobody']) {
      for (const name of ['GET /replaceCustomer', 'POST /replaceCustomer'] as const) {
        const { status, body } = await at().call(name, { customerId }, sam);
        expect([status, body]).toEqual([403, {}]);
      }
    }
  });
});
