import { afterAll, beforeAll, expect, test } from 'vitest';
import { signLink } from '../../services/lender/links.ts';
import { loanIdOf, PASSWORD } from '../../services/lender/people/person.ts';
import { bench, type Bench } from './kit/bench.ts';
import { spellings, watchedLender } from './kit/canaries.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';
import { openForm, PORTAL, Tokenized, typeIn, VAULT, vaultOf } from './vault.kit.ts';
import * as v from 'valibot';

const AMEX = { number: '3714 496353 98431', cvv: '8642', expiry: '12/39' };
const AMEX_DIGITS = '371449635398431';
const WRONG_PASSWORD = 'Wr0ng-Canary-Password';

let watched: Awaited<ReturnType<typeof watchedLender>>;
let at: Bench;

beforeAll(async () => {
  watched = await watchedLender();
  at = bench(watched.lender);
});
afterAll(() => watched.lender.close());

test('no card number, password, token, key or signature is in any table or line of the log', async () => {
  await at.call('POST /authenticate', { username: 'ann@example.com', password: WRONG_PASSWORD, fromLegacyNcr: false });
  const entry = await at.answer('POST /authenticate', { username: 'ann@example.com', password: PASSWORD, fromLegacyNcr: false });
  const token = entry.accessToken;
  const refresh = { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: 'x', AuthParameters: { REFRESH_TOKEN: entry.refreshToken } };
  await at.ask('POST', '/cognito/', refresh, { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' });

  const vault = vaultOf(at, watched.lender.log);
  const form = await openForm(at, token);
  await vault.fetch(new Request(form.formUrl));
  await typeIn(vault, form.key, { ...AMEX, number: `${AMEX.number}1` });
  const { bridgeToken } = v.parse(Tokenized, (await typeIn(vault, form.key, AMEX)).body);
  const card = await at.answer('POST /cards', { guestCard: false, bridgeToken }, { token });
  await vault.fetch(new Request(`${VAULT}/tokenize?number=${AMEX_DIGITS}`, { method: 'POST', body: `{"number":"${AMEX_DIGITS}"` }));

  const loan = await loanOf(at, 'ann');
  const payment = {
    ...(await paymentOf(at, 'ann', loan, 5000)),
    cvv: AMEX.cvv,
    paymentCardToken: card.cardToken,
    paymentCardIds: card.cardIds,
    cardNumber: card.cardNumber,
  };
  const { messageKey } = await at.answer('POST /payment', payment, { token: await at.signIn('ann'), key: 'canary-intent' });
  expect((await resultOf(at, messageKey, await at.signIn('ann'))).status).toBe(200);

  const link = new URL(
    await signLink(watched.lender.db, Date.now(), { origin: PORTAL, loanId: loanIdOf('gus', 'TLXe', 1), brand: 'TitleMax', guest: true }),
  );
  const [profileId = '', signature = '', expiration = ''] = ['profileId', 'signature', 'expiration'].map(
    (name) => link.searchParams.get(name) ?? '',
  );
  const guest = await at.answer('POST /signatureAuth', { profileId, signature, expiration, path: '', guestPayment: true });

  const canaries = {
    'card number': AMEX_DIGITS,
    'card number as typed': AMEX.number,
    'middle of the card number': AMEX_DIGITS.slice(4, 11),
    'wrong password': WRONG_PASSWORD,
    password: PASSWORD,
    'access token': token,
    'id token': entry.idToken,
    'refresh token': entry.refreshToken,
    'guest’s access token': guest.accessToken,
    'guest’s refresh token': guest.refreshToken,
    'bridge token': bridgeToken,
    'key of the card form': form.key,
    signature,
  };
  const [tables, lines] = [await watched.tables(), watched.log()];
  expect(lines.split('\n').length).toBeGreaterThan(10); // the log is on
  expect(tables).toContain('8431'); // and the card is there
  for (const [name, canary] of Object.entries(canaries))
    for (const spelling of spellings(canary))
      expect([name, tables.includes(spelling), lines.includes(spelling)]).toEqual([name, false, false]);
  const code = new RegExp(`(?<![\\w-])${AMEX.cvv}(?![\\w-])`);
  expect([code.test(tables), code.test(lines)]).toEqual([false, false]);
});
