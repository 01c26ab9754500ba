// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate';
import { appUpdateMachine } from '../../machines/appUpdate/appUpdate.machine.ts';
import type { WorkerReport } from '../../services/actors/events.ts';
import { Page } from '../../ui/kit/Page.tsx';
import { flowView } from '../../ui/screens/flowView.tsx';
import { Notices } from '../../ui/shell/Notices.tsx';
import { Shell } from '../../ui/shell/Shell.tsx';
import { press, stage } from './stage.tsx';
import { always, changing, page } from './shellPage.ts';

/** The chart of updates with a worker whose reports the test sends. */
function newVersions(reload: () => void) {
  let report: (what: WorkerReport) => void = () => undefined;
  const machine = appUpdateMachine.provide({
    actors: {
      watchWorker: fromCallback(({ sendBack }) => {
        report = sendBack;
      }),
      reloadPage: fromPromise<void>(() => Promise.resolve(reload())),
    },
  });
  const actor = createActor(machine).start();
  return { update: always(actor), report: (what: WorkerReport) => report(what) };
}

test('the first screen takes no focus; on each later one the title gets the focus', () => {
  const { show, find } = stage(
    <Page screen="Login" title="Sign in">
      form
    </Page>,
  );
  expect(document.activeElement).toBe(document.body);
  show(
    <Page screen="Home" title="Your accounts">
      accounts
    </Page>,
  );
  expect(document.activeElement).toBe(find('h1', HTMLElement));
  expect(find('main', HTMLElement).dataset['screen']).toBe('Home');
});

test('a screen that is rendered again has lost the focus: its title gets it, unless the focus is somewhere else', () => {
  const accounts = (key: string) => (
    <>
      <button type="button">Menu</button>
      <Page key={key} screen="Home" title="Your accounts">
        accounts
      </Page>
    </>
  );
  const { show, find } = stage(accounts('first'));
  show(accounts('second'));
  expect(document.activeElement).toBe(find('h1', HTMLElement));
  find('button', HTMLElement).focus();
  show(accounts('third'));
  expect(document.activeElement).toBe(find('button', HTMLElement));
});

test('a pressed button that is gone gives the focus to the title, a focus that was nowhere stays there (WCAG 2.4.3)', () => {
  const autopay = (isOn: boolean) => (
    <Page screen="AutoPayConfirm" title={isOn ? 'Autopay is on' : 'Turn on autopay?'}>
      {isOn ? <p>The first payment is taken on Friday.</p> : <button type="button">Agree</button>}
    </Page>
  );
  const { show, find } = stage(autopay(false));
  find('button', HTMLElement).focus();
  show(autopay(true));
  expect(document.activeElement).toBe(find('h1', HTMLElement));
  find('h1', HTMLElement).blur();
  show(autopay(false));
  expect(document.activeElement).toBe(document.body);
});

test('without a network the page has a notice, which is removed when the network is back', () => {
  const online = changing(true);
  const { text } = stage(<Notices page={page({ online })} notice={null} busy={false} />);
  expect(text()).toBe('');
  online.set(false);
  expect(text()).toContain('You’re offline');
  online.set(true);
  expect(text()).toBe('');
});

test('F18 a browser without storage: the notice is there as soon as it is known', () => {
  const memoryOnly = changing(false);
  const { text } = stage(<Notices page={page({ memoryOnly })} notice={null} busy={false} />);
  expect(text()).toBe('');
  memoryOnly.set(true);
  expect(text()).toContain('If you reload or close this page, you’ll have to start again.');
});

test('a new version is offered, but never during a payment', () => {
  const reload = vi.fn<() => void>();
  const { update, report } = newVersions(reload);
  const port = page({ update });
  const { show, text, button } = stage(<Notices page={port} notice={null} busy />);
  act(() => report({ type: 'update.found' }));
  expect(text()).toBe('');
  show(<Notices page={port} notice={null} busy={false} />);
  press(button('Update now'));
  expect(text()).toBe('');
  expect(reload).not.toHaveBeenCalled();
  act(() => report({ type: 'worker.changed' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Ann sees why she is on another page: the brand of the address is not available', () => {
  const { text } = stage(<Notices page={page()} notice={{ kind: 'brandUnavailable', brand: 'CommunityChoice' }} busy={false} />);
  expect(text()).toContain('Community Choice isn’t available right now.');
});

test('a screen that begins to wait says so to Ann, who does not see it, and says nothing more when it is done (A11Y-007)', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const accounts = (busy: boolean) => (
    <Shell
      page={page()}
      flow="accounts"
      screen="Home"
      busy={busy}
      button="menu"
      header={{ signedIn: true, isGuest: false, name: 'Ann', brand: null }}
      menu={null}
      notice={null}
      idle={{ warning: false, secondsLeft: 0, losesFiles: false }}
      send={() => undefined}
    >
      <p>accounts</p>
    </Shell>
  );
  const { show, find } = stage(accounts(false));
  const announcer = find('[role="status"]', HTMLElement);
  expect(announcer.textContent).toBe('');
  show(accounts(true));
  expect(announcer.textContent).toBe('One moment, please');
  expect(find('[role="status"]', HTMLElement)).toBe(announcer); // one that comes with its words is not read out
  show(accounts(false));
  expect(announcer.textContent).toBe('');
});

const lamp = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});
const lampView = flowView({
  select: (snapshot: { value: 'off' | 'on' }) => ({ screen: snapshot.value === 'on' ? 'Bright' : 'Dark' }),
  screens: {
    Dark: ({ send }: { send: (event: { type: 'pressed' }) => void }) => (
      <button onClick={() => send({ type: 'pressed' })}>switch on</button>
    ),
    Bright: () => <p>light</p>,
  },
});

test('a screen renders its view and sends events to the chart; the view decides the screen', async () => {
  const actor = createActor(lamp).start();
  const { button, text } = stage(lampView.show(actor, 'Dark'));
  press(button('switch on'));
  await act(async () => void (await waitFor(actor, (lit) => lit.matches('on')))); // sent after the press has been painted
  expect(text()).toBe('light');
});
