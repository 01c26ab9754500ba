import { inChart, type Fault } from '../fault.ts';

const updateUser = inChart('updateUser');

export const updateUserFaults: readonly Fault[] = [
  updateUser(
    'a name that the lender keeps can be changed',
    'updateUser/updateUser.setup.ts',
    "mayChange: ({ event }) => heard<'GET /updateUser'>(event).canUpdateUserLogin",
    "mayChange: ({ event }) => heard<'GET /updateUser'>(event).email !== ''",
  ),
  updateUser(
    'the name she has is taken for a new one',
    'updateUser/updateUser.rules.ts',
    "return isOwn(names, username) ? 'same' : null;",
    'return null;',
  ),
  updateUser(
    'a phone is taken for an e-mail',
    'updateUser/updateUser.rules.ts',
    "if (search['of'] === 'email' && kind !== 'email') return 'notEmail';",
    '',
  ),
  updateUser(
    'a code is sent again where the ways are opened',
    'updateUser/updateUser.states.ts',
    "entry: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: false })",
    "entry: assign({ verifyScreen: 'VerificationMethod' })",
  ),
  updateUser(
    'a name that somebody has is not told as that',
    'updateUser/updateUser.states.ts',
    "target: '#Email.asking', actions: 'keepTaken'",
    "target: '#Email.asking'",
  ),
  updateUser(
    'the app is not told the new name',
    'updateUser/updateUser.states.ts',
    "actions: [{ type: 'keepUpdated', params: ({ event }) => event.output }, 'forgetDraft']",
    "actions: 'forgetDraft'",
  ),
];
