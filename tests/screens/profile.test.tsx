// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { militaryView } from '../../machines/profile/military.view.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../machines/profile/profile.rules.ts';
import { messages as spanish } from '../../ui/locales/es/profile.po';
import { CustomerProfile } from '../../ui/screens/profile/CustomerProfile.tsx';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { militaryWalk, profileWalk } from '../../machines/paths/walks/profile.walks.ts';
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

test('a bank account is rendered without its number (STORE-011)', () => {
  const { field } = stage(<CustomerProfile view={ann(...known, 'adds a bank account')} send={send} />);
  expect(field('accountNumber').value).toBe('');
});

test('Zoe has no account: the page says so and offers to link one, also in Spanish', () => {
  const zoe = profileView(follow(profileWalk(), 'Zoe, who has no loans, opens her profile', 'getAccounts: no loans'));
  const page = stage(<CustomerProfile view={zoe} send={send} />);
  expect(page.text()).toContain('There is no account here yet');
  press(page.button('Link my account'));
  expect(heard.at(-1)).toEqual({ type: 'link.chosen' });
  expect(stage(<CustomerProfile view={zoe} send={send} />, { locale: 'es', messages: spanish }).text()).not.toContain(
    'There is no account',
  );
});

describe('military service', () => {
  const viewAt = (...labels: string[]) => ({
    ...ann(...known),
    military: militaryView(follow(militaryWalk(), 'Ann looks at her military service', ...labels)),
  });
  const page = (...labels: string[]) => stage(<CustomerProfile view={viewAt(...labels)} send={send} />);

  test('is shown as Ann has declared it; the register is said apart from her word', () => {
    const { text, find } = page('getStatus: a covered borrower');
    expect(text()).toContain('You are on active duty, or the spouse or dependent of someone who is. As of Feb 3, 2026.');
    expect(text()).toContain('You are a covered borrower');
    expect(page('getStatus: not in the military').text()).not.toContain('covered borrower');
    press(find('[aria-label="Change military service"]', HTMLElement));
    expect(heard.at(-1)).toEqual({ type: 'military.changeChosen' });
  });
  test('that failed to load shows the failure and a retry', () => {
    press(page('getStatus: no network').button('Try again'));
    expect(heard.at(-1)).toEqual({ type: 'military.retryChosen' });
  });
  test('is saved as chosen; when the answer is lost the choice is still there', () => {
    const lost = ['getStatus: not in the military', 'changes it', 'chooses yes', 'saves', 'saveStatus: the answer is lost'];
    const { find, button, text } = page(...lost);
    expect(find('input[value="yes"]', HTMLInputElement).checked).toBe(true);
    expect(text()).toContain('What you typed is still here.');
    press(button('Save'));
    expect(heard.at(-1)).toEqual({ type: 'military.submitted' });
    press(find('input[value="no"]', HTMLElement));
    expect(heard.at(-1)).toEqual({ type: 'military.chosen', isMilitary: false });
  });
});
