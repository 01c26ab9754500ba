// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyActorLogic } from 'xstate';
import { noteActivity } from '../../services/client/activity.ts';
import { forgetTokens, keepTokens, writeTokenCookie } from '../../services/client/tokens.ts';
import { session } from '../../services/client/session.ts';
import { watchActivity } from '../../services/actors/watch.ts';
import { watchSession } from '../../services/actors/session.ts';
import { holdTab, watchOtherTab } from '../../services/actors/payment.ts';
import { keepDraft } from '../../services/actors/draft.ts';
import type { DraftOrdered } from '../../services/actors/events.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_DRAFT } from './kit/payment.ts';

/** A chart that invokes one actor and records its events. */
function chartOf(logic: AnyActorLogic, input?: unknown) {
  const events: { type: string }[] = [];
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'it', src: 'logic', input },
    on: { '*': { actions: ({ event }) => void events.push(event) } },
  });
  const actor = createActor(machine).start();
  return { events, stop: () => actor.stop(), order: (event: DraftOrdered) => actor.getSnapshot().children['it']?.send(event) };
}

/** Another tab, on the page's own channel. */
const another = () => {
  const channel = new BroadcastChannel('portal');
  const post = channel.postMessage.bind(channel);
  return { send: (news: unknown) => post(news), close: () => channel.close() };
};
let chart: ReturnType<typeof chartOf>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  keepTokens(annsEntry(), { remember: false });
});
afterEach(() => {
  chart.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetTokens();
  sessionStorage.clear();
});

test('mouse, keys, scrolling, touch and wheel are activity: reported at once, then at most every 5 s (FLOW-IDLE-01, FLOW-IDLE-02, CONST-002, CONF-006)', () => {
  chart = chartOf(watchActivity);
  for (const name of ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'wheel']) {
    vi.advanceTimersByTime(5_000);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(4_999);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
  }
  expect(chart.events.map(({ type }) => type)).toEqual(Array<string>(6).fill('activity.seen'));
});

test('typing in the card form counts, although this page gets no events of it', () => {
  chart = chartOf(watchActivity);
  vi.advanceTimersByTime(5_000);
  noteActivity();
  expect(chart.events).toEqual([{ type: 'activity.seen' }]);
});

