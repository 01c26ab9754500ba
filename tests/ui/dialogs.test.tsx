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

test('a dialog has a name, keeps the page from scrolling, and gives focus back where it came from (A11Y-002, A11Y-003)', () => {
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
  expect(document.activeElement?.textContent).toBe('Pay less than the minimum?'); // not the button that pays: a second Enter must do nothing
  expect(scrolls()).toBe(false);
  show(opener);
  expect(scrolls()).toBe(true);
  expect(document.activeElement).toBe(button('Pay $20.00 now'));
});

test('Escape asks the chart to close the dialog, which stays until the chart says so (A11Y-003)', () => {
  let asked = 0;
  const { find } = stage(
    <Dialog title="Sure?" onClose={() => (asked += 1)} actions={null}>
      Text
    </Dialog>,
  );
  pressEscape(find('dialog', HTMLDialogElement));
  expect(asked).toBe(1);
  expect(find('dialog', HTMLDialogElement).open).toBe(true);
});

test('before the idle limit Ann is asked whether she is there; the button and Escape both keep her signed in (CONF-026, A11Y-009)', () => {
  let stayed = 0;
  const warning = (secondsLeft: number) => <IdleWarning view={{ warning: true, secondsLeft }} onStay={() => (stayed += 1)} />;
  const { find, button, text } = stage(warning(47));
  expect(find('dialog', HTMLDialogElement).getAttribute('role')).toBe('alertdialog');
  expect(text()).toContain('47 seconds left');
  press(button('Stay signed in'));
  pressEscape(find('dialog', HTMLDialogElement));
  expect(stayed).toBe(2);
});

test('the seconds left are said aloud now and then, not every second', () => {
  const warning = (secondsLeft: number) => <IdleWarning view={{ warning: true, secondsLeft }} onStay={() => undefined} />;
  const { show, find } = stage(warning(60));
  const said = new Set<string>();
  for (let left = 60; left > 0; left -= 1) {
    show(warning(left));
    said.add(find('[role="timer"]', HTMLElement).textContent);
  }
  expect([...said]).toEqual(['About 60 seconds left', 'About 45 seconds left', 'About 30 seconds left', 'About 15 seconds left']);
});

test('nobody is asked while the time is not near', () => {
  const { place } = stage(<IdleWarning view={{ warning: false, secondsLeft: 0 }} onStay={() => undefined} />);
  expect(place.querySelector('dialog')).toBeNull();
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

test('the menu takes focus on opening and gives it back on closing (MENU-019, A11Y-001)', () => {
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

test('the menu closes with Escape and with a press beside it (MENU-023)', () => {
  let closed = 0;
  const { find } = stage(<MenuDrawer onClose={() => (closed += 1)}>entries</MenuDrawer>);
  pressEscape(find('dialog', HTMLDialogElement));
  press(find('dialog', HTMLDialogElement));
  press(find('nav', HTMLElement));
  expect(closed).toBe(2);
});

test('a long label is cut at 25 characters and read whole; the page one is on is marked (MENU-004, MENU-022, A11Y-006)', () => {
  const chosen: MenuEntry['event'][] = [];
  const { button } = stage(<MenuEntries tipDelayMs={100} entries={entries} onChoose={(event) => chosen.push(event)} />);
  const accounts = button('California Check Cash');
  const shown = accounts.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? '';
  expect(shown).toBe('California Check Cash ac…');
  expect(shown.length).toBeLessThanOrEqual(25);
  expect(accounts.querySelector('.visually-hidden')?.textContent).toBe('California Check Cash accounts');
  expect(accounts.getAttribute('aria-current')).toBe('page');
  press(button('Sign out'));
  expect(chosen).toEqual([signOut]);
});

test('100 ms after somebody points at a label that was cut, or comes there by key, it is shown whole; it goes with her, and at Escape (CONST-028)', () => {
  vi.useFakeTimers();
  const { place, button } = stage(<MenuEntries tipDelayMs={100} entries={entries} onChoose={() => undefined} />);
  const tip = () => place.querySelector('.menu-tip')?.textContent ?? '';
  const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const tell = (event: Event) => act(() => void button('California Check Cash').dispatchEvent(event));
  for (const [come, go] of [
    [new MouseEvent('pointerover', { bubbles: true }), new MouseEvent('pointerout', { bubbles: true })],
    [new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focusout', { bubbles: true })],
    [new FocusEvent('focusin', { bubbles: true }), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ] as const) {
    tell(come);
    passes(99);
    expect(tip()).toBe('');
    passes(1);
    expect(tip()).toBe('California Check Cash accounts');
    tell(go);
    expect(tip()).toBe('');
  }
  tell(new FocusEvent('focusin', { bubbles: true }));
  tell(new FocusEvent('focusout', { bubbles: true }));
  passes(1_000);
  expect(tip()).toBe('');
  act(() => void button('Sign out').dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  passes(1_000);
  expect(tip()).toBe(''); // nothing was cut there
  vi.useRealTimers();
});

test('a page that the browser did not open: Ann is told by the specification’s key, and can open it herself (ERR-021, ERR-031, ERR-032)', () => {
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

test('what is legal stands together under Privacy and terms; a page outside says that it opens a window (MENU-012, MENU-021)', () => {
  const chosen: MenuEntry['event'][] = [];
  const { find, button, place } = stage(
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
  expect([...place.querySelectorAll('.menu-entries > li > .menu-entry')].map(({ textContent }) => textContent)).toContain('Contact us');
  press(button('Privacy notice'));
  expect(chosen).toEqual([outside]);
});

test('offers that Ann has not looked at are counted beside the entry (part of MENU-007)', () => {
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
