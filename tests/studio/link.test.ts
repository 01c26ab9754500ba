import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { link, type Line } from '../../routes/studio/link.ts';
import { ApiError } from '../../services/contract/error.ts';
import { LEASE_MS, type Step, type FromTab } from '../../ui/studio/live/protocol.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import { ann, settings } from '../../machines/paths/people/people.ts';

type Tapped = { sent: FromTab[]; ask: (data: unknown) => void; line: Line };

/** A line whose other end is the test. */
function tapped(): Tapped {
  const sent: FromTab[] = [];
  let listener: (data: unknown) => void = () => undefined;
  return { sent, ask: (data) => listener(data), line: { post: (one) => void sent.push(one), listen: (given) => (listener = given) } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.runAllTimersAsync();
const stepsIn = (sent: readonly FromTab[]): Step[] => sent.flatMap((one) => (one.type === 'gone' ? [] : one.steps));

/** Login, whose calls the test answers. */
function login() {
  const never = fromPromise<Person, { username: string; remember: boolean }>(() => new Promise(() => undefined));
  const machine = signInMachine.provide({ actors: { signIn: never } });
  return createActor(machine, { input: { settings, username: '', remember: false, notice: null } }).start();
}

function followed(now: () => number = () => 0) {
  const app = login();
  const tap = tapped();
  const opened: string[] = [];
  let visited = 0;
  const address = () => `/TitleMax/loan/${++visited}`;
  link(app, { tab: 't', line: tap.line, Failed: ApiError, now, address, open: (past) => void opened.push(past) });
  return { app, opened, ...tap };
}

const submitted = { type: 'login.submitted', username: 'ann@example.com', hasPassword: true, remember: false } as const;

test('a studio gets the state of every chart, and then each step: its event, the arrows taken, the new states', async () => {
  const { app, sent } = followed();
  expect(sent[0]).toMatchObject({
    type: 'stands',
    tab: 't',
    steps: [{ flow: 'signIn', active: ['login', 'login.entering'], event: '', arrows: [] }],
  });
  app.send(submitted);
  await soon();
  const [step] = stepsIn(sent.slice(1));
  expect(step).toMatchObject({ flow: 'signIn', event: 'login.submitted', waits: ['signIn'], status: 'active' });
  expect(step?.arrows.every((id) => id.startsWith('login.entering|login.submitted|'))).toBe(true);
  expect(step?.arrows).toHaveLength(1);
});

test('input of the customer is not sent, nor any other value that is not listed', async () => {
  const { app, sent } = followed();
  app.send({ ...submitted, username: '4242424242424242' });
  app.send({ ...submitted, username: '123-45-6789' });
  await soon();
  expect(stepsIn(sent).length).toBeGreaterThan(1);
  expect(JSON.stringify(sent)).not.toMatch(/4242|6789|example\.com/);
});

test('after the lease has expired nothing is sent until a studio watches again', async () => {
  let now = 0;
  const { app, sent, ask } = followed(() => now);
  now = LEASE_MS + 1;
  app.send(submitted);
  await soon();
  const before = sent.length;
  app.send(submitted);
  await soon();
  expect(sent).toHaveLength(before);
  ask({ type: 'watch' });
  expect(sent.at(-1)?.type).toBe('stands');
});

test('a studio that leaves gets no more messages', async () => {
  const { app, sent, ask } = followed();
  ask({ type: 'unwatch' });
  app.send(submitted);
  await soon();
  expect(sent).toHaveLength(1);
});

test('an answer from the studio counts as the lender’s, also a failure', async () => {
  const { app, sent, ask } = followed();
  app.send(submitted);
  await soon();
  const { session } = stepsIn(sent)[0] ?? {};
  const fails = { kind: 'refused', call: 'POST /token', status: 401, texts: ['Wrong user name or password.'] };
  ask({ type: 'answer', tab: 't', session, call: 'signIn', reply: { fails } });
  expect(app.getSnapshot().context.failure).toMatchObject({ kind: 'refused', status: 401 });
});

test('an answer to a call that is not pending is ignored, as is one for another tab', async () => {
  const { app, sent, ask } = followed();
  const { session } = stepsIn(sent)[0] ?? {};
  const before = app.getSnapshot();
  for (const tab of ['t', 'other']) ask({ type: 'answer', tab, session, call: 'signIn', reply: { done: ann } });
  ask({ type: 'answer', tab: 't', session: 'nobody', call: 'signIn', reply: { done: ann } });
  ask('nonsense');
  expect(app.getSnapshot()).toBe(before);
});

test('a stopped chart is reported as ended', async () => {
  const child = login().logic;
  const { setup } = await import('xstate');
  const parent = setup({ actors: { child, still: fromCallback(() => undefined) } }).createMachine({
    id: 'app',
    initial: 'on',
    states: {
      on: { invoke: { id: 'child', src: 'child', input: { settings, username: '', remember: false, notice: null } }, on: { off: 'off' } },
      off: {},
    },
  });
  const app = createActor(parent).start();
  const { sent, line } = tapped();
  link(app, { tab: 't', line, Failed: ApiError, now: () => 0, address: () => '/', open: () => undefined });
  expect(stepsIn(sent).map(({ flow }) => flow)).toEqual(['app', 'signIn']);
  app.send({ type: 'off' });
  await waitFor(app, (snapshot) => snapshot.matches('off'));
  await soon();
  expect(stepsIn(sent).findLast(({ flow }) => flow === 'signIn')?.status).not.toBe('active');
});

test('a past step can be restarted: the tab reloads its address, which is never sent', async () => {
  const { app, sent, ask, opened } = followed();
  app.send(submitted);
  await soon();
  const [first, second] = stepsIn(sent);
  ask({ type: 'restart', tab: 't', seq: second?.seq });
  ask({ type: 'restart', tab: 't', seq: first?.seq });
  ask({ type: 'restart', tab: 'another', seq: first?.seq });
  ask({ type: 'restart', tab: 't', seq: 99 });
  expect(opened).toEqual(['/TitleMax/loan/2', '/TitleMax/loan/1']);
  expect(JSON.stringify(sent)).not.toContain('loan/');
});

test('two steps at the same time are each restarted at their own address', async () => {
  const app = login();
  const { sent, line, ask } = tapped();
  const opened: string[] = [];
  let written = 0;
  app.subscribe(() => void written++); // as the mirror writes the address
  link(app, {
    tab: 't',
    line,
    Failed: ApiError,
    now: () => 0,
    address: () => `/TitleMax/loan/${written}`,
    open: (past) => void opened.push(past),
  });
  ask({ type: 'watch' });
  app.send({ ...submitted, hasPassword: false });
  app.send(submitted);
  await soon();
  const [, first, second] = stepsIn(sent);
  ask({ type: 'restart', tab: 't', seq: first?.seq });
  ask({ type: 'restart', tab: 't', seq: second?.seq });
  expect(opened).toEqual(['/TitleMax/loan/1', '/TitleMax/loan/2']);
});
