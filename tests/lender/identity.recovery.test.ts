import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry } from '../../services/contract/authentication.ts';
import { asks } from './auth.kit.ts';
import { identifying, NEW_PASSWORD, no, why } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('a forgotten password', (at) => {
  const { codeTo, register, signsIn, byDevice, remember, ready } = identifying(at);
  beforeEach(() => ready('ann', 'pia'));

  async function keyFor(username: string): Promise<string> {
    await at().answer('POST /resetpassword', { username });
    return (await at().answer('POST /confirmpassword', { username, verificationCode: await codeTo(username) })).resetKey;
  }
  const choose = (username: string, resetKey: string, password = NEW_PASSWORD) =>
    at().call('PUT /confirmpassword', { username, resetKey, password });

  test('Pia must choose a new one; then it works, and the old one is wrong', async () => {
    const username = 'pia@example.com';
    expect(why(await signsIn(username))).toEqual([400, 'PasswordResetRequiredException']);
    expect((await choose(username, await keyFor(username))).status).toBe(200);
    expect((await signsIn(username, NEW_PASSWORD)).status).toBe(200);
    expect(why(await signsIn(username))).toEqual([400, 'NotAuthorizedException']);
  });

  test('five earlier wrong passwords do not block Ann after the reset', async () => {
    for (let guess = 0; guess < 6; guess++) await signsIn('ann@example.com', 'guess');
    await choose('ann@example.com', await keyFor('ann@example.com'));
    expect((await signsIn('ann@example.com', NEW_PASSWORD)).status).toBe(200);
  });

  test('a reset ends Ann’s sessions, forgets the devices, and sends a message', async () => {
    const { accessToken, deviceKey = '' } = v.parse(Entry, (await signsIn('ann@example.com')).body);
    await remember(accessToken, deviceKey);
    expect((await byDevice('ann', deviceKey)).status).toBe(200);
    await choose('ann@example.com', await keyFor('ann@example.com'));
    expect((await asks(at(), accessToken)).status).toBe(401);
    expect(why(await byDevice('ann', deviceKey))).toEqual([400, 'DeviceKeyNotFound']);
    const messages = await at()
      .lender.db.selectFrom('outbox')
      .select(['recipient', 'channel'])
      .where('kind', '=', 'passwordChanged')
      .execute();
    expect(messages).toEqual([
      { recipient: 'ann@example.com', channel: 'email' },
      { recipient: '5125550101', channel: 'text' },
    ]);
  });

  test('a weak password does not use up the key; a valid one does', async () => {
    const key = await keyFor('ann@example.com');
    expect(no(await choose('ann@example.com', key, 'short1A'))).toEqual([
      400,
      'InvalidPasswordException',
      'Your password does not meet our requirements',
    ]);
    const both = await Promise.all([choose('ann@example.com', key), choose('ann@example.com', key)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(why(await choose('ann@example.com', key))).toEqual([400, 'ExpiredCodeException']);
  });

  test('a key works only for its username, and for ten minutes', async () => {
    const key = await keyFor('ann@example.com');
    expect(why(await choose('pia@example.com', key))).toEqual([400, 'ExpiredCodeException']);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 600 });
    expect(why(await choose('ann@example.com', key))).toEqual([400, 'ExpiredCodeException']);
  });

  test('registering another person’s email does not keep it: the owner of the mailbox gets it back, verified', async () => {
    await register('victim@example.com');
    expect((await choose('victim@example.com', await keyFor('victim@example.com'), 'Rightful2026')).status).toBe(200);
    expect((await signsIn('victim@example.com', 'Rightful2026')).status).toBe(200);
    expect((await signsIn('victim@example.com', NEW_PASSWORD)).status).toBe(400);
  });
});
