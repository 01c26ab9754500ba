// @vitest-environment jsdom
import { msg } from '@lingui/core/macro';
import { I18nProvider, useLingui } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { stillPage } from '../../ui/situation/stillPage.ts';
import { withoutAct } from './stage.tsx';

const PASSWORD = msg`Password`;

function newPage(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  return container;
}

test('texts of further flows do not render what is on the page, and a change of the language renders it once', async () => {
  const { activate, i18n, loadTexts } = await import('../../ui/i18n.ts');
  await activate('en');
  const rendered: string[] = [];
  const Line = () => {
    const { i18n: texts } = useLingui();
    rendered.push(texts._(PASSWORD));
    return null;
  };
  const root = createRoot(newPage());
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Line />
      </I18nProvider>,
    ),
  );
  await act(async () => {
    await loadTexts('stores');
    await loadTexts('terms');
  });
  expect(rendered).toEqual(['Password']);
  await act(() => activate('es'));
  expect(rendered).toEqual(['Password', 'Contraseña']);
  const { messages } = await import('../../ui/locales/es/stores.po');
  expect(i18n.messages).toMatchObject(messages);
});

test('on a page that begins elsewhere Login is shown, even when its texts come right after the first rendering, before React’s effects', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const { activate, beginWithoutLogin, loadTexts } = await import('../../ui/i18n.ts');
  const { App } = await import('../../ui/shell/App.tsx');
  const { appMachine } = await import('../../machines/app/app.machine.ts');
  const { currentScreen } = await import('../../machines/app/app.view.ts');
  const { LOGIN } = await import('../../machines/kit/places.ts');
  const { setApi } = await import('../../services/client/api.ts');
  setApi((name) => (name === 'GET /serviceStatus' ? Promise.resolve({ available: true, message: '' }) : Promise.reject(new Error(name))));
  beginWithoutLogin();
  await activate('en');
  await import('../../ui/locales/en/signIn.po');
  const app = createActor(appMachine, { input: { target: LOGIN } }).start();
  onTestFinished(() => void app.stop());
  await waitFor(app, (snapshot) => currentScreen(snapshot).screen === 'Login' && !currentScreen(snapshot).busy);
  const container = newPage();
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await withoutAct(async () => {
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(container, { childList: true });
    });
    root.render(<App app={app} page={stillPage({ headerButton: () => 'none' })} />);
    await drawn; // committed; React's effects run one task later
    await loadTexts('signIn');
    await vi.waitFor(() => expect(container.querySelector('main')?.dataset['screen']).toBe('Login'), 60_000);
  });
});
