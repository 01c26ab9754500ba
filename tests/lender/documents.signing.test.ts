import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { SigningMessage } from '../../services/contract/signing.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { statusOf } from '../../services/lender/documents/signingStatus.ts';
import { until } from '../calls/until.ts';
import { ANN_LOAN, documentOf, listOf } from './documents.kit.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, resultOf } from './kit/paying.ts';
import * as v from 'valibot';
import { BACK, COMPLETE, decided, GET, hasPapers, opened, statusAt } from './signing.kit.ts';

const ANN = profileIdOf('ann');

test.each([
  [{ status: null, signed_at: null, expires_at: 10 }, 9, 'open'],
  [{ status: null, signed_at: null, expires_at: 10 }, 10, 'ttl_expired'],
  [{ status: null, signed_at: 9, expires_at: 10 }, 20, 'signing'],
  [{ status: 'decline', signed_at: null, expires_at: 10 }, 20, 'decline'],
  [{ status: 'signing_complete', signed_at: 9, expires_at: 10 }, 20, 'signing_complete'],
  [{ status: 'failed', signed_at: 9, expires_at: 10 }, 20, 'failed'],
] as const)('a session %j has at %i the status %s (ENUM-009)', (row, now, status) => expect(statusOf(row, now)).toBe(status));

