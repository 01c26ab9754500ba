// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { IdleWarning } from '../../ui/shell/IdleWarning.tsx';
import { LinkBlocked } from '../../ui/menu/LinkBlocked.tsx';
import { MenuEntries } from '../../ui/menu/MenuEntries.tsx';
import { MenuDrawer } from '../../ui/menu/MenuFrame.tsx';
import { HOME } from '../../machines/kit/places.ts';
import type { MenuEntry } from '../../machines/menu/menu.types.ts';
import { press, pressEscape, stage } from './stage.tsx';

const opener = <button type="button">Pay $20.00 now</button>;
const scrolls = () => !document.documentElement.classList.contains('scroll-locked');

test('a dialog has a name, keeps the page from scrolling, and returns focus to where it was (A11Y-002, A11Y-003)', () => {
  const { show, find, button } = stage(opener);
  button('Pay $20.00 now').focus();
  show(
    <>
      {opener}
      <Dialog title="Pay less than the minimum?" onClose={() => undefined} actions={<button type="button">Pay</button>}>
        You stay 35 days late.
      </Dialog>
    </>,
  );
  const dialog = find('dialog', HTMLDialogElement);
  expect(dialog.open).toBe(true);
  expect(find(`[id="${dialog.getAttribute('aria-labelledby')}"]`, HTMLElement).textContent).toBe('Pay less than the minimum?');
  expect(document.activeElement?.textContent).toBe('Pay less than the minimum?'); // not the pay button: a second Enter must do nothing
  expect(scrolls()).toBe(false);
  show(opener);
  expect(scrolls()).toBe(true);
  expect(document.activeElement).toBe(button('Pay $20.00 now'));
});

test('Escape asks the chart to close the dialog, which stays until the chart closes it (A11Y-003)', () => {
  let closes = 0;
  const { find } = stage(
    <Dialog title="Sure?" onClose={() => (closes += 1)} actions={null}>
      Text
    </Dialog>,
  );
  pressEscape(find('dialog', HTMLDialogElement));
  expect(closes).toBe(1);
  expect(find('dialog', HTMLDialogElement).open).toBe(true);
});

test('before the idle limit Ann gets a warning; its button and Escape both keep her signed in (CONF-026, A11Y-009)', () => {
  let stayed = 0;
  const warning = (secondsLeft: number) => (
    <IdleWarning view={{ warning: true, secondsLeft, losesFiles: false }} onStay={() => (stayed += 1)} />
  );
  const { find, button, text } = stage(warning(47));
  expect(find('dialog', HTMLDialogElement).getAttribute('role')).toBe('alertdialog');
  expect(text()).toContain('47 seconds left');
  press(button('Stay signed in'));
  pressEscape(find('dialog', HTMLDialogElement));
  expect(stayed).toBe(2);
});

test('the warning says that chosen files are lost with the sign-out, only where there are any', () => {
  const warning = (losesFiles: boolean) => <IdleWarning view={{ warning: true, secondsLeft: 47, losesFiles }} onStay={() => undefined} />;
  const { show, text } = stage(warning(false));
  expect(text()).not.toContain('Files you haven’t sent');
  show(warning(true));
  expect(text()).toContain('Files you haven’t sent will be lost. You’d have to choose them again.');
});

test('the seconds left are announced every 15 seconds, not every second', () => {
  const warning = (secondsLeft: number) => (
    <IdleWarning view={{ warning: true, secondsLeft, losesFiles: false }} onStay={() => undefined} />
  );
  const { show, find } = stage(warning(60));
  const announced = new Set<string>();
  for (let left = 60; left > 0; left -= 1) {
    show(warning(left));
    announced.add(find('[role="timer"]', HTMLElement).textContent);
  }
  expect([...announced]).toEqual(['About 60 seconds left', 'About 45 seconds left', 'About 30 seconds left', 'About 15 seconds left']);
});

test('there is no warning before its time', () => {
  const { container } = stage(<IdleWarning view={{ warning: false, secondsLeft: 0, losesFiles: false }} onStay={() => undefined} />);
  expect(container.querySelector('dialog')).toBeNull();
});

const signOut: MenuEntry['event'] = { type: 'signOut.chosen', reason: 'sideBarButton' };
const entries: MenuEntry[] = [
  {
    name: 'myAccounts',
    event: { type: 'menu.chosen', target: HOME },
    current: true,
    brand: 'CaliforniaCheckCash',
    accounts: null,
    badge: 0,
  },
  { name: 'signOut', event: signOut, current: false, brand: null, accounts: null, badge: 0 },
];

test('the menu takes focus on opening and returns it on closing (MENU-019, A11Y-001)', () => {
  const menuButton = <button type="button">Menu</button>;
  const { show, button, find } = stage(menuButton);
  button('Menu').focus();
  show(
    <>
      {menuButton}
      <MenuDrawer onClose={() => undefined}>entries</MenuDrawer>
    </>,
  );
  expect(document.activeElement).toBe(find('dialog', HTMLDialogElement));
  expect(scrolls()).toBe(false);
  show(menuButton);
  expect(document.activeElement).toBe(button('Menu'));
  expect(scrolls()).toBe(true);
});

