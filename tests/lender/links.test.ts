import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry } from '../../services/contract/authentication.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { lenderOn } from './kit/engines.ts';
import { ANN_LOAN, GUS_LOAN, ORIGIN, OVER, claimsOf, following, over, readOff } from './links.kit.ts';

lenderOn('a signed link', (at) => {
  const { sign, follow, ready } = following(at);
  beforeEach(ready);

  test('leads to the payment of its loan, with its data in the URL', async () => {
    const link = new URL(await sign({ path: 'ReviewPayment' }));
    expect(link.origin + link.pathname).toBe(`${ORIGIN}/TitleMax/Accounts/${GUS_LOAN}/Payment`);
    expect([...link.searchParams.keys()]).toEqual(['profileId', 'signature', 'expiration', 'path', 'guest', 'flowLock']);
    const { signature = '', ...rest } = Object.fromEntries(link.searchParams);
    const claims = Buffer.from(signature.split('.')[0] ?? '', 'base64url').toString();
    expect(claims).toContain('profileId');
    // whole values: ids and times are random, and may contain any three digits
    for (const part of [link.pathname, claims, ...Object.values(rest)]) expect(part).not.toMatch(/gus|@|example|5125550\d{3}/i);
  });

  test('gives Gus, who has no sign-in, access to the payment of one loan only', async () => {
    const reply = await follow(readOff(await sign()));
    expect(claimsOf(reply)).toMatchObject({ guest_loan_id: GUS_LOAN, guest_flow: 'payment', name: 'Gus Okafor', email: '' });
    const { accessToken: token } = v.parse(Entry, reply.body);
    const detail = (loanId: string) => at().call('GET /accountdetail', { loanId, lmsId: '2' }, { token });
    expect((await detail(GUS_LOAN)).status).toBe(200);
    expect((await detail(ANN_LOAN)).status).toBe(403);
    expect((await at().call('GET /accounts', {}, { token })).status).toBe(403);
    expect((await at().call('GET /dashboardmessage', { customerId: '702019' }, { token })).status).toBe(403);
  });

  test('works once, also under ten concurrent requests', async () => {
    const ask = readOff(await sign());
    const replies = await Promise.all(Array.from({ length: 10 }, () => follow(ask)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await at().lender.db.deleteFrom('rate').execute();
    expect(over(await follow(ask))).toEqual(OVER);
  });

  test('expires', async () => {
    const ask = readOff(await sign({ expiresInSeconds: 60 }));
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 61 });
    expect(over(await follow(ask))).toEqual(OVER);
  });

  test('is remembered as used only until it expires: opening the next link deletes the row', async () => {
    const traces = () => at().lender.db.selectFrom('used_signature').selectAll().execute();
    await follow(readOff(await sign({ expiresInSeconds: 60 })));
    const before = await traces();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 61 });
    await follow(readOff(await sign({ expiresInSeconds: 600 })));
    const after = await traces();
    expect(before.filter(({ expires_at }) => expires_at <= Date.now() + 61_000)).toHaveLength(1);
    expect(after).toHaveLength(before.length);
    expect(after.every(({ expires_at }) => expires_at > Date.now() + 61_000)).toBe(true);
  });

  test('is not used up by a changed copy', async () => {
    const ask = readOff(await sign());
    await follow({ ...ask, guestPayment: false });
    expect((await follow(ask)).status).toBe(200);
  });

  test('with a path is valid with that path and with its target address', async () => {
    const [one, other] = [readOff(await sign({ path: 'ReviewPayment' })), readOff(await sign({ path: 'ReviewPayment' }))];
    expect(over(await follow({ ...one, path: '' }))).toEqual(OVER);
    expect((await follow(one)).status).toBe(200);
    expect((await follow({ ...other, path: `/TitleMax/Accounts/${GUS_LOAN}/Payment` })).status).toBe(200);
  });

  test('for a customer opens the customer’s session, with all loans', async () => {
    const reply = await follow(readOff(await sign({ guest: false, loanId: ANN_LOAN, profileId: profileIdOf('ann') })));
    expect(claimsOf(reply)).toMatchObject({ sub: profileIdOf('ann'), guest_loan_id: '', name: 'Ann Ashby' });
    expect((await at().call('GET /accounts', {}, { token: v.parse(Entry, reply.body).accessToken })).status).toBe(200);
  });

  test('without a profile is for the borrower; it is refused when the borrower has no sign-in', async () => {
    expect(readOff(await sign({ guest: false, loanId: ANN_LOAN })).profileId).toBe(profileIdOf('ann'));
    await expect(sign({ guest: false })).rejects.toThrow('guest link');
    expect(over(await follow(readOff(await sign({ guest: false, profileId: profileIdOf('gus') }))))).toEqual(OVER);
  });

  test('does not bypass a required password reset, and still works afterwards', async () => {
    const ask = readOff(await sign({ guest: false, profileId: profileIdOf('pia') }));
    expect(over(await follow(ask))[1]).toBe('PasswordResetRequiredException');
    const { db } = at().lender;
    await db.updateTable('profile').set({ reset_required: false }).where('profile_id', '=', profileIdOf('pia')).execute();
    expect((await follow(ask)).status).toBe(200);
    await db.updateTable('profile').set({ reset_required: true }).where('profile_id', '=', profileIdOf('pia')).execute();
  });
});
