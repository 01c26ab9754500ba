import { inChart, type Fault } from '../fault.ts';

const updateUser = inChart('updateUser');

export const updateUserFaults: readonly Fault[] = [
  updateUser(
    'a name that the lender keeps can be changed',
    'updateUser/updateUser.machine.ts',
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
    'a code that was taken changes nothing',
    'updateUser/updateUser.states.ts',
    "confirmed: 'renewing'",
    "confirmed: '#updateUser.closed'",
  ),
  updateUser(
    'a lost answer counts as the new name',
    'updateUser/updateUser.states.ts',
    "[{ guard: 'isNewName', target: 'renewing', actions: 'keepNames' }, { target: 'asking' }]",
    "[{ target: 'renewing', actions: 'keepNames' }]",
  ),
  updateUser(
    'a name that somebody has is not told as that',
    'updateUser/updateUser.states.ts',
    "otherwiseResent: [{ guard: 'isTaken', target: '#Email.asking', actions: 'keepTaken' }]",
    "otherwiseResent: [{ guard: 'isTaken', target: '#Email.asking' }]",
  ),
  updateUser(
    'the app is not told the new name',
    'updateUser/updateUser.states.ts',
    "actions: ['keepUpdated', 'forgetDraft']",
    "actions: 'forgetDraft'",
  ),
];
