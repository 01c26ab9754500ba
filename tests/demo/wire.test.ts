import { expect, onTestFinished, test } from 'vitest';
import { answerWith, lenderBehind, type Fetch } from '../../routes/demo/wire.ts';

/** A page and a worker with this lender in it. */
function connected(lender: Fetch): Fetch {
  const { port1, port2 } = new MessageChannel();
  answerWith(port2, lender);
  port2.start();
  onTestFinished(() => port1.close());
  return lenderBehind(port1);
}

test('a request and its response arrive with method, address, headers and body', async () => {
  const lender = connected(async (request) =>
    Response.json(
      { method: request.method, url: request.url, key: request.headers.get('idempotency-key'), body: await request.text() },
      { status: 201, headers: { 'retry-after': '7' } },
    ),
  );
  const request = { method: 'POST', headers: { 'idempotency-key': 'k-1' }, body: '{"amount":"345.00"}' };
  const response = await lender(new Request('https://demo.test/api/payment?a=b', request));
  expect([response.status, response.headers.get('retry-after')]).toEqual([201, '7']);
  expect(await response.json()).toEqual({
    method: 'POST',
    url: 'https://demo.test/api/payment?a=b',
    key: 'k-1',
    body: request.body,
  });
});

test('responses without a body, and bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const lender = connected(async ({ url }) => (url.endsWith('/empty') ? new Response(null, { status: 204 }) : new Response(bytes)));
  const empty = await lender(new Request('https://demo.test/empty'));
  expect([empty.status, await empty.text()]).toEqual([204, '']);
  expect(await (await lender(new Request('https://demo.test/file'))).bytes()).toEqual(bytes);
});

test('each of many requests gets its own response, in whatever order they come', async () => {
  const opened: (() => void)[] = [];
  const lender = connected(async ({ url }) => {
    await new Promise<void>((resolve) => opened.push(resolve));
    return new Response(url);
  });
  const urls = ['a', 'b', 'c'].map((name) => `https://demo.test/${name}`);
  const responses = Promise.all(urls.map(async (url) => (await lender(new Request(url))).text()));
  await expect.poll(() => opened.length).toBe(urls.length);
  for (const open of opened.toReversed()) open();
  expect(await responses).toEqual(urls);
});

test('a connection that the lender cuts rejects, as fetch does', async () => {
  const lender = connected(() => Promise.reject(new TypeError('cut')));
  await expect(lender(new Request('https://demo.test/api/cards'))).rejects.toThrow(TypeError);
});
