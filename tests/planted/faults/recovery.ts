import { inChart, type Fault } from '../fault.ts';

const recovery = inChart('recovery');

export const recoveryFaults: readonly Fault[] = [
  recovery('a new password without a code', 'recovery/recovery.machine.ts', "route: { guard: 'mayReset' },", 'route: {},'),
  recovery(
    'Login opens while the new password is being saved',
    'recovery/recovery.machine.ts',
    "on: { ...stay, 'login.opened': {} },",
    'on: stay,',
  ),
  recovery(
    'a used-up key is kept',
    'recovery/recovery.machine.ts',
    "{ target: '#ForgotPasswordVerificationMethod', actions: 'forgetKey' }",
    "{ target: '#ForgotPasswordVerificationMethod' }",
  ),
  recovery(
    'key and password stay in their cells',
    'recovery/recovery.machine.ts',
    "closed: { type: 'final', entry: 'forgetSecrets' }",
    "closed: { type: 'final' }",
  ),
  recovery(
    'a saved password is told as "back to Login"',
    'recovery/recovery.machine.ts',
    "actions: ['keepReset', 'forgetDraft']",
    "actions: 'forgetDraft'",
  ),
  recovery(
    'a name that nobody has is not told',
    'recovery/recovery.states.ts',
    "actions: [keepCodes, 'keepNotFound'],",
    'actions: keepCodes,',
  ),
  recovery('a missed text leads to the e-mail', 'recovery/recovery.rules.ts', "sent?.method === 'email'", "sent?.method !== 'email'"),
  recovery(
    'a password that was most likely saved is told as "too late"',
    'recovery/recovery.rules.ts',
    "wasLost ? 'maybeSaved' : 'expired'",
    "wasLost ? 'expired' : 'maybeSaved'",
  ),
  recovery(
    'the draft of somebody else is taken',
    'recovery/recovery.rules.ts',
    "if (!draft || (username !== '' && username !== draft.username)) return {};",
    'if (!draft) return {};',
  ),
];
