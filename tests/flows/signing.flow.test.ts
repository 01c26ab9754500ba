import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { signingMachine } from '../../machines/signing/signing.machine.ts';
import type { SigningEvent, SigningInput } from '../../machines/signing/signing.rules.ts';
import { signingView, type SigningPhase } from '../../machines/signing/signing.view.ts';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import { papersOf } from '../calls/agreement.ts';
import { worldOf, type Loan, type World } from '../calls/world.ts';
import { openCeremony } from './kit/ceremony.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';
import { PORTAL, VAULT } from './kit/wire.ts';

let sandbox: Sandbox;
let page: Page;
let ann: World;
let loan: Loan;
let input: SigningInput;
let signing: ActorRefFrom<typeof signingMachine> | undefined;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fresh('ann');
  ann = await worldOf({ ...sandbox.speak, sandbox: true }, 'ann');
  loan = await ann.loan();
  const person = { profileId: ann.claims.sub, customerId: ann.customerId(loan.lmsId) };
  const { loanId, lmsId, storePhoneNumber } = loan;
  input = { person, loanId, lmsId, signingType: 'refinance', settings: DEFAULT_SETTINGS, storePhoneNumber };
  await writesPapers();
});
afterEach(() => {
  signing?.stop();
  signing = undefined;
  page?.close();
});

/** The papers of a refinance of Ann's first loan, which pays this much. */
const writesPapers = (paymentAmount = '345.00') =>
  ann.answer('GET /documents', papersOf(ann, loan, { paymentAmount, disbursementAmount: '0.00', migrateProduct: false }));

const assign = vi.fn<(address: string) => void>();
const HERE = `${PORTAL}/TitleMax/Accounts/1/Payment/DocuSignView`;

/** Ann is signed in on a page of this width, on the screen of the papers. */
async function opens(more: Partial<SigningInput> = {}, width = 1280): Promise<void> {
  page = await signIn(sandbox, 'ann');
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('location', { origin: PORTAL, protocol: 'http:', href: `${HERE}?signingStatus=x`, assign });
  assign.mockClear();
  sandbox.line.sent.length = 0;
  const { signingMachine: machine } = await import('../../machines/signing/signing.machine.ts'); // with the page's own client
  signing = createActor(machine, { input: { ...input, ...more } }).start();
}
const running = () => {
  if (!signing) throw new Error('the papers are not on the screen');
  return signing;
};
const view = () => signingView(running().getSnapshot());
const send = (event: SigningEvent) => running().send(event);
const at = (phase: SigningPhase) => page.until(() => view().phase === phase);
const calls = (call: string) => sandbox.line.of(call);
async function papers() {
  await at('loading');
  const opened = await page.mountPapers(view().signingUrl);
  send({ type: 'frame.loaded' });
  return opened;
}

test('Ann signs in a frame: one session with the fields of the specification, and the lender says that it is signed (part of PROD-015, ROUTE-084, CALL-033, CALL-034)', async () => {
  await opens();
  const opened = await papers();
  expect(opened.html).toContain('Refinance agreement');
  expect(new URL(view().signingUrl).origin).toBe(VAULT);
  expect(calls('POST /loanSigning').map(({ body }) => body)).toEqual([
    {
      customerId: input.person.customerId,
      lmsId: loan.lmsId,
      loanId: loan.loanId,
      signingType: 'refinance',
      iframe: true,
      redirectUrl: HERE,
    },
  ]);
  expect(calls('GET /loanSigning').map(({ query }) => query)).toContainEqual({
    loanId: loan.loanId,
    lmsId: loan.lmsId,
    signingType: 'refinance',
  });
  await opened.press('sign');
  await at('signed');
  send({ type: 'signature.confirmed' });
  expect(running().getSnapshot().output).toEqual({ kind: 'signed' });
  expect(calls('POST /loanSigning')).toHaveLength(1);
});

test('the lender is asked each second while Ann reads, and not while she looks at another tab (docusign-3)', async () => {
  await opens();
  await papers();
  const asked = () => calls('GET /loanSigning').length;
  const before = asked();
  await sandbox.time.passes(10_000);
  expect(asked() - before).toBe(10);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const hidden = asked();
  await sandbox.time.passes(10_000);
  expect(asked()).toBe(hidden);
});

describe('each way a session ends (FLOW-DOC-04)', () => {
  test('declined: nothing is signed; signed after all in a new session', async () => {
    await opens();
    await (await papers()).press('decline');
    await at('declined');
    send({ type: 'signing.chosen' });
    await (await papers()).press('sign');
    await at('signed');
    expect(calls('POST /loanSigning')).toHaveLength(2);
  });
  test('only read: not enough', async () => {
    await opens();
    await (await papers()).press('viewed');
    await at('viewed');
    send({ type: 'flow.left' });
    expect(running().getSnapshot().output).toEqual({ kind: 'left' });
  });
  test('over: after fifteen minutes the papers are opened again in a new session', async () => {
    await opens();
    await papers();
    await sandbox.advance(901);
    await at('expired');
    send({ type: 'signing.chosen' });
    await (await papers()).press('sign');
    await at('signed');
    expect(calls('POST /loanSigning')).toHaveLength(2);
  });
});