test('the menu closes with Escape and with a press outside (MENU-023)', () => {
  let closed = 0;
  const { find } = stage(<MenuDrawer onClose={() => (closed += 1)}>entries</MenuDrawer>);
  pressEscape(find('dialog', HTMLDialogElement));
  press(find('dialog', HTMLDialogElement));
  press(find('nav', HTMLElement));
  expect(closed).toBe(2);
});

test('a long label is cut at 25 characters and read out in full; the current page is marked (MENU-004, MENU-022, A11Y-006)', () => {
  const chosen: MenuEntry['event'][] = [];
  const { button } = stage(<MenuEntries tipDelayMs={100} entries={entries} onChoose={(event) => chosen.push(event)} />);
  const accounts = button('California Check Cash');
  const visible = accounts.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? '';
  expect(visible).toBe('California Check Cash ac…');
  expect(visible.length).toBeLessThanOrEqual(25);
  expect(accounts.querySelector('.visually-hidden')?.textContent).toBe('California Check Cash accounts');
  expect(accounts.getAttribute('aria-current')).toBe('page');
  press(button('Sign out'));
  expect(chosen).toEqual([signOut]);
});

test('a cut label is shown in full 100 ms after the pointer or the focus is on it, and hidden when they leave or at Escape (CONST-028)', () => {
  vi.useFakeTimers();
  const { container, button } = stage(<MenuEntries tipDelayMs={100} entries={entries} onChoose={() => undefined} />);
  const tip = () => container.querySelector('.menu-tip')?.textContent ?? '';
  const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const fire = (event: Event) => act(() => void button('California Check Cash').dispatchEvent(event));
  for (const [come, go] of [
    [new MouseEvent('pointerover', { bubbles: true }), new MouseEvent('pointerout', { bubbles: true })],
    [new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focusout', { bubbles: true })],
    [new FocusEvent('focusin', { bubbles: true }), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ] as const) {
    fire(come);
    passes(99);
    expect(tip()).toBe('');
    passes(1);
    expect(tip()).toBe('California Check Cash accounts');
    fire(go);
    expect(tip()).toBe('');
  }
  fire(new FocusEvent('focusin', { bubbles: true }));
  fire(new FocusEvent('focusout', { bubbles: true }));
  passes(1_000);
  expect(tip()).toBe('');
  act(() => void button('Sign out').dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  passes(1_000);
  expect(tip()).toBe(''); // this label was not cut
  vi.useRealTimers();
});

test('when the browser blocks a page, Ann sees the text of the specification’s key and a link (ERR-021, ERR-031, ERR-032)', () => {
  let closed = 0;
  const { find, text, button } = stage(<LinkBlocked address="https://www.example.com/privacy" onClose={() => (closed += 1)} />);
  expect(find('dialog', HTMLDialogElement).getAttribute('role')).toBe('alertdialog');
  expect(text()).toContain('Unable to open the link');
  const way = find('a', HTMLAnchorElement);
  expect([way.href, way.target, way.rel]).toEqual(['https://www.example.com/privacy', '_blank', 'noopener noreferrer']);
  press(button('Close'));
  pressEscape(find('dialog', HTMLDialogElement));
  expect(closed).toBe(2);
});

const outside: MenuEntry['event'] = { type: 'outside.chosen', page: 'privacy', address: '/privacy', screen: 'Home' };
const line = (name: MenuEntry['name'], event: MenuEntry['event'] = signOut, badge = 0): MenuEntry => ({
  name,
  event,
  current: false,
  brand: null,
  accounts: null,
  badge,
});

test('the legal pages are grouped under Privacy and terms; an outside page says that it opens a new window (MENU-012, MENU-021)', () => {
  const chosen: MenuEntry['event'][] = [];
  const { find, button, container } = stage(
    <MenuEntries
      tipDelayMs={100}
      entries={[line('contactUs'), line('terms', outside), line('privacy', outside), line('optInDisclosures'), line('signOut')]}
      onChoose={(event) => chosen.push(event)}
    />,
  );
  const group = find('details', HTMLElement);
  expect(group.querySelector('summary')?.textContent).toBe('Privacy and terms');
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Terms and conditions(opens in a new window)',
    'Privacy notice(opens in a new window)',
    'Opt-in disclosures',
  ]);
  expect([...container.querySelectorAll('.menu-entries > li > .menu-entry')].map(({ textContent }) => textContent)).toContain('Contact us');
  press(button('Privacy notice'));
  expect(chosen).toEqual([outside]);
});

test('the entry shows the number of offers that Ann has not viewed (part of MENU-007)', () => {
  const { text, show } = stage(<MenuEntries tipDelayMs={100} entries={[line('offers', signOut, 2)]} onChoose={() => undefined} />);
  expect(text()).toBe('Offers2 new');
  show(<MenuEntries tipDelayMs={100} entries={[line('offers')]} onChoose={() => undefined} />);
  expect(text()).toBe('Offers');
});

test.each([
  [1, 'TitleMax account'],
  [2, 'TitleMax accounts'],
  [null, 'TitleMax accounts'],
])('MENU-005: with %s accounts at TitleMax the menu says "%s"', (accounts, words) => {
  const entry: MenuEntry = {
    name: 'myAccounts',
    event: { type: 'menu.chosen', target: HOME },
    current: false,
    brand: 'TitleMax',
    accounts,
    badge: 0,
  };
  const { text } = stage(<MenuEntries tipDelayMs={100} entries={[entry]} onChoose={() => undefined} />);
  expect(text()).toBe(words);
});
