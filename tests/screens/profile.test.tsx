// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { profileView } from '../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../machines/profile/profile.rules.ts';
import { messages as spanish } from '../../ui/locales/es/profile.po';
import { CustomerProfile } from '../../ui/screens/profile/CustomerProfile.tsx';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { profileWalk } from '../../machines/paths/walks/profile.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const heard: ProfileEvent[] = [];
const send = (event: ProfileEvent) => void heard.push(event);
const ann = (...labels: string[]) => profileView(follow(profileWalk(), 'Ann opens her profile', 'getAccounts: two loans', ...labels));
const known = ['getCustomer: this is Ann', 'readDraft: nothing'];

test('Ann reads the record of the lender, and opens one section (ROUTE-042, ENT-002)', () => {
  const { text, place } = stage(<CustomerProfile view={ann(...known)} send={send} />);
  expect(text()).toContain(annKnown.fullCustomerName);
  expect(text()).toContain('Date of birth02/29/1984');
  for (const button of place.querySelectorAll('button')) press(button);
  expect(heard.map(({ type }) => type)).toContain('section.opened');
  expect(place.querySelector('form')).toBeNull();
});

test('a profile that fails to load shows the failure and a retry, and nothing else (ERR-017)', () => {
  const { text, button } = stage(<CustomerProfile view={ann('getCustomer: no network')} send={send} />);
  expect(text()).not.toContain(annKnown.fullCustomerName);
  press(button('Try again'));
  expect(heard.at(-1)).toEqual({ type: 'retry.chosen' });
});

test('an empty e-mail shows an error at its field; a refusal shows the words of the lender', () => {
  const { find } = stage(<CustomerProfile view={ann(...known, 'changes the e-mail', 'sends no e-mail')} send={send} />);
  expect(find('#email-error', HTMLElement).textContent).toMatch(/email/i);
  const no = ann(...known, 'changes the addresses', 'getStates: the states', 'sends an address', 'saveCustomer: the lender says no');
  expect(stage(<CustomerProfile view={no} send={send} />).text()).toContain('Enter one home address.');
});

test('FLAG-002: e-mail and phone can be changed where their flags are on, and nowhere else', () => {
  const changes = (start: string) => {
    const view = profileView(follow(profileWalk(), start, 'getAccounts: two loans', ...known));
    const buttons = [...stage(<CustomerProfile view={view} send={send} />).place.querySelectorAll('button')];
    return buttons.filter((button) => /^Change (email|phone)/.test(button.getAttribute('aria-label') ?? '')).length;
  };
  expect(changes('Ann opens her profile')).toBe(2);
  expect(changes('Ann opens her profile, where e-mail and phone are the lender’s to change')).toBe(0);
});

test('of a bank account nothing secret is drawn (STORE-011)', () => {
  const { field } = stage(<CustomerProfile view={ann(...known, 'adds a bank account')} send={send} />);
  expect(field('accountNumber').value).toBe('');
});

test('Zoe, who has no account, reads so and can link one, also in Spanish', () => {
  const zoe = profileView(follow(profileWalk(), 'Zoe, who has no loans, opens her profile', 'getAccounts: no loans'));
  const page = stage(<CustomerProfile view={zoe} send={send} />);
  expect(page.text()).toContain('There is no account here yet');
  press(page.button('Link my account'));
  expect(heard.at(-1)).toEqual({ type: 'link.chosen' });
  expect(stage(<CustomerProfile view={zoe} send={send} />, { locale: 'es', messages: spanish }).text()).not.toContain(
    'There is no account',
  );
});
