import { expect, test } from 'vitest';
import { namedIn, nodesOf } from '../../machines/graph/chartInternals.ts';
import { charts, type Chart } from '../../machines/paths/walks.ts';

/** The timers of each chart in ms, from the specification or our own. A chart that is not listed has no timer. */
const rings: Readonly<Record<string, readonly string[]>> = {
  app: ['chunkLimit (120000 ms)'], // CONST-042
  appUpdate: ['takeoverLimit (10000 ms)'], // ours
  session: ['renewAgain (30000 ms)'], // ours
  // 5 minutes and 1 second, the last 60 of them with a warning (CONST-003, CONF-026); 10 s of grace are ours
  idle: ['quietTime (241000 ms)', 'idleLimit (301000 ms)', 'grace (10000 ms)', 'restOfQuietTime (231000 ms)'],
  countdown: ['second (1000 ms)'],
  accounts: ['documentsPatience (2000 ms)', 'noticePatience (2000 ms)', 'payoffPatience (2000 ms)', 'unfinishedPatience (2000 ms)'], // ours
  ecommerce: ['handOffWait (500 ms)'], // CONST-026
  payment: ['lockPatience (5000 ms)'], // ours
  renewal: ['lockPatience (5000 ms)'], // ours
  draw: ['lockPatience (5000 ms)', 'postDrawTimeout (45000 ms)'], // ours; CONST-017
  origination: ['originationPoll (1000 ms)'], // POLL-006 (OPEN-027)
  tidying: ['tidyPatience (5000 ms)'], // ours
  addCard: ['vaultPatience (15000 ms)'], // ours
  // once a second, or as long as the lender asks for; a frame that does not load is ours; then the limit of CONST-009
  signing: ['pollPause (1000 ms)', 'pollPause (5000 ms)', 'framePatience (15000 ms)', 'statusLimit (15000 ms)'],
  // once a second while pending (POLL-001), up to 4 s while open (CONF-007), up to 8 s after a 429; then the limit (CONST-006)
  following: [1000, 1872, 2000, 3192, 3744, 4000, 7487].map((ms) => `pause (${ms} ms)`).concat('timeLimit (30000 ms)'),
  searching: ['pause (4000 ms)'], // as the longest pause of CONF-007
  verifyCode: ['resendPause (30000 ms)'], // ours: between two codes
  location: ['promptPatience (60000 ms)', 'nextMinute (60000 ms)'], // ours: a silent browser; the minutes that are left (OPEN-008)
  addressSearch: ['typingPause (250 ms)'], // ours
};

/** Every timer of a chart and its length. Delays that depend on the context are collected from the walk. */
function timersOf({ machine, walk }: Chart): string[] {
  const names = nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => String(delay)));
  return [...new Set(names)].flatMap((name) => {
    const length = namedIn(machine, 'delays', name);
    if (typeof length === 'number') return [`${name} (${length} ms)`];
    const heard = walk().situations.flatMap(({ ways }) => ways.map(({ step }) => step.label));
    return [...new Set(heard)].filter((label) => label.startsWith(`after ${name} `)).map((label) => label.replace('after ', ''));
  });
}

test('every listed chart exists', () => expect(Object.keys(rings).filter((name) => !Object.hasOwn(charts, name))).toEqual([]));

test.each(Object.entries(charts))('the timers of %s have the specified lengths', (name, chart) => {
  const expected = Object.entries(rings).flatMap(([of, all]) => (of === name ? all : []));
  expect(timersOf(chart).toSorted()).toEqual(expected.toSorted());
});
