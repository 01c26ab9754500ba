import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry } from '../../services/contract/authentication.ts';
import { lenderOn } from './kit/engines.ts';
import { following, readOff } from './links.kit.ts';

lenderOn('a guest’s link', (at) => {
  const { sign, follow, ready } = following(at);
  beforeEach(ready);

  test('of one guest does not show another guest’s cards, though both pay the same loan', async () => {
    const tokens = [];
    for (const ask of [readOff(await sign()), readOff(await sign())]) tokens.push(v.parse(Entry, (await follow(ask)).body).accessToken);
    const [one = '', other = ''] = tokens;
    await addGuestCard(one);
    expect((await at().answer('GET /cards', {}, { token: one })).cards).toHaveLength(1);
    expect((await at().answer('GET /cards', {}, { token: other })).cards).toHaveLength(0);
    await at().answer('PUT /deviceKeyAuth', {}, { token: one });
    expect(await at().lender.db.selectFrom('card').select('card_id').where('guest', '=', true).execute()).toEqual([]);
  });

  test('a guest’s card is deleted a day after the page was closed without sign-out', async () => {
    const { accessToken } = v.parse(Entry, (await follow(readOff(await sign()))).body);
    await addGuestCard(accessToken);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 25 * 3600 });
    expect((await follow(readOff(await sign()))).status).toBe(200);
    expect(await at().lender.db.selectFrom('card').select('card_id').where('guest', '=', true).execute()).toEqual([]);
  });

  /** Inserts a card as the vault and POST /cards do. */
  async function addGuestCard(token: string): Promise<void> {
    const { sub } = v.parse(v.looseObject({ sub: v.string() }), JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
    const facts = {
      customer_id: null,
      card_ids: '[{"type":"sandbox","id":"1"}]',
      last_four: '4242',
      card_type: 'visa',
      holder: 'Gus',
      month: '12',
      year: '39',
    };
    await at()
      .lender.db.insertInto('card')
      .values({
        ...facts,
        card_id: sub,
        profile_id: sub,
        token: `card_${sub}`,
        guest: true,
        can_disburse: false,
        created_at: Date.now(),
      })
      .execute();
  }
});
