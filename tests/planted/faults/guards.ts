import { inChart, type Fault } from '../fault.ts';

const guards = inChart('guards');

export const guardsFaults: readonly Fault[] = [
  guards('a visitor without a link is treated as one with a link', 'guards/guards.machine.ts', "not('isLinkToEnter')", "'isLinkToEnter'"),
  guards(
    'a guest with a newer link is asked whose it is',
    'guards/guards.machine.ts',
    "        { guard: 'replacesGuest', target: 'closed', actions: 'endGuestFirst' },\n",
    '',
  ),
  guards(
    'a locked guest leaves the flow',
    'guards/guards.machine.ts',
    "{ guard: 'leavesLock', target: 'closed', actions: 'signOut' }",
    "{ guard: 'leavesLock', target: 'closed' }",
  ),
  guards(
    'a locked customer leaves by the root',
    'guards/guards.rules.ts',
    'if (isForVisitors(target)) return true;',
    'if (isForVisitors(target)) return guest !== null;',
  ),
  guards(
    'a redirect leads out of a locked flow',
    'guards/guards.machine.ts',
    "{ guard: 'leavesLock', target: 'closed', actions: 'closeForEverybody' }",
    "{ guard: 'leavesLock', target: 'closed', actions: 'admit' }",
  ),
  guards(
    'a failed lock opens all flows',
    'guards/guards.machine.ts',
    "onError: { target: 'closed', actions: 'signOut' },",
    "onError: 'flowLock',",
  ),
  guards(
    'the signature stays in the address',
    'guards/guards.machine.ts',
    "actions: [assign({ person: ({ event }) => event.output }), 'spendLink'] }",
    'actions: assign({ person: ({ event }) => event.output }) }',
  ),
  guards(
    'a visitor enters a customer’s screen',
    'guards/guards.rules.ts',
    '!person && needsSignIn(target)',
    '!person && !needsSignIn(target)',
  ),
  guards('a device that is not trusted is let in', 'guards/guards.rules.ts', 'isDue: ({ trusted }) => !trusted', 'isDue: () => false'),
  guards('new terms stop no customer', 'guards/guards.rules.ts', 'isDue: ({ termsPending }) => termsPending', 'isDue: () => false'),
  guards('the detour has no way back', 'guards/guards.rules.ts', 'afterwards: isDetour(target) ? LOGIN : target,', 'afterwards: LOGIN,'),
];
