import { beforeEach, describe, expect, test } from 'vitest';
import { MISSING, carding, codeOf } from './cards.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { bridgeTokenFor, openForm, typeIn, vaultOf } from './vault.kit.ts';

lenderOn('adding a card', (at) => {
  const { cardsOf, add, ready } = carding(at);
  beforeEach(ready);

  test('Ann saves a card from the hosted form', async () => {
    const token = await at().signIn('ann');
    const card = await add(token, false);
    expect(card).toMatchObject({
      cardNumber: '•••• •••• •••• 4242',
      cardType: 'visa',
      cardholderName: 'Ann Ashby',
      expirationMonth: '12',
      expirationYear: '39',
      newCard: true,
    });
    expect((await cardsOf(token)).at(-1)).toMatchObject({ cardToken: card.cardToken, guestCard: false, newCard: false });
  });

  test.each([
    ['amex', { number: '3782 822463 10005', cvv: '7373' }, false],
    ['mastercard', { number: '5555 5555 5555 4444' }, false],
    ['mastercard', { number: '2223 0031 2200 3222' }, false],
    ['discover', { number: '6011 1111 1111 1117' }, false],
    ['visa', { number: '4000 0566 5566 5556' }, true],
  ])('the brand %s is recognized by the first digits (%o)', async (cardType, typed, canDisburse) => {
    expect(await add(await at().signIn('ann'), true, typed)).toMatchObject({ cardType, canDisburse, guestCard: true });
  });

  describe('a bridge token', () => {
    test('works once, also under ten concurrent requests', async () => {
      const token = await at().signIn('ann');
      const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token);
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => at().call('POST /cards', { guestCard: true, bridgeToken }, { token })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(replies.filter(({ status }) => status !== 200).map(errorOf))).toEqual(new Set([MISSING]));
      expect(await cardsOf(token)).toHaveLength(3);
    });

    test('works only for the profile that opened the form', async () => {
      const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), await at().signIn('ann'));
      const reply = await at().call('POST /cards', { guestCard: true, bridgeToken }, { token: await at().signIn('sam') });
      expect([reply.status, codeOf(reply), errorOf(reply)]).toEqual([400, '', MISSING]);
      expect((await at().call('POST /cards', { guestCard: true, bridgeToken }, { token: await at().signIn('ann') })).status).toBe(200);
    });

    test('expires half an hour after the form was opened', async () => {
      const token = await at().signIn('ann');
      const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 1801 });
      const reply = await at().call('POST /cards', { guestCard: true, bridgeToken }, { token });
      expect([reply.status, codeOf(reply), errorOf(reply)]).toEqual([400, '', MISSING]);
    });

    test.each([
      ['nothing', ''],
      ['a guess', 'guess'],
    ])('that is %s adds no card', async (_, bridgeToken) => {
      const reply = await at().call('POST /cards', { guestCard: true, bridgeToken }, { token: await at().signIn('ann') });
      expect([reply.status, codeOf(reply), errorOf(reply)]).toEqual([400, '', MISSING]);
    });
  });

  test('a card that has expired by the lender’s clock is refused', async () => {
    const token = await at().signIn('ann');
    const { key } = await openForm(at(), token);
    const past = new Date(Date.now() - 70 * 24 * 3600 * 1000).toISOString();
    expect(await typeIn(vaultOf(at()), key, { expiry: `${past.slice(5, 7)}/${past.slice(2, 4)}` })).toEqual({
      status: 422,
      body: { problems: { expiry: 'expiryPast' } },
    });
  });

  test('a card that expires between the form and saving is refused', async () => {
    const token = await at().signIn('ann');
    const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token);
    await at().lender.db.updateTable('card_form').set({ month: '01', year: '20' }).execute();
    const reply = await at().call('POST /cards', { guestCard: false, bridgeToken }, { token });
    expect([reply.status, codeOf(reply), errorOf(reply)]).toEqual([422, '', 'This card has expired. Use another card.']);
    expect(await cardsOf(token)).toHaveLength(2);
  });

  test('the same card is not saved twice; with another date it is another card, and for one payment only it is not looked for', async () => {
    const token = await at().signIn('ann');
    const first = await add(token, false);
    const again = await add(token, false);
    expect([again.cardToken, again.newCard]).toEqual([first.cardToken, false]);
    expect(await cardsOf(token)).toHaveLength(3);
    await add(token, false, { expiry: '11/39' });
    await add(token, true);
    expect(await cardsOf(token)).toHaveLength(5);
  });

  test('a sixth card that can receive money is refused, and says what else can be done; one that only pays is saved (FLOW-DRAW-08, CONF-021)', async () => {
    const token = await at().signIn('ann');
    const disburses = (expiry: string) => ({ number: '4000 0566 5566 5556', expiry });
    const own = (await cardsOf(token)).filter(({ canDisburse }) => canDisburse).length;
    for (const month of ['01', '02', '03', '04', '05'].slice(own)) await add(token, false, disburses(`${month}/39`));
    const sixth = async (guestCard: boolean) => {
      const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token, disburses('06/39'));
      return at().call('POST /cards', { guestCard, bridgeToken }, { token });
    };
    const refused = await sixth(false);
    expect([refused.status, errorOf(refused)]).toEqual([
      400,
      'You can save up to 5 cards that can receive money. Remove one to save another, or use this card without saving it.',
    ]);
    expect((await sixth(true)).status).toBe(200);
    const guest = (await cardsOf(token)).find(({ guestCard }) => guestCard);
    expect((await at().call('PUT /cards', { cardIds: guest?.cardIds ?? [], guestCard: false }, { token })).status).toBe(400);
    expect(await add(token, false)).toMatchObject({ newCard: true });
  });

  test('the twenty-first saved card is refused', async () => {
    const token = await at().signIn('ann');
    const { db } = at().lender;
    const [own] = await db.selectFrom('card').selectAll().where('token', '=', 'token-ann-card-1').execute();
    if (!own) throw new Error('Ann has lost her card');
    const more = Array.from({ length: 18 }, (_, n) => ({
      ...own,
      card_id: `c${n}`,
      token: `t${n}`,
      card_ids: `[{"type":"x","id":"${n}"}]`,
    }));
    await db.insertInto('card').values(more).execute();
    const reply = await at().call(
      'POST /cards',
      { guestCard: false, bridgeToken: await bridgeTokenFor(at(), vaultOf(at()), token) },
      { token },
    );
    expect([reply.status, codeOf(reply)]).toEqual([400, '']);
  });

  test.each([
    [18, false, 'You have 20 saved cards. Remove one to save another.'],
    [20, false, 'You have 22 saved cards. Remove at least 3 to save another.'],
    [5, true, 'You can save up to 5 cards that can receive money. Remove one to save another, or use this card without saving it.'],
    [7, true, 'You can save up to 5 cards that can receive money. Remove at least 3 to save another, or use this card without saving it.'],
  ])('Ann, with %i cards more, is refused another one and reads how many she must remove first', async (count, can_disburse, sentence) => {
    const token = await at().signIn('ann');
    const { db } = at().lender;
    await db.updateTable('card').set({ can_disburse: false }).where('token', 'like', 'token-ann-card-%').execute();
    const [own] = await db.selectFrom('card').selectAll().where('token', '=', 'token-ann-card-1').execute();
    if (!own) throw new Error('Ann has lost her card');
    const more = Array.from({ length: count }, (_, n) => ({
      ...own,
      card_id: `c${n}`,
      token: `t${n}`,
      card_ids: `["${n}"]`,
      can_disburse,
    }));
    await db.insertInto('card').values(more).execute();
    const bridgeToken = await bridgeTokenFor(at(), vaultOf(at()), token, { number: '4000 0566 5566 5556' });
    expect(errorOf(await at().call('POST /cards', { guestCard: false, bridgeToken }, { token }))).toBe(sentence);
  });
});
