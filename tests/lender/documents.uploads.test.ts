import { beforeEach, expect, test } from 'vitest';
import { addressFor, BAD, GOOD, MAX_LOAN, send } from './documents.kit.ts';
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
    for (const [title, type, file, says] of BAD) {
      const { status, said } = await send(at(), (await addressFor(at(), type)).uploadUrl, file);
      expect([title, status, said]).toEqual([title, 422, expect.stringContaining(says)]);
    }
    expect(await history()).toEqual([]);
  });

  test('each valid file is stored unchanged under a generated name and downloaded as an attachment (CALL-041, RULE-018)', async () => {
    for (const [title, type, file] of GOOD) {
      await at().lender.db.deleteFrom('upload').execute();
      const { uploadUrl, name } = await addressFor(at(), type, file.length);
      expect([title, await send(at(), uploadUrl, file)]).toEqual([title, { status: 200, said: '{}' }]);
      const [kept] = await history();
      expect(kept).toMatchObject({ documentName: name, files: [{ name, type, size: file.length }] });
      expect(name).toMatch(/^Proof of income 1\.(jpg|png|heic|pdf)$/);
      const answer = await at().lender.fetch(new Request(kept?.url ?? ''));
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
    expect((await at().lender.fetch(new Request(uploadUrl.replace('/upload?', '/uploaded?')))).status).toBe(410);
    await passes(601);
    expect((await send(at(), uploadUrl, file)).status).toBe(410);
  });

  test('a body above the limit is not read, and a body without a file is refused', async () => {
    const { uploadUrl } = await addressFor(at(), 'application/pdf');
    expect((await send(at(), uploadUrl, new Uint8Array(5 * 1024 * 1024))).status).toBe(413);
    expect((await send(at(), uploadUrl, GOOD[5]?.[2] ?? new Uint8Array(), 'other')).status).toBe(400);
    const answer = await at().lender.fetch(new Request(uploadUrl, { method: 'POST', body: '{}' }));
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
    expect((await at().lender.fetch(new Request(url))).status).toBe(410);
  });
});
