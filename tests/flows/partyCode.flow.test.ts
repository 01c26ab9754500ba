import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { createActor, toPromise, waitFor, type SnapshotFrom } from 'xstate';
import { isChart } from '../../machines/kit/xstateInternals.ts';
import { partyCodeMachine } from '../../machines/partyCode/partyCode.machine.ts';
import { needsPartyCode } from '../../machines/partyCode/partyCode.rules.ts';
import { partyCodeView } from '../../machines/partyCode/partyCode.view.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import type { verifyCodeMachine } from '../../machines/verifyCode/verifyCode.machine.ts';
import { listAccounts } from '../../services/actors/accounts.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

/** The code of the other party: the real chart and client against the real lender. */
const START_MS = 60_000;
const Messages = v.object({ messages: v.array(v.object({ channel: v.string(), text: v.string() })) });
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(async () => {
  freshPage();
  clearCache();
  const line = (request: Request) => lender.fetch(request);
  page = service(line, { cognito: line });
  await lender.db.deleteFrom('rate').execute();
  await sandbox('POST', 'clock', { reset: true });
  for (const person of ['ann', 'sam']) await sandbox('POST', 'reset', { person });
});

async function sandbox(method: string, path: string, body?: object): Promise<unknown> {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await lender.fetch(new Request(`${ORIGIN}/sandbox/${path}`, { method, ...init }));
  if (!response.ok) throw new Error(`${method} /sandbox/${path} was answered ${response.status}`);
  return response.json();
}
/** The newest message to a phone number. */
async function messageTo(phone: string) {
  const [newest] = v.parse(Messages, await sandbox('GET', `outbox?to=${phone}`)).messages;
  if (!newest) throw new Error(`nothing was sent to ${phone}`);
  return { ...newest, code: /\b\d{6}\b/.exec(newest.text)?.[0] ?? '' };
}
const ANNS = '5125550101';
const SAMS = '5125550102';

const isVerifying = (snapshot: unknown): snapshot is SnapshotFrom<typeof verifyCodeMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'verifyCode';

/** Signs in, and starts the step for the loan that Ann and Sam share. */
async function renews(name: 'ann' | 'sam', { canSendVoiceMessages = true } = {}) {
  keepSecret('password', PASSWORD);
  const person = await toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
  const { loans } = await toPromise(createActor(listAccounts, { input: {} }).start());
  const loan = loans.find(({ cosignerId }) => cosignerId !== '');
  if (!loan) throw new Error(`${name} shares no loan`);
  expect(needsPartyCode(loan, person)).toBe(true);
  const actor = createActor(partyCodeMachine, {
    input: { person, loan, settings: { ...settingsIn(SETTINGS), canSendVoiceMessages } },
  }).start();
  const verifying = () => actor.getSnapshot().children['verifyCode'];
  const code = () => {
    const snapshot: unknown = verifying()?.getSnapshot();
    return isVerifying(snapshot) ? snapshot : null;
  };
  const settled = () => waitFor(actor, () => !code()?.hasTag('busy'), { timeout: START_MS });
  const sends = (event: VerifyCodeEvent) => verifying()?.send(event);
  return {
    actor,
    loanId: loan.loanId,
    codes: () => code()?.context.codes,
    sends,
    async goesOn() {
      actor.send({ type: 'code.chosen' });
      await settled();
    },
    async chooses(method: 'text' | 'voice') {
      sends({ type: 'method.chosen', method });
      await settled();
    },
    async enters(typed: string) {
      sends({ type: 'code.submitted', code: typed });
      await settled();
    },
  };
}
const sent = (path: string) => page.requests.filter(({ url }) => new URL(url).pathname === `/api${path}`);
const other = (code: string) => (code === '111111' ? '222222' : '111111');

/** ROUTE-079, FLOW-REFI-15, CALL-003, CALL-004. @layer NET */
test('Ann renews the loan she shares with Sam: Sam gets the code by text, and with it the renewal goes on', async () => {
  const { actor, loanId, codes, goesOn, chooses, enters } = await renews('ann');
  await goesOn();
  expect(sent('/sendverificationcode')).toEqual([]);
  await chooses('text');
  expect(codes()?.sent).toEqual({ method: 'text', destination: '(•••) •••-0102' });
  expect(await sent('/sendverificationcode')[0]?.json()).toEqual({
    customerId: '702002',
    loanId,
    requesterName: 'Ann Ashby',
    isVoice: false,
  });
  const { code, text } = await messageTo(SAMS);
  expect(text).toContain('Ann Ashby wants to refinance a loan you share.');
  expect(text).not.toContain('Tell it to nobody else');
  await enters(code);
  expect(actor.getSnapshot().output).toEqual({ kind: 'verified' });
  const [query, ...more] = sent('/verificationcodestatus').map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect([query, more]).toEqual([{ loanId, verificationCode: code }, []]);
});

