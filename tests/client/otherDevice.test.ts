import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { readLeft } from '../../services/actors/draft.ts';
import { forgetInFlight, writeInFlight } from '../../services/actors/inFlight.ts';
import { stepDraft } from '../../services/actors/stepDraft.ts';
import { forgetDraft, readInFlight } from '../../services/actors/underWay.ts';
import { readUnfinished } from '../../services/actors/unfinished.ts';
import { saveRemote } from '../../services/client/remote.ts';
import { decodeRemote } from '../../services/client/remoteCopy.ts';
import { keepText, readText } from '../../services/client/storage.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_DRAFT, ANNS_RECORD } from './kit/payment.ts';
import { run } from './kit/run.ts';
import { failureOf, freshPage, json, service } from './kit/service.ts';

/** What was sent; before its first copy a page reads the one that is there. */
const sent = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

test('a payment in flight is stored in the tab before any await, and its remote copy is sent after that (FLOW-PAY-02, STORE-008)', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  const written = run(writeInFlight, ANNS_RECORD);
  expect(readText('session', 'inFlight:L1')).toContain(ANNS_RECORD.paymentKey);
  await written;
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(1), 60_000);
  const { customerId, value } = v.parse(v.object({ customerId: v.string(), value: v.string() }), await sent(requests)[0]?.json());
  expect([customerId, decodeRemote(value)]).toEqual([
    'C-ann',
    { state: { draft: null, storedAt: 0, inFlight: ANNS_RECORD, steps: [] }, route: 'PaymentProcessing' },
  ]);
  await run(forgetInFlight, { profileId: 'profile-ann', loanId: 'L1' });
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(2), 60_000);
  expect(await sent(requests)[1]?.json()).toEqual({ customerId: 'C-ann', value: '' });
});

test('on another device Ann finds the payment and the draft, Sam does not (FLOW-PAY-15, CONF-008)', async () => {
  const left = btoa(
    JSON.stringify({ state: { draft: ANNS_DRAFT, storedAt: Date.now(), inFlight: ANNS_RECORD }, route: 'PaymentProcessing' }),
  );
  const { requests } = service(() => json({ value: left }));
  keepTokens(annsEntry(), { remember: false });
  await expect(run(readInFlight, { profileId: 'profile-ann' })).resolves.toEqual(ANNS_RECORD);
  await expect(run(readInFlight, { profileId: 'profile-ann', loanId: 'L2' })).resolves.toBeNull();
  await expect(run(readInFlight, { profileId: 'profile-sam' })).resolves.toBeNull();
  const asked = requests.length;
  await expect(run(readLeft, { profileId: 'profile-ann', loanId: 'L1' })).resolves.toEqual({
    draft: ANNS_DRAFT,
    inFlight: ANNS_RECORD,
    receipt: null,
  });
  expect(requests, 'one request for both').toHaveLength(asked + 1);
});

test('a draft from another device that is older than 30 minutes is not offered', async () => {
  const left = { state: { draft: ANNS_DRAFT, storedAt: Date.now() - 30 * 60_000 }, route: 'MakePayment' };
  service(() => json({ value: btoa(JSON.stringify(left)) }));
  keepTokens(annsEntry(), { remember: false });
  await expect(run(readLeft, { profileId: 'profile-ann', loanId: 'L1' })).resolves.toEqual({ draft: null, inFlight: null, receipt: null });
});

