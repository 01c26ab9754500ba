import { beforeEach, describe, expect, test } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { lenderOn } from './kit/engines.ts';
import { ANN_LOAN, GUS_LOAN, OVER, following, over, readOff } from './links.kit.ts';

lenderOn('a signed link that was changed', (at) => {
  const { sign, follow, ready } = following(at);
  beforeEach(ready);

  describe('with one changed part is refused: (FLOW-LOCK-04)', () => {
    test.each<[string, (ask: Ask<'POST /signatureAuth'>) => Partial<Ask<'POST /signatureAuth'>>]>([
      ['whose it is', () => ({ profileId: profileIdOf('ann') })],
      ['until when', ({ expiration }) => ({ expiration: String(Number(expiration) + 3600) })],
      ['until when, spelled otherwise', ({ expiration }) => ({ expiration: `${expiration}.0` })],
      ['where to', () => ({ path: 'ConfirmPayment' })],
      ['where to, another loan', () => ({ path: `/TitleMax/Accounts/${ANN_LOAN}/Payment` })],
      ['guest or not', () => ({ guestPayment: false })],
      [
        'the last letter of the signature',
        ({ signature }) => ({ signature: signature.slice(0, -1) + (signature.endsWith('A') ? 'B' : 'A') }),
      ],
      ['no signature', () => ({ signature: '' })],
      ['only the seal', ({ signature }) => ({ signature: `.${signature.split('.')[1]}` })],
      ['something behind the signature', ({ signature }) => ({ signature: `${signature}.x` })],
      [
        'another loan within the signature',
        ({ signature }) => {
          const [content = '', seal] = signature.split('.');
          const changed = Buffer.from(content, 'base64url').toString().replace(GUS_LOAN, ANN_LOAN);
          return { signature: `${Buffer.from(changed).toString('base64url')}.${seal}` };
        },
      ],
    ])('%s', async (_, change) => {
      const ask = readOff(await sign());
      expect(over(await follow({ ...ask, ...change(ask) }))).toEqual(OVER);
    });
  });

  test('signed by another lender is refused', async () => {
    const ask = readOff(await sign());
    const { db } = at().lender;
    const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'linkSecret').executeTakeFirstOrThrow();
    await db.updateTable('setting').set({ value: 'another secret' }).where('name', '=', 'linkSecret').execute();
    expect(over(await follow(ask))).toEqual(OVER);
    await db.updateTable('setting').set({ value }).where('name', '=', 'linkSecret').execute();
    expect((await follow(ask)).status).toBe(200);
  });
  test('cannot be guessed: the sixth invalid one within a minute is not checked', async () => {
    const ask = readOff(await sign());
    const statuses = [];
    for (let guess = 1; guess <= 6; guess++) statuses.push((await follow({ ...ask, signature: `guess.${guess}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
