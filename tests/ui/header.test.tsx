// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOME } from '../../machines/kit/places.ts';
import type { MenuEntry } from '../../machines/menu/menu.types.ts';
import { ProductNameProvider } from '../../ui/brands/productName.ts';
import { BrandTitle } from '../../ui/screens/accounts/parts/BrandName.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import { MenuEntries } from '../../ui/menu/MenuEntries.tsx';
import { Notices } from '../../ui/shell/Notices.tsx';
import { Preferences } from '../../ui/shell/Preferences.tsx';
import { Shell } from '../../ui/shell/Shell.tsx';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import { press, stage } from './stage.tsx';
import { page } from './shellPage.ts';

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
  onTestFinished(() => void vi.unstubAllGlobals());
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
