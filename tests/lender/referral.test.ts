import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { RETAIL } from '../../services/contract/enums.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { cashedOut, cashesOut, cashOutBy, PAYEE, shareBy, statsOf, toCard, typedIn } from '../calls/rewards.ts';
import { codeSentTo, worldOf, type Line, type World } from '../calls/world.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { cashOuts, here } from './referral.kit.ts';

lenderOn('referral rewards', (at) => {
  beforeEach(async () => {
    await at().reset('rae', 'ray', 'zoe', 'ann');
    await at().lender.db.deleteFrom('rate').execute();
  });
  const line = (): Line => ({ ...at(), sandbox: true });
  const Messages = v.object({ messages: v.array(v.object({ channel: v.string(), kind: v.string(), text: v.string() })) });
  const messagesTo = async (to: string) =>
    v.parse(Messages, (await at().ask('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`)).body).messages;

  /** Registers a new user with this code and signs in. */
  async function signsUp(shortCode: string): Promise<World> {
    const username = await registers(shortCode);
    await at().answer('POST /confirmuser', { username, verificationCode: await codeSentTo(line(), username) });
    return worldOf(line(), username.replace('@example.com', ''));
  }
  async function registers(shortCode: string): Promise<string> {
    const username = `new-${crypto.randomUUID()}@example.com`;
    await at().answer('POST /registerNcrUser', { username, password: PASSWORD, shortCode });
    await at().answer('PUT /confirmuser', { username, method: 'email' });
    return username;
  }

  test('a sign-up with Rae’s code earns Rae $50.00 after verification, and the new user takes part', async () => {
    const rae = await here(at(), 'rae');
    const before = await statsOf(rae);
    await registers('rae-2026');
    expect(await statsOf(rae)).toEqual({ ...before, codesScanned: before.codesScanned + 1 }); // an unverified address earns nothing
    const friend = await signsUp('rae-2026');
    expect(await statsOf(rae)).toMatchObject({
      peopleSignedUp: before.peopleSignedUp + 1,
      codesScanned: before.codesScanned + 2,
      currentBalance: before.currentBalance + 5_000,
    });
    const { balanceHistory } = await rae.answer('GET /referralBalanceHistory', {});
    expect(balanceHistory[0]).toMatchObject({ kind: 'reward', amount: 5_000, balance: 20_000 });
    expect(friend.claims.non_customer_refer).toBe('rae-2026');
    expect(await statsOf(friend)).toMatchObject({ peopleSignedUp: 0, currentBalance: 0 });
    expect((await friend.call('POST /cashOut', await cashOutBy(rae))).status).toBe(403);
  });

  test('an unknown code earns no reward', async () => {
    const rae = await here(at(), 'rae');
    const before = await statsOf(rae);
    await signsUp('NOBODY-1');
    expect(await statsOf(rae)).toEqual(before);
  });

  test('Rae takes part by the claim in the token, Ray by the personal information', async () => {
    const [rae, ray, ann] = [await here(at(), 'rae'), await here(at(), 'ray'), await here(at(), 'ann')];
    expect([rae.claims.non_customer_refer, rae.claims.customer_id]).toEqual(['ncr', '']);
    expect([ray.claims.non_customer_refer, ann.claims.non_customer_refer]).toEqual(['', '']);
    expect((await ray.answer('GET /personalInfo', { lmsId: '2' })).referralInfo).toEqual({ referralType: 'ecr' });
    expect((await ann.answer('GET /personalInfo', { lmsId: '2' })).referralInfo).toEqual({ referralType: 'none' });
  });

  test('Zoe, who is known at a store only, and Ann, a customer, join with their first share; Zoe’s next token has the claim', async () => {
    const share = { name: '', email: '', phone: '', storeNumber: '', storeName: '', source: 'share', shortCode: '' } as const;
    const [zoe, ann] = [await here(at(), 'zoe'), await here(at(), 'ann')];
    expect(zoe.claims.non_customer_refer).toBe(RETAIL);
    expect((await zoe.call('GET /referralStats', {})).status).toBe(403);
    const { shortCode } = await zoe.answer('POST /referralShare', share);
    expect(await zoe.answer('POST /referralShare', share)).toEqual({ shortCode });
    expect(await statsOf(zoe)).toMatchObject({ shortCode, shares: 2, currentBalance: 0 });
    expect((await here(at(), 'zoe')).claims.non_customer_refer).toBe('ncr');
    await ann.answer('POST /referralShare', share);
    expect((await ann.answer('GET /personalInfo', { lmsId: '2' })).referralInfo).toEqual({ referralType: 'ecr' });
    expect((await here(at(), 'ann')).claims.non_customer_refer).toBe('');
  });

  test('a friend gets one message a day, with the code and the lender’s name for the store', async () => {
    const rae = await here(at(), 'rae');
    const ask = await shareBy(rae, { storeNumber: '10101', storeName: 'Win a car' });
    await rae.answer('POST /referralShare', ask);
    await rae.answer('POST /referralShare', ask);
    const messages = await messagesTo(ask.email);
    expect(messages).toMatchObject([{ channel: 'email', kind: 'referral' }]);
    expect(messages[0]?.text).toMatch(/^Hello José, Rae Oyelaran recommends us and TitleMax, .* Sign up with code RAE-2026: http/);
    expect(messages[0]?.text).not.toContain('Win a car');
    await rae.answer('POST /referralShare', { ...ask, source: 'text', phone: '(512) 555-0188' });
    expect(await messagesTo('5125550188')).toMatchObject([{ channel: 'text' }]);
  });

  test('Rae, a non-customer, cashes out: one ledger line, and again after a further reward', async () => {
    const rae = await here(at(), 'rae');
    const { done } = await cashesOut(rae);
    expect(done).toMatchObject({ amount: 15_000, newBalance: 0 });
    await signsUp('RAE-2026');
    expect((await cashesOut(rae)).done).toMatchObject({ amount: 5_000, newBalance: 0 });
    expect((await cashOuts(at(), 'rae')).map(({ cents, status }) => `${cents} ${status}`).toSorted()).toEqual([
      '15000 settled',
      '5000 settled',
    ]);
    await at().reset('rae');
    expect(await cashOuts(at(), 'rae')).toEqual([]);
  });

  test('Rae cashes out only after saying who that is; a customer is known (FLOW-REFER-07)', async () => {
    const [rae, ray] = [await here(at(), 'rae'), await here(at(), 'ray')];
    const whose = { profileId: rae.claims.sub };
    expect(await rae.answer('POST /mdmProfile', whose)).toMatchObject({ complete: false });
    const refused = await rae.call('POST /cashOut', await toCard(rae), { key: rae.key() });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'ProfileMissing' } });
    expect(await rae.answer('POST /mdmProfile', { ...whose, details: PAYEE })).toMatchObject({ complete: true });
    expect((await cashesOut(rae)).done).toMatchObject({ amount: 15_000 });
    expect(await at().lender.db.selectFrom('payee').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ born: '1971-09-28' }),
    );
    const { messageKey } = await ray.answer('POST /cashOut', await toCard(ray), { key: ray.key() });
    expect(await cashedOut(ray, messageKey)).toMatchObject({ amount: 5_000 });
  });

  test('a fenced cash-out moves no money when it arrives later; one that has arrived is followed', async () => {
    const rae = await here(at(), 'rae');
    const ask = await cashOutBy(rae);
    const [late, key] = [rae.key(), rae.key()];
    expect(await rae.answer('POST /cashOutTimeout', {}, { key: late })).toEqual({ status: 'abandoned' });
    expect(await rae.call('POST /cashOut', ask, { key: late })).toMatchObject({ status: 409, body: { errorCode: 'CashOutAbandoned' } });
    await rae.answer('POST /cashOut', ask, { key });
    expect(await rae.answer('POST /cashOutTimeout', {}, { key })).toEqual({ status: 'accepted' });
    expect(await rae.answer('POST /cashOutTimeout', {})).toEqual({});
    expect(await cashedOut(rae, key)).toMatchObject({ newBalance: 0 });
  });

  test('a declined card leaves the balance, and another card works', async () => {
    const ray = await here(at(), 'ray');
    const { messageKey } = await ray.answer('POST /cashOut', await cashOutBy(ray, '4000 0566 0006 0002'), { key: ray.key() });
    await at().runDueJobs();
    expect(await ray.call('GET /cashOut', { messageKey })).toMatchObject({ status: 422 });
    expect(errorOf(await ray.call('GET /cashOut', { messageKey }))).toContain('You still have your rewards.');
    expect((await statsOf(ray)).currentBalance).toBe(5_000);
    expect((await cashesOut(ray)).done).toMatchObject({ amount: 5_000 });
    expect((await cashOuts(at(), 'ray')).map(({ status }) => status).toSorted()).toEqual(['declined', 'settled']);
  });

  test('an entered card counts once, for rewards or as a saved card, and only for the form’s transaction type', async () => {
    const rae = await here(at(), 'rae');
    const request = await typedIn(rae);
    const first = await rae.answer('GET /cardSecureAcceptance', request);
    const second = await cashOutBy(rae);
    expect(second.cardId).not.toBe(first.paymentToken);
    expect((await rae.call('GET /cardSecureAcceptance', request)).status).toBe(403); // replaced by another card
    expect((await rae.answer('GET /cards', {})).cards).toEqual([]);
    const { nonce } = await rae.answer('GET /cardFormKey', { cardTransactionType: '1', origin: 'http://localhost:4173' });
    expect((await rae.call('GET /cardSecureAcceptance', { transactionUuid: nonce })).status).toBe(403);
  });

  test('Ann’s events are in the outbox, without secrets (ANL-007)', async () => {
    const ann = await here(at(), 'ann');
    const dataFields = { screen: 'Home', cvv: '737', password: 'Canary-1' };
    await ann.answer('POST /iterableEvent', { email: 'Ann@example.com', dataFields, eventName: 'page view' });
    expect((await messagesTo('ann@example.com'))[0]).toEqual({ channel: 'marketing', kind: 'page view', text: '{"screen":"Home"}' });
  });
});
