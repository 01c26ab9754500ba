import { beforeEach, expect, test } from 'vitest';
import { addressFor, BAD, GOOD, MAX_LOAN, send } from './documents.kit.ts';
import { PORTAL, VAULT } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('files that customers send', (at) => {
  beforeEach(async () => {
    for (const table of ['rate', 'upload'] as const) await at().lender.db.deleteFrom(table).execute();
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });
  const passes = (seconds: number) => at().ask('POST', '/sandbox/clock', { advanceSeconds: seconds });
  const history = async (person = 'max') =>
    (await at().answer('GET /uploadLoanDocumentsHistory', {}, { token: await at().signIn(person) })).documents;

  test('each invalid file is refused with its reason, and none is stored', async () => {
    expect(BAD.length).toBeGreaterThanOrEqual(20);
    for (const [title, type, file, reason] of BAD) {
      const { status, text } = await send(at(), (await addressFor(at(), type)).uploadUrl, file);
      expect([title, status, text]).toEqual([title, 422, expect.stringContaining(reason)]);
    }
    expect(await history()).toEqual([]);
  });

  test('each valid file is stored unchanged under a generated name and downloaded as an attachment (CALL-041, RULE-018)', async () => {
    for (const [title, type, file] of GOOD) {
      await at().lender.db.deleteFrom('upload').execute();
      const { uploadUrl, name } = await addressFor(at(), type, file.length);
      expect([title, await send(at(), uploadUrl, file)]).toEqual([title, { status: 200, text: '{}' }]);
      const [stored] = await history();
      expect(stored).toMatchObject({ documentName: name, files: [{ name, type, size: file.length }] });
      expect(name).toMatch(/^Proof of income 1\.(jpg|png|heic|pdf)$/);
      const answer = await at().fetch(new Request(stored?.url ?? ''));
      expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'no-store',
      });
    }
  });

  test("a file goes to another origin; a page of the portal may send it there, without the portal's headers (HDR-012, CALL-041)", async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    expect(new URL(uploadUrl).origin).toBe(VAULT);
    const file = GOOD[5]?.[2] ?? new Uint8Array();
    const post = async (from: string, more: Record<string, string> = {}, content = file) => {
      const body = new FormData();
      body.append('file', new Blob([content]), 'scan.pdf');
      return at().fetch(new Request(uploadUrl, { method: 'POST', body, headers: { origin: from, ...more } }));
    };
    const preflight = (wanted: string) => {
      const headers = { origin: PORTAL, 'access-control-request-method': 'POST', 'access-control-request-headers': wanted };
      return at().fetch(new Request(uploadUrl, { method: 'OPTIONS', headers }));
    };
    expect((await preflight('authorization')).headers.get('access-control-allow-headers')).toBe('content-type');
    for (const header of ['authorization', 'x-mobile-app-id-token', 'x-api-version'])
      expect((await post(PORTAL, { [header]: 'x' })).status).toBe(400);
    const refused = await post(PORTAL, {}, new Uint8Array([1]));
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([422, PORTAL]); // its text can be read
    expect((await post('https://elsewhere.example', {}, new Uint8Array([1]))).headers.get('access-control-allow-origin')).toBeNull();
    const accepted = await post(PORTAL);
    expect([accepted.status, accepted.headers.get('access-control-allow-origin')]).toEqual([200, PORTAL]);
    expect(Object.fromEntries(accepted.headers)).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test("a file's own name cannot lead to another folder: the stored one is made by the lender (RULE-018)", async () => {
    const token = await at().signIn('max');
    const task = { ...MAX_LOAN, taskId: `task-${MAX_LOAN.loanId}-income`, docType: 'income', isPayment: false } as const;
    const files = [{ name: '../../etc/passwd\r\nX: y.pdf', size: 9, type: 'application/pdf', docType: 'income' as const }];
    const { uploads } = await at().answer('PUT /uploadLoanDocuments', { ...task, files }, { token });
    const body = new FormData();
    body.append('file', new Blob([GOOD[5]?.[2] ?? '']), '../../etc/passwd');
    await at().fetch(new Request(uploads[0]?.uploadUrl ?? '', { method: 'POST', body }));
    const [stored] = await history();
    expect([uploads[0]?.name, stored?.documentName]).toEqual(['Proof of income 1.pdf', 'Proof of income 1.pdf']);
    expect((await at().fetch(new Request(stored?.url ?? ''))).headers.get('content-disposition')).toBe(
      'attachment; filename="Proof of income 1.pdf"',
    );
  });

  test('an upload can be made to fail, and works again at its old address (CALL-041)', async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    const file = GOOD[5]?.[2] ?? new Uint8Array();
    const fail = (fault: object) => at().ask('POST', '/sandbox/faults', { call: 'POST /upload', fault, times: 1 });
    await fail({ status: 503, Error: 'Switched off' });
    expect(await send(at(), uploadUrl, file)).toEqual({ status: 503, text: '{"Error":"Switched off"}' });
    await fail({ cut: 'before' });
    await expect(send(at(), uploadUrl, file)).rejects.toThrow(TypeError);
    expect((await send(at(), uploadUrl, file)).status).toBe(200);
  });

  test('an upload URL accepts one file, also under concurrent uploads', async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    const [, , file] = GOOD[5] ?? [];
    const sent = await Promise.all([1, 2, 3].map(() => send(at(), uploadUrl, file ?? new Uint8Array())));
    expect(sent.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
    expect(await history()).toHaveLength(1);
  });

  test('a refused file does not use up the URL', async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    expect((await send(at(), uploadUrl, new Uint8Array([1, 2, 3]))).status).toBe(422);
    expect((await send(at(), uploadUrl, GOOD[5]?.[2] ?? new Uint8Array())).status).toBe(200);
  });

  test('an expired, changed or forged URL accepts no file; neither does a download URL', async () => {
    const { uploadUrl, expiresAt } = await addressFor(at(), 'application/pdf');
    const file = GOOD[5]?.[2] ?? new Uint8Array();
    const later = uploadUrl.replace(String(Date.parse(expiresAt)), String(Date.parse(expiresAt) + 60_000));
    for (const url of [later, `${uploadUrl}x`, uploadUrl.replace(/ticket=.*/, 'ticket=a.b.c'), uploadUrl.replace(/\?.*/, '')])
      expect((await send(at(), url, file)).status).toBe(410);
    expect((await at().fetch(new Request(uploadUrl.replace(`${VAULT}/upload?`, `${PORTAL}/api/uploaded?`)))).status).toBe(410);
    await passes(601);
    expect((await send(at(), uploadUrl, file)).status).toBe(410);
  });

  test('a body above the limit is not read, and a body without a file is refused', async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    expect((await send(at(), uploadUrl, new Uint8Array(5 * 1024 * 1024))).status).toBe(413);
    expect((await send(at(), uploadUrl, GOOD[5]?.[2] ?? new Uint8Array(), 'other')).status).toBe(400);
    const answer = await at().fetch(new Request(uploadUrl, { method: 'POST', body: '{}' }));
    expect(answer.status).toBe(400);
  });

  test('a fifth file is refused, however the URLs were requested (RULE-018, OPEN-012)', async () => {
    const addresses = await Promise.all(Array.from({ length: 5 }, () => addressFor(at(), 'application/pdf')));
    const sent = await Promise.all(addresses.map(({ uploadUrl }) => send(at(), uploadUrl, GOOD[5]?.[2] ?? new Uint8Array())));
    expect(sent.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '200', '200', '422']);
    const { tasks } = await at().answer('GET /uploadLoanDocuments', MAX_LOAN, { token: await at().signIn('max') });
    expect(tasks.map(({ docType, received, files }) => [docType, received, files.length])).toEqual([
      ['identity', false, 0],
      ['income', true, 4],
    ]);
  });

  test("Bo sees nothing of Max's files", async () => {
    await send(at(), (await addressFor(at(), 'application/pdf')).uploadUrl, GOOD[5]?.[2] ?? new Uint8Array());
    expect(await history('bo')).toEqual([]);
    const { status, body } = await at().call('GET /uploadLoanDocuments', MAX_LOAN, { token: await at().signIn('bo') });
    expect([status, body]).toEqual([403, {}]);
  });

  test('the URL in the history works for five minutes', async () => {
    await send(at(), (await addressFor(at(), 'application/pdf')).uploadUrl, GOOD[5]?.[2] ?? new Uint8Array());
    const [{ url } = { url: '' }] = await history();
    await passes(301);
    expect((await at().fetch(new Request(url))).status).toBe(410);
  });
});
