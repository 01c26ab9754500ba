import { inChart, type Fault } from '../fault.ts';

const draw = inChart('draw');

export const drawFaults: readonly Fault[] = [
  draw('more than the lender allows can be drawn', 'draw/draw.rules.ts', "typed > most ? 'tooMuch' : null", 'null'),
  draw('less than the lender allows can be drawn', 'draw/draw.rules.ts', "if (typed < Math.max(least, 1)) return 'tooLittle';", ''),
  draw('a cosigner can draw', 'kit/drawEligibility.ts', '!isAlternate(loan, person)', 'person.customerId !== loan.cosignerId.slice(1)'),
  draw('a draw that the lender has is ignored', 'draw/amount.states.ts', "{ guard: 'isPending', target: '#PendingDisbursement' },", ''),
  draw(
    'a draw whose answer was lost is ignored',
    'draw/amount.states.ts',
    "{ guard: 'isFollowed', target: 'fetching' },\n        { guard: 'isPending', target: '#PendingDisbursement' },",
    "{ guard: 'isPending', target: '#PendingDisbursement' },",
  ),
  draw(
    'an address leads past a draw whose answer was lost',
    'draw/amount.states.ts',
    "[{ guard: 'isFollowed', target: 'fetching' }, { guard: 'isLoaded', target: 'choosing' },",
    "[{ guard: 'isLoaded', target: 'choosing' },",
  ),
  draw('the papers are skipped', 'draw/notice.states.ts', "{ guard: 'isAgreed', target: 'agreed' }", "{ target: 'agreed' }"),
  draw('another amount goes with the old papers', 'draw/draw.rules.ts', 'agreedTo: typed === amount ? agreedTo : null,', 'agreedTo,'),
  draw(
    'the money is asked for without the lock',
    'draw/lock.states.ts',
    "target: 'held' }, { target: 'locking' }],",
    "target: 'held' }, { target: '#draw.confirming' }],",
  ),
  draw(
    'a lock that somebody else holds is ignored',
    'draw/lock.states.ts',
    "{ guard: { type: 'isHeld', params: why }, target: 'held', actions: ['keepFailure', assign({ holdsLock: false })] },",
    '',
  ),
  draw(
    'cash that another device has drawn goes unnoticed',
    'draw/lock.states.ts',
    "onDone: { target: 'comparing',",
    "onDone: { target: '#draw.confirming',",
  ),
  draw(
    'a declined draw can be tried again as it is',
    'draw/draw.rules.ts',
    'isRefused({ failure }) && failure?.status === 409',
    'isRefused({ failure })',
  ),
  draw(
    'a reload forgets that the draw was declined',
    'draw/draw.rules.ts',
    'return { typed, amount, where, agreedTo, declined, ',
    'return { typed, amount, where, agreedTo, ',
  ),
  draw(
    'nobody knows when the draw was looked up',
    'draw/pending.states.ts',
    "{ target: 'readingClock', actions:",
    "{ target: 'open', actions:",
  ),
  draw('the draft outlives the lock when she leaves', 'draw/leaving.states.ts', "        { id: 'forgetDraft', src: 'forgetDraft' },\n", ''),
  draw(
    'the lock stays when a draw from another device comes first',
    'draw/pending.states.ts',
    "[{ guard: 'holdsLock', target: 'leaving' }, { target: 'closed' }]",
    "'closed'",
  ),
  draw('the lock stays when she leaves', 'draw/leaving.states.ts', "{ guard: 'holdsLock', target: 'releasing' },", ''),
  draw('a refused draw can be sent again unchanged', 'draw/draw.rules.ts', 'mayReview(facts) && !isRefused(facts)', 'mayReview(facts)'),
  draw(
    'she can leave while the money is on its way',
    'draw/confirming.states.ts',
    "waiting: { tags: 'busy', on: stay,",
    "waiting: { tags: 'busy', on: { 'flow.left': '#draw.leaving' },",
  ),
  draw(
    'money that waits to be collected counts as paid out',
    'draw/draw.keep.ts',
    "outcome.kind === 'paid' && !receiptIn(outcome.receipt).pending",
    "outcome.kind === 'paid'",
  ),
  draw(
    'a draw is cancelled without a look',
    'draw/pending.states.ts',
    "'cancel.confirmed': 'checking',",
    "'cancel.confirmed': 'cancelling',",
  ),
  draw(
    'a draw is cancelled without a question',
    'draw/pending.states.ts',
    "open: { on: { 'look.chosen': 'looking', 'cancel.chosen': 'asking' } },",
    "open: { on: { 'look.chosen': 'looking', 'cancel.chosen': 'checking' } },",
  ),
  draw(
    'polls go on where they are not allowed',
    'draw/drawAttempt.ts',
    'canUseDisbursementPolling ? disbursementMaxPollingAttempts : 0',
    'disbursementMaxPollingAttempts',
  ),
  draw('the request names no card', 'draw/drawAttempt.ts', 'cardIds: where.card?.cardIds ?? [],', 'cardIds: [],'),
  draw(
    'the end in the other tab is taken for a refusal',
    'draw/confirming.states.ts',
    "actions: { type: 'reload', params: 'endedElsewhere' },",
    "actions: { type: 'reload', params: null },",
  ),
  draw(
    'the receipt hides a draw that the lender may have',
    'draw/draw.keep.ts',
    "requested === 'ConfirmDisbursement' && inFlight === null && messageKey === '' && where === null;",
    "requested === 'ConfirmDisbursement';",
  ),
  draw(
    'a reloaded receipt is lost',
    'draw/draw.keep.ts',
    "  requested === 'ConfirmDisbursement' && inFlight",
    "  requested === 'Nothing' && inFlight",
  ),
  draw(
    'the address leads from a reloaded receipt into the draw',
    'draw/draw.keep.ts',
    '{ receipt: stored.receipt, where: stored.where,',
    '{ where: stored.where,',
  ),
];
