import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLender, type RunningLender } from '../../services/lender/server.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { portalConfig } from '../../services/lender/portalConfig.ts';
import { contentSecurityPolicy, styleHashes, type Origins } from '../../routes/serve/headers.ts';
import { createPage } from '../../routes/serve/page.ts';
import { papersOf } from '../calls/agreement.ts';
import { worldOf } from '../calls/world.ts';
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

test('the vault’s form is at the address that the service returns', async () => {
  const token = await at.signIn('ann');
  const { formUrl } = await at.answer('GET /cardFormKey', { cardTransactionType: '1', origin: 'http://localhost:4999' }, { token });
  expect(new URL(formUrl).origin).toBe(running.vaultOrigin);
  expect((await fetch(formUrl)).status).toBe(200);
});

test('the signing page is of an origin of its own, which the portal may frame, and never of the portal’s (ROUTE-084)', async () => {
  const { signingOrigin } = portalConfig(running.vaultOrigin);
  const ann = await worldOf({ ...at, sandbox: true }, 'ann');
  const loan = await ann.loan();
  const { customerId } = await ann.answer('GET /personalInfo', { lmsId: loan.lmsId });
  const terms = { paymentAmount: toMoneyText(loan.minimumAmountDue), disbursementAmount: '0.00', migrateProduct: false };
  await ann.answer('GET /documents', papersOf(ann, loan, terms));
  const { loanId, lmsId } = loan;
  const session = { customerId, loanId, lmsId, signingType: 'refinance', iframe: true, redirectUrl: 'http://localhost:4999/' } as const;
  const { signingUrl } = await ann.answer('POST /loanSigning', session);
  expect(new URL(signingUrl).origin).toBe(signingOrigin);
  expect((await fetch(signingUrl)).headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4999');
  const frames = (origins: Origins) =>
    contentSecurityPolicy(origins)
      .split('; ')
      .find((rule) => rule.startsWith('frame-src'));
  const vaultOrigin = 'https://vault.example';
  expect(frames({ vaultOrigin })).toBe('frame-src https://vault.example blob:');
  expect(frames({ vaultOrigin, signingOrigin: vaultOrigin })).toBe('frame-src https://vault.example blob:');
  expect(frames({ vaultOrigin, signingOrigin: 'https://sign.example' })).toBe('frame-src https://vault.example https://sign.example blob:');
});

test('a page that is built again while its server runs is allowed its new styles', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  const page = createPage(dist, { vaultOrigin: 'https://vault.example' });
  const policyAfter = async (css: string) => {
    await writeFile(join(dist, 'index.html'), `<style>${css}</style>`);
    return (await page(new Request('http://localhost/'))).headers.get('content-security-policy');
  };
  const [before, after] = [await policyAfter('a{color:red}'), await policyAfter('a{color:blue}')];
  expect(before).toContain(`style-src 'self' ${styleHashes('<style>a{color:red}</style>').join('')};`);
  expect(after).toContain(`style-src 'self' ${styleHashes('<style>a{color:blue}</style>').join('')};`);
  await rm(dist, { recursive: true });
});

test('a page without an icon of its own, as JSON is, leads the browser to the portal’s', async () => {
  const answer = await createPage(tmpdir(), { vaultOrigin: 'https://vault.example' })(new Request('http://localhost/favicon.ico'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/icons/icon.svg']);
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
