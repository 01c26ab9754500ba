// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { devicesView } from '../../machines/profile/devices.view.ts';
import { militaryView } from '../../machines/profile/military.view.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../machines/profile/profile.rules.ts';
import { messages as spanish } from '../../ui/locales/es/profile.po';
import { CustomerProfile } from '../../ui/screens/profile/CustomerProfile.tsx';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { devicesWalk, militaryWalk, profileWalk } from '../../machines/paths/walks/profile.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const heard: ProfileEvent[] = [];
const send = (event: ProfileEvent) => void heard.push(event);
const ann = (...labels: string[]) => profileView(follow(profileWalk(), 'Ann opens her profile', 'getAccounts: two loans', ...labels));
const known = ['getCustomer: this is Ann', 'readDraft: nothing'];

test('Ann reads the record of the lender, and opens one section (ROUTE-042, ENT-002)', () => {
  const { text, container } = stage(<CustomerProfile view={ann(...known)} send={send} />);
  expect(text()).toContain(annKnown.fullCustomerName);
  expect(text()).toContain('Date of birth02/29/1984');
  for (const button of container.querySelectorAll('button')) press(button);
  expect(heard.map(({ type }) => type)).toContain('section.opened');
  expect(container.querySelector('form')).toBeNull();
});

test('in Spanish the date of birth cannot be read as another day', () => {
  const { text } = stage(<CustomerProfile view={ann(...known)} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).toContain('Fecha de nacimiento29 de febrero de 1984');
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
  const no = ann(...known, 'changes the addresses', 'getStates: the states', 'sends an address', 'saveCustomer: the lender refuses it');
  expect(stage(<CustomerProfile view={no} send={send} />).text()).toContain('Enter one home address.');
});

test('FLAG-002: e-mail and phone can be changed where their flags are on, and nowhere else', () => {
  const changes = (start: string) => {
    const view = profileView(follow(profileWalk(), start, 'getAccounts: two loans', ...known));
    const buttons = [...stage(<CustomerProfile view={view} send={send} />).container.querySelectorAll('button')];
    return buttons.filter((button) => /^Change (email|phone)/.test(button.getAttribute('aria-label') ?? '')).length;
  };
  expect(changes('Ann opens her profile')).toBe(2);
  expect(changes('Ann opens her profile, where e-mail and phone cannot be edited')).toBe(0);
});

test('a bank account is rendered without its number (STORE-011)', () => {
  const { field } = stage(<CustomerProfile view={ann(...known, 'adds a bank account')} send={send} />);
  expect(field('accountNumber').value).toBe('');
});

test('a bank that the lender does not know: its words stand at the routing number, and the name can be typed (CALL-024)', () => {
  const view = ann(...known, 'adds a bank account', 'types a whole routing number', 'lookUpBank: no bank has this routing number');
  const { field, container } = stage(<CustomerProfile view={view} send={send} />);
  const words = (field('routingNumber').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`[id="${id}"]`)?.textContent);
  expect(words.join(' ')).toContain('We do not know a bank with this routing number. Enter your bank’s name.');
  expect([field('routingNumber').getAttribute('aria-invalid'), field('bankName').getAttribute('aria-invalid')]).toEqual(['true', null]);
  expect([field('bankName').disabled, field('bankName').readOnly]).toEqual([false, false]);
});

test('Zoe has no account: the page says so and offers to link one, also in Spanish', () => {
  const zoe = profileView(follow(profileWalk(), 'Zoe, who has no loans, opens her profile', 'getAccounts: no loans'));
  const page = stage(<CustomerProfile view={zoe} send={send} />);
  expect(page.text()).toContain('There’s no account here yet');
  press(page.button('Link my account'));
  expect(heard.at(-1)).toEqual({ type: 'link.chosen' });
  expect(stage(<CustomerProfile view={zoe} send={send} />, { locale: 'es', messages: spanish }).text()).not.toContain('There’s no account');
});

test('Zoe has her devices too, and can lock her profile (FLAG-010)', () => {
  const labels = ['Zoe, who has no loans, opens her profile', 'getAccounts: no loans', 'devices: it is viewing'] as const;
  const { text, button } = stage(<CustomerProfile view={profileView(follow(profileWalk(), ...labels))} send={send} />);
  expect(text()).toContain('My devices');
  press(button('This was not me'));
  expect(heard.at(-1)).toMatchObject({ type: 'device.notMineChosen' });
});