lenderOn('signing', (at) => {
  beforeEach(async () => {
    await at().reset('ann', 'sam');
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });

  test('while a signature is being recorded no second session can be opened (CALL-033)', async () => {
    await opened(at());
    await at().lender.db.updateTable('signing').set({ signed_at: 1 }).where('profile_id', '=', ANN).execute();
    const again = { ...GET, customerId: '702001', iframe: false, redirectUrl: BACK };
    expect(await at().call('POST /loanSigning', again, { token: await at().signIn('ann') })).toMatchObject({
      status: 409,
      body: { Error: 'Your signature is already being recorded. Wait for its result.' },
    });
  });

  test('Ann reads, types the name, returns to the portal, and the papers are stored with their hashes', async () => {
    const { page, sign } = await opened(at());
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain('Refinance agreement');
    expect(await statusAt(at())).toEqual({ pending: true });
    const answer = await sign();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${BACK}?signingStatus=signing_complete`]);
    expect(await decided(at())).toEqual(COMPLETE);
    const signed = (await listOf(at(), 'ann', ANN_LOAN)).filter(({ documentId }) => documentId.startsWith('signed-'));
    expect(signed).toHaveLength(3);
    const { file, content, text } = await documentOf(at(), 'ann', ANN_LOAN, signed[0]?.documentId ?? '');
    expect(file.sha256).toBe(createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'));
    expect(text).toContain('Signed electronically');
    const token = await at().signIn('ann');
    const { documents } = await at().answer('GET /loanDocuments', { ...ANN_LOAN, paidOff: false }, { token });
    expect(documents.map(({ documentId }) => documentId)).toEqual(expect.arrayContaining([signed[0]?.documentId ?? '', 'agreement']));
  });

  test('signed papers never change; a paper with changed content is not returned', async () => {
    await (await opened(at())).sign();
    await decided(at());
    const { documentId = '' } =
      (await listOf(at(), 'ann', ANN_LOAN)).find((one) => one.documentName === 'Signed: What your refinance costs') ?? {};
    const before = await documentOf(at(), 'ann', ANN_LOAN, documentId);
    const { posted, token } = await annPays(at(), 5_000);
    await resultOf(at(), keyIn(posted.body), token);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 1800 });
    expect((await documentOf(at(), 'ann', ANN_LOAN, documentId)).content).toBe(before.content);
    await at()
      .lender.db.updateTable('kept_paper')
      .set({ content: Buffer.from('%PDF-1.4 forged') })
      .where('paper_id', '=', documentId)
      .execute();
    expect((await at().call('GET /lmsAccountDocuments', { ...ANN_LOAN, documentId }, { token })).status).toBe(500);
  });

  test('the page opens once, only the portal may frame it, and it runs no foreign script', async () => {
    const { page, again } = await opened(at());
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*form-action 'self' http:\/\/localhost:4173;.*frame-ancestors http:\/\/localhost:4173/);
    expect(String(page.body)).not.toContain('<script');
    expect([policy.includes('img-src data:'), String(page.body).includes('<link rel="icon"')], 'its icon').toEqual([true, true]);
    expect((await again()).status).toBe(410);
    expect(await statusAt(at())).toEqual({ pending: true });
  });

  test('without the name or the confirmation nothing is signed, and the typed name stays', async () => {
    const { act } = await opened(at());
    const wrong = await act({ act: 'sign', read: 'yes', name: 'Ann "Nobody"' });
    expect([wrong.status, String(wrong.body)]).toEqual([422, expect.stringContaining('Type your name as it is written here: Ann Ashby')]);
    expect(String(wrong.body)).toContain('value="Ann &quot;Nobody&quot;"');
    const unread = await act({ act: 'sign', name: 'Ann Ashby' });
    expect([unread.status, String(unread.body)]).toEqual([422, expect.stringContaining('Confirm that you have read the documents')]);
    expect(await statusAt(at())).toEqual({ pending: true });
  });

  test('the URL alone, without the opened page, is not enough to sign', async () => {
    const { act } = await opened(at());
    expect((await act({ act: 'sign', read: 'yes', name: 'Ann Ashby', session: 'guessed' })).status).toBe(410);
    expect((await act({ act: 'burn' })).status).toBe(410);
    expect(await statusAt(at())).toEqual({ pending: true });
  });

  test('Ann declines in a frame, and the portal’s page gets a message', async () => {
    const { act } = await opened(at(), { iframe: true });
    const { status, body, headers } = await act({ act: 'decline' });
    expect(status).toBe(200);
    expect(String(body)).toContain('data-status="decline" data-portal="http://localhost:4173"');
    const script = /<script>(.*)<\/script>/.exec(String(body))?.[1] ?? '';
    expect(headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(v.is(SigningMessage, { type: /type:'([^']+)'/.exec(script)?.[1], signingStatus: 'decline' })).toBe(true);
    expect(await statusAt(at())).toEqual({ pending: false, signingStatus: 'decline' });
    expect((await act({ act: 'sign', read: 'yes', name: 'Ann Ashby' })).body).toContain('data-status="decline"'); // the decision is final
  });

  test('that cannot be recorded is retried with growing pauses, then given up and reported, and can be repeated', async () => {
    const { sign } = await opened(at());
    const { db } = at().lender;
    await db.updateTable('signing').set({ papers: 'unreadable' }).where('loan_id', '=', ANN_LOAN.loanId).execute();
    const jobs = db.selectFrom('job').selectAll().where('kind', '=', 'signing').where('profile_id', '=', ANN);
    const again = (attempts: number) => db.updateTable('job').set({ due_at: 0, attempts }).where('kind', '=', 'signing').execute();
    /** The time of the next attempt, as soon as this one has failed. */
    const nextAfter = (attempt: number) =>
      until({ line: { sandbox: true } }, `attempt ${attempt} has not failed`, async () => {
        const { attempts, lease_until, due_at } = await jobs.executeTakeFirstOrThrow();
        return attempts === attempt && Number(lease_until) === 0 ? Number(due_at) : undefined;
      });
    for (const [attempt, pauseMs] of [
      [1, 2_000],
      [4, 16_000],
      [10, 60_000],
    ] as const) {
      const from = Date.now();
      await (attempt === 1 ? sign() : again(attempt - 1));
      const next = await nextAfter(attempt);
      expect(next).toBeGreaterThanOrEqual(from + pauseMs);
      expect(next).toBeLessThanOrEqual(Date.now() + pauseMs);
    }
    expect(await statusAt(at())).toEqual({ pending: true });
    await again(10);
    expect(await decided(at())).toEqual({ Error: 'Your signature could not be recorded, and nothing is signed. Please sign again.' });
    expect(await jobs.execute()).toMatchObject([{ state: 'declined', attempts: 11 }]);
    await (await opened(at())).sign();
    expect(await decided(at())).toEqual(COMPLETE);
  });

  test('only read, they are not signed, and can be signed in a new session (ENUM-009)', async () => {
    const { act } = await opened(at());
    await act({ act: 'viewed' });
    expect(await statusAt(at())).toEqual({ pending: false, signingStatus: 'viewing_complete' });
    const second = await opened(at());
    expect(String(second.page.body)).toContain('value="sign"');
    await second.sign();
    expect(await decided(at())).toEqual(COMPLETE);
  });

  test('a signature for other terms counts for nothing: those at hand have no session yet (R-1)', async () => {
    await (await opened(at())).sign();
    await decided(at());
    await hasPapers(at(), 'ann', 10_000);
    expect(await at().call('GET /loanSigning', GET, { token: await at().signIn('ann') })).toMatchObject({ status: 404 });
  });

  test('expires after fifteen minutes, on the page and in the portal', async () => {
    const { sign } = await opened(at());
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 901 });
    expect(await statusAt(at())).toEqual({ pending: false, signingStatus: 'ttl_expired' });
    expect((await sign()).headers.get('location')).toBe(`${BACK}?signingStatus=ttl_expired`);
    expect((await listOf(at(), 'ann', ANN_LOAN)).filter(({ documentId }) => documentId.startsWith('signed-'))).toEqual([]);
  });

  test('a new session ends the one before', async () => {
    const first = await opened(at());
    const second = await opened(at());
    expect((await first.sign()).headers.get('location')).toBe(`${BACK}?signingStatus=ttl_expired`);
    await second.sign();
    expect(await decided(at())).toEqual(COMPLETE);
  });

  test('signed papers are view-only until a payment changes the intent', async () => {
    await (await opened(at())).sign();
    await decided(at());
    const view = await opened(at());
    expect(String(view.page.body)).toContain('You have already signed these documents.');
    expect(String((await view.act({ act: 'viewed' })).headers.get('location'))).toContain('signingStatus=viewing_complete');
    expect(await statusAt(at())).toEqual(COMPLETE); // they are signed all the same
    const { posted, token } = await annPays(at(), 1_000);
    await resultOf(at(), keyIn(posted.body), token);
    expect(String((await opened(at())).page.body)).toContain('value="sign"');
  });

  test('a form sent five times signs once', async () => {
    const { sign } = await opened(at());
    expect((await Promise.all([1, 2, 3, 4, 5].map(sign))).map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    await decided(at());
    expect((await listOf(at(), 'ann', ANN_LOAN)).filter(({ documentId }) => documentId.startsWith('signed-'))).toHaveLength(3);
    expect(await at().lender.db.selectFrom('job').select('state').where('kind', '=', 'signing').execute()).toEqual([{ state: 'done' }]);
  });

  test("Sam signs in his own name, in a session separate from Ann's", async () => {
    const { page, act } = await opened(at(), { person: 'sam', customerId: '702002' });
    expect(String(page.body)).toContain('Type your name, Sam Ortega, to sign');
    await act({ act: 'decline' });
    expect(await statusAt(at(), 'sam')).toEqual({ pending: false, signingStatus: 'decline' });
    expect(await statusAt(at())).toEqual({});
  });

  test('signing as the other party is refused, and Bo has no access', async () => {
    const request = { ...GET, iframe: false, redirectUrl: BACK };
    for (const [person, customerId] of [
      ['sam', '702001'],
      ['bo', '702004'],
      ['bo', '702001'],
    ] as const) {
      const { status, body } = await at().call('POST /loanSigning', { ...request, customerId }, { token: await at().signIn(person) });
      expect([status, body]).toEqual([403, {}]);
    }
  });

  test.each([
    'http://localhost:4173.evil.example/',
    'http://evil.example/?http://localhost:4173',
    'https://localhost:4173/',
    'javascript:alert(1)',
    'http://localhost:4173@evil.example/',
  ])('a redirect to %s is refused', async (redirectUrl) => {
    const { status } = await at().call(
      'POST /loanSigning',
      { ...GET, customerId: '702001', iframe: false, redirectUrl },
      { token: await at().signIn('ann') },
    );
    expect(status).toBe(400);
  });
});