test('focus reports the idle time (FLOW-IDLE-05)', () => {
  chart = chartOf(watchActivity);
  vi.advanceTimersByTime(301_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(chart.events).toEqual([
    { type: 'focus.gained', idleMs: 301_000 },
    { type: 'focus.gained', idleMs: 301_000 },
  ]);
});

test('the first activity counts at once (CONF-006)', () => {
  chart = chartOf(watchActivity);
  vi.advanceTimersByTime(1_000);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(chart.events).toEqual([{ type: 'activity.seen' }]);
});

test('a movement after a long pause is first reported as a return, once, so that waking a sleeping device does not hide the pause', () => {
  chart = chartOf(watchActivity);
  const move = () => document.body.dispatchEvent(new Event('mousemove', { bubbles: true }));
  vi.advanceTimersByTime(301_000);
  move();
  expect(chart.events).toEqual([{ type: 'focus.gained', idleMs: 301_000 }, { type: 'activity.seen' }]);
  vi.advanceTimersByTime(301_000);
  window.dispatchEvent(new Event('focus'));
  move();
  expect(chart.events.slice(2)).toEqual([{ type: 'focus.gained', idleMs: 301_000 }, { type: 'activity.seen' }]);
});

test('Ann’s activity in another tab keeps this one signed in; another customer’s does not', async () => {
  chart = chartOf(watchActivity);
  const other = another();
  other.send({ type: 'activity', profileId: 'profile-sam' });
  other.send({ type: 'activity', profileId: 'profile-ann' });
  await vi.waitFor(() => expect(chart.events).toEqual([{ type: 'activity.seen' }]), 60_000);
  other.close();
});

test('no event arrives after the actor is stopped', () => {
  chart = chartOf(watchActivity);
  chart.stop();
  vi.advanceTimersByTime(60_000);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(chart.events).toEqual([]);
});

test('a sign-out of Ann in another tab ends this one within 5 s; another customer’s, or junk, does not', async () => {
  vi.useRealTimers();
  chart = chartOf(watchSession, { profileId: 'profile-ann' });
  const other = another();
  for (const news of [
    { type: 'signedOut', profileId: 'profile-sam' },
    'junk',
    null,
    { type: 'signedOut' },
    { type: 'signedOut', profileId: 'profile-ann' },
  ])
    other.send(news);
  await vi.waitFor(() => expect(chart.events).toEqual([{ type: 'session.ended', reason: 'signedOutElsewhere' }]), 60_000);
  other.close();
});

test('the session reports that it expires soon when five minutes are left, and again after each refresh (CONST-021, OPEN-033)', () => {
  chart = chartOf(watchSession, { profileId: 'profile-ann' });
  vi.advanceTimersByTime(55 * 60_000 - 1);
  expect(chart.events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(chart.events).toEqual([{ type: 'session.ageing' }]);
  keepTokens(annsEntry(), { remember: false });
  session.emit({ kind: 'renewed' });
  vi.advanceTimersByTime(55 * 60_000);
  expect(chart.events).toHaveLength(2);
});

test('tokens of two minutes are refreshed at half of their lifetime, not in a loop', () => {
  keepTokens(annsEntry({ lifeSeconds: 120 }), { remember: false });
  chart = chartOf(watchSession, { profileId: 'profile-ann' });
  vi.advanceTimersByTime(59_999);
  expect(chart.events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(chart.events).toEqual([{ type: 'session.ageing' }]);
});

test('tokens without a lifetime are left to the service', () => {
  keepTokens({ ...annsEntry(), accessToken: 'opaque' }, { remember: false });
  chart = chartOf(watchSession, { profileId: 'profile-ann' });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(chart.events).toEqual([]);
});

/** @layer STORE */
test('the token cookie carries the access token only, is renewed after a navigation and is deleted with the session (STORE-003, CONST-020, OPEN-033, CONF-030)', () => {
  chart = chartOf(watchActivity);
  const { accessToken } = keepTokens(annsEntry(), { remember: false });
  const written = vi.spyOn(document, 'cookie', 'set');
  writeTokenCookie();
  expect(written).toHaveBeenCalledExactlyOnceWith(`token=${accessToken}; Max-Age=300; Path=/; SameSite=Lax`);
  forgetTokens();
  expect(written).toHaveBeenLastCalledWith('token=; Max-Age=0; Path=/; SameSite=Lax');
  expect(document.cookie).toBe('');
});

/** Web Locks as in a browser: one holder per name. */
function locks() {
  const held = new Set<string>();
  const queue: { name: string; go: () => void }[] = [];
  const request = async (
    name: string,
    { ifAvailable = false }: { ifAvailable?: boolean },
    hold: (lock: object | null) => Promise<void> | undefined,
  ) => {
    await Promise.resolve();
    if (held.has(name) && ifAvailable) return hold(null);
    if (held.has(name)) await new Promise<void>((go) => queue.push({ name, go }));
    held.add(name);
    await hold({ name });
    held.delete(name);
    queue.find((next) => next.name === name)?.go();
    return undefined;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('one tab holds the payment lock of a loan; a second is refused until the first releases it', async () => {
  locks();
  chart = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(chart.events).toEqual([{ type: 'tab.held' }]), 60_000);
  const second = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(second.events).toEqual([{ type: 'tab.refused' }]), 60_000);
  const otherLoan = chartOf(holdTab, { loanId: 'L2' });
  await vi.waitFor(() => expect(otherLoan.events).toEqual([{ type: 'tab.held' }]), 60_000);
  chart.stop();
  await Promise.resolve();
  const third = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(third.events).toEqual([{ type: 'tab.held' }]), 60_000);
  for (const one of [second, otherLoan, third]) one.stop();
});

test('the refused tab learns at once that the other one has finished, and holds no lock', async () => {
  locks();
  chart = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(chart.events).toEqual([{ type: 'tab.held' }]), 60_000);
  const watching = chartOf(watchOtherTab, { loanId: 'L1' });
  vi.advanceTimersByTime(60_000);
  expect(watching.events).toEqual([]);
  chart.stop();
  await vi.waitFor(() => expect(watching.events).toEqual([{ type: 'tab.freed' }]), 60_000);
  const next = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(next.events).toEqual([{ type: 'tab.held' }]), 60_000);
  for (const one of [watching, next]) one.stop();
});

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('a browser that %s does not prevent Ann from paying', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  chart = chartOf(holdTab, { loanId: 'L1' });
  await vi.waitFor(() => expect(chart.events).toEqual([{ type: 'tab.held' }]), 60_000);
});

const stored = () => sessionStorage.getItem('draft:payment');

test('a draft is written once, 500 ms after the last change (CONST-046, part of STORE-001)', () => {
  chart = chartOf(keepDraft, { profileId: 'profile-ann' });
  chart.order({ type: 'draft.changed', draft: ANNS_DRAFT });
  vi.advanceTimersByTime(499);
  chart.order({ type: 'draft.changed', draft: { ...ANNS_DRAFT, otherAmount: 25_000 } });
  vi.advanceTimersByTime(499);
  expect(stored()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(stored()).toContain('25000');
});

test('a draft is written at once when the page is hidden, and when the chart leaves its state', () => {
  chart = chartOf(keepDraft, { profileId: 'profile-ann' });
  chart.order({ type: 'draft.changed', draft: ANNS_DRAFT });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('20000');
  chart.order({ type: 'draft.changed', draft: { ...ANNS_DRAFT, otherAmount: 30_000 } });
  chart.stop();
  expect(stored()).toContain('30000');
});

test('a flow that ends with the session leaves no draft', () => {
  chart = chartOf(keepDraft, { profileId: 'profile-ann' });
  chart.order({ type: 'draft.changed', draft: ANNS_DRAFT });
  forgetTokens();
  chart.stop();
  expect(stored()).toBeNull();
});
