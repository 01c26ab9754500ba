import { inChart, ofTime, type Fault } from '../fault.ts';

const attempt = inChart('attempt');
const sending = inChart('sending', 'attempt');
const following = inChart('following', 'attempt');
const searching = inChart('searching', 'attempt');

export const attemptFaults: readonly Fault[] = [
  attempt(
    'a payment whose response was lost is sent again without a look-up',
    'attempt/lookups.states.ts',
    "'attempt.submitted': 'checking',",
    "'attempt.submitted': 'sending',",
  ),
  attempt(
    'a payment is sent again although the history has it',
    'attempt/attempt.setup.ts',
    "found.kind === 'missing'",
    "found.kind !== 'missing'",
  ),
  attempt(
    'the page says "not sent" while the old key is not fenced',
    'attempt/attempt.machine.ts',
    "entry: ['forgetAttempt', 'keepNotSent']",
    "entry: 'keepNotSent'",
  ),
  attempt(
    'a refusal ends the attempt although an earlier request may arrive',
    'attempt/attempting.states.ts',
    "guard: { type: 'wasRefusedLoosely', params: ({ event }) => event.output },\n            target: 'fencing'",
    "guard: { type: 'wasRefusedLoosely', params: ({ event }) => event.output },\n            target: '#attempt.closing'",
  ),
  attempt(
    'a payment of another device is sent from here',
    'attempt/attempt.machine.ts',
    "{ guard: 'isFollowed', target: 'attempting.open' }",
    "{ guard: 'isFollowed', target: 'minting' }",
  ),
  attempt(
    'a payment in another tab is ignored',
    'attempt/attempting.states.ts',
    ", 'tab.refused': { target: '#attempt.elsewhere', actions: 'keepElsewhere' }",
    '',
  ),
  attempt('the end of the payment in another tab is ignored', 'attempt/attempt.machine.ts', ", 'tab.freed': 'closed'", ''),
  sending(
    'a fenced key is replaced again and again',
    'attempt/sending.machine.ts',
    "and(['saysAbandoned', not('isRekeyed')])",
    "'saysAbandoned'",
  ),
  sending('the payment goes out before it is recorded', 'attempt/sending.machine.ts', "initial: 'recording'", "initial: 'posting'"),
  sending(
    'any failure counts as a refusal',
    'attempt/sending.machine.ts',
    "failureIn(event).kind === 'refused'",
    'failureIn(event).status > 0',
  ),
  following('polled every five seconds', 'attempt/attempt.limits.ts', 'pollMs: 1000', 'pollMs: 5000'),
  following(
    'the time limit applies to every purpose but the poll',
    'attempt/following.machine.ts',
    "context.purpose === 'poll'",
    "context.purpose !== 'poll'",
  ),
  following('one missing look-up is enough to fence', 'attempt/attempt.limits.ts', 'looksBeforeFence: 3', 'looksBeforeFence: 1'),
  following('a 429 counts as a refusal', 'attempt/following.rules.ts', 'TOO_MANY = 429', 'TOO_MANY = 430'),
  ofTime('following')(
    'the time limit is ten times as long',
    'attempt/following.machine.ts',
    'context.limits.limitSeconds * 1000',
    'context.limits.limitSeconds * 10_000',
  ),
  searching(
    'a history entry of any amount is accepted',
    'attempt/searching.rules.ts',
    'one.receipt !== null && one.amount === amount',
    'one.receipt !== null',
  ),
  searching(
    'a history that does not reach back far enough counts as missing',
    'attempt/searching.rules.ts',
    "if (known < 0) return { kind: 'unanswered' };",
    '',
  ),
];
