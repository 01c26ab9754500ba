// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../ui/kit/afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs something within an event of this element, as a screen does. */
function within(tag: 'button' | 'input' | 'form', type: string, run: () => void, attributes: { type?: string } = {}): void {
  const element = document.createElement(tag);
  Object.assign(element, attributes);
  element.addEventListener(type, run, { once: true });
  element.dispatchEvent(new Event(type));
}
function listener() {
  const calls: string[] = [];
  return { calls, record: (word: string) => () => afterPaint(() => void calls.push(word)) };
}

test('a press is handled after its button has been painted, in the order of the presses', () => {
  const { calls, record } = listener();
  within('button', 'click', record('pay'));
  within('button', 'click', record('pay again'));
  within('form', 'submit', record('send'));
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(calls).toEqual(['pay', 'pay again', 'send']);
});
test('a choice that the browser checks is handled after its paint', () => {
  const { calls, record } = listener();
  within('input', 'click', record('chosen'), { type: 'radio' });
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(calls).toEqual(['chosen']);
});
test('a checkbox and a screen’s own event are handled at once, but never before an earlier press', () => {
  const { calls, record } = listener();
  within('input', 'click', record('ticked'), { type: 'checkbox' });
  record('loaded')();
  expect(calls).toEqual(['ticked', 'loaded']);
  within('button', 'click', record('pressed'));
  record('then')();
  expect(calls).toEqual(['ticked', 'loaded']);
  vi.advanceTimersByTime(50);
  expect(calls.slice(2)).toEqual(['pressed', 'then']);
});
test('on a page that paints nothing it is handled within 100 ms', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { calls, record } = listener();
  within('button', 'click', record('pay'));
  vi.advanceTimersByTime(99);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['pay']);
});
test('a failing handler does not stop the next one', () => {
  const { calls, record } = listener();
  within('button', 'click', () =>
    afterPaint(() => {
      throw new Error('broken');
    }),
  );
  within('button', 'click', record('pay'));
  expect(() => vi.advanceTimersByTime(50)).toThrow('broken');
  vi.advanceTimersByTime(200);
  expect(calls).toEqual(['pay']);
});