test('a signature that takes long: after 15 seconds it is still being taken down, and is found then (FLOW-DOC-05, CONST-009)', async () => {
  await opens();
  const opened = await papers();
  await sandbox.fault('GET /loanSigning', { body: { pending: true } });
  await opened.press('sign');
  await at('recording');
  await sandbox.time.passes(14_000);
  expect(view().phase).toBe('recording');
  await sandbox.time.passes(2_000);
  expect(view().phase).toBe('late');
  await sandbox.heal();
  await at('signed');
});

test('while a signature is taken down no second session opens: the portal waits for it', async () => {
  await opens();
  await papers();
  await sandbox.lender.db.updateTable('signing').set({ signed_at: 1 }).where('loan_id', '=', loan.loanId).execute();
  send({ type: 'window.chosen' });
  await at('recording');
  expect(calls('POST /loanSigning').map(({ status }) => status)).toEqual([200, 409]);
  expect(assign).not.toHaveBeenCalled();
});

test('a lost answer opens one more session at most, and the last one counts', async () => {
  await sandbox.fault('POST /loanSigning', { cut: 'after' }, 1);
  await opens();
  await at('unopened');
  send({ type: 'retry.chosen' });
  await (await papers()).press('sign');
  await at('signed');
  expect(calls('POST /loanSigning')).toHaveLength(2);
});

describe('in this window', () => {
  test('on a small phone Ann opens the papers by a press, signs, comes back, and is done', async () => {
    await opens({}, 320);
    await at('offered');
    expect(calls('POST /loanSigning')).toEqual([]);
    send({ type: 'signing.chosen' });
    await at('away');
    const address = assign.mock.calls[0]?.[0] ?? '';
    const opened = await openCeremony(sandbox.vault, address, new EventTarget());
    expect(await opened.press('sign')).toBe(`${HERE}?signingStatus=signing_complete`);
    signing?.stop();
    page.close();
    await opens({ hasReturned: true }, 320);
    await at('signed');
    expect(calls('POST /loanSigning')).toEqual([]);
  });
  test('a decline there is shown here', async () => {
    await opens();
    await papers();
    send({ type: 'window.chosen' });
    await at('away');
    const address = assign.mock.calls[0]?.[0] ?? '';
    await (await openCeremony(sandbox.vault, address, new EventTarget())).press('decline');
    signing?.stop();
    page.close();
    await opens({ hasReturned: true });
    await at('declined');
    send({ type: 'decline.confirmed' });
    expect(running().getSnapshot().output).toEqual({ kind: 'declined' });
  });
});

describe('back later', () => {
  test('papers that were signed on another device are done at once, also in another tab that still shows them', async () => {
    await opens();
    await at('loading');
    const opened = await openCeremony(sandbox.vault, view().signingUrl, new EventTarget());
    await opened.press('sign');
    await at('signed');
    signing?.stop();
    page.close();
    await opens();
    await page.until(() => running().getSnapshot().status === 'done');
    expect(running().getSnapshot().output).toEqual({ kind: 'signed' });
    expect(calls('POST /loanSigning')).toEqual([]);
  });
  test('a session that is open is not ended by a reload, only by a press', async () => {
    await opens();
    await papers();
    signing?.stop();
    page.close();
    await opens();
    await at('elsewhere');
    expect(calls('POST /loanSigning')).toEqual([]);
    send({ type: 'signing.chosen' });
    await (await papers()).press('sign');
    await at('signed');
  });
  test('another amount makes the signature void: its papers are signed again (R-1)', async () => {
    await opens();
    await (await papers()).press('sign');
    await at('signed');
    signing?.stop();
    page.close();
    await writesPapers('400.00');
    await opens();
    await at('loading');
    expect(calls('POST /loanSigning')).toHaveLength(1);
  });
});

test('papers that are void by now cannot be signed: the flow gets new ones (docusign-6)', async () => {
  await sandbox.lender.db.deleteFrom('refinance_terms').where('loan_id', '=', loan.loanId).execute();
  await opens();
  await at('outdated');
  expect(view().failure).toMatchObject({ code: 'PapersMissing', texts: ['Read the documents of this refinance before you sign them.'] });
  send({ type: 'papers.chosen' });
  expect(running().getSnapshot().output).toEqual({ kind: 'outdated' });
});

test('a forged message changes nothing: not by another origin, not by another window', async () => {
  await opens();
  const opened = await papers();
  const source: unknown = Reflect.get(opened.element, 'contentWindow');
  const data = { type: 'signing.ended', signingStatus: 'signing_complete' };
  for (const from of [
    { origin: 'https://evil.example', source },
    { origin: VAULT, source: {} },
    { origin: PORTAL, source },
  ])
    dispatchEvent(Object.assign(new Event('message'), { data, ...from }));
  expect(view().phase).toBe('reading');
  await sandbox.time.passes(3_000);
  expect(view().phase).toBe('reading');
});
