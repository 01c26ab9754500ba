// @vitest-environment jsdom
import { createActor, fromCallback } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alwaysIn } from './always.ts';
import { idleMachine } from '../../machines/idle/idle.machine.ts';
import { limitSeconds, warningSeconds } from '../../machines/idle/idle.rules.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { countdownWalk } from '../../machines/paths/walks/countdown.walks.ts';
import { LIMIT_MINUTES, annBegan, idleWalk } from '../../machines/paths/walks/idle.walks.ts';

const walk = idleWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
test('the chart of the countdown and this test leave nothing out', () => expect(gaps(countdownWalk())).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => snapshot);
always('the warning is shown only while a customer is signed in', (snapshot) =>
  expect(snapshot.hasTag('warning') && !snapshot.matches('watching')).toBe(false),
);
always('signing out stops the watch', (snapshot) => expect(walk.after(snapshot, { type: 'session.closed' }).matches('resting')).toBe(true));

/** The real chart in a page with fake timers, and the events that the app received. */
function annIsSignedIn() {
  const received: string[] = [];
  const parent = createActor(fromCallback<{ type: string }>(({ receive }) => receive(({ type }) => received.push(type)))).start();
  const idle = createActor(idleMachine, { input: { parent } }).start();
  idle.send(annBegan);
  return { idle, received, isWarned: () => idle.getSnapshot().hasTag('warning') };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('Ann is inactive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('Ann is warned for a minute after 241 s, is still signed in at 300 s, and signed out at 301 s (FLOW-IDLE-03, CONST-003, CONF-026)', async () => {
    const { received, isWarned } = annIsSignedIn();
    await seconds(240);
    expect(isWarned()).toBe(false);
    await seconds(1);
    expect(isWarned()).toBe(true);
    await seconds(59);
    expect(received).toEqual([]);
    await seconds(1);
    expect(received).toEqual(['idle.expired']);
  });

  test.each(['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'wheel'])(
    'a %s just before the limit starts the five minutes again (FLOW-IDLE-02)',
    async (activity) => {
      const { received, isWarned } = annIsSignedIn();
      await seconds(300);
      window.dispatchEvent(new Event(activity));
      expect(isWarned()).toBe(true); // stays open so that the button can be pressed …
      await seconds(10);
      expect(isWarned()).toBe(false); // … and closes without an answer
      await seconds(231);
      expect(isWarned()).toBe(true);
      await seconds(59);
      expect(received).toEqual([]);
      await seconds(1);
      expect(received).toEqual(['idle.expired']);
    },
  );

  test('Ann can stay signed in ten times in a row', async () => {
    const { idle, received, isWarned } = annIsSignedIn();
    for (let time = 1; time <= 10; time++) {
      await seconds(290);
      expect(isWarned()).toBe(true);
      idle.send({ type: 'stay.chosen' });
      expect(isWarned()).toBe(false);
    }
    expect(received).toEqual([]);
  });

  test('the button is still there while the pointer moves to it', async () => {
    const { idle, isWarned } = annIsSignedIn();
    await seconds(250);
    window.dispatchEvent(new Event('mousemove'));
    await seconds(6);
    window.dispatchEvent(new Event('mousemove'));
    expect(isWarned()).toBe(true);
    idle.send({ type: 'stay.chosen' });
    expect(isWarned()).toBe(false);
  });

  test('one check is skipped when a hand-off asked for it, the next is not (FLOW-IDLE-06)', async () => {
    const { idle, received } = annIsSignedIn();
    idle.send({ type: 'skip.requested' });
    await seconds(301);
    expect(received).toEqual([]);
    await seconds(301);
    expect(received).toEqual(['idle.expired']);
  });

  test('a computer that slept past the limit signs Ann out as soon as the window gets the focus (FLOW-IDLE-05)', () => {
    const { received } = annIsSignedIn();
    vi.setSystemTime(Date.now() + 301_000); // timers stop while a computer sleeps
    window.dispatchEvent(new Event('focus'));
    expect(received).toEqual(['idle.expired']);
  });

  test('the state keeps when the time began, its limit and whether it runs (FLOW-IDLE-08)', async () => {
    const began = Date.now();
    const { idle } = annIsSignedIn();
    await seconds(0);
    expect(idle.getSnapshot().context).toMatchObject({
      sessionTimeoutStart: began,
      sessionTimeoutLimit: LIMIT_MINUTES,
      sessionTimeoutSkip: false,
    });
    idle.send({ type: 'session.closed' });
    expect(idle.getSnapshot().context.sessionTimeoutStart).toBe(0);
  });

  test('the warning shows the seconds left', async () => {
    const { idle } = annIsSignedIn();
    await seconds(241 + 45);
    expect(idle.getSnapshot().context.secondsLeft).toBe(15);
  });
});

test.each([
  [1, 61, 30],
  [3, 181, 36],
  [5, 301, 60],
  [30, 1801, 60],
])('a limit of %i minutes is %i s, the last %i of them with a warning (CONF-001, FLOW-IDLE-03)', (minutes, limit, warning) => {
  expect([limitSeconds(minutes), warningSeconds(minutes)]).toEqual([limit, warning]);
});

test('the countdown shows every second, the last one too', () =>
  expect(titled(countdownWalk()).map(([, { context }]) => context.secondsLeft)).toEqual([3, 2, 1, 0]));
