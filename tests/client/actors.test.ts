import { expect, test, vi } from 'vitest';
import { http } from 'msw';
import { createActor } from 'xstate';
import { keepSecret, readSecret } from '../../services/client/secrets.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { cancelRenewal } from '../../services/actors/cancelRenewal.ts';
import { changed, deleteGuestCards } from '../../services/actors/cards.ts';
import { addCard, removeCards } from '../../services/actors/guestCards.ts';
import { readClock } from '../../services/actors/clock.ts';
import { fetchConfig } from '../../services/client/config.ts';
import { releaseHeldLoan } from '../../services/actors/underWay.ts';
import { DRAFT_KEY } from '../../services/client/keys.ts';
import { lockFlow, readLocks, unlockFlows } from '../../services/actors/locks.ts';
import { newKey, postPayment } from '../../services/actors/payment.ts';
import { fencePayment, pollPayment, searchPayment } from '../../services/actors/paymentMoney.ts';
import { keepText, readText } from '../../services/client/storage.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_DRAFT, ANNS_PAYMENT, ANNS_RECORD } from './kit/payment.ts';
import { serve } from '../kit/network.ts';
import { failureOf, json, ORIGIN, service } from './kit/service.ts';
import { paths, run } from './kit/run.ts';

const AT = '2026-11-21T12:00:00.000Z';
const RECEIPT = { pending: false, confirmationNumber: 'CN-2', amountPaid: 21_455, newBalance: 59_785, paidAt: AT };
const FENCE = { loanId: 'L1', paymentAmount: '200.00' };
const CANCEL = {
  newLoanHeaderId: 'N1',
  confirmationData: {
    profileId: 'profile-ann',
    customerId: 'ann-1',
    cardHolderName: 'Ann Ashby',
    cardNumber: '•••• •••• •••• 4242',
    loanId: 'L1',
    amountPaid: '345.00',
    customerFirstName: 'Ann',
    storePhoneNumber: '(512) 555-0141',
    productBrand: 'TitleMax',
    confirmationNumber: 'CN-2',
    dueDate: '2026-12-12',
    loanSigned: true,
  },
};
const CANCELLED = { confirmationNumber: 'CN-3', amountReturned: '345.00', loanId: 'L1', cancelledAt: AT };
test('a loan is requested again when the first request fails, and no third time (part of POLL-007)', async () => {
  let answers = [json({}, 500), json({})];
  const { requests } = service(() => answers.shift() ?? json({}, 500));
  await expect(run(call('GET /accountdetail', { attempts: 2 }), { loanId: 'L1', lmsId: '1' })).resolves.toEqual({});
  answers = [];
  await failureOf(run(call('GET /accountdetail', { attempts: 2 }), { loanId: 'L1', lmsId: '1' }));
  expect(requests).toHaveLength(4);
});

test.each<[string, () => Promise<unknown>]>([
  ['DELETE /cards', () => run(removeCards, { cardIds: [{ type: 'cyber', id: 'guest-card' }] })],
  ['POST /cancelrefinance', () => run(cancelRenewal, CANCEL)],
])('%s is retried once: the second answer counts, and after a second failure there is no third (POLL-008)', async (name, send) => {
  let answers = [json({}, 500), json(name === 'DELETE /cards' ? {} : CANCELLED)];
  const { requests } = service(() => answers.shift() ?? json({}, 500));
  await send();
  expect(paths(requests)).toHaveLength(2);
  answers = [];
  expect(await failureOf(send())).toMatchObject({ call: name, status: 500 });
  expect(paths(requests)).toHaveLength(4);
});

test('stopping the state stops the request (POLL-012)', async () => {
  const { requests } = service(() => new Promise<Response>(() => {}));
  const actor = createActor(call('GET /serviceStatus'), { input: {} }).start();
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  actor.stop();
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true), 60_000);
});

test('a keyed call carries its key and is never repeated (POLL-010, CONF-037)', async () => {
  const { requests } = service(() => json({}, 500));
  await failureOf(run(fencePayment, { key: 'k-1', loanId: 'L1', amount: 20_000 }));
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1']);
});

