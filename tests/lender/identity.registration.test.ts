import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry, IdClaims } from '../../services/contract/authentication.ts';
import { loanIdOf } from '../../services/lender/people/person.ts';
import { claimsIn } from './auth.kit.ts';
import { carding } from './cards.kit.ts';
import { identifying, NEW_PASSWORD, no, why } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('registering', (at) => {
  const { codeTo, register, askCode, confirm, signsIn, ready } = identifying(at);
  const { cardsOf, add, guest } = carding(at);
  beforeEach(() => ready('gus', 'uma', 'ann'));

  /** Registers, confirms the code and signs in. */
  async function arrives(username: string, to: string, more: object = {}): Promise<v.InferOutput<typeof Entry>> {
    expect(why(await register(username, more))).toEqual([200, '']);
    await askCode(username);
    await confirm(username, await codeTo(to));
    return v.parse(Entry, (await signsIn(username, NEW_PASSWORD)).body);
  }

  test('by phone only: the code is sent as a text, and there is no email', async () => {
    const { idToken, accessToken } = await arrives('(737) 555-0123', '7375550123');
    const claims = v.parse(IdClaims, claimsIn(idToken));
    expect(claims).toMatchObject({ email: '', phone_number: '7375550123', phone_number_verified: true, email_verified: false });
    expect(claims).toMatchObject({ customer_id: '', lms_customer_ids: '[]' });
    expect((await at().answer('GET /accounts', {}, { token: accessToken })).loans).toEqual([]);
  });

  test('by phone only or by email only, for several users', async () => {
    const names = ['7375550124', '7375550125', 'one@example.com', 'Two@Example.com'];
    for (const name of names) expect((await register(name)).status).toBe(200);
    const methods = await Promise.all(names.map((name) => askCode(name)));
    expect(methods.map(({ body }) => body)).toMatchObject([
      { method: 'text' },
      { method: 'text' },
      { method: 'email' },
      { method: 'email' },
    ]);
    expect(await codeTo('two@example.com')).toMatch(/^\d{6}$/);
  });

  test('Gus registers after a guest payment: the guest card is saved, and the loan is linked (CONF-010)', async () => {
    const token = await guest();
    const { cardIds } = await add(token, true);
    const { accessToken } = await arrives('gus@example.com', 'gus@example.com', { guestCardIds: cardIds });
    await at().answer('PUT /deviceKeyAuth', {}, { token }); // sign-out would delete the guest's cards
    expect(await cardsOf(accessToken)).toMatchObject([{ cardIds, guestCard: false, cardNumber: '•••• •••• •••• 4242' }]);
    const { loans } = await at().answer('GET /accounts', {}, { token: accessToken });
    expect(loans.map(({ loanId }) => loanId)).toEqual([loanIdOf('gus', 'TLXe', 1)]);
  });

  test('other profiles’ cards cannot be taken over, neither saved ones nor one-payment cards', async () => {
    const ann = await at().signIn('ann');
    await add(ann, true);
    const before = await cardsOf(ann);
    const { accessToken } = await arrives('thief@example.com', 'thief@example.com', {
      guestCardIds: before.flatMap(({ cardIds }) => cardIds),
    });
    expect(await cardsOf(accessToken)).toEqual([]);
    expect(await cardsOf(ann)).toEqual(before);
  });

  test('one of ten concurrent registrations of a username succeeds', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => register('new@example.com')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(no(await register('new@example.com')).slice(0, 2)).toEqual([429, 'TooManyRequestsException']);
  });

  test('a taken username is reported, so registrations are rate limited', async () => {
    expect(no(await register('ann@example.com'))).toEqual([
      400,
      'UsernameExistsException',
      'This email already has an account. Sign in, or reset your password.',
    ]);
    const statuses = [];
    for (let n = 0; n < 10; n++) statuses.push((await register(`ann${n}@example.com`, { password: 'weak' })).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 429]);
  });

  test('Uma confirms the code and can sign in; a second code is refused', async () => {
    expect(why(await signsIn('uma@example.com'))).toEqual([400, 'UserNotConfirmedException']);
    await askCode('uma@example.com', 'text');
    await confirm('uma@example.com', await codeTo('5125550113'));
    const { idToken } = v.parse(Entry, (await signsIn('uma@example.com')).body);
    expect(v.parse(IdClaims, claimsIn(idToken))).toMatchObject({ phone_number_verified: true, email_verified: false });
    expect(no(await askCode('uma@example.com'))).toEqual([400, 'InvalidParameterException', 'Your account is verified already. Sign in.']);
  });

  test('a non-customer referral user has the short code in the claim', async () => {
    const person = { username: 'friend@example.com', password: NEW_PASSWORD };
    await at().answer('POST /registerNcrUser', { ...person, shortCode: 'RAE-1' });
    await askCode(person.username);
    await confirm(person.username, await codeTo(person.username));
    const { idToken } = v.parse(Entry, (await signsIn(person.username, NEW_PASSWORD)).body);
    expect(v.parse(IdClaims, claimsIn(idToken)).non_customer_refer).toBe('RAE-1');
  });
});
