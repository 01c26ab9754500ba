import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../machines/attempt/attempt.limits.ts';
import { followInput } from '../../machines/attempt/attempt.rules.ts';
import { pauseMs, UNASKED } from '../../machines/attempt/following.rules.ts';
import { standingOf } from '../../machines/attempt/attempt.view.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { followingWalk } from '../../machines/paths/walks/following.walks.ts';
import { KEY, OTHER_KEY, anyReceipt } from '../../machines/paths/walks/payment.people.ts';
import { searchingWalk } from '../../machines/paths/walks/searching.walks.ts';
import { sendingWalk } from '../../machines/paths/walks/sending.walks.ts';
import { attemptWalk } from '../../machines/paths/walks/attempt.walks.ts';

const walk = attemptWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const sends = (value: unknown) => JSON.stringify(value).includes('sending');
const every = walk.situations.map(({ snapshot, title, ways }) => ({ snapshot, title, ways }));
const wrong = (is: (at: (typeof every)[number]) => boolean) => every.filter(is).map(({ title }) => title);

describe('wherever an attempt stands', () => {
  test('a second submit sends nothing while the first is in progress (FLOW-PAY-01)', () =>
    expect(
      wrong(({ snapshot }) => {
        const { phase } = standingOf(snapshot);
        return (
          snapshot.status === 'active' &&
          ['sending', 'pending', 'deciding', 'stillWorking', 'unconfirmed'].includes(phase) &&
          sends(walk.after(snapshot, { type: 'attempt.submitted' }).value) &&
          !sends(snapshot.value)
        );
      }),
    ).toEqual([]));

  test('a send that can still arrive is looked up before a resend (CONF-009)', () =>
    expect(
      wrong(
        ({ snapshot }) => snapshot.matches({ attempting: 'unknown' }) && sends(walk.after(snapshot, { type: 'attempt.submitted' }).value),
      ),
    ).toEqual([]));

  test('nothing is resent while the history cannot be read, nor when it has the payment (CONF-009)', () => {
    const searched = every.filter(({ snapshot }) => snapshot.matches({ attempting: 'searching' }));
    expect(searched.length).toBeGreaterThan(0);
    for (const { ways } of searched) {
      const sent = ways.filter(({ to }) => to.includes('"sending"')).map(({ step }) => step.label);
      expect(sent).toEqual(['searching: the history does not have it']);
    }
  });

  test('"not sent" is said only when no send of the key is left', () =>
    expect(
      wrong(
        ({ snapshot: { context } }) => context.notSent && (context.failure !== null || context.messageKey !== '') && !context.elsewhere,
      ),
    ).toEqual([]));

  test('a refusal is fenced if an earlier send can still arrive, and ends the attempt if none can', () => {
    const after = (isLoose: boolean) =>
      every
        .filter(({ snapshot }) => snapshot.matches({ attempting: 'sending' }) && (snapshot.context.failure !== null) === isLoose)
        .flatMap(({ ways }) => ways.filter(({ step }) => step.label === 'sending: the lender refuses it'))
        .map(({ to }) => (to.includes('"fencing"') ? 'fenced' : to.includes('"closing"') ? 'over' : to));
    expect([new Set(after(true)), new Set(after(false))]).toEqual([new Set(['fenced']), new Set(['over'])]);
  });

  test('every success has a receipt', () =>
    expect(wrong(({ snapshot }) => snapshot.status === 'done' && snapshot.output?.kind === 'paid' && !snapshot.output.receipt)).toEqual(
      [],
    ));

  test('an attempt from another device is never sent from here', () =>
    expect(wrong(({ snapshot }) => snapshot.context.intent === null && sends(snapshot.value))).toEqual([]));
});

describe('one send', () => {
  const sending = sendingWalk();

  test('the chart and this test leave nothing out', () => expect(gaps(sending)).toEqual([]));
  test('is recorded before it is sent, with the key it is sent with', () => {
    for (const { story, snapshot } of sending.situations.filter(({ snapshot: at }) => at.matches('posting')))
      expect([story.at(-1)?.label.startsWith('record: '), snapshot.context.rekeyed ? OTHER_KEY : KEY]).toEqual([
        true,
        snapshot.context.record.paymentKey,
      ]);
  });
  test('is sent at most twice, and the second time only because the first key is fenced (POLL-010)', () => {
    for (const { story } of sending.situations) {
      const posts = story.filter(({ label }) => label.startsWith('post: '));
      expect(posts.length).toBeLessThanOrEqual(2);
      if (posts.length === 2) expect(posts[0]?.label).toBe('post: the key is fenced');
    }
  });
});

describe('following an attempt', () => {
  const following = followingWalk();

  test('the chart and this test leave nothing out', () => expect(gaps(following)).toEqual([]));
  test('a failed look-up is never an outcome, except before a resend (FLOW-PAY-06, POLL-002)', () => {
    const unanswered = following.situations.filter(({ snapshot }) => snapshot.output?.kind === 'unanswered');
    expect(new Set(unanswered.map(({ snapshot }) => snapshot.context.purpose))).toEqual(new Set(['check']));
  });
  test('a 429 is never a refusal, whatever its text is', () => {
    const delayed = following.situations.flatMap(({ ways }) => ways).filter(({ step }) => step.label.startsWith('poll: too many requests'));
    expect(delayed.length).toBeGreaterThan(0);
    expect(delayed.filter(({ to }) => to.includes('"refused"')).map(({ step }) => step.label)).toEqual([]);
  });
  test('the time limit counts for a payment that the lender has, and for no other (OPEN-010)', () => {
    const late = following.situations.filter(({ snapshot }) => snapshot.output?.kind === 'late');
    expect(new Set(late.map(({ snapshot }) => snapshot.context.purpose))).toEqual(new Set(['poll']));
  });
  test('a missing payment is reported at once where it can be fenced, elsewhere only after three look-ups', () => {
    for (const { snapshot } of following.situations.filter(({ snapshot: at }) => at.output?.kind === 'missing'))
      expect([snapshot.context.purpose, snapshot.context.purpose === 'unknown' ? snapshot.context.missed : 3]).toEqual([
        expect.stringMatching(/open|check|unknown/),
        3,
      ]);
  });
});