test('Sam, the co-signer, renews it: Ann gets the code, by voice (CALL-003, part of ROLE-007)', async () => {
  const { actor, goesOn, chooses, enters } = await renews('sam');
  await goesOn();
  await chooses('voice');
  const { channel, code } = await messageTo(ANNS);
  expect(channel).toBe('voice');
  expect(await sent('/sendverificationcode')[0]?.json()).toMatchObject({ requesterName: 'Sam Ortega', isVoice: true });
  await enters(code);
  expect(actor.getSnapshot().output).toEqual({ kind: 'verified' });
});

test('a lender that makes no calls: the code goes by text at once', async () => {
  const { codes, goesOn } = await renews('sam', { canSendVoiceMessages: false });
  await goesOn();
  expect(codes()).toMatchObject({ sent: { method: 'text' }, ways: [{ method: 'text' }] });
});

test('a wrong code is not accepted, and a code works once', async () => {
  const { codes, goesOn, chooses, enters } = await renews('ann');
  await goesOn();
  await chooses('text');
  const { code } = await messageTo(SAMS);
  await enters(other(code));
  expect(codes()).toMatchObject({ problem: 'wrong', wrong: 1 });
  await enters(code);
  const again = await renews('ann');
  await again.goesOn();
  await again.chooses('text');
  await again.enters(code);
  expect(again.codes()).toMatchObject({ problem: 'wrong' });
});

test('a code that is ten minutes old has expired: another one helps', async () => {
  const { codes, goesOn, chooses, enters } = await renews('ann');
  await goesOn();
  await chooses('text');
  const { code } = await messageTo(SAMS);
  await sandbox('POST', 'clock', { advanceSeconds: 601 });
  await enters(code);
  expect(codes()).toMatchObject({ problem: 'expired', mayResend: true });
});

test('the response to the code is lost: it is not sent again by itself, and once used up it needs another one', async () => {
  const { codes, goesOn, chooses, enters } = await renews('ann');
  await goesOn();
  await chooses('text');
  const { code } = await messageTo(SAMS);
  await sandbox('POST', 'faults', { call: 'GET /verificationcodestatus', fault: { cut: 'after' }, times: 1 });
  await enters(code);
  expect(codes()?.failure).toMatchObject({ kind: 'unknown' });
  expect(sent('/verificationcodestatus')).toHaveLength(1);
  await enters(code);
  expect(codes()).toMatchObject({ problem: 'expired', mayResend: true });
});

test('Sam has no contact on file: the lender’s sentence, and only the store can go on', async () => {
  const { actor, goesOn, chooses } = await renews('ann');
  await lender.db.updateTable('customer').set({ email: '', phone: '' }).where('customer_id', '=', '702002').execute();
  await goesOn();
  await chooses('text');
  expect(partyCodeView(actor.getSnapshot())).toMatchObject({
    phase: 'refused',
    failure: { status: 422, texts: ['There is no phone number or email to send a code to. Please contact customer service.'] },
  });
  actor.send({ type: 'flow.left' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'refused' });
});

test('six codes in ten minutes: the lender says to wait', async () => {
  const { codes, goesOn, chooses, sends } = await renews('ann');
  await goesOn();
  for (let count = 1; count <= 6; count++) {
    await chooses('text');
    if (count < 6) sends({ type: 'method.changeChosen' });
  }
  expect(codes()?.failure).toMatchObject({ status: 429, texts: ['We have sent you too many codes. Wait ten minutes and ask again.'] });
});

test('the code is in no log line (CONF-017)', async () => {
  const { goesOn, chooses, enters } = await renews('ann');
  await goesOn();
  await chooses('text');
  const { code } = await messageTo(SAMS);
  await enters(code);
  expect(page.log.length).toBeGreaterThan(0);
  expect(JSON.stringify(page.log)).not.toContain(code);
});
