import { inChart, type Fault } from '../fault.ts';

const session = inChart('session');
const idle = inChart('idle');
const countdown = inChart('countdown', 'idle');

export const sessionFaults: readonly Fault[] = [
  session('a running sign-out is not shown', 'session/session.machine.ts', "tags: ['signOutInProgress', 'busy'],", ''),
  session(
    'the reason for the end of the session is lost',
    'session/session.machine.ts',
    "'signOut.requested': { target: 'signingOut', actions: { type: 'keepReason', params: ({ event }) => event.reason } }",
    "'signOut.requested': { target: 'signingOut' }",
  ),
  session('a failed renewal is not retried', 'session/session.machine.ts', "onError: 'ageing'", "onError: 'valid'"),
  idle('a second is missing', 'idle/idle.rules.ts', 'EXTRA_SECONDS = 1', 'EXTRA_SECONDS = 0'),
  idle('"Stay signed in" does nothing', 'idle/idle.machine.ts', "on: { 'stay.chosen': '#idle.watching.counting' },", ''),
  idle('a computer that slept stays signed in', 'idle/idle.machine.ts', 'idleMs >= limitMs', 'idleMs < limitMs'),
  idle(
    'the app gets no event at the idle limit',
    'idle/idle.machine.ts',
    "if (parent) enqueue.sendTo(parent, { type: 'idle.expired' });",
    '',
  ),

  countdown('the last second is not shown', 'idle/countdown.machine.ts', 'context.secondsLeft > 1', 'context.secondsLeft > 2'),
];