const STEP = { flow: 'draw', screen: 'ManageDisburseMethod', params: { brand: 'TitleMax', loanId: 'L2' } } as const;
const RENEWAL = { productId: 'P2', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
const stepLeft = (at: number) => ({ ...STEP, storedAt: at, draft: { typed: 5_000 } });
const unfinishedWith = async (state: object) => {
  service(() => json({ value: btoa(JSON.stringify({ state, route: '' })) }));
  keepTokens(annsEntry(), { remember: false });
  return run(readUnfinished, undefined);
};

test.each([
  [
    'the payment first, when it is newer',
    { draft: ANNS_DRAFT, storedAt: Date.now(), steps: [stepLeft(Date.now() - 1_000)] },
    ['payment', 'draw'],
  ],
  [
    'the cash first, when it is newer',
    { draft: ANNS_DRAFT, storedAt: Date.now() - 1_000, steps: [stepLeft(Date.now())] },
    ['draw', 'payment'],
  ],
  [
    'a new loan and the cash, the newest first',
    { steps: [stepLeft(Date.now() - 1_000), { ...stepLeft(Date.now()), flow: 'origination' }] },
    ['origination', 'draw'],
  ],
  ['a payment that renews the loan, as a renewal', { draft: { ...ANNS_DRAFT, renewal: RENEWAL }, storedAt: Date.now() }, ['renewal']],
  ['the payment, when the cash is older than 30 minutes', { draft: ANNS_DRAFT, storedAt: Date.now(), steps: [stepLeft(0)] }, ['payment']],
  ['nothing, when both are', { draft: ANNS_DRAFT, storedAt: 0, steps: [stepLeft(0)] }, []],
  ['nothing of a flow that this portal does not have', { steps: [{ ...stepLeft(Date.now()), flow: 'lottery' }] }, []],
])('of what Ann left on another device she is offered %s (CONF-008)', async (_, state, flows) => {
  const found = await unfinishedWith(state);
  expect(found.map(({ flow }) => flow)).toEqual(flows);
  expect(found.filter(({ waits }) => waits)).toEqual([]);
});

test.each([
  [
    'a payment, everything else',
    { draft: ANNS_DRAFT, storedAt: Date.now(), inFlight: ANNS_RECORD, steps: [stepLeft(Date.now())] },
    ['draw'],
  ],
  [
    'a draw, everything else',
    { draft: ANNS_DRAFT, storedAt: Date.now(), inFlight: { ...ANNS_RECORD, flow: 'draw' }, steps: [stepLeft(Date.now())] },
    ['payment'],
  ],
  [
    'a payment of another loan, her payment',
    { draft: ANNS_DRAFT, storedAt: Date.now(), inFlight: { ...ANNS_RECORD, loanId: 'L9' } },
    ['payment'],
  ],
])('while the outcome is unknown of %s waits: nothing is offered twice (CONF-008, CONF-009)', async (_, state, flows) => {
  expect((await unfinishedWith(state)).map(({ flow, waits }) => [flow, waits])).toEqual(flows.map((flow) => [flow, true]));
});

test('a draft of cash goes to the service only as far as its schema allows, and is gone there once it is forgotten (CONF-008)', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  const draft = stepDraft('draw', v.object({ amount: v.number() }), () => STEP);
  const actor = createActor(draft.keep).start();
  const typed = { amount: 5_000, cardNumber: '4111-canary' };
  actor.send({ type: 'draft.changed', draft: typed });
  actor.stop();
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(1), 60_000);
  const { value } = v.parse(v.object({ value: v.string() }), await sent(requests)[0]?.json());
  expect(decodeRemote(value)?.state.steps).toMatchObject([{ ...STEP, draft: { amount: 5_000 } }]);
  expect(atob(value)).not.toContain('canary');
  await run(draft.forget, undefined);
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(2), 60_000);
  expect(await sent(requests)[1]?.json()).toMatchObject({ value: '' });
});

const sentStates = async (requests: readonly Request[]) =>
  Promise.all(
    sent(requests).map(
      async (request) => decodeRemote(v.parse(v.object({ value: v.string() }), await request.clone().json()).value)?.state,
    ),
  );
const AMOUNT = v.object({ amount: v.number() });
const NEW_LOAN = { screen: 'OriginationChooseMethod', params: { brand: 'TitleMax', applicationId: 'A1' } } as const;

test('a payment, cash and a new loan that Ann leaves half way are each taken up on another device; finishing one leaves the others (CONF-008)', async () => {
  let stored = '';
  const { requests } = service(async (request) => {
    if (request.method === 'POST') stored = v.parse(v.object({ value: v.string() }), await request.clone().json()).value;
    return json(request.method === 'POST' ? {} : { value: stored });
  });
  keepTokens(annsEntry(), { remember: false });
  const cash = stepDraft('draw', AMOUNT, () => STEP);
  const loan = stepDraft('origination', AMOUNT, () => NEW_LOAN);
  const leaves = (actors: typeof cash, amount: number) => {
    const keeping = createActor(actors.keep).start();
    keeping.send({ type: 'draft.changed', draft: { amount } });
    keeping.stop();
  };
  await saveRemote({ draft: ANNS_DRAFT });
  leaves(cash, 5_000);
  leaves(loan, 60_000);
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(3), 60_000);
  forgetCustomer(); // another device has none of it
  keepTokens(annsEntry(), { remember: false });
  expect((await run(readLeft, { profileId: 'profile-ann', loanId: 'L1' })).draft).toEqual(ANNS_DRAFT);
  expect([await run(cash.read, undefined), await run(loan.read, undefined)]).toEqual([{ amount: 5_000 }, { amount: 60_000 }]);
  await run(cash.forget, undefined);
  await vi.waitFor(async () => expect(await sentStates(requests)).toHaveLength(4), 60_000);
  expect((await sentStates(requests)).at(-1)).toMatchObject({
    draft: ANNS_DRAFT,
    steps: [{ flow: 'origination', draft: { amount: 60_000 } }],
  });
});

test('the copy is never longer than the contract allows: the oldest step is left out, the payment never (CONF-008)', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  const step = (flow: 'draw' | 'origination', storedAt: number) => ({ ...STEP, flow, storedAt, draft: { text: 'x'.repeat(1_300) } });
  await saveRemote({ draft: ANNS_DRAFT, steps: { draw: step('draw', 1), origination: step('origination', 2) } });
  const [state] = await sentStates(requests);
  expect([state?.draft, state?.steps.map(({ flow }) => flow)]).toEqual([ANNS_DRAFT, ['origination']]);
});

