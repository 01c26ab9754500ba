import { inChart, type Fault } from '../fault.ts';

const signIn = inChart('signIn');
const settling = inChart('settling', 'signIn');

export const signInFaults: readonly Fault[] = [
  signIn(
    'the empty form is sent',
    'signIn/signIn.machine.ts',
    "{ guard: 'formIsRight', target: 'authenticating'",
    "{ target: 'authenticating'",
  ),
  signIn('an unknown name is told nothing', 'signIn/signIn.machine.ts', "target: 'asking', actions: 'keepNotFound'", "target: 'asking'"),
  signIn('an address leads away while the service is asked', 'signIn/signIn.machine.ts', 'on: stay,', ''),
  signIn(
    'wrong passwords are not counted',
    'signIn/signIn.machine.ts',
    "actions: ['countWrongPassword', 'keepFailure']",
    "actions: 'keepFailure'",
  ),
  settling('a device that cannot be marked stops the rest', 'signIn/settling.machine.ts', "onError: 'marked',", ''),
];
