import { inChart, type Fault } from '../fault.ts';

const session = inChart('session');
const idle = inChart('idle');
const countdown = inChart('countdown', 'idle');

export const sessionFaults: readonly Fault[] = [
  session('a sign-out under way does not show', 'session/session.machine.ts', "tags: ['signOutInProgress', 'busy'],", ''),
  session(
    'why the session ended is forgotten',
    'session/session.machine.ts',
    "'signOut.asked': { target: 'signingOut', actions: 'keepReason' }",
    "'signOut.asked': { target: 'signingOut' }",
  ),
  session('a renewal that failed is not tried again', 'session/session.machine.ts', "onError: 'ageing'", "onError: 'valid'"),
  idle('a second is missing', 'idle/idle.rules.ts', 'EXTRA_SECONDS = 1', 'EXTRA_SECONDS = 0'),
  idle('"Stay signed in" does nothing', 'idle/idle.machine.ts', "on: { 'stay.chosen': '#idle.watching.counting' },", ''),
  idle('a computer that slept stays signed in', 'idle/idle.machine.ts', 'event.idleMs >= limitMs', 'event.idleMs < limitMs'),
  idle('nobody is told that the time is over', 'idle/idle.machine.ts', "entry: 'tellExpired',", ''),

  countdown('nobody sees the last second', 'idle/countdown.machine.ts', 'context.secondsLeft > 1', 'context.secondsLeft > 2'),
];