describe('an attempt whose flow looks again by itself', () => {
  const following = followingWalk();
  const polls = (mostPolls: number) =>
    following.situations.filter(({ snapshot: { context } }) => context.limits.mostPolls === mostPolls && context.purpose === 'poll');

  test.each([2, 0])('is polled %i times at most, whatever the answers are (FLOW-DRAW-02, FLOW-DRAW-03, POLL-003)', (most) => {
    const looks = polls(most).map(({ snapshot }) => snapshot.context.looks);
    expect(Math.max(...looks)).toBe(most);
    expect(polls(most).some(({ snapshot }) => snapshot.output?.kind === 'late')).toBe(true);
  });

  test('ends undecided only when the lender has it, and keeps its record', () => {
    const undecided = walk.situations.filter(({ snapshot }) => snapshot.output?.kind === 'pending');
    expect(undecided.filter(({ snapshot: { context } }) => context.limits.mostPolls === undefined)).toEqual([]);
    expect(new Set(undecided.map(({ story }) => story.at(-1)?.label))).toEqual(
      new Set(['polling: the time limit has passed', 'waiting: the lender has it']),
    );
  });
});

describe('looking for an attempt in the history of the loan', () => {
  const searching = searchingWalk();
  /** The lender's responses for which the search ends with this result. */
  const answers = (kind: string, lastEntry: string) =>
    searching.situations
      .filter(
        ({ snapshot, start }) =>
          snapshot.matches('reading') && snapshot.context.lastEntry === lastEntry && start !== 'only the history has the outcome',
      )
      .flatMap(({ ways }) =>
        ways.filter(({ to }) => to.includes(`"kind":"${kind}"`)).map(({ step }) => step.label.replace('search: ', '')),
      );

  test('the chart and this test leave nothing out', () => expect(gaps(searching)).toEqual([]));
  test('only a new entry of that kind and amount is the payment', () => expect(answers('paid', 'H-1')).toEqual(['it is there']));
  test('a history that does not reach back to the known entries decides nothing', () =>
    expect(answers('unanswered', 'H-1')).toEqual(['the old entries are gone', 'no answer']));
  test('for a loan without a history every entry is new', () =>
    expect(answers('paid', '')).toContain('an older one of the same amount is there'));
  test('the receipt comes from the history', () => {
    const found = searching.situations.find(({ snapshot }) => snapshot.output?.kind === 'paid' && snapshot.context.lastEntry !== '');
    expect(found?.snapshot.output).toEqual({ kind: 'paid', receipt: anyReceipt });
  });
});

describe('the pause before the next look-up', () => {
  const at = (more: object) => pauseMs({ ...UNASKED, purpose: 'poll', messageKey: 'm-1', limits: DEFAULT_LIMITS, looks: 0, ...more });
  test('once per second while it is pending (FLOW-PAY-03, POLL-001)', () => expect(at({ looks: 9 })).toBe(1_000));
  test('longer with each one while it is open (CONF-007)', () =>
    expect([0, 1, 2, 9].map((looks) => at({ purpose: 'open', looks }))).toEqual([1_000, 2_000, 4_000, 4_000]));
  test('a fence without an answer does not begin the growing pauses again (CONF-007)', () => {
    const open = every.filter(({ snapshot }) => snapshot.matches({ attempting: 'open' }) && !snapshot.context.silent);
    const pausesAfter = (isFailed: boolean) =>
      new Set(
        open
          .filter(({ snapshot }) => snapshot.context.fenceFailed === isFailed)
          .map(({ snapshot }) => at(followInput(snapshot.context, 'open'))),
      );
    expect(pausesAfter(true)).toEqual(new Set([4_000]));
    expect(pausesAfter(false)).toEqual(new Set([1_000]));
  });
  test('twice as long after each 429 in a row, never longer than 8 s', () => {
    const pauses = [1, 2, 3, 4, 9].map((limited) => at({ limited }));
    for (const [place, longest] of [2_000, 4_000, 8_000, 8_000, 8_000].entries()) {
      expect(pauses[place]).toBeLessThanOrEqual(longest);
      expect(pauses[place]).toBeGreaterThan(longest * 0.87);
    }
  });
  test('as long as the service asks for, and at most a little more than half a minute', () => {
    const asked = at({ limited: 1, retryAfterMs: 5_000 });
    expect([asked >= 5_000, asked <= 5_625]).toEqual([true, true]);
    expect(at({ limited: 1, retryAfterMs: 3_600_000 })).toBeLessThanOrEqual(33_750);
  });
  test('two payments that were sent away at once do not come back at once', () =>
    expect(at({ limited: 3, messageKey: 'm-1' })).not.toBe(at({ limited: 3, messageKey: 'm-2' })));
});
