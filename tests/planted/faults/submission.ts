import { inChart, ofTime, type Fault } from '../fault.ts';

const submission = inChart('submission', 'payment.submission');
const sending = inChart('sending', 'payment.submission');
const following = inChart('following', 'payment.submission');
const searching = inChart('searching', 'payment.submission');

export const submissionFaults: readonly Fault[] = [
  submission(
    'a lost payment is sent again unseen',
    'payment/attempting.states.ts',
    "'payment.submitted': 'checking',",
    "'payment.submitted': 'sending',",
  ),
  submission(
    'sent again although the history has it',
    'payment/submission.setup.ts',
    "rules.found(event).kind === 'missing'",
    "rules.found(event).kind !== 'missing'",
  ),
  submission(
    '"not sent" is said while the old key lives on',
    'payment/submission.machine.ts',
    "entry: ['forgetAttempt', 'keepNotSent']",
    "entry: 'keepNotSent'",
  ),
  submission(
    'a no ends it although an earlier send may arrive',
    'payment/attempting.states.ts',
    "{ guard: 'wasRefusedLoosely', target: 'fencing', actions: 'keepSent' }",
    "{ guard: 'wasRefusedLoosely', target: '#submission.closing', actions: 'keepSent' }",
  ),
  submission(
    'a payment of another device is sent from here',
    'payment/submission.machine.ts',
    "{ guard: 'isFollowed', target: 'attempting.open' }",
    "{ guard: 'isFollowed', target: 'minting' }",
  ),
  submission(
    'another tab that pays is not heard',
    'payment/attempting.states.ts',
    ", 'tab.refused': { target: '#submission.elsewhere', actions: 'keepElsewhere' }",
    '',
  ),
  submission('the end of the payment in another tab is not heard', 'payment/submission.machine.ts', ", 'tab.freed': 'closed'", ''),
  sending(
    'a fenced key is replaced without end',
    'payment/sending.machine.ts',
    "and(['saysAbandoned', not('isRekeyed')])",
    "'saysAbandoned'",
  ),
  sending('the payment goes out before it is noted', 'payment/sending.machine.ts', "initial: 'recording'", "initial: 'posting'"),
  sending('any failure counts as a no', 'payment/sending.machine.ts', "failureIn(event).kind === 'refused'", 'failureIn(event).status > 0'),
  following('asked every five seconds', 'payment/following.rules.ts', 'POLL_INTERVAL_MS = 1000', 'POLL_INTERVAL_MS = 5000'),
  following(
    'the time limit is for everybody but who waits',
    'payment/following.machine.ts',
    "context.purpose === 'poll'",
    "context.purpose !== 'poll'",
  ),
  following('missing once is missing', 'payment/following.rules.ts', 'LOOKS_BEFORE_FENCE = 3', 'LOOKS_BEFORE_FENCE = 1'),
  following('a 429 counts as a no', 'payment/following.rules.ts', 'TOO_MANY = 429', 'TOO_MANY = 430'),
  ofTime('following')(
    'the time limit is ten times as long',
    'payment/following.machine.ts',
    'context.limitSeconds * 1000',
    'context.limitSeconds * 10_000',
  ),
  searching('any amount will do', 'payment/searching.rules.ts', "kind === 'payment' && cents === amount &&", "kind === 'payment' &&"),
  searching('a history cut short is read as a no', 'payment/searching.rules.ts', "if (known < 0) return { kind: 'unheard' };", ''),
];
