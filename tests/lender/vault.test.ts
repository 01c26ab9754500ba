import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { lenderOn } from './kit/engines.ts';
import { openForm, PORTAL, Tokenized, typeIn, VAULT, vaultOf, VISA } from './vault.kit.ts';

lenderOn('the card vault', (at) => {
  beforeEach(async () => {
    for (const table of ['card_form', 'rate'] as const) await at().lender.db.deleteFrom(table).execute();
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });

  const open = async () => openForm(at(), await at().signIn('ann'));
  const get = (address: string, headers = {}) => vaultOf(at()).fetch(new Request(new URL(address, VAULT), { headers }));

  test('serves a form that is complete without scripts: labels, error ids and autocomplete (OPEN-047)', async () => {
    const { formUrl, nonce } = await open();
    expect(new URL(formUrl).origin).toBe(VAULT);
    const page = await (await get(formUrl)).text();
    for (const [field, label, autocomplete] of [
      ['name', 'Name on card', 'cc-name'],
      ['number', 'Card number', 'cc-number'],
      ['expiry', 'Expiration date', 'cc-exp'],
      ['cvv', 'Security code', 'cc-csc'],
      ['zip', 'ZIP code', 'billing postal-code'],
    ]) {
      expect(page).toContain(`<label for="${field}" data-word="${field}">${label}</label>`);
      expect(page).toMatch(
        new RegExp(`<input id="${field}"[^>]*aria-describedby="[^"]*${field}-error"[^>]*autocomplete="${autocomplete}"`),
      );
    }
    expect(page).toContain(`data-nonce="${nonce}"`);
    expect(page).toContain(`data-portal-origin="${PORTAL}"`);
    expect(page).not.toMatch(/<script(?! src="\/page\/early\.ts">| type="module" src="\/page\/form\.ts">)|<style|style=| on\w+=/);
  });

  test('loads every module of its script at once, not one after the other', async () => {
    const modulesOf = async (name: string): Promise<string[]> => {
      const script = await (await get(`/page/${name}`)).text();
      const imported = [...script.matchAll(/^import .*from '\.\/([\w.]+)'/gm)].map(([, file = '']) => file);
      return [name, ...(await Promise.all(imported.map(modulesOf))).flat()];
    };
    const page = await (await get((await open()).formUrl)).text();
    const preloaded = [...page.matchAll(/<link rel="modulepreload" href="\/page\/([\w.]+)">/g)].map(([, file = '']) => file);
    expect(preloaded.toSorted()).toEqual([...new Set(await modulesOf('form.ts'))].toSorted());
    expect(preloaded.length).toBeGreaterThan(1);
  });

  test('is in Spanish for a Spanish browser', async () => {
    const { formUrl } = await open();
    const page = await (await get(formUrl, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' })).text();
    expect(page).toContain('<html lang="es"');
    expect(page).toContain('Número de tarjeta');
    expect(page).toContain('<link rel="icon" href="data:');
  });

  test('every response allows only the portal to frame it and no foreign scripts', async () => {
    const { formUrl } = await open();
    for (const response of [await get(formUrl), await get('/page/form.ts'), await get('/nothing'), await get('/form')]) {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`frame-ancestors ${PORTAL};`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('serves the files of its page as scripts without types, and no other file', async () => {
    for (const name of ['form.ts', 'kinds.ts', 'rules.ts', 'send.ts', 'talk.ts', 'typing.ts', 'view.ts', 'words.ts']) {
      const response = await get(`/page/${name}`);
      expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, 'text/javascript; charset=utf-8']);
      expect(await response.text()).not.toMatch(/^(export )?(type|interface) /m);
    }
    for (const name of ['vault.ts', '../tokenize.ts', '%2e%2e%2ftokenize.ts', '', 'constructor', '__proto__'])
      expect((await get(`/page/${name}`)).status).toBe(404);
  });

  test.each(['', '?key=', '?key=guess'])('shows no form for %o', async (query) => {
    const response = await get(`/form${query}`);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('This card form has expired. Open a new form.');
  });

  test('shows no form and accepts no card after half an hour', async () => {
    const { formUrl, key } = await open();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 1801 });
    expect((await get(formUrl)).status).toBe(410);
    expect((await typeIn(vaultOf(at()), key)).status).toBe(410);
  });

  test('returns a token and the allowed data of the card: the first eight digits, the last four, the name (CONF-033, FLOW-CARD-06, OPEN-047)', async () => {
    const { key } = await open();
    const { status, body } = await typeIn(vaultOf(at()), key, { name: '  Ann Ashby ' });
    expect(status).toBe(200);
    const { bridgeToken, ...known } = v.parse(Tokenized, body); // a token may contain the three digits by chance
    expect(known).toEqual({ ...known, cardBin: '42424242', lastFour: '4242', cardholderName: 'Ann Ashby' });
    expect(bridgeToken.length).toBeGreaterThan(20);
    expect(JSON.stringify({ ...v.parse(v.looseObject({}), body), bridgeToken: '' })).not.toContain('737');
  });

  test('accepts another card in the same form, which invalidates the first token', async () => {
    const token = await at().signIn('ann');
    const { key } = await open();
    const [first, second] = [await typeIn(vaultOf(at()), key), await typeIn(vaultOf(at()), key, { number: '5555555555554444' })];
    const add = (body: unknown) =>
      at().call('POST /cards', { guestCard: true, bridgeToken: v.parse(Tokenized, body).bridgeToken }, { token });
    expect((await add(first.body)).status).toBe(400);
    expect(await add(second.body)).toMatchObject({ status: 200, body: { cardNumber: '•••• •••• •••• 4444' } });
    expect((await typeIn(vaultOf(at()), key)).status).toBe(410);
  });

  test.each([
    [
      'nothing typed',
      { name: '', number: '', expiry: '', cvv: '', zip: '' },
      { name: 'nameMissing', number: 'numberMissing', expiry: 'expiryMissing', cvv: 'cvvMissing', zip: 'zipMissing' },
    ],
    ['one digit wrong', { number: '4242 4242 4242 4243' }, { number: 'numberTypo' }],
    ['digits missing', { number: '4242 4242' }, { number: 'numberWrong' }],
    ['letters among the digits', { number: '4242x4242 4242 4242' }, { number: 'numberWrong' }],
    ['a kind we do not take', { number: '3056 9309 0259 04' }, { number: 'numberNotTaken' }],
    ['month 13', { expiry: '13/39' }, { expiry: 'expiryWrong' }],
    ['last year’s card', { expiry: '01/20' }, { expiry: 'expiryPast' }],
    ['a year too far', { expiry: '12/99' }, { expiry: 'expiryFar' }],
    ['two digits of the code', { cvv: '73' }, { cvv: 'cvvThree' }],
    ['three digits on an American Express card', { number: '378282246310005', cvv: '737' }, { cvv: 'cvvFour' }],
    ['a short ZIP', { zip: '7870' }, { zip: 'zipWrong' }],
    ['a number as the name', { name: '4242 4242 4242 4242' }, { name: 'nameWrong' }],
  ])('refuses %s, naming each field', async (_, typed, problems) => {
    const { key } = await open();
    expect(await typeIn(vaultOf(at()), key, typed)).toEqual({ status: 422, body: { problems } });
  });

  test('allows ten tries a minute, so that stolen numbers cannot be tested', async () => {
    const { key } = await open();
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await typeIn(vaultOf(at()), key, { number: `424242424242424${n % 10}` })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 10)).not.toContain(429);
  });

  test('accepts cards from its own page only', async () => {
    const { key } = await open();
    const send = (init: RequestInit) =>
      vaultOf(at()).fetch(new Request(`${VAULT}/tokenize`, { method: 'POST', body: JSON.stringify({ key, ...VISA }), ...init }));
    expect((await send({ headers: { Origin: PORTAL } })).status).toBe(403);
    expect((await send({ headers: { Origin: 'null' } })).status).toBe(403);
    expect((await send({ headers: { Origin: VAULT } })).status).toBe(200);
  });

  test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"k"}'])('refuses the body %o without an error', async (body) => {
    const response = await vaultOf(at()).fetch(new Request(`${VAULT}/tokenize`, { method: 'POST', body }));
    expect(response.status).toBe(400);
    expect((await vaultOf(at()).fetch(new Request(`${VAULT}/tokenize`, { method: 'POST', body: 'x'.repeat(5000) }))).status).toBe(413);
  });
});
