import { beforeEach, expect, test } from 'vitest';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

lenderOn('the switchboard', (at) => {
  beforeEach(async () => {
    await at().ask('DELETE', '/sandbox/faults');
    await at().reset('ann');
  });

  const fault = (call: string, how: object, times?: number) =>
    at().ask('POST', '/sandbox/faults', { call, fault: how, ...(times && { times }) });
  const status = () => at().call('GET /serviceStatus', {});

  test('makes a call fail with a status and a text, a number of times', async () => {
    await fault('GET /serviceStatus', { status: 503, Error: 'Closed for the night' }, 2);
    const three = [await status(), await status(), await status()];
    expect(three.map((reply) => [reply.status, reply.body])).toEqual([
      [503, { Error: 'Closed for the night' }],
      [503, { Error: 'Closed for the night' }],
      [200, { available: true }],
    ]);
  });

  test('without times it stays until it is deleted; active faults can be listed', async () => {
    await fault('GET /serviceStatus', { status: 500 });
    expect([(await status()).status, (await status()).status]).toEqual([500, 500]);
    expect((await at().ask('GET', '/sandbox/faults')).body).toEqual({
      faults: [{ call: 'GET /serviceStatus', fault: { status: 500 }, times: null }],
    });
    await at().ask('DELETE', '/sandbox/faults');
    expect((await status()).status).toBe(200);
  });

  test('returns broken JSON or another content type', async () => {
    await fault('GET /serviceStatus', { body: '{"available":', times: undefined }, 1);
    expect((await status()).body).toBe('{"available":');
    await fault('GET /serviceStatus', { body: '<html>Welcome to the airport</html>', contentType: 'text/html' }, 1);
    const captive = await status();
    expect([captive.status, captive.headers.get('content-type'), captive.body]).toEqual([
      200,
      'text/html',
      '<html>Welcome to the airport</html>',
    ]);
    await fault('GET /serviceStatus', { body: { available: 'perhaps' } }, 1);
    expect((await status()).body).toEqual({ available: 'perhaps' });
  });

  test('makes a call slow', async () => {
    await fault('GET /serviceStatus', { delayMs: 300 }, 1);
    const began = performance.now();
    expect((await status()).body).toEqual({ available: true });
    expect(performance.now() - began).toBeGreaterThanOrEqual(295);
  });

  test('cuts the connection before or after the work', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    await fault('POST /payment', { cut: 'before' }, 1);
    await expect(at().call('POST /payment', ask, { token, key: 'k1' })).rejects.toThrow(TypeError);
    expect((await at().call('GET /payment', { messageKey: 'k1' }, { token })).status).toBe(404);
    await fault('POST /payment', { cut: 'after' }, 1);
    await expect(at().call('POST /payment', ask, { token, key: 'k1' })).rejects.toThrow(TypeError);
    expect((await resultOf(at(), 'k1', token)).body).toMatchObject({ amountPaid: '50.00' });
    expect(await at().charges(ask.loanId)).toHaveLength(1);
  });

  test('answers 502 although the work was done', async () => {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 5_000);
    await fault('POST /payment', { status: 502, when: 'after' }, 1);
    expect((await at().call('POST /payment', ask, { token, key: 'k2' })).status).toBe(502);
    expect((await resultOf(at(), 'k2', token)).body).toMatchObject({ amountPaid: '50.00' });
  });

  test('a counted fault hits exactly that many of twenty concurrent requests', async () => {
    await fault('GET /serviceStatus', { status: 500 }, 7);
    const replies = await Promise.all(Array.from({ length: 20 }, status));
    expect(replies.filter((reply) => reply.status === 500)).toHaveLength(7);
  });

  test('works for the operations of the sign-in pool', async () => {
    const refresh = () => at().ask('POST', '/cognito/', {}, { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' });
    await fault('POST /cognito/InitiateAuth', { status: 500 }, 1);
    expect([(await refresh()).status, (await refresh()).status]).toEqual([500, 400]);
  });
});
