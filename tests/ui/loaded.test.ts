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

test('a page that begins elsewhere has the texts of the shell with the menu’s; Login is shown once its own have come', async () => {
  vi.resetModules();
  const { activate, beginWithoutLogin, i18n, loadTexts } = await import('../../ui/i18n.ts');
  const { screensOf } = await import('../../ui/screens/loaded.ts');
  beginWithoutLogin();
  await activate('es');
  const [{ messages: ofMenu }, { messages: ofLogin }] = await Promise.all([
    import('../../ui/locales/es/menu.po'),
    import('../../ui/locales/es/signIn.po'),
  ]);
  const missing = (messages: object) => Object.keys(messages).filter((id) => !Object.hasOwn(i18n.messages, id));
  expect(missing(ofMenu)).toEqual([]);
  expect(missing(ofLogin)).not.toEqual([]);
  expect([screensOf('app')?.names.includes('NetworkError'), screensOf('signIn')]).toEqual([true, null]);
  await loadTexts('signIn');
  expect(missing(ofLogin)).toEqual([]);
  expect(screensOf('signIn')?.names).toContain('Login');
});