test('a failed request for the copy counts as no copy; a failed request to empty it is an error', async () => {
  const isEmpty = json({ value: '' });
  const { log } = service(({ method }) => (method === 'GET' && log.length > 0 ? isEmpty : json({}, 503)));
  keepTokens(annsEntry(), { remember: false });
  await expect(run(readInFlight, { profileId: 'profile-ann' })).resolves.toBeNull();
  expect(log.map(({ event }) => event)).toContain('remote copy failed');
  expect(await failureOf(saveRemote({ draft: null, inFlight: null }))).toMatchObject({ kind: 'unknown', call: 'POST /usercache' });
});

test('copies are sent one after the other, so that an older one never wins', async () => {
  const answers: (() => void)[] = [];
  const { requests } = service(({ method }) =>
    method === 'GET' ? json({ value: '' }) : new Promise((resolve) => answers.push(() => resolve(json({})))),
  );
  keepTokens(annsEntry(), { remember: false });
  await run(writeInFlight, ANNS_RECORD);
  await vi.waitFor(() => expect(answers).toHaveLength(1), 60_000);
  await run(forgetInFlight, { profileId: 'profile-ann', loanId: 'L1' });
  expect(sent(requests)).toHaveLength(1);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2), 60_000);
  expect(await sent(requests)[1]?.json()).toEqual({ customerId: 'C-ann', value: '' });
  answers[1]?.();
});

test('after a reload a new draft does not overwrite the copy of a payment in flight', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry(), { remember: false });
  keepText('session', 'inFlight:L1', JSON.stringify({ version: 1, record: ANNS_RECORD }));
  await saveRemote({ draft: ANNS_DRAFT });
  const { value } = v.parse(v.object({ value: v.string() }), await sent(requests)[0]?.json());
  expect(decodeRemote(value)?.state).toMatchObject({ draft: ANNS_DRAFT, inFlight: ANNS_RECORD });
});

test('a payment whose receipt Ann saw is not unknown again after a reload, although the service still has its old copy (CONF-008)', async () => {
  const old = { draft: ANNS_DRAFT, storedAt: Date.now(), inFlight: ANNS_RECORD, steps: [stepLeft(Date.now())] };
  const { requests } = service(({ method }) => {
    if (method === 'POST' && sent(requests).length <= 3) throw new TypeError('the page is gone');
    return json(method === 'POST' ? {} : { value: btoa(JSON.stringify({ state: old, route: 'PaymentProcessing' })) });
  });
  keepTokens(annsEntry(), { remember: false });
  await run(writeInFlight, ANNS_RECORD);
  await run(forgetInFlight, { profileId: 'profile-ann', loanId: 'L1' });
  await run(forgetDraft, undefined);
  await vi.waitFor(() => expect(sent(requests)).toHaveLength(3), 60_000);
  const tab = readText('session', 'unsentCopy') ?? '';
  freshPage();
  keepTokens(annsEntry(), { remember: false });
  keepText('session', 'unsentCopy', tab);
  await expect(run(readUnfinished, undefined)).resolves.toEqual([{ ...STEP, waits: false }]);
  await vi.waitFor(() => expect(readText('session', 'unsentCopy')).toBeNull(), 60_000);
  const { value } = v.parse(v.object({ value: v.string() }), await requests.at(-1)?.json());
  expect(decodeRemote(value)?.state).toEqual({ draft: null, storedAt: 0, inFlight: null, steps: old.steps });
});

test('what another device has in flight stays in the copy when this one saves a draft (CONF-008)', async () => {
  const left = btoa(JSON.stringify({ state: { inFlight: ANNS_RECORD }, route: 'PaymentProcessing' }));
  const { requests } = service(({ method }) => json(method === 'POST' ? {} : { value: left }));
  keepTokens(annsEntry(), { remember: false });
  await run(readUnfinished, undefined);
  await saveRemote({ draft: { ...ANNS_DRAFT, loanId: 'L2' } });
  const { value } = v.parse(v.object({ value: v.string() }), await requests.at(-1)?.json());
  expect(decodeRemote(value)?.state.inFlight).toEqual(ANNS_RECORD);
});

test('a guest leaves no copy with the service', async () => {
  const { requests } = service(() => json({}));
  keepTokens(annsEntry({ sub: 'guest-gus', guest_loan_id: 'L9' }), { remember: false });
  await run(writeInFlight, { ...ANNS_RECORD, profileId: 'guest-gus', loanId: 'L9' });
  await expect(run(readInFlight, { profileId: 'guest-gus', loanId: 'L9' })).resolves.toMatchObject({ loanId: 'L9' });
  expect(requests).toHaveLength(0);
});
