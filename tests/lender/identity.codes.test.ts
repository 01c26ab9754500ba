import { beforeEach, expect, test } from 'vitest';
import { passes } from './auth.kit.ts';
import { identifying, no, otherThan, why } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('a code', (at) => {
  const { codeTo, askCode, confirm, ready } = identifying(at);
  const UMA = 'uma@example.com';
  beforeEach(() => ready('uma'));

  test('has six digits and is only in the outbox, in no other table', async () => {
    expect((await askCode(UMA)).status).toBe(200);
    const code = await codeTo(UMA);
    const { db } = at().lender;
    const [message] = await db.selectFrom('outbox').selectAll().execute();
    expect(message).toMatchObject({ channel: 'email', kind: 'registration', code });
    expect(message?.text).toContain(code);
    expect(JSON.stringify(await db.selectFrom('sent_code').select('seal').execute())).not.toContain(code);
  });

  test('is valid for ten minutes of the lender’s clock', async () => {
    await askCode(UMA);
    await passes(at(), 599);
    expect((await confirm(UMA, await codeTo(UMA))).status).toBe(200);
    await at().reset('uma');
    await askCode(UMA);
    await passes(at(), 600);
    expect(no(await confirm(UMA, await codeTo(UMA)))).toEqual([400, 'ExpiredCodeException', 'This code has expired. Ask for a new one.']);
  });

  test('works once, also under twenty concurrent requests', async () => {
    await at().lender.db.updateTable('profile').set({ trusted_device: false }).where('person', '=', 'sam').execute();
    const token = await at().signIn('sam');
    await at().answer('GET /sendtrusteddevice', {}, { token });
    const verificationCode = await codeTo('sam@example.com');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => at().call('POST /confirmtrusteddevice', { verificationCode }, { token })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await at().reset('sam');
  });

  test('is invalid after the next one was sent', async () => {
    await askCode(UMA, 'text');
    const first = await codeTo('5125550113');
    await askCode(UMA, 'voice');
    const second = await codeTo('5125550113');
    if (first !== second) expect(why(await confirm(UMA, first))).toEqual([400, 'CodeMismatchException']);
    expect((await confirm(UMA, second)).status).toBe(200);
  });

  test('is sent again by the method of the last one', async () => {
    await askCode(UMA, 'voice');
    const { method, destination } = await at().answer('POST /resendVerificationCode', { username: UMA });
    expect([method, destination]).toEqual(['voice', '(•••) •••-0113']);
  });

  test('cannot be guessed: after five wrong codes the right one is not checked until a new one is sent', async () => {
    await askCode(UMA);
    const right = await codeTo(UMA);
    const wrong = otherThan(right);
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(UMA, wrong)));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(no(await confirm(UMA, right))).toEqual([429, 'LimitExceededException', 'Too many wrong codes. Ask for a new one.']);
    await askCode(UMA);
    expect((await confirm(UMA, await codeTo(UMA))).status).toBe(200);
  });

  test('is sent five times in ten minutes at most', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await askCode(UMA)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await passes(at(), 601);
    expect((await askCode(UMA)).status).toBe(200);
  });

  test('works only for its profile and purpose', async () => {
    await at().answer('POST /resetpassword', { username: UMA });
    expect(why(await confirm(UMA, await codeTo(UMA)))).toEqual([400, 'ExpiredCodeException']);
  });
});
