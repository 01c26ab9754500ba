import { inChart, type Fault } from '../fault.ts';

const signIn = inChart('signIn');
const settling = inChart('settling', 'signIn');

export const signInFaults: readonly Fault[] = [
  signIn('the empty form is sent', 'signIn/signIn.machine.ts', "guard: { type: 'formIsRight', params: ({ event }) => event },", ''),
  signIn(
    'an unknown username shows no error',
    'signIn/signIn.machine.ts',
    'actions: assign({ usernameError: ({ context }) => notFound(context.username) }),',
    '',
  ),
  signIn('an address leads away during a sign-in', 'signIn/signIn.machine.ts', 'on: stay,', ''),
  signIn(
    'wrong passwords are not counted',
    'signIn/signIn.machine.ts',
    "actions: [assign({ wrongPasswords: ({ context }) => context.wrongPasswords + 1 }), 'keepFailure']",
    "actions: 'keepFailure'",
  ),
  settling('a device that cannot be marked stops the rest', 'signIn/settling.machine.ts', "onError: 'marked',", ''),
];
