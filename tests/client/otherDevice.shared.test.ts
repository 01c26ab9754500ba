import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { readRemote, saveRemote } from '../../services/client/remote.ts';
import { decodeRemote } from '../../services/client/remoteCopy.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_DRAFT, ANNS_RECORD } from './kit/payment.ts';
import { json, service } from './kit/service.ts';

/** Two devices share one copy, which each writes whole: none may lose what the other left (CONF-008). */
const CASH = {
  flow: 'draw',
  screen: 'ManageDisburseMethod',
  params: { brand: 'TitleMax', loanId: 'L2' },
  draft: { typed: 5_000 },
} as const;
const LONG_MS = 5 * 60_000;

const cashLeft = () => ({ steps: [{ ...CASH, storedAt: Date.now() }] });
const paymentLeft = () => ({ draft: ANNS_DRAFT, storedAt: Date.now() });
const read = () => readRemote(new AbortController().signal);

let stored = '';
let before: (request: Request) => Response | Promise<Response | undefined> | undefined = () => undefined;
const leave = (state: object): void => void (stored = btoa(JSON.stringify({ state, route: '' })));
const copy = () => decodeRemote(stored)?.state;
/** The next answer to a read waits. */
function readsLate() {
  let answer = (_value: string): void => undefined;
  const asked = new Promise<void>((arrived) => {
    before = ({ method }) => {
      if (method !== 'GET') return undefined;
      before = () => undefined;
      arrived();
      return new Promise((resolve) => (answer = (value) => resolve(json({ value }))));
    };
  });
  return { asked, answer: (value: string) => answer(value) };
}

beforeEach(() => {
  stored = '';
  before = () => undefined;
  service(async (request) => {
    const special = await before(request);
    if (special) return special;
    if (request.method === 'POST') stored = v.parse(v.object({ value: v.string() }), await request.json()).value;
    return json(request.method === 'POST' ? {} : { value: stored });
  });
  keepTokens(annsEntry(), { remember: false });
});

test('a payment that Ann begins before the page has read the copy leaves the cash of her phone in it', async () => {
  leave(cashLeft());
  await saveRemote({ draft: ANNS_DRAFT });
  expect(copy()).toMatchObject({ draft: ANNS_DRAFT, steps: [CASH] });
});

test('while the copy cannot be read nothing is written over it; what waited is written with the next change', async () => {
  leave(cashLeft());
  before = ({ method }) => (method === 'GET' ? json({}, 503) : undefined);
  await expect(saveRemote({ draft: ANNS_DRAFT })).rejects.toMatchObject({ failure: { call: 'GET /usercache' } });
  expect(copy()).toMatchObject({ draft: null, steps: [CASH] });
  before = () => undefined;
  await saveRemote({ steps: { origination: { ...CASH, flow: 'origination', storedAt: Date.now() } } });
  expect(copy()).toMatchObject({ draft: ANNS_DRAFT, steps: [{ flow: 'origination' }, CASH] });
});

test('a payment that Ann finishes on her laptop stays finished when the phone, open all the while, goes on with the cash', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  leave(paymentLeft());
  await read();
  leave({});
  vi.setSystemTime(Date.now() + LONG_MS);
  await saveRemote({ steps: { draw: { ...CASH, storedAt: Date.now() } } });
  expect(copy()).toMatchObject({ draft: null, steps: [CASH] });
});

test('also when the phone itself began the payment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await read();
  await saveRemote({ draft: ANNS_DRAFT });
  leave({});
  vi.setSystemTime(Date.now() + LONG_MS);
  await saveRemote({ steps: { draw: { ...CASH, storedAt: Date.now() } } });
  expect(copy()).toMatchObject({ draft: null, steps: [CASH] });
});

test('a copy that cannot be read again is written as this page knows it: a payment on its way is never left out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  leave(cashLeft());
  await read();
  vi.setSystemTime(Date.now() + LONG_MS);
  before = ({ method }) => (method === 'GET' ? json({}, 503) : undefined);
  await saveRemote({ inFlight: ANNS_RECORD });
  expect(copy()).toMatchObject({ inFlight: ANNS_RECORD, steps: [CASH] });
});

test('an answer from before the payment was finished does not bring it back', async () => {
  leave(paymentLeft());
  await read();
  const old = stored;
  const { asked, answer } = readsLate();
  const reading = read();
  await asked;
  await saveRemote({ draft: null });
  answer(old);
  expect((await reading)?.state).toMatchObject({ draft: null });
  await saveRemote({ steps: { draw: { ...CASH, storedAt: Date.now() } } });
  expect(copy()).toMatchObject({ draft: null, steps: [CASH] });
});

test('an answer that arrives after another customer has signed in is not hers', async () => {
  leave(paymentLeft());
  const { asked, answer } = readsLate();
  const reading = read();
  await asked;
  keepTokens(annsEntry({ sub: 'profile-dot', customer_id: 'C-dot' }), { remember: false });
  answer(stored);
  expect(await reading).toBeNull();
});
