import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USER_POOL } from '../../services/lender/auth/pool.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { library } from './cognito.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('amazon-cognito-identity-js, refused', (at) => {
  const { enter, target, initiate } = library(at);

  test.each([
    ['an unknown refresh token', { REFRESH_TOKEN: 'guess' }, 'NotAuthorizedException'],
    ['no refresh token', {}, 'InvalidParameterException'],
  ])('is refused %s', async (_, parameters, type) => {
    const reply = await at().ask(
      'POST',
      '/cognito/',
      { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: USER_POOL.clientId, AuthParameters: parameters },
      target('InitiateAuth'),
    );
    expect([reply.status, reply.body]).toMatchObject([400, { __type: type }]);
  });

  test('is refused for another person’s device in a refresh, a disabled flow, an unknown operation, and random input', async () => {
    const entry = await enter();
    expect((await initiate(entry.refreshToken, 'us-east-1_somebody-else')).status).toBe(400);
    const password = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: USER_POOL.clientId, AuthParameters: { USERNAME: 'ann', PASSWORD } };
    const replies = [
      await at().ask('POST', '/cognito/', password, target('InitiateAuth')),
      await at().ask('POST', '/cognito/', {}, target('DeleteUser')),
      await at().ask('POST', '/cognito/', {}, target('constructor')),
      await at().ask('POST', '/cognito/', '{', target('GetUser')),
      await at().ask('POST', '/cognito/', 'null', target('GetUser')),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(replies.map(({ body }) => JSON.stringify(body).match(/"__type":"(\w+)"/)?.[1])).toEqual([
      'InvalidParameterException',
      'InvalidAction',
      'InvalidAction',
      'SerializationException',
      'InvalidParameterException',
    ]);
  });

  test('never causes a server error, whatever the request', async () => {
    const { accessToken, refreshToken } = await enter();
    const token = fc.constantFrom(accessToken, refreshToken, '', 'x');
    const text = fc.oneof(fc.string(), fc.constantFrom('\0', '\ud800', "' or 1=1 --"));
    const fields = {
      AccessToken: token,
      DeviceKey: text,
      Limit: fc.oneof(fc.integer(), fc.double(), fc.string()),
      DeviceRememberedStatus: fc.constantFrom('remembered', 'not_remembered'),
      AuthFlow: fc.constant('REFRESH_TOKEN_AUTH'),
      ClientId: text,
      AuthParameters: fc.oneof(fc.record({ REFRESH_TOKEN: token, DEVICE_KEY: text }), fc.jsonValue()),
    };
    const operation = fc.constantFrom('InitiateAuth', 'GetUser', 'UpdateDeviceStatus', 'GetDevice', 'ListDevices', 'ForgetDevice');
    await fc.assert(
      fc.asyncProperty(operation, fc.oneof(fc.record(fields, { requiredKeys: ['AccessToken'] }), fc.jsonValue()), async (name, body) => {
        expect((await at().ask('POST', '/cognito/', JSON.stringify(body), target(name))).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });

  test('is subject to faults like every call', async () => {
    const entry = await enter();
    await at().ask('POST', '/sandbox/faults', { call: 'POST /cognito/InitiateAuth', fault: { status: 503 }, times: 1 });
    expect((await initiate(entry.refreshToken)).status).toBe(503);
    expect((await initiate(entry.refreshToken)).status).toBe(200);
  });
});