describe('what Ann agreed to', () => {
  const page = (...labels: string[]) => stage(<CustomerProfile view={ann(...known, ...labels)} send={send} />);

  test('is said with version and day; each paper can be read again (ROUTE-098, ROUTE-099, ROUTE-103)', () => {
    const { text, container } = page('getTerms: Ann agreed to version 2');
    expect(text()).toMatch(/You agreed to version 2 on .*Feb 3, 2026/);
    const links = [...container.querySelectorAll<HTMLElement>('[aria-label^="Read: "]')];
    for (const link of links) press(link);
    expect(heard.slice(-4)).toEqual(['terms', 'optIn', 'loan', 'experian'].map((paper) => ({ type: 'paper.chosen', paper })));
  });
  test('that failed to load leaves the papers to read', () => {
    const { text, find } = page('getTerms: no network');
    expect(text()).toContain('Open them to see what you agreed to and when.');
    expect(find('[aria-label="Read: terms of your account"]', HTMLElement)).toBeTruthy();
  });
  test('is out of the way while a form is open', () => expect(page('changes the e-mail').text()).not.toContain('What you agreed to'));
  test('with a brand without terms in the portal leads to its page outside (BRAND-006)', () => {
    const view = ann(...known, 'getTerms: Ann agreed to version 2');
    const outside = { ...view, agreements: { ...view.agreements, mayReadTerms: false, termsPage: 'https://titlemax.example/terms' } };
    const { find } = stage(<CustomerProfile view={outside} send={send} />);
    expect(find('a[href="https://titlemax.example/terms"]', HTMLElement).getAttribute('rel')).toContain('noopener');
  });
});

describe('"This was not me"', () => {
  const viewAt = (...labels: string[]) => ({
    ...ann(...known),
    devices: devicesView(follow(devicesWalk(), 'Ann looks at her devices', 'listDevices: three devices', ...labels)),
  });
  const page = (...labels: string[]) => stage(<CustomerProfile view={viewAt(...labels)} send={send} />);

  test('can be said of every device but this one, and of a code (OPEN-016, FLAG-010)', () => {
    const { container } = page();
    const buttons = [...container.querySelectorAll<HTMLElement>('[aria-label^="This was not me"]')];
    for (const button of buttons) press(button);
    expect(heard.slice(-3)).toEqual(['device-1', 'device-2', ''].map((id) => ({ type: 'device.notMineChosen', id })));
    expect(buttons).toHaveLength(3);
  });
  test('two devices of one name and day are told apart by their time', () => {
    const view = viewAt();
    const [, phone] = view.devices.rows ?? [];
    if (!phone) throw new Error('Ann has a phone');
    const rows = [phone, { ...phone, id: 'device-3', lastUsedAt: phone.lastUsedAt + 60_000 }];
    const { container } = stage(<CustomerProfile view={{ ...view, devices: { ...view.devices, rows } }} send={send} />);
    const names = [...container.querySelectorAll<HTMLElement>('[aria-label^="This was not me: Safari on iPhone, "]')];
    expect(new Set(names.map((one) => one.getAttribute('aria-label'))).size).toBe(2);
    expect(new Set([...container.querySelectorAll('.profile-device time')].map(({ textContent }) => textContent)).size).toBe(2);
  });
  test('the question says what happens before the profile is locked (OPEN-016, FLAG-010)', () => {
    const { text, button } = page('the phone is not hers');
    expect(text()).toContain('No one can sign in until you call us and we unlock your profile with you.');
    press(button('Don’t lock it'));
    press(button('Lock my profile'));
    expect(heard.slice(-2)).toEqual([{ type: 'device.lockDeclined' }, { type: 'device.lockConfirmed' }]);
  });
  test('a lock whose answer was lost says in the question that it can be repeated', () => {
    const { find } = page('the phone is not hers', 'yes, lock it', 'lockProfile: the answer is lost');
    expect(find('dialog', HTMLElement).textContent).toContain('It’s safe to lock it again.');
  });
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
  test('one form is open at a time: while it is open nothing else can be changed, and the other way round', () => {
    const opens = (view: ReturnType<typeof viewAt>) =>
      [...stage(<CustomerProfile view={view} send={send} />).container.querySelectorAll('button')].flatMap(
        (button) => /^Change (email|phone|military service)/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? [],
      );
    const open = { ...viewAt('getStatus: not in the military'), open: ann(...known, 'changes the e-mail').open };
    expect(opens(viewAt('getStatus: not in the military'))).toEqual(['military service', 'email', 'phone']);
    expect(opens(viewAt('getStatus: not in the military', 'changes it'))).toEqual([]);
    expect(opens(open)).toEqual([]);
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

test('another answer to where mail goes is not taken back by the fields that are reported next (ENT-003)', () => {
  const view = ann(...known, 'changes the addresses', 'getStates: the states');
  const { find } = stage(<CustomerProfile view={view} send={send} />);
  heard.length = 0;
  press(find('#same input[value="no"]', HTMLElement));
  const same = heard.flatMap((event) => (event.type === 'form.typed' && event.values.same !== undefined ? [event.values.same] : []));
  expect(same).toEqual(['no']);
});