test('a payment takes the security code from its cell, and the code is deleted once the lender has the payment (ENT-024, CONF-015)', async () => {
  const { requests, log } = service(() => json({ messageKey: 'm-1' }));
  keepSecret('cvv', '987');
  await expect(run(postPayment, { key: ANNS_RECORD.paymentKey, ask: ANNS_PAYMENT })).resolves.toEqual({ messageKey: 'm-1' });
  expect(await requests[0]?.json()).toEqual({ ...ANNS_PAYMENT, cvv: '987' });
  expect(readSecret('cvv')).toBeUndefined();
  // a case id or a time may contain the three digits by chance
  const others = JSON.stringify(log, (name, value: unknown) => (['caseId', 'at', 'ms'].includes(name) ? '' : value));
  expect(others).not.toContain('987');
});

test.each([
  ['502', () => json({}, 502), '987'],
  ['a refusal', () => json({ Error: 'Declined.' }, 422), undefined],
])('after %s the code stays only while the same intent may be posted again', async (_, answer, left) => {
  const { requests } = service(answer);
  keepSecret('cvv', '987');
  await failureOf(run(postPayment, { key: ANNS_RECORD.paymentKey, ask: ANNS_PAYMENT }));
  expect([requests.length, readSecret('cvv')]).toEqual([1, left]);
});

test('a malformed security code is not sent', async () => {
  const { requests } = service(() => json({ messageKey: 'm-1' }));
  keepSecret('cvv', '12');
  const failure = await failureOf(run(postPayment, { key: ANNS_RECORD.paymentKey, ask: ANNS_PAYMENT }));
  expect([failure.kind, requests.length]).toEqual(['invalid', 0]);
});

test('a request that is not a payment is not sent', async () => {
  const { requests } = service(() => json({ messageKey: 'm-1' }));
  const failure = await failureOf(run(postPayment, { key: ANNS_RECORD.paymentKey, ask: { ...ANNS_PAYMENT, loanId: 7 } }));
  expect([failure.kind, requests.length]).toEqual(['invalid', 0]);
});

test('a payment is fenced by its loan and amount, under its key (CONF-037)', async () => {
  const { requests } = service(() => json({ status: 'abandoned' }));
  await expect(run(fencePayment, { key: 'k-1', loanId: 'L1', amount: 20_000 })).resolves.toEqual({ status: 'abandoned' });
  expect([await requests[0]?.json(), requests[0]?.headers.get('idempotency-key')]).toEqual([FENCE, 'k-1']);
});

test('a settled payment brings its receipt', async () => {
  service(() => json({ pending: false, confirmationNumber: 'CN-2', amountPaid: '214.55', newBalance: '597.85', paidAt: AT }));
  await expect(run(pollPayment, { messageKey: 'm-1' })).resolves.toEqual({ pending: false, receipt: RECEIPT });
});

test('in the history only a payment with a number has a receipt (CONF-009)', async () => {
  const entry = { id: 'H-2', at: AT, kind: 'payment', amount: '214.55', balance: '597.85', confirmationNumber: 'CN-2' };
  service(() =>
    json({
      entries: [
        entry,
        { ...entry, id: 'H-1', kind: 'fee' },
        { ...entry, id: 'H-0', confirmationNumber: '' },
        { ...entry, id: 'H-9', kind: 'refinance', cancelled: true },
        { ...entry, id: 'H-8', byOther: true },
      ],
    }),
  );
  await expect(run(searchPayment, { ask: ANNS_PAYMENT })).resolves.toEqual([
    { id: 'H-2', amount: 21_455, receipt: RECEIPT },
    { id: 'H-1', amount: 21_455, receipt: null },
    { id: 'H-0', amount: 21_455, receipt: null },
    { id: 'H-9', amount: 21_455, receipt: null }, // the money of a cancelled renewal, which went back
    { id: 'H-8', amount: 21_455, receipt: null }, // the other party's
  ]);
});

test('an unfinished payment that has locked no loan stays when the customer follows a link, and nothing is sent (R-3)', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  keepText('session', DRAFT_KEY, JSON.stringify({ draft: ANNS_DRAFT, storedAt: Date.now() }));
  const before = readText('session', DRAFT_KEY);
  await run(releaseHeldLoan, { flow: 'stores', params: {} });
  expect([readText('session', DRAFT_KEY), requests]).toEqual([before, []]);
});

