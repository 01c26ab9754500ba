import { expect, test, vi } from 'vitest';
import type { FailureKind } from '../../services/contract/error.ts';
import { ANNS_PAYMENT } from './kit/payment.ts';
import { failureOf, json, service } from './kit/service.ts';

const html = (status: number) => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });

const ASK = { loanId: 'L1', paymentAmount: '200.00' };

const CASES: readonly [what: string, answer: () => Response, kind: FailureKind, more?: object][] = [
  ['a refusal in one sentence', () => json({ Error: 'The card was declined.' }, 422), 'refused', { texts: ['The card was declined.'] }],
  ['a refusal in two sentences', () => json({ Error: ['One.', 'Two.'] }, 400), 'refused', { texts: ['One.', 'Two.'] }],
  ['a refusal inside a success', () => json({ Error: 'No.' }), 'refused', { texts: ['No.'] }],
  [
    'a refusal of a busy service',
    () => json({ Error: 'Not now.', errorCode: 'TooManyRequestsException' }, 429),
    'refused',
    { code: 'TooManyRequestsException' },
  ],
  [
    'a fenced attempt without a sentence',
    () => json({ errorCode: 'PaymentAbandoned' }, 409),
    'refused',
    { code: 'PaymentAbandoned', texts: [] },
  ],
  ['502 of a gateway', () => html(502), 'unknown', { status: 502 }],
  ['502 with an error text', () => json({ Error: 'failed' }, 502), 'unknown', { status: 502 }],
  ['500 that passes on a 502', () => json({ message: 'Request failed with status code 502' }, 500), 'unknown', { status: 502 }],
  ['an Error that passes on a 502', () => json({ Error: 'status-code-502' }, 500), 'unknown', { status: 502 }],
  [
    'a refusal whose amount begins with 502',
    () => json({ Error: 'Declined with status code 422: $502.00' }, 422),
    'refused',
    { status: 422 },
  ],
  ['a status code that begins with 502', () => json({ Error: 'Declined, status code 50210' }, 422), 'refused', { status: 422 }],
  ['500 without a text', () => html(500), 'unknown', { status: 500 }],
  ['500 with a message', () => json({ message: 'Out of memory' }, 500), 'unknown', { status: 500, message: 'Out of memory' }],
  ['503', () => html(503), 'unknown'],
  ['408', () => html(408), 'unknown'],
  ['404', () => json({}, 404), 'missing'],
  ['403', () => json({}, 403), 'denied'],
  ['429', () => json({}, 429), 'limited'],
  ['400', () => json({}, 400), 'invalid'],
  ['a success that is a web page', () => html(200), 'unknown'],
  ['a success without a body', () => new Response('', { status: 200 }), 'unknown'],
  ['a success that breaks off', () => new Response('{"status":"acc', { status: 200 }), 'unknown'],
  ['a success of another shape', () => json({ status: 'perhaps' }), 'unknown'],
  ['a success that is null', () => json(null), 'unknown'],
  ['a success that is a list', () => json([]), 'unknown'],
];

test.each(CASES)('%s', async (_, answer, kind, more = {}) => {
  const { api, requests } = service(answer);
  expect(await failureOf(api('POST /paymentTimeout', ASK, { key: 'k' }))).toMatchObject({ kind, call: 'POST /paymentTimeout', ...more });
  expect(requests).toHaveLength(1);
});

test.each([
  ['2', 2_000],
  ['Sat, 21 Nov 2026 12:00:05 GMT', 5_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', undefined],
  ['soon', undefined],
])('the pause of a rate limit, given as %s', async (pause, retryAfterMs) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  const { api } = service(() => new Response('{}', { status: 429, headers: { 'retry-after': pause } }));
  expect((await failureOf(api('GET /payment', { messageKey: 'm' }))).retryAfterMs).toBe(retryAfterMs);
});

test('after a cut connection it is unknown whether the money moved', async () => {
  const { api, requests } = service(() => {
    throw new TypeError('fetch failed');
  });
  expect(await failureOf(api('POST /paymentTimeout', ASK))).toMatchObject({ kind: 'unknown', status: 0, texts: [] });
  expect(requests).toHaveLength(1);
});

test('an answer that breaks the contract is reported by call and field, never by value', async () => {
  const { api } = service(() =>
    json({ pending: false, confirmationNumber: 'C1', amountPaid: '20.005', newBalance: '0.00', paidAt: '2026-11-21T12:00:00.000Z' }),
  );
  const { message, call } = await failureOf(api('GET /payment', { messageKey: 'm' }));
  expect([call, message]).toEqual(['GET /payment', 'the answer breaks the contract at amountPaid']);
});

test('a success without the key to poll never counts as a payment', async () => {
  const { api } = service(() => json({ messageKey: '' }));
  expect(await failureOf(api('POST /payment', ANNS_PAYMENT, { key: 'k' }))).toMatchObject({ kind: 'unknown', call: 'POST /payment' });
});

test('fields that are not in the contract are ignored', async () => {
  const { api } = service(() => json({ available: true, message: 'open', color: 'green' }));
  await expect(api('GET /serviceStatus', {})).resolves.toEqual({ available: true, message: 'open' });
});
