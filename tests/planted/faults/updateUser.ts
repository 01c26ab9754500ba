import { inChart, type Fault } from '../fault.ts';

const updateUser = inChart('updateUser');

export const updateUserFaults: readonly Fault[] = [
  updateUser(
    'a username can be changed although the lender forbids it',
    'updateUser/updateUser.setup.ts',
    '=> canUpdateUserLogin,',
    '=> canUpdateUserLogin || true,',
  ),
  updateUser(
    'the current username counts as a new one',
    'updateUser/updateUser.rules.ts',
    "return isOwn(names, username) ? 'same' : null;",
    'return null;',
  ),
  updateUser(
    'a phone number counts as an email',
    'updateUser/updateUser.rules.ts',
    "if (search['of'] === 'email' && kind !== 'email') return 'notEmail';",
    '',
  ),
  updateUser(
    'a code is sent again when the methods open',
    'updateUser/updateUser.machine.ts',
    "entry: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: false })",
    "entry: assign({ verifyScreen: 'VerificationMethod' })",
  ),
  updateUser('a taken username is not shown as taken', 'updateUser/updateUser.machine.ts', "actions: assign({ problem: 'taken' }),", ''),
  updateUser(
    'the app does not get the new username',
    'updateUser/updateUser.machine.ts',
    "actions: [assign({ outcome: ({ event }) => rules.outcomeOf(event.output.person) }), 'forgetDraft']",
    "actions: 'forgetDraft'",
  ),
];
