// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../ui/kit/afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Does something within an event of this element, as a screen does. */
function within(tag: 'button' | 'input' | 'form', type: string, run: () => void): void {
  const element = document.createElement(tag);
  element.addEventListener(type, run, { once: true });
  element.dispatchEvent(new Event(type));
}
function listener() {
  const heard: string[] = [];
  return { heard, tell: (word: string) => () => afterPaint(() => void heard.push(word)) };
}

test('a press is told once its button has been painted, in the order of the presses', () => {
  const { heard, tell } = listener();
  within('button', 'click', tell('pay'));
  within('button', 'click', tell('pay again'));
  within('form', 'submit', tell('send'));
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['pay', 'pay again', 'send']);
});
test('what is ticked and what a screen tells by itself is told at once, but overtakes no press', () => {
  const { heard, tell } = listener();
  within('input', 'click', tell('ticked'));
  tell('loaded')();
  expect(heard).toEqual(['ticked', 'loaded']);
  within('button', 'click', tell('pressed'));
  tell('then')();
  expect(heard).toEqual(['ticked', 'loaded']);
  vi.advanceTimersByTime(50);
  expect(heard.slice(2)).toEqual(['pressed', 'then']);
});
test('a page that paints nothing tells it all the same, within 100 ms', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { heard, tell } = listener();
  within('button', 'click', tell('pay'));
  vi.advanceTimersByTime(99);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['pay']);
});
test('one that fails does not take the next with it', () => {
  const { heard, tell } = listener();
  within('button', 'click', () =>
    afterPaint(() => {
      throw new Error('broken');
    }),
  );
  within('button', 'click', tell('pay'));
  expect(() => vi.advanceTimersByTime(50)).toThrow('broken');
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['pay']);
});
