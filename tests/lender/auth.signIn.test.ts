import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { IdClaims } from '../../services/contract/authentication.ts';
import { PASSWORD, profileIdOf } from '../../services/lender/people/person.ts';
import { clearSessions, claimsIn, codeOf, enter, passes, tryToSignIn } from './auth.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('signing in', (at) => {
  beforeEach(() => clearSessions(at()));

  test.each(['ann@example.com', ' Ann@Example.com ', '5125550101', '(512) 555-0101', '512-555-0101', '+1 512 555 0101'])(
    'Ann signs in as "%s" (RULE-001, RULE-005)',
    async (username) => {
      const { idToken } = await enter(at(), username);
      expect(v.parse(IdClaims, claimsIn(idToken))).toMatchObject({
        sub: profileIdOf('ann'),
        name: 'Ann Ashby',
        email: 'ann@example.com',
        phone_number: '5125550101',
        guest_loan_id: '',
      });
    },
  );

  test('a customer of both loan systems gets both customer ids, the first one as customer_id', async () => {
    const claims = v.parse(IdClaims, claimsIn((await enter(at(), 'bo@example.com')).idToken));
    const ids = v.parse(v.array(v.object({ lmsId: v.string(), customerId: v.string() })), JSON.parse(claims.lms_customer_ids));
    expect(ids.map(({ lmsId }) => lmsId).toSorted()).toEqual(['1', '2']);
    expect(claims.customer_id).toBe(ids[0]?.customerId);
  });

  test.each([
    ['an unknown e-mail', 'nobody@example.com', PASSWORD, 'UserNotFoundException', 'Your email was not found'],
    ['an unknown phone number', '(737) 555-0199', PASSWORD, 'UserNotFoundException', 'Your phone number was not found'],
    ['a wrong password', 'ann@example.com', 'Sandbox2027', 'NotAuthorizedException', 'Incorrect username or password.'],
    ['an empty password', 'ann@example.com', '', 'NotAuthorizedException', 'Incorrect username or password.'],
    ['a name that is neither', 'abc', PASSWORD, 'InvalidParameterException', 'Invalid Email or Phone Number'],
    ['Uma, who never verified herself', 'uma@example.com', PASSWORD, 'UserNotConfirmedException', 'User is not confirmed.'],
    [
      'Pia, who must choose a new password',
      'pia@example.com',
      PASSWORD,
      'PasswordResetRequiredException',
      'Password reset required for the user',
    ],
    ['Gus, who has no sign-in', 'gus@example.com', PASSWORD, 'UserNotFoundException', 'Your email was not found'],
  ])('%s is refused', async (_, username, password, code, text) => {
    const reply = await tryToSignIn(at(), username, password);
    expect([reply.status, codeOf(reply), errorOf(reply)]).toEqual([400, code, text]);
  });

  test('a wrong password does not reveal that Uma is unverified', async () => {
    expect(codeOf(await tryToSignIn(at(), 'uma@example.com', 'guess'))).toBe('NotAuthorizedException');
  });

  test('the sixth wrong password within a minute is not checked; a minute later it is', async () => {
    const replies = [];
    for (let guess = 1; guess <= 6; guess++) replies.push(await tryToSignIn(at(), 'sam@example.com', `guess ${guess}`));
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    const right = await tryToSignIn(at(), 'Sam@example.com');
    expect([right.status, codeOf(right)]).toEqual([429, 'TooManyRequestsException']);
    const seconds = Number(right.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    expect((await tryToSignIn(at(), 'ann@example.com')).status).toBe(200);
    await passes(at(), 61);
    expect((await tryToSignIn(at(), 'sam@example.com')).status).toBe(200);
  });

  test('twenty concurrent wrong passwords are all counted: five are checked', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => tryToSignIn(at(), 'sam@example.com', 'guess')));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('a successful sign-in resets the count of wrong passwords', async () => {
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 3; guess++) await tryToSignIn(at(), 'ann@example.com', 'guess');
      expect((await tryToSignIn(at(), 'ann@example.com')).status).toBe(200);
    }
  });

  test('setting the clock back locks nobody out', async () => {
    await passes(at(), 7200);
    for (let guess = 0; guess < 6; guess++) await tryToSignIn(at(), 'ann@example.com', 'guess');
    await at().ask('POST', '/sandbox/clock', { reset: true });
    expect((await tryToSignIn(at(), 'ann@example.com')).status).toBe(200);
  });

  test('repeated unknown emails are rate limited', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await tryToSignIn(at(), `nobody${n}@example.com`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });
});
