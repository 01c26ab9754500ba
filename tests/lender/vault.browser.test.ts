import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import {
  form,
  frame,
  receivedMessages,
  mistakes,
  open,
  order,
  origins,
  page,
  messagesOf,
  pageErrors,
  type,
  typeCard,
  useVaultPage,
} from './vault.browser.kit.ts';

describe('the hosted card form, in a browser', () => {
  useVaultPage();

  test('reports its height to the portal, and returns a token for the card that Ann types, without its number', async () => {
    await open();
    await typeCard();
    expect(await frame.locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await frame.locator('#expiry').inputValue()).toBe('12/39');
    await order({ type: 'card.submit' });
    const [message] = await messagesOf('card.tokenized');
    expect(message).toMatchObject({
      origin: origins.vault,
      data: { nonce: form.nonce, cardBin: '42424242', lastFour: '4242', cardholderName: 'Ann Ashby' },
    });
    const all = JSON.stringify(await receivedMessages());
    expect(all.replaceAll('42424242', '')).not.toContain('4242 4242');
    expect(all).not.toMatch(/4242424242424242|"737"/);
    expect((await messagesOf('card.ready')).every(({ data }) => data.type === 'card.ready' && data.height > 300)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  test('reports the first digits of a complete number once, also when it was typed before the script of the form ran (CONF-033)', async () => {
    const script = Promise.withResolvers<void>();
    await page.route('**/page/form.ts', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(origins.portal, { waitUntil: 'commit' });
    await frame.locator('#number').fill('4000056655665556');
    script.resolve();
    expect((await messagesOf('card.numbered')).map(({ data }) => data)).toEqual([
      { type: 'card.numbered', nonce: form.nonce, cardBin: '40000566' },
    ]);
    await frame.locator('#name').fill('Ann Ashby');
    expect(await messagesOf('card.numbered')).toHaveLength(1);
  });

  test('reports once that a number is no longer complete and right, and the number that follows (CONF-033)', async () => {
    await open();
    const reported = async () => (await messagesOf('card.numbered')).map(({ data }) => data.type === 'card.numbered' && data.cardBin);
    for (const number of ['4000056655665556', '400005665566555', '40000566', '', '4242424242424242', '4242424242424243'])
      await frame.locator('#number').fill(number);
    await expect.poll(reported).toEqual(['40000566', undefined, '42424242', undefined]);
  });

  test('Enter in a field sends the card like the portal’s own button', async () => {
    await open();
    await typeCard();
    await frame.locator('#zip').press('Enter');
    expect(await messagesOf('card.tokenized')).toHaveLength(1);
  });

  test('Enter that was pressed before the script of the form ran sends the card when it runs', async () => {
    const script = Promise.withResolvers<void>();
    await page.route('**/page/form.ts', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(origins.portal, { waitUntil: 'commit' });
    await typeCard();
    await frame.locator('#zip').press('Enter');
    script.resolve();
    expect(await messagesOf('card.tokenized')).toHaveLength(1);
  });

  test('marks each invalid field with a text for the customer, and focuses the first', async () => {
    await open();
    await type('name', 'Ann Ashby');
    await type('number', '4242424242424243');
    await order({ type: 'card.submit' });
    expect((await messagesOf('card.refused'))[0]?.data).toEqual({
      type: 'card.refused',
      nonce: form.nonce,
      fields: ['number', 'expiry', 'cvv', 'zip'],
    });
    expect(await mistakes()).toEqual([
      'Check the card number: one digit looks wrong',
      'Enter the expiration date',
      'Enter the security code',
      'Enter the ZIP code',
    ]);
    expect(await frame.locator('#number').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await frame.locator('[aria-invalid=true]').count()).toBe(4);
    await frame.locator('#number').fill('4242424242424242');
    expect(await mistakes()).not.toContain('Check the card number: one digit looks wrong');
  });

  test('asks for the number first, and names its network from the first digits on, without moving anything', async () => {
    await open();
    expect(await frame.locator('input').evaluateAll((inputs) => inputs.map(({ id }) => id))).toEqual([
      'number',
      'expiry',
      'cvv',
      'zip',
      'name',
    ]);
    const network = frame.locator('#network');
    const heightOf = () => frame.locator('form').evaluate((element) => element.getBoundingClientRect().height);
    const before = await heightOf();
    const networks: (string | null)[] = [];
    for (const digits of ['4', '51', '37', '6011', '9', '']) {
      await frame.locator('#number').fill(digits);
      networks.push(await network.textContent());
    }
    expect(networks).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover', '', '']);
    expect(await heightOf()).toBe(before);
  });

  test('uses the portal’s language and theme, also while an error is displayed', async () => {
    await open();
    await order({ type: 'card.submit' });
    await messagesOf('card.refused');
    await order({ type: 'card.dress', theme: 'dark', language: 'es-MX' });
    await frame.locator('html[lang=es]').waitFor();
    expect((await mistakes()).at(-1)).toBe('Escriba el nombre que aparece en la tarjeta');
    expect(await frame.locator('label[for=number]').textContent()).toBe('Número de tarjeta');
    expect(await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
    await order({ type: 'card.dress', theme: 'light', language: 'en' });
    await frame.locator('html[lang=en]').waitFor();
    expect(await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light');
  });

  test('has no axe finding, in light and dark, with and without errors, and fits 320 px in Spanish', async () => {
    await open();
    const found = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(await found()).toEqual([]);
    await order({ type: 'card.submit' });
    await messagesOf('card.refused');
    expect(await found()).toEqual([]);
    await order({ type: 'card.dress', theme: 'dark', language: 'es' });
    await frame.locator('html[lang=es]').waitFor();
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
    expect(await found()).toEqual([]);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
  });

  test('ignores a wrong nonce, another origin, another window and an invalid command', async () => {
    await open();
    await order({ type: 'card.submit' }, 'guess');
    await page.evaluate((to) => {
      const inner = document.querySelector('iframe')?.contentWindow;
      for (const data of [null, 'card.submit', { type: 'card.submit' }, { type: 'card.dress', theme: 'pink', language: 'es' }])
        inner?.postMessage(data, to);
    }, origins.vault);
    // another frame of the same page, on another origin, with the right nonce
    await page.evaluate((src) => {
      const other = document.createElement('iframe');
      other.src = src;
      document.body.append(other);
      return new Promise((resolve) => other.addEventListener('load', resolve));
    }, origins.stranger);
    const stranger = page.frames().find((one) => one.parentFrame() === page.mainFrame() && one.url().startsWith(origins.stranger));
    expect(
      await stranger?.evaluate((nonce) => (parent.frames[0]?.postMessage({ type: 'card.submit', nonce }, '*'), true), form.nonce),
    ).toBe(true);
    await order({ type: 'card.dress', theme: 'light', language: 'es' }); // the last command arrives after all the others
    await frame.locator('html[lang=es]').waitFor();
    expect((await receivedMessages()).filter(({ data }) => data.type === 'card.refused')).toEqual([]);
    expect(await mistakes()).toEqual([]);
  });

  test('can be framed only by the portal', async () => {
    await page.goto(origins.stranger);
    await expect.poll(() => pageErrors.join()).toContain('frame-ancestors');
    expect(await frame.locator('#number').count()).toBe(0);
  });

  test('reports typing to the portal at most every five seconds', async () => {
    await open();
    const began = Date.now();
    await typeCard();
    const most = 1 + Math.floor((Date.now() - began) / 5000);
    const count = (await receivedMessages()).filter(({ data }) => data.type === 'card.activity').length;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(most + 1);
  });

  test('keeps the input when the vault does not answer, shows an error, and the next try succeeds', async () => {
    await open();
    await typeCard();
    await page.route('**/tokenize', (route) => route.abort(), { times: 1 });
    await order({ type: 'card.submit' });
    expect((await messagesOf('card.refused'))[0]?.data).toMatchObject({ fields: ['form'] });
    expect(await frame.locator('#notice').textContent()).toBe(
      'We could not reach the card service. What you typed is still here; please try again.',
    );
    expect(await frame.locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    await order({ type: 'card.submit' });
    expect(await messagesOf('card.tokenized')).toHaveLength(1);
  });

  test('ten commands at once save the card once', async () => {
    await open();
    await typeCard();
    let requests = 0;
    page.on('request', (request) => request.url().endsWith('/tokenize') && requests++);
    await order({ type: 'card.submit' }, undefined, 10);
    await messagesOf('card.tokenized');
    expect(requests).toBe(1);
  });
});