test('while the payment of a renewal may be in progress, a link neither gives the loan back nor drops the payment (R-3, FLOW-PAY-02)', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  keepText('session', DRAFT_KEY, JSON.stringify({ draft: { ...ANNS_DRAFT, holdsLock: true }, storedAt: Date.now() }));
  keepText('session', 'inFlight:L1', JSON.stringify({ version: 1, record: ANNS_RECORD }));
  const before = readText('session', DRAFT_KEY);
  await run(releaseHeldLoan, { flow: 'stores', params: {} });
  expect([readText('session', DRAFT_KEY), requests]).toEqual([before, []]);
});

test('every intent has its own key (CONF-037)', async () => {
  const keys = await Promise.all(Array.from({ length: 50 }, () => run(newKey, undefined)));
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key))).toBe(true);
});

const card = (id: string, guestCard: boolean) => ({
  cardToken: id,
  cardIds: [{ type: '1', id }],
  cardNumber: '•••• •••• •••• 4242',
  cardType: 'visa',
  expirationMonth: '12',
  expirationYear: '30',
  guestCard,
  canDisburse: true,
});

test('after login the guest cards are deleted and the saved ones stay (FLOW-AUTH-06, CONF-010)', async () => {
  const { requests } = service((request) => json(request.method === 'GET' ? { cards: [card('saved', false), card('guest', true)] } : {}));
  await run(deleteGuestCards, undefined);
  expect(paths(requests)).toEqual(['GET /cards?processorType=3', 'DELETE /cards']);
  expect(await requests[1]?.json()).toEqual({ cardIds: [{ type: '1', id: 'guest' }] });
});

const CHANGES = {
  added: () => run(addCard, { nonce: 'n-1', guestCard: false, bridgeToken: 'bridge-1' }),
  saved: () => changed('PUT /cards', { cardIds: [{ type: '1', id: 'guest' }], guestCard: false }, new AbortController().signal),
  removed: () => run(removeCards, { cardIds: [{ type: '1', id: 'saved' }] }),
} as const;
test.each(['added', 'saved', 'removed'] as const)(
  'after a card was %s, the cards are requested again, also after a lost response',
  async (change) => {
    let status = 200;
    const { requests } = service(({ method }) =>
      method === 'GET' ? json({ cards: [card('saved', false)] }) : json(card('new', false), status),
    );
    const look = () => run(cachedCall('GET /cards'), {});
    const looks = () => requests.filter(({ method }) => method === 'GET').length;
    await look();
    await CHANGES[change]();
    await look();
    expect(looks()).toBe(2);
    status = 502;
    await failureOf(CHANGES[change]());
    await look();
    await look();
    expect(looks()).toBe(3);
  },
);

test('a locked flow stays locked until it is unlocked; locking it twice counts once (FLOW-LOCK-01)', async () => {
  await run(lockFlow, { flow: 'payment' });
  await expect(run(lockFlow, { flow: 'payment' })).resolves.toEqual(['payment']);
  await expect(run(readLocks, undefined)).resolves.toEqual(['payment']);
  await run(unlockFlows, undefined);
  await expect(run(readLocks, undefined)).resolves.toEqual([]);
});

test('the clock actor returns the current time', async () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  await expect(run(readClock, undefined)).resolves.toEqual({ now: 1_795_000_000_000 });
});

test('the configuration of the installation is checked before anything uses it', async () => {
  const right = {
    serviceUrl: '/api',
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'portal' },
    vaultOrigin: 'https://vault.test',
  };
  vi.stubGlobal('location', new URL(ORIGIN));
  const answer = (body: object, status = 200) => serve([http.get(`${ORIGIN}/config.json`, () => json(body, status))]);
  answer(right);
  await expect(fetchConfig()).resolves.toMatchObject({ environment: 'production', serviceConfig: { region: 'us-east-1' } });
  answer({ ...right, vaultOrigin: 'vault' });
  await expect(fetchConfig()).rejects.toThrow('Invalid URL');
  answer({}, 404);
  await expect(fetchConfig()).rejects.toThrow('/config.json answered 404');
});
