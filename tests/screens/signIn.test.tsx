// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { LoginNotice, SignInEvent } from '../../machines/signIn/signIn.rules.ts';
import type { SignInView } from '../../machines/signIn/signIn.view.ts';
import { Login } from '../../ui/screens/signIn/Login.tsx';
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
};
const sent: SignInEvent[] = [];
const send = (event: SignInEvent) => void sent.push(event);
const login = (view: Partial<SignInView>) => stage(<Login view={{ ...empty, ...view }} send={send} />);

test.each<[string, LoginNotice, string]>([
  ['ROUTE-002: after signing out', { kind: 'signedOut' }, 'You’re signed out'],
  [
    'after a guest has left',
    { kind: 'guestLeft' },
    'You can close this page nowTo see your loan here at any time, sign in or create an account.',
  ],
  ['FLOW-IDLE-04: after the idle limit', { kind: 'timedOut' }, 'We signed you out to keep your account safe'],
  ['GUARD-011, ERR-044: after leaving a locked flow', { kind: 'logInToContinue' }, 'Log in to continue.'],
  ['OPEN-042: with a link that has expired or was changed', { kind: 'linkExpired' }, 'This link has expired. Log in to continue.'],
  ['FLOW-AUTH-11: when the service could not be reached', { kind: 'sessionEnded', reason: 'networkError' }, 'We can’t reach our service'],
  [
    'FLOW-AUTH-15: after too many wrong codes on a new device',
    { kind: 'deviceNotTrusted' },
    'We signed you out: this device isn’t confirmed',
  ],
  ['ERR-034: unknown user', { kind: 'sessionEnded', reason: 'userNotFound' }, 'We couldn’t find this userLog in to continue.'],
  ['ERR-034: invalid session', { kind: 'sessionEnded', reason: 'invalidSession' }, 'Your session has endedLog in to continue.'],
  [
    'ERR-034: unknown device',
    { kind: 'sessionEnded', reason: 'deviceKeyNotFound' },
    'We no longer recognize this deviceLog in to continue.',
  ],
  ['FLOW-AUTH-13: after a new password', { kind: 'passwordReset' }, 'Your password has been changedSign in with the new one.'],
  ['FLOW-AUTH-02: after a verification', { kind: 'verified' }, 'Your account is verifiedSign in with your password.'],
  ['ERR-034: no device', { kind: 'sessionEnded', reason: 'missingDeviceKey' }, 'We don’t recognize this device yetLog in to continue.'],
  [
    'ERR-033, ERR-044: with a link that failed, in the service’s own words',
    { kind: 'linkFailed', failure: failure({ kind: 'refused', texts: ['The page you want is closed.'] }) },
    'The page you want is closed.',
  ],
])('%s, Login says why the customer is there', (_, notice, words) => {
  const { container } = login({ notice });
  expect(container.querySelector('[role="status"], [role="alert"]')?.textContent).toContain(words);
});

test('a guest whose link has expired has no password: the notice leads to the telephone numbers', () => {
  const { button } = login({ notice: { kind: 'linkExpired' } });
  press(button('Contact us'));
  expect(sent.at(-1)).toEqual({ type: 'help.chosen' });
});

test('without a reason Login shows no notice (ROUTE-001)', () => {
  const { container, field } = login({});
  expect(container.querySelectorAll('[role="status"], [role="alert"]').length).toBe(0);
  expect([field('username').autocomplete, field('password').type]).toEqual(['username', 'password']);
});

test.each<[Partial<SignInView>, string, string]>([
  [{ usernameError: 'required' }, 'username', 'Email or Phone Number is required'],
  [{ usernameError: 'invalid' }, 'username', 'Invalid Email or Phone Number'],
  [{ usernameError: 'emailNotFound' }, 'username', 'Your email was not found'],
  [{ usernameError: 'phoneNotFound' }, 'username', 'Your phone number was not found'],
  [{ passwordError: 'required' }, 'password', 'Password is required'],
])('ERR-042, FLOW-AUTH-18: with %j the field %s says "%s"', (view, name, words) => {
  const { container, field } = login(view);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  const texts = (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`[id="${id}"]`)?.textContent);
  expect(texts.join(' ')).toContain(words);
});

test('OPEN-045: Login offers nobody to look up a loan without a sign-in: a guest comes by a link', () => {
  const { container } = login({});
  const ways = [...container.querySelectorAll('button, a[href]')].map(({ textContent }) => textContent);
  expect(ways).toEqual(['Show', 'Sign in', 'Forgot your password?', 'Create an account']);
  expect([...container.querySelectorAll('input')].map(({ id }) => id)).toEqual(['username', 'password', 'remember']);
});

test('the event holds the username and the choice for the device, never the password (FLOW-AUTH-05)', () => {
  const { field, find } = login({});
  type(field('username'), 'ann@example.com');
  press(find('#remember', HTMLInputElement));
  press(find('button[type="submit"]', HTMLButtonElement));
  expect(sent.at(-1)).toEqual({ type: 'login.submitted', username: 'ann@example.com', hasPassword: false, remember: true });
});

test.each([
  ['Forgot your password?', 'recovery.chosen'],
  ['Create an account', 'register.chosen'],
])('"%s" passes the typed username on', (words, type_) => {
  const { field, button } = login({});
  type(field('username'), ' ann@example.com ');
  press(button(words));
  expect(sent.at(-1)).toEqual({ type: type_, username: 'ann@example.com' });
});

test('a locked profile: Login says so, and links to customer service (part of OPEN-016, part of FLAG-010)', () => {
  const { find, button } = login({ notice: { kind: 'profileLocked' } });
  expect(find('[role="alert"]', HTMLElement).textContent).toContain('Your profile is locked');
  press(button('Contact us'));
  expect(sent.at(-1)).toEqual({ type: 'help.chosen' });
});
