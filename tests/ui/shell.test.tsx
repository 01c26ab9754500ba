// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate';
import { appUpdateMachine } from '../../machines/appUpdate/appUpdate.machine.ts';
import { HOME } from '../../machines/kit/places.ts';
import type { MenuEntry } from '../../machines/menu/menu.types.ts';
import type { WorkerReport } from '../../services/actors/events.ts';
import { ProductNameProvider } from '../../ui/brands/productName.ts';
import { Page } from '../../ui/kit/Page.tsx';
import { BrandTitle } from '../../ui/screens/accounts/parts/BrandName.tsx';
import { flowView } from '../../ui/screens/flowView.tsx';
import { plainLinks } from '../../ui/kit/PlaceLink.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import { MenuEntries } from '../../ui/menu/MenuEntries.tsx';
import { Notices } from '../../ui/shell/Notices.tsx';
import type { PagePort, Watched } from '../../ui/shell/pagePort.ts';
import { Preferences } from '../../ui/shell/Preferences.tsx';
import { Shell } from '../../ui/shell/Shell.tsx';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import { press, stage } from './stage.tsx';

const always = <T,>(value: T): Watched<T> => ({ get: () => value, subscribe: () => () => undefined });

/** An outside value that a test changes. */
function changing<T>(first: T): Watched<T> & { set: (next: T) => void } {
  let value = first;
  let notify = (): void => undefined;
  return {
    get: () => value,
    subscribe: (changed) => {
      notify = changed;
      return () => undefined;
    },
    set: (next) =>
      act(() => {
        value = next;
        notify();
      }),
  };
}

const page = (what: Partial<PagePort> = {}): PagePort => ({
  headerButton: () => 'menu',
  links: plainLinks(() => null),
  provide: () => (children) => children,
  goBack: () => undefined,
  online: always(true),
  memoryOnly: always(false),
  update: always(null),
  theme: always('system'),
  saveTheme: () => undefined,
  saveLanguage: () => undefined,
  keepSecret: () => undefined,
  attachFrame: () => undefined,
  sandbox: true,
  ...what,
});

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

test('a screen that is rendered anew has lost the focus: its title gets it, unless the focus is somewhere else', () => {
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

test.each([
  ['none', []],
  ['menu', ['Menu']],
  ['back', ['Back']],
  ['cancel', ['Cancel']],
] as const)('the header with "%s" shows %j at the left (GUARD-021)', (button, words) => {
  const { container } = stage(
    <Header
      view={{ signedIn: true, isGuest: false, name: 'Ann', brand: 'TitleMax' }}
      button={button}

      locked={false}
      menuOpen={false}
      menuButton={{ current: null }}
      onMenu={() => undefined}
      onBack={() => undefined}
      onHelp={null}
    />,
  );
  expect([...container.querySelectorAll('button')].map((element) => element.textContent)).toEqual(words);
  expect(container.textContent).toContain('TitleMax');
});

test('the header has no way out during a payment (GUARD-032)', () => {
  let left = 0;
  const leave = () => (left += 1);
  const header = (locked: boolean) => (
    <Header
      view={{ signedIn: true, isGuest: false, name: 'Ann', brand: 'TitleMax' }}
      button="back"

      locked={locked}
      menuOpen={false}
      menuButton={{ current: null }}
      onMenu={() => undefined}
      onBack={leave}
      onHelp={leave}
    />
  );
  const { show, button } = stage(header(true));
  press(button('Back'));
  press(button('Help'));
  expect(left).toBe(0);
  show(header(false));
  press(button('Back'));
  expect(left).toBe(1);
});

const masked: MenuEntry = {
  name: 'myAccounts',
  event: { type: 'menu.chosen', target: HOME },
  current: false,
  brand: 'Product',
  accounts: 2,
  badge: 0,
};

test('the menu opens and closes by its button, and is in the page only while it is open; the page behind does not scroll (MENU-018, MENU-023, GUARD-032, A11Y-002)', async () => {
  await loadSideMenu();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  const { container, button, find } = stage(
    <Shell
      page={page()}
      flow="accounts"
      screen="Home"
      busy={false}
      button="menu"
      header={{ signedIn: true, isGuest: false, name: 'Ann', brand: null }}
      menu={{ entries: [masked], tipDelayMs: 100, blocked: null }}
      notice={null}
      idle={{ warning: false, secondsLeft: 0, losesFiles: false }}
      send={() => undefined}
    >
      <p>accounts</p>
    </Shell>,
  );
  const isOpen = () => [
    container.querySelector('#side-menu') !== null,
    find('.shell-menu-button', HTMLElement).getAttribute('aria-expanded'),
    document.documentElement.classList.contains('scroll-locked'),
  ];
  expect(isOpen()).toEqual([false, 'false', false]);
  press(button('Menu'));
  expect(isOpen()).toEqual([true, 'true', true]);
  press(button('Menu'));
  expect(isOpen()).toEqual([false, 'false', false]);
  vi.unstubAllGlobals();
});

const sunny = (content: ReactNode) => <ProductNameProvider value="Sunny Loans">{content}</ProductNameProvider>;

test.each([
  ['in the header', <Wordmark key="1" brand="Product" />, 'Sunny Loans'],
  ['in the menu', <MenuEntries tipDelayMs={100} key="2" entries={[masked]} onChoose={() => undefined} />, 'Sunny Loans accounts'],
  ['above its accounts', <BrandTitle key="3" brand="Product" />, 'Sunny Loans'],
  [
    'where it is not available',
    <Notices key="4" page={page()} notice={{ kind: 'brandUnavailable', brand: 'Product' }} busy={false} />,
    'Sunny Loans isn’t available right now. Your other accounts are here.',
  ],
])('the masked brand has its configured name: %s', (_, element, words) => {
  expect(stage(sunny(element)).text()).toBe(words);
});

test('a brand that is not masked keeps its name', () => expect(stage(sunny(<Wordmark brand="TitleMax" />)).text()).toBe('TitleMax'));

test('a chosen theme is saved', () => {
  const saved: string[] = [];
  const { find } = stage(<Preferences page={page({ saveTheme: (theme) => saved.push(theme) })} />);
  const select = find('.preference:nth-child(2) select', HTMLSelectElement);
  act(() => {
    select.value = 'dark';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(saved).toEqual(['dark']);
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
