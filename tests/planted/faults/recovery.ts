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
    'a used key can be used again',
    'recovery/recovery.machine.ts',
    'actions: assign({ mayReset: false, problem: null, failure: null }),',
    '',
  ),
  recovery(
    'key and password stay in memory',
    'recovery/recovery.machine.ts',
    "closed: { type: 'final', entry: 'forgetSecrets' }",
    "closed: { type: 'final' }",
  ),
  recovery(
    'a saved password ends as "back to Login"',
    'recovery/recovery.machine.ts',
    "actions: [assign({ outcome: 'passwordReset' }), 'forgetDraft']",
    "actions: 'forgetDraft'",
  ),
  recovery(
    'an unknown username shows no error at its field',
    'recovery/verifying.states.ts',
    'actions: [keepCodes, assign({ usernameError: ({ context }) => notFound(context.username) })],',
    'actions: keepCodes,',
  ),
  recovery(
    'a missing text message leads to the email screen',
    'recovery/recovery.rules.ts',
    "sent?.method === 'email'",
    "sent?.method !== 'email'",
  ),
  recovery(
    'a password that was probably saved is shown as "too late"',
    'recovery/recovery.rules.ts',
    "wasLost ? 'maybeSaved' : 'expired'",
    "wasLost ? 'expired' : 'maybeSaved'",
  ),
  recovery(
    'the draft of another username is used',
    'recovery/recovery.rules.ts',
    "if (!draft || (username !== '' && username !== draft.username)) return {};",
    'if (!draft) return {};',
  ),
];
