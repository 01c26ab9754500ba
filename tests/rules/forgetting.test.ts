import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import { recoveryMachine } from '../../machines/recovery/recovery.machine.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { keepSecret, readSecret } from '../../services/client/secrets.ts';

const opened = (screen: string) => ({ settings: DEFAULT_SETTINGS, screen, username: '', remember: false, search: {} });

test('after going back from Register to Login there is no password in memory (STORE-011)', () => {
  const flow = createActor(registrationMachine, { input: opened('Register') }).start();
  keepSecret('password', 'Nora2026!');
  flow.send({ type: 'login.opened' });
  expect([flow.getSnapshot().status, readSecret('password')]).toEqual(['done', undefined]);
});

test('after going back from ForgotPassword to Login neither the new password nor its key is in memory (STORE-011)', () => {
  const flow = createActor(recoveryMachine, { input: opened('ForgotPassword') }).start();
  keepSecret('newPassword', 'Ann2026!');
  keepSecret('resetKey', 'key');
  flow.send({ type: 'login.opened' });
  expect([flow.getSnapshot().status, readSecret('newPassword'), readSecret('resetKey')]).toEqual(['done', undefined, undefined]);
});
