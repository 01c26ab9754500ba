import fc from 'fast-check';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { callNames, OPEN_CALLS } from '../../services/contract/index.ts';
import { createLog } from '../../services/lender/log.ts';
import { lenderOn } from './kit/engines.ts';
import { VAULT, vaultOf } from './vault.kit.ts';

const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString());
      done();
    },
  }),
);
const open: readonly string[] = OPEN_CALLS;
const closed = callNames.filter((name) => !open.includes(name));

lenderOn(
  'the frame',
  (at) => {
    test('GET /serviceStatus needs no token', async () => {
      expect((await at().call('GET /serviceStatus', {})).body).toEqual({ available: true });
      expect(await at().answer('GET /contacts', {})).toMatchObject({ TLXe: { phone: '(512) 555-0143' } });
      expect(await at().answer('GET /lmsReferenceId', {})).toEqual({ referenceIds: { NLS: '1', TLXe: '2' } });
      expect(await at().answer('GET /configsettings', {})).toMatchObject({ sessionTimeoutMinutes: 5, paymentTimeoutSeconds: 30 });
    });

    test('the hours of customer service and stores are in the customer’s language (HDR-005, I18N-002)', async () => {
      const spanish = { headers: { 'accept-language': 'es-MX,es;q=0.9' } };
      expect((await at().answer('GET /contacts', {}, spanish)).NLS.hours).toContain('lunes');
      expect((await at().answer('GET /contacts', {})).NLS.hours).toContain('Monday');
      const token = await at().signIn('ann');
      expect((await at().answer('GET /store', { storeId: '10101' }, { token, ...spanish })).storeInfo.hoursRaw).toContain('Lun.');
    });

    test.each(closed)('%s needs a token: 401 without one, with a made-up one, and with one in a cookie alone', async (name) => {
      const token = await at().signIn('ann');
      expect((await at().call(name, {})).status).toBe(401);
      expect((await at().call(name, {}, { token: 'made.up.token' })).status).toBe(401);
      const cookie = await at().call(name, {}, { headers: { cookie: `token=${token}` } });
      expect([cookie.status, cookie.body]).toEqual([401, {}]);
    });

    test('every response forbids caching, sniffing and framing, and has its request id', async () => {
      const { headers } = await at().call('GET /serviceStatus', {}, { headers: { 'x-request-id': 'case-4711' } });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-request-id': 'case-4711',
      });
    });

    test.each([
      ['GET', '/sandbox/api/', 302],
      ['GET', '/sandbox/api', 200],
      ['GET', '/sandbox/api/none', 404],
      ['GET', '/sandbox/health', 200],
      ['GET', '/sandbox/none', 404],
      ['POST', '/sandbox/reset', 400],
      ['GET', '/sandbox-pages/account', 200],
      ['GET', '/sandbox-pages/none/none', 404],
      ['GET', `${VAULT}/upload`, 404],
      ['POST', `${VAULT}/upload`, 410],
      ['POST', '/api/upload', 404],
      ['GET', '/api/uploaded', 410],
      ['GET', `${VAULT}/signing`, 410],
      ['GET', '/api/accounts', 401],
      ['GET', '/api/none', 404],
      ['GET', '/none', 404],
      ['POST', '/cognito/', 400],
      ['GET', '/openapi.json', 200],
      ['GET', '/.well-known/jwks.json', 200],
    ])('%s %s with status %i forbids sniffing and has a policy (finding N4)', async (method, path, expected) => {
      const { status, headers } = await at().ask(method, path, method === 'POST' ? 'no json' : undefined);
      expect([status, headers.get('x-content-type-options')]).toEqual([expected, 'nosniff']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    test('a response to an internal error or a fault has them too (finding N4)', async () => {
      await at().ask('POST', '/sandbox/faults', { call: 'GET /serviceStatus', fault: { status: 502 }, times: 1 });
      const { status, headers } = await at().call('GET /serviceStatus', {});
      expect([status, headers.get('x-content-type-options')]).toEqual([502, 'nosniff']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    test('a request that breaks the contract gets the call and the field, and no internals', async () => {
      const token = await at().signIn('ann');
      const missing = await at().call('GET /accountdetail', { loanId: '1' }, { token });
      expect([missing.status, missing.body]).toEqual([400, { message: 'GET /accountdetail: lmsId: is missing' }]);
      const broken = await at().ask('POST', '/api/loanlock', '{"loanId":', { authorization: `Bearer ${token}` });
      expect([broken.status, broken.body]).toEqual([400, { message: 'POST /loanlock: the body is not JSON' }]);
      const nul = await at().call('POST /usercache', { customerId: '702001', value: 'a\u0000b' }, { token });
      expect(nul.status).toBe(400);
    });

    test('JSON that nests 5,000 levels deep is refused by every call, the sign-in pool, the control plane and the vault (finding D2)', async () => {
      const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
      const token = await at().signIn('ann');
      for (const name of callNames) {
        const [method = '', path = ''] = name.split(' ');
        if (method === 'GET') continue;
        const { status, body } = await at().ask(method, `/api${path}`, deep, { authorization: `Bearer ${token}` });
        expect([status, body]).toEqual([400, { message: `${name}: the body nests deeper than 32 levels` }]);
      }
      const operation = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' };
      expect((await at().ask('POST', '/cognito/', deep, operation)).body).toMatchObject({ __type: 'SerializationException' });
      const fault = `{"call":"GET /accounts","fault":{"body":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
      expect((await at().ask('POST', '/sandbox/faults', fault)).status).toBe(400);
      const line = '['.repeat(2_000) + ']'.repeat(2_000);
      const typed = new Request(`${VAULT}/tokenize`, { method: 'POST', body: line, headers: { origin: VAULT } });
      expect((await vaultOf(at()).fetch(typed)).status).toBe(400);
    });

    test('JSON as deep as the deepest call needs is read', async () => {
      const token = await at().signIn('ann');
      const nested = { customerId: '702001', value: 'x', more: [[[[[[[[[[{ a: 1 }]]]]]]]]]] };
      expect((await at().call('POST /usercache', nested, { token })).status).toBe(200);
    });

    test('a body of more than 64 KiB is refused, an unknown path and method are not found', async () => {
      expect((await at().ask('POST', '/api/authenticate', 'x'.repeat(65 * 1024))).status).toBe(413);
      expect((await at().ask('GET', '/api/nothing')).status).toBe(404);
      expect((await at().ask('DELETE', '/api/accounts')).status).toBe(404);
    });

    test('a page of a listed origin may call it, with the header of a payment', async () => {
      const asks = (origin: string) =>
        at().ask('OPTIONS', '/api/payment', undefined, {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'idempotency-key',
        });
      const friend = await asks('https://portal.example');
      expect(friend.headers.get('access-control-allow-origin')).toBe('https://portal.example');
      expect(friend.headers.get('access-control-allow-headers')).toContain('idempotency-key');
      expect((await asks('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    });

    test('that page can read Retry-After and the request id', async () => {
      const { headers } = await at().call('GET /serviceStatus', {}, { headers: { origin: 'https://portal.example' } });
      const exposed = headers.get('access-control-expose-headers')?.split(',') ?? [];
      expect(exposed.map((name) => name.trim()).toSorted()).toEqual(['retry-after', 'x-request-id']);
    });

    describe('random JSON', () => {
      test.each(callNames)('never breaks %s', async (name) => {
        const token = await at().signIn('lou');
        const ask = fc.oneof(
          fc.dictionary(fc.string(), fc.jsonValue()),
          fc.record(
            {
              loanId: text,
              lmsId: text,
              storeId: text,
              customerId: text,
              value: text,
              messageKey: text,
              username: text,
              password: fc.constant('x'),
              loanIds: text,
              lockType: fc.constantFrom('refinance', 'addOn'),
            },
            { requiredKeys: [] },
          ),
        );
        await fc.assert(
          fc.asyncProperty(ask, fc.string({ maxLength: 200 }), async (request, key) => {
            const headers = /^[\x21-\x7e]*$/.test(key) ? { key } : {};
            const { status } = await at().call(name, request, { token, ...headers });
            expect(status).toBeLessThan(500);
          }),
          { numRuns: 12 },
        );
      });
    });

    test('the log has method, path, status and time, and no name, query, body or token', async () => {
      lines.length = 0;
      const token = await at().signIn('bo');
      await at().call('GET /accountdetail', { loanId: 'canary-query', lmsId: '2' }, { token });
      await at().call('POST /usercache', { customerId: '702004', value: 'canary-body' }, { token });
      await at().call('POST /authenticate', { username: 'canary@example.com', password: 'canary-password', fromLegacyNcr: false });
      const text = lines.join('');
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ method: 'POST', path: '/api/authenticate', status: 400 });
      for (const secret of ['canary', 'Sandbox2026', 'bo@example.com', token, token.split('.')[2] ?? ''])
        expect(text).not.toContain(secret);
    });
  },
  { log, corsOrigins: ['https://portal.example'] },
);

/** Text from a person or an attacker; sometimes an existing value. */
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('2017001', '702017', '2', '10101', "' or 1=1 --", '\u0000', '\ud800', '😀'),
);
