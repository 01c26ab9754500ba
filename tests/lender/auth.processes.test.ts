import { describe, expect, test } from 'vitest';
import { createLender } from '../../services/lender/lender.ts';
import { signLink } from '../../services/lender/links.ts';
import { asks, enter, tryToSignIn } from './auth.kit.ts';
import { bench } from './kit/bench.ts';
import { freshDatabase } from './kit/databases.ts';
import { hasServer } from './kit/engines.ts';

describe.runIf(hasServer)('two processes with one database', () => {
  test('share tokens, links, sessions and the count of wrong guesses', async () => {
    const { url, drop } = await freshDatabase();
    const [one, other] = [await createLender({ databaseUrl: url }), await createLender({ databaseUrl: url })];
    const [here, there] = [bench(one), bench(other)];
    try {
      const { accessToken } = await enter(here, 'ann@example.com');
      expect((await asks(there, accessToken)).status).toBe(200);
      const replies = [];
      for (let guess = 0; guess < 3; guess++)
        replies.push(await tryToSignIn(here, 'sam@example.com', 'guess'), await tryToSignIn(there, 'sam@example.com', 'guess'));
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
      await there.answer('PUT /deviceKeyAuth', {}, { token: accessToken });
      expect((await asks(here, accessToken)).status).toBe(401);
      const link = await signLink(one.db, Date.now(), {
        origin: 'http://localhost:4173',
        loanId: '2019001',
        brand: 'TitleMax',
        guest: true,
      });
      const [profileId = '', signature = '', expiration = ''] = ['profileId', 'signature', 'expiration'].map(
        (name) => new URL(link).searchParams.get(name) ?? '',
      );
      const ask = { profileId, signature, expiration, path: '', guestPayment: true };
      const entries = await Promise.all([here, there, here, there].map((at) => at.call('POST /signatureAuth', ask)));
      expect(entries.filter(({ status }) => status === 200)).toHaveLength(1);
    } finally {
      await Promise.all([one.close(), other.close()]);
      await drop();
    }
  });
});
