import { beforeEach, expect, test } from 'vitest';
import { carding, codeOf } from './cards.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { bridgeTokenFor, PORTAL, vaultOf } from './vault.kit.ts';

lenderOn('cards', (at) => {
  const { cardsOf, add, guest, ready } = carding(at);
  beforeEach(ready);

  test('Ann has two, the first one not expired, and each shows at most four digits', async () => {
    const cards = await cardsOf(await at().signIn('ann'));
    expect(cards.map(({ cardNumber, cardType }) => [cardNumber, cardType])).toEqual([
      ['•••• •••• •••• 4242', 'visa'],
      ['•••• •••• •••• 4444', 'mastercard'],
    ]);
    expect(cards.map(({ guestCard }) => guestCard)).toEqual([false, false]);
  });

  test('the list has the maximum number of disbursement cards (ENT-015)', async () => {
    const { validations } = await at().answer('GET /cards', {}, { token: await at().signIn('ann') });
    expect(validations).toEqual({ payment: true, disburse: { maxCardLimit: 5 }, noCardForm: ['CommunityChoice'] });
  });

  test('a guest card can become a saved one, but not the reverse (FLOW-CARD-02)', async () => {
    const token = await at().signIn('ann');
    const { cardIds } = await add(token, true);
    expect((await at().call('PUT /cards', { cardIds, guestCard: true }, { token })).status).toBe(400);
    await at().answer('PUT /cards', { cardIds, guestCard: false }, { token });
    expect((await cardsOf(token)).map(({ guestCard }) => guestCard)).toEqual([false, false, false]);
  });

  test('a guest card is not saved beyond the maximum, with the same text as a new card; a saved one can be saved again', async () => {
    const token = await at().signIn('ann');
    const { cardIds } = await add(token, true);
    const saved = await cardsOf(token);
    const [first] = await at().lender.db.selectFrom('card').selectAll().where('token', '=', 'token-ann-card-1').execute();
    if (!first) throw new Error('Ann has a card');
    const others = Array.from({ length: 18 }, (_, n) => ({
      ...first,
      card_id: crypto.randomUUID(),
      token: `more-${n}`,
      card_ids: `[{"type":"more","id":"${n}"}]`,
    }));
    await at().lender.db.insertInto('card').values(others).execute();
    const refused = await at().call('PUT /cards', { cardIds, guestCard: false }, { token });
    expect([refused.status, errorOf(refused)]).toEqual([400, 'You have 20 saved cards. Remove one to save another.']);
    await at().answer('PUT /cards', { cardIds: saved[0]?.cardIds ?? [], guestCard: false }, { token });
  });

  test('Ann removes one card, then all guest cards at once', async () => {
    const token = await at().signIn('ann');
    const saved = await add(token, false);
    const guests = [await add(token, true), await add(token, true)];
    await at().answer('DELETE /cards', { cardIds: saved.cardIds }, { token });
    await at().answer('DELETE /cards', { cardIds: guests.flatMap(({ cardIds }) => cardIds) }, { token });
    expect((await cardsOf(token)).map(({ cardToken }) => cardToken)).toEqual(['token-ann-card-1', 'token-ann-card-2']);
  });

  test('a card with ids at two processors is deleted only when both are given (FLOW-CARD-03)', async () => {
    const token = await at().signIn('sam');
    const card = await add(token, false);
    const both = [...card.cardIds, { type: 'Repay', id: 'r-1' }];
    await at()
      .lender.db.updateTable('card')
      .set({ card_ids: JSON.stringify(both) })
      .where('token', '=', card.cardToken)
      .execute();
    expect((await at().call('DELETE /cards', { cardIds: card.cardIds }, { token })).status).toBe(403);
    await at().answer('DELETE /cards', { cardIds: both }, { token });
    expect((await cardsOf(token)).some(({ cardToken }) => cardToken === card.cardToken)).toBe(false);
  });

  test('Sam can neither save nor remove Ann’s card, and the reply reveals nothing', async () => {
    const [ann, sam] = [await at().signIn('ann'), await at().signIn('sam')];
    const { cardIds } = await add(ann, true);
    const nobodys = [{ type: 'sandbox', id: 'nobody’s' }];
    for (const [hers, none] of [
      [
        await at().call('PUT /cards', { cardIds, guestCard: false }, { token: sam }),
        await at().call('PUT /cards', { cardIds: nobodys, guestCard: false }, { token: sam }),
      ],
      [
        await at().call('DELETE /cards', { cardIds }, { token: sam }),
        await at().call('DELETE /cards', { cardIds: nobodys }, { token: sam }),
      ],
    ]) {
      expect([hers?.status, hers?.body]).toEqual([403, {}]);
      expect([none?.status, none?.body]).toEqual([403, {}]);
    }
    expect(await cardsOf(ann)).toHaveLength(3);
    expect((await at().call('DELETE /cards', { cardIds: [] }, { token: sam })).status).toBe(403);
  });

  test('a guest adds a card, cannot save it, and sign-out deletes it', async () => {
    const token = await guest();
    expect(await cardsOf(token)).toEqual([]);
    const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token);
    expect((await at().call('POST /cards', { guestCard: false, bridgeToken }, { token })).status).toBe(403);
    const card = await at().answer('POST /cards', { guestCard: true, bridgeToken }, { token });
    expect((await at().call('PUT /cards', { cardIds: card.cardIds, guestCard: false }, { token })).status).toBe(403);
    expect(await cardsOf(token)).toHaveLength(1);
    expect(await cardsOf(await guest())).toEqual([]);
    await at().answer('PUT /deviceKeyAuth', {}, { token });
    expect(await at().lender.db.selectFrom('card').select('card_id').where('token', '=', card.cardToken).execute()).toEqual([]);
  });

  test('the form opens only for the portal’s origin', async () => {
    const reply = await at().call(
      'GET /cardFormKey',
      { cardTransactionType: '1', origin: 'https://evil.example' },
      { token: await at().signIn('ann') },
    );
    expect([reply.status, codeOf(reply)]).toEqual([400, 'AccessDeniedException']);
  });

  test('the first eight digits give brand and use; more digits are refused (RULE-030, CONST-040, CONF-033)', async () => {
    const token = await at().signIn('ann');
    expect(await at().answer('POST /cardLookup', { cardBin: '42424242' }, { token })).toEqual({ cardType: 'visa', canDisburse: false });
    expect(await at().answer('POST /cardLookup', { cardBin: '40000566' }, { token })).toEqual({ cardType: 'visa', canDisburse: true });
    expect((await at().call('POST /cardLookup', { cardBin: '4242424242424242' }, { token })).status).toBe(400);
    expect(errorOf(await at().call('POST /cardLookup', { cardBin: '99999999' }, { token }))).toContain('Visa');
  });

  test('card lookups and changes are rate limited', async () => {
    const token = await at().signIn('ann');
    const lookups = [];
    for (let n = 0; n < 6; n++) lookups.push(await at().call('POST /cardLookup', { cardBin: `4242424${n}` }, { token }));
    expect(lookups.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const changes = [];
    for (let n = 0; n < 21; n++) changes.push(await at().call('POST /cards', { guestCard: true, bridgeToken: 'guess' }, { token }));
    expect([changes.at(-2)?.status, changes.at(-1)?.status]).toEqual([400, 429]);
    expect(changes.slice(-1).map((reply) => [codeOf(reply), errorOf(reply)])).toEqual([
      ['TooManyRequestsException', 'Too many attempts. Please wait a minute and try again.'],
    ]);
  });

  test('all calls need a token', async () => {
    const replies = [
      await at().call('GET /cards', {}),
      await at().call('POST /cards', { guestCard: true, bridgeToken: 'x' }),
      await at().call('PUT /cards', { cardIds: [], guestCard: false }),
      await at().call('DELETE /cards', { cardIds: [] }),
      await at().call('GET /cardFormKey', { cardTransactionType: '1', origin: PORTAL }),
      await at().call('POST /cardLookup', { cardBin: '42424242' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });
});
