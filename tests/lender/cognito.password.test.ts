import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { tryToSignIn } from './auth.kit.ts';
import { viaDone, library } from './cognito.kit.ts';
import { NEW_PASSWORD } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('amazon-cognito-identity-js changes a password', (at) => {
  const { enter, userOf, opens } = library(at);
  beforeEach(() => at().reset('ann', 'tess'));

  const change = async (person: string, from: string, to: string) => {
    const entry = await enter(person);
    await viaDone((done) => userOf(entry, person).changePassword(from, to, (error, result) => done(error, result)));
    return entry;
  };

  test('Ann changes the password, and the session continues', async () => {
    const { accessToken } = await change('ann', PASSWORD, NEW_PASSWORD);
    expect(await opens(accessToken)).toBe(true);
    expect((await tryToSignIn(at(), 'ann@example.com', NEW_PASSWORD)).status).toBe(200);
    expect((await tryToSignIn(at(), 'ann@example.com')).status).toBe(400);
  });

  test.each([
    ['the old one is wrong', 'ann', 'Wrong2026', NEW_PASSWORD, 'NotAuthorizedException'],
    ['the new one is weak', 'ann', PASSWORD, 'weak', 'InvalidPasswordException'],
    ['the device is not trusted', 'tess', PASSWORD, NEW_PASSWORD, 'NotAuthorizedException'],
  ])('refused when %s', async (_, person, from, to, code) => {
    await expect(change(person, from, to)).rejects.toMatchObject({ code });
    expect((await tryToSignIn(at(), `${person}@example.com`)).status).toBe(200);
  });

  test('refused after five guesses in a minute', async () => {
    const user = userOf(await enter('ann'));
    const guess = (n: number) => viaDone((done) => user.changePassword(`guess ${n}`, NEW_PASSWORD, (error, result) => done(error, result)));
    for (let n = 0; n < 5; n++) await expect(guess(n)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(guess(6)).rejects.toMatchObject({ code: 'LimitExceededException' });
  });
});
