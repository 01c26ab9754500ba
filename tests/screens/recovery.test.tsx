// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recoveryView, type RecoveryView } from '../../machines/recovery/recovery.view.ts';
import { recoveryMachine } from '../../machines/recovery/recovery.machine.ts';
import type { RecoveryEvent } from '../../machines/recovery/recovery.rules.ts';
import { messages as spanish } from '../../ui/locales/es/recovery.po';
import { ForgotPassword } from '../../ui/screens/recovery/ForgotPassword.tsx';
import { RecoveryEmail } from '../../ui/screens/recovery/RecoveryEmail.tsx';
import { ResetPassword } from '../../ui/screens/recovery/ResetPassword.tsx';
import { createActor } from 'xstate';
import { start } from '../../machines/paths/walks/recovery.walks.ts';
import { press, stage } from '../ui/stage.tsx';

let sent: RecoveryEvent[] = [];
beforeEach(() => void (sent = []));
const send = (event: RecoveryEvent) => void sent.push(event);
const opened = recoveryView(createActor(recoveryMachine, { input: start('ForgotPassword') }).getSnapshot());
const of = (more: Partial<RecoveryView>): RecoveryView => ({ ...opened, busy: false, ...more });

test.each([
  ['emailNotFound', 'ann@example.com', 'Your email was not found'],
  ['phoneNotFound', '(512) 555-0199', 'Your phone number was not found'],
] as const)('an unknown username is shown at its field and kept: %s (FLOW-AUTH-18)', (usernameError, username, error) => {
  const { find, field } = stage(<ForgotPassword view={of({ username, usernameError })} send={send} />);
  expect(find('#username-error', HTMLElement).textContent).toBe(error);
  expect([field('username').value, field('username').getAttribute('aria-invalid')]).toEqual([username, 'true']);
});

test('after three wrong passwords the screen says why (FLOW-AUTH-12)', () => {
  const usual = stage(<ForgotPassword view={of({})} send={send} />).text();
  expect(stage(<ForgotPassword view={of({ afterWrongPasswords: true })} send={send} />).text().length).toBeGreaterThan(usual.length);
});

test('an email that did not arrive: where it went, masked, and both ways to continue (ROUTE-013)', () => {
  const way = { method: 'email', destination: 'a•••@example.com' } as const;
  const { text, container } = stage(
    <RecoveryEmail view={of({ username: 'ann@example.com', codes: { ...opened.codes, sent: way } })} send={send} />,
  );
  expect(text()).toContain('example.com');
  for (const button of container.querySelectorAll('button')) press(button);
  expect(sent.map(({ type }) => type)).toEqual(expect.arrayContaining(['code.entryChosen', 'name.changeChosen']));
});

test('a new password is never rendered, and its field shows what it needs (ERR-042, STORE-011)', () => {
  const { field, find } = stage(<ResetPassword view={of({ problem: 'weak' })} send={send} />);
  expect([field('newPassword').type, field('newPassword').value]).toEqual(['password', '']);
  expect(find('#newPassword-error', HTMLElement).textContent).toBe('Your password does not meet our requirements');
});

test.each([
  ['maybeSaved', 'Your new password is most likely saved', 'login.opened'],
  ['expired', 'This took too long', 'code.newChosen'],
] as const)('the screen says what is known, with a way to continue: %s', (problem, title, way) => {
  const { text, container } = stage(<ResetPassword view={of({ problem })} send={send} />);
  expect(text()).toContain(title);
  for (const button of container.querySelectorAll<HTMLButtonElement>('.notice button')) press(button);
  expect(sent.map(({ type }) => type)).toContain(way);
});

test('the same in Spanish', () => {
  const { text } = stage(<ResetPassword view={of({ problem: 'maybeSaved' })} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).not.toContain('most likely');
  expect(text()).toContain('contraseña');
});
