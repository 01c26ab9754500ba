// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { LoginNotice, SignInEvent, SignInView } from '../../machines/signIn/signIn.types.ts';
import { Login } from '../../ui/screens/signIn/Login.tsx';
import { SecureAccount } from '../../ui/screens/signIn/SecureAccount.tsx';
import { VerifyWarning } from '../../ui/screens/signIn/VerifyWarning.tsx';
import { press, stage, type } from '../ui/stage.tsx';
import { failure } from './paymentViews.ts';

const empty: SignInView = {
  notice: null,
  username: '',
  remember: false,
  usernameError: null,
  passwordError: null,
  failure: null,
  busy: false,
  limited: false,
  offersHelp: false,
};
const heard: SignInEvent[] = [];
const send = (event: SignInEvent) => void heard.push(event);
const login = (view: Partial<SignInView>) => stage(<Login view={{ ...empty, ...view }} send={send} />);

test.each<[string, LoginNotice, string]>([
  ['ROUTE-002: after signing out', { kind: 'signedOut' }, 'You are signed out'],
  ['FLOW-IDLE-04: after the idle limit', { kind: 'timedOut' }, 'We signed you out to keep your account safe'],
  ['GUARD-011, ERR-044: after leaving a locked flow', { kind: 'logInToContinue' }, 'Log in to continue.'],
  ['OPEN-042: with a link that is over or was changed', { kind: 'linkExpired' }, 'This link has expired. Log in to continue.'],
  ['ERR-034: unknown user', { kind: 'sessionEnded', reason: 'userNotFound' }, 'We did not find this userLog in to continue.'],
  ['ERR-034: invalid session', { kind: 'sessionEnded', reason: 'invalidSession' }, 'Your session has endedLog in to continue.'],
  [
    'ERR-034: unknown device',
    { kind: 'sessionEnded', reason: 'deviceKeyNotFound' },
    'This device is not known any moreLog in to continue.',
  ],
  ['ERR-034: no device', { kind: 'sessionEnded', reason: 'missingDeviceKey' }, 'This device is not known yetLog in to continue.'],
  [
    'ERR-033, ERR-044: with a link that failed, in the service’s own words',
    { kind: 'linkFailed', failure: failure({ kind: 'refused', texts: ['The page you want is closed.'] }) },
    'The page you want is closed.',
  ],
])('%s, Login says why the customer is there', (_, notice, words) => {
  const { place } = login({ notice });
  expect(place.querySelector('[role="status"], [role="alert"]')?.textContent).toContain(words);
});

test('without a reason Login says nothing but how to sign in (ROUTE-001)', () => {
  const { place, field } = login({});
  expect(place.querySelectorAll('[role="status"], [role="alert"]').length).toBe(0);
  expect([field('username').autocomplete, field('password').type]).toEqual(['username', 'password']);
});

test.each<[Partial<SignInView>, string, string]>([
  [{ usernameError: 'required' }, 'username', 'Email or Phone Number is required'],
  [{ usernameError: 'invalid' }, 'username', 'Invalid Email or Phone Number'],
  [{ usernameError: 'emailNotFound' }, 'username', 'Your email was not found'],
  [{ usernameError: 'phoneNotFound' }, 'username', 'Your phone number was not found'],
  [{ passwordError: 'required' }, 'password', 'Password is required'],
])('ERR-042, FLOW-AUTH-18: with %j the field %s says "%s"', (view, name, words) => {
  const { place, field } = login(view);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  const told = (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => place.querySelector(`[id="${id}"]`)?.textContent);
  expect(told.join(' ')).toContain(words);
});

test('what is sent names who, never the password, and what is to be remembered (FLOW-AUTH-05)', () => {
  const { field, find } = login({});
  type(field('username'), 'ann@example.com');
  press(find('#remember', HTMLInputElement));
  press(find('button[type="submit"]', HTMLButtonElement));
  expect(heard.at(-1)).toEqual({ type: 'login.submitted', username: 'ann@example.com', hasPassword: false, remember: true });
});

test.each([
  ['VerifyWarning', <VerifyWarning key="1" view={empty} send={send} />, 'FLOW-AUTH-03, ROUTE-006'],
  ['SecureAccount', <SecureAccount key="2" view={empty} send={send} />, 'FLOW-AUTH-04, ROUTE-015'],
])('%s has a heading and a way back to Login', (screen, shown) => {
  const { find, button } = stage(shown);
  expect(find('main', HTMLElement).dataset['screen']).toBe(screen);
  expect(find('h1', HTMLElement).textContent).not.toBe('');
  press(button('Back to sign in'));
  expect(heard.at(-1)).toEqual({ type: 'login.opened' });
});
