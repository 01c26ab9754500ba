import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../../services/contract/authentication.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { asks, claimsIn, enter, passes } from './auth.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('an access token', (at) => {
  afterEach(() => at().ask('POST', '/sandbox/clock', { reset: true }));

  test('is signed with the published key, and so is the id token', async () => {
    const { accessToken, idToken } = await enter(at(), 'ann@example.com');
    const { body } = await at().ask('GET', '/.well-known/jwks.json');
    const Keys = v.object({ keys: v.array(v.looseObject({ kty: v.literal('RSA'), kid: v.string(), n: v.string(), e: v.string() })) });
    const published: JSONWebKeySet = v.parse(Keys, body);
    expect(Object.keys(published.keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const keys = createLocalJWKSet(published);
    expect((await jwtVerify(accessToken, keys)).payload).toMatchObject({ sub: profileIdOf('ann'), token_use: 'access' });
    expect((await jwtVerify(idToken, keys)).payload).toMatchObject({ sub: profileIdOf('ann'), token_use: 'id' });
  });

  test('is valid for an hour of the lender’s clock', async () => {
    const { accessToken } = await enter(at(), 'ann@example.com');
    await passes(at(), 3590);
    expect((await asks(at(), accessToken)).status).toBe(200);
    await passes(at(), 20);
    expect((await asks(at(), accessToken)).status).toBe(401);
  });

  test('is invalid after sign-out, and only that one', async () => {
    const [phone, desk] = [await enter(at(), 'ann@example.com'), await enter(at(), 'ann@example.com')];
    await at().answer('PUT /deviceKeyAuth', {}, { token: phone.accessToken });
    expect((await asks(at(), phone.accessToken)).status).toBe(401);
    expect((await asks(at(), desk.accessToken)).status).toBe(200);
  });

  test('counts only in the Authorization header, not in a cookie', async () => {
    const { accessToken } = await enter(at(), 'ann@example.com');
    const reply = await at().call('GET /cards', {}, { headers: { cookie: `token=${accessToken}` } });
    expect(reply.status).toBe(401);
  });

  describe('that is invalid', () => {
    let entry: v.InferOutput<typeof Entry>;
    beforeAll(async () => void (entry = await enter(at(), 'ann@example.com')));

    test.each([
      ['an id token', (entry: v.InferOutput<typeof Entry>) => entry.idToken],
      ['a refresh token', (entry: v.InferOutput<typeof Entry>) => entry.refreshToken],
      ['one with another signature', ({ accessToken }: v.InferOutput<typeof Entry>) => `${accessToken.slice(0, -6)}AAAAAA`],
      [
        'one with the algorithm "none"',
        ({ accessToken }: v.InferOutput<typeof Entry>) => `${btoa('{"alg":"none"}')}.${accessToken.split('.')[1]}.`,
      ],
      [
        'one for another person',
        ({ accessToken }: v.InferOutput<typeof Entry>) => {
          const [head, , seal] = accessToken.split('.');
          const forged = { ...v.parse(v.looseObject({}), claimsIn(accessToken)), sub: profileIdOf('sam') };
          return `${head}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${seal}`;
        },
      ],
      ['noise', () => randomUUID()],
    ])('%s gives no access', async (_, made) => {
      const reply = await asks(at(), made(entry));
      expect([reply.status, reply.body]).toEqual([401, {}]);
    });
  });
});
