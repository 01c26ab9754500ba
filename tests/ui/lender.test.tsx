// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { CONTACT_US, termsConditions } from '../../machines/kit/places.ts';
import type { MenuEntry, MenuView } from '../../machines/menu/menu.types.ts';
import { plainLinks } from '../../ui/kit/PlaceLink.tsx';
import { stillPage } from '../../ui/situation/stillPage.ts';
import { Shell, type ShellProps } from '../../ui/shell/Shell.tsx';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';
import { messages as spanish } from '../../ui/locales/es/signIn.po';
import { press, stage } from './stage.tsx';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const entry = (name: MenuEntry['name'], event: MenuEntry['event']): MenuEntry => ({
  name,
  event,
  current: false,
  brand: null,
  accounts: null,
  badge: 0,
});
const privacy: MenuEntry['event'] = {
  type: 'outside.chosen',
  page: 'privacy',
  address: 'https://titlemax.example/privacy',
  screen: 'Register',
};
const terms: MenuEntry['event'] = { type: 'menu.chosen', target: termsConditions('TitleMax') };
const menu: MenuView = {
  entries: [entry('contactUs', { type: 'menu.chosen', target: CONTACT_US }), entry('terms', terms), entry('privacy', privacy)],
  tipDelayMs: 100,
  blocked: null,
};

const sent: unknown[] = [];
const shell = (what: Partial<ShellProps> = {}) => (
  <Shell
    page={stillPage({ links: plainLinks(() => null), headerButton: () => 'none' })}
    flow="registration"
    screen="Register"
    busy={false}
    button="none"
    header={{ signedIn: false, isGuest: false, name: '', brand: null }}
    menu={null}
    notice={null}
    idle={{ warning: false, secondsLeft: 0, losesFiles: false }}
    send={(event) => sent.push(event)}
    {...what}
  >
    <p>form</p>
  </Shell>
);

test('a page before sign-in says whose service it is, with the sign of each brand, and leads to phone numbers, terms, and privacy', () => {
  const { find, button } = stage(shell());
  const lender = find('.lender', HTMLElement);
  expect([...lender.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'TitleMax', 'TitleBucks', 'InstaLoan', 'EasyMoney', 'CheckSmart', 'California Check Cash', 'Cash 1 Loans', 'Community Choice',
  ]); // prettier-ignore
  expect(lender.querySelectorAll('li > svg[aria-hidden="true"]')).toHaveLength(8);
  press(button('Phone numbers, terms, and privacy'));
  expect(sent.splice(0)).toEqual([{ type: 'menu.chosen', target: CONTACT_US }]);
});

test('in Spanish', () => {
  const { text } = stage(shell(), { locale: 'es', messages: spanish });
  expect(text()).toContain('Un servicio de');
  expect(text()).toContain('Cada pago se cobra una sola vez, aunque se corte su conexión.');
});

test('terms and privacy are there as soon as the settings have them (OPEN-037, MENU-012)', async () => {
  await loadSideMenu();
  const { show, button, text } = stage(shell());
  expect(text()).not.toContain('Privacy notice');
  show(shell({ menu }));
  press(button('Terms and conditions'));
  press(button('Privacy notice'));
  expect(sent.splice(0)).toEqual([terms, privacy]);
});

test('a signed-in customer does not see it', () => {
  const { container } = stage(shell({ header: { signedIn: true, isGuest: false, name: 'Ann', brand: 'TitleMax' } }));
  expect(container.querySelector('.lender')).toBeNull();
});
