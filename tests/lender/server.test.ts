import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLender, type RunningLender } from '../../services/lender/server.ts';
import { speaker } from './kit/bench.ts';

let running: RunningLender;
let at: ReturnType<typeof speaker>;
beforeAll(async () => {
  running = await startLender({ port: 0, vaultPort: 0, logLevel: 'silent', portalOrigin: 'http://localhost:4999' });
  at = speaker((request) => fetch(request), running.origin);
});
afterAll(() => running.close());

test('the service and the card vault run on two origins', async () => {
  expect((await at.call('GET /serviceStatus', {})).body).toEqual({ available: true });
  expect((await fetch(`${running.vaultOrigin}/health`)).status).toBe(200);
  expect(running.vaultOrigin).not.toBe(running.origin);
});

test('a request with an invalid Host is refused with the headers of every response (finding N4)', async () => {
  const { hostname, port } = new URL(running.origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: '/sandbox/health', headers: { host: 'a b' } }, resolve)
      .on('error', reject)
      .end();
  });
  answer.resume();
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('the form of the vault is where the service says', async () => {
  const token = await at.signIn('ann');
  const { formUrl } = await at.answer('GET /cardFormKey', { cardTransactionType: '1', origin: 'http://localhost:4999' }, { token });
  expect(new URL(formUrl).origin).toBe(running.vaultOrigin);
  expect((await fetch(formUrl)).status).toBe(200);
});

test.each(['before', 'after'])('a connection cut %s the work fails at the client, and the next call works', async (cut) => {
  await at.ask('POST', '/sandbox/faults', { call: 'GET /serviceStatus', fault: { cut }, times: 1 });
  await expect(at.call('GET /serviceStatus', {})).rejects.toThrow(TypeError);
  expect((await at.call('GET /serviceStatus', {})).status).toBe(200);
});

test('a link leads to the portal, whatever the origin of the service', async () => {
  const { body } = await at.ask('POST', '/sandbox/link', { loanId: '2019001', guest: true });
  expect(JSON.stringify(body)).toContain('http://localhost:4999/TitleMax/Accounts/2019001/Payment?');
});
