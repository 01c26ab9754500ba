// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFrameHistory } from '../../services/client/frameHistory.ts';
import { attachFrame } from '../../services/client/frames.ts';

/** Steps of a frame in the history of the tab: services/client/frameHistory.ts. The browser's own part of it is in renewal.returns.spec.ts. */
const go = vi.fn<(steps: number) => void>();
const forward = vi.fn<() => void>();
let length = 5;

beforeEach(() => {
  vi.useFakeTimers();
  length = 5;
  vi.stubGlobal('history', {
    get length() {
      return length;
    },
    state: { step: 4 },
    go,
    forward,
  });
  history.state.step = 4;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  location.hash = '';
});

/** The frame opens, adds this many steps, and closes. */
function signs(steps: number): void {
  const close = followFrameHistory('signing');
  length += steps;
  close();
  vi.advanceTimersByTime(1);
}

test.each([1, 3])('%i steps that the signing page added are gone from Back once its frame has closed', (steps) => {
  signs(steps);
  expect(go.mock.calls).toEqual([[-steps]]);
});

test('a frame without steps of its own leaves the history alone, and so does one that replaced later steps', () => {
  signs(0);
  signs(-2);
  expect(go).not.toHaveBeenCalled();
});

test('a length that the browser corrects a moment later counts, too', () => {
  const close = followFrameHistory('signing');
  close();
  vi.advanceTimersByTime(100);
  length += 1;
  vi.advanceTimersByTime(100);
  expect(go.mock.calls).toEqual([[-1]]);
});

test('while the frame is still there, nothing moves: its own page before would open in it', () => {
  attachFrame('signing', document.createElement('iframe'));
  signs(1);
  expect(go).not.toHaveBeenCalled();
  attachFrame('signing', null);
  vi.advanceTimersByTime(100);
  expect(go.mock.calls).toEqual([[-1]]);
});

test('a customer who has gone to another screen is not taken back', () => {
  const close = followFrameHistory('signing');
  length += 1;
  location.hash = 'elsewhere';
  close();
  vi.advanceTimersByTime(1);
  expect(go).not.toHaveBeenCalled();
});

test('a step too far is undone, and no screen hears of it; later presses of Back are heard', () => {
  const heard = vi.fn<() => void>();
  addEventListener('popstate', heard);
  signs(1);
  history.state.step = 3;
  dispatchEvent(new PopStateEvent('popstate'));
  expect(forward).toHaveBeenCalledTimes(1);
  history.state.step = 4;
  dispatchEvent(new PopStateEvent('popstate'));
  expect([forward.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
  history.state.step = 3;
  dispatchEvent(new PopStateEvent('popstate'));
  expect([forward.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
  removeEventListener('popstate', heard);
});

test('after a moment Back is the customer’s own again, also when the browser said nothing', () => {
  const heard = vi.fn<() => void>();
  addEventListener('popstate', heard);
  signs(1);
  vi.advanceTimersByTime(1_000);
  history.state.step = 3;
  dispatchEvent(new PopStateEvent('popstate'));
  expect([forward.mock.calls.length, heard.mock.calls.length]).toEqual([0, 1]);
  removeEventListener('popstate', heard);
});
