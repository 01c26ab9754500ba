import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

test('a link that preloads a flow and a press that opens it make its screens once: others would replace what is on the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { loadScreens, screensOf } = await import('../../ui/screens/loaded.ts');
  await Promise.all([loadScreens('terms'), loadScreens('terms')]);
  const screens = screensOf('terms');
  expect(screens?.names).toContain('TermsConditions');
  expect(vi.getTimerCount()).toBe(1); // each set of screens preloads its later files when the browser is idle
  await loadScreens('terms');
  expect(screensOf('terms')).toBe(screens);
});
