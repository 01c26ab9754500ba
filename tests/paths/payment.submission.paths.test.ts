import { describe, expect, test } from 'vitest';
import { followingMachine } from '../../machines/payment/following.machine.ts';
import type { FollowingPurpose } from '../../machines/payment/following.rules.ts';
import { sendingMachine } from '../../machines/payment/sending.machine.ts';
import { standingOf } from '../../machines/payment/submission.select.ts';
import { explore, gaps } from '../kit/explorer.ts';
import { abandoned, inFlight, intent, KEY, lost, missing, OTHER_KEY, receipt, refusal } from './payment.people.ts';
import { submissionWalk } from './payment.walks.ts';

const walk = submissionWalk;

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const sends = (value: unknown) => JSON.stringify(value).includes('sending');
const every = walk.situations.map(({ snapshot, title, ways }) => ({ snapshot, title, ways }));
const wrong = (is: (at: (typeof every)[number]) => boolean) => every.filter(is).map(({ title }) => title);

describe('wherever a payment stands', () => {
  test('a second press of Pay sends nothing while the first is on its way', () =>
    expect(
      wrong(({ snapshot }) => {
        const { phase } = standingOf(snapshot);
        return (
          snapshot.status === 'active' &&
          ['sending', 'pending', 'deciding', 'stillWorking', 'unconfirmed'].includes(phase) &&
          sends(walk.after(snapshot, { type: 'payment.submitted' }).value) &&
          !sends(snapshot.value)
        );
      }),
    ).toEqual([]));

  test('what may still arrive is looked up before it is sent once more', () =>
    expect(
      wrong(
        ({ snapshot }) => snapshot.matches({ attempting: 'unknown' }) && sends(walk.after(snapshot, { type: 'payment.submitted' }).value),
      ),
    ).toEqual([]));

  test('"not sent" is said only when no send of the key is left', () =>
    expect(
      wrong(
        ({ snapshot: { context } }) => context.notSent && (context.failure !== null || context.messageKey !== '') && !context.elsewhere,
      ),
    ).toEqual([]));

  test('a refusal is fenced where something sent before can still arrive, and ends it where nothing can', () => {
    const after = (isLoose: boolean) =>
      every
        .filter(({ snapshot }) => snapshot.matches({ attempting: 'sending' }) && (snapshot.context.failure !== null) === isLoose)
        .flatMap(({ ways }) => ways.filter(({ step }) => step.label === 'sending: the lender says no'))
        .map(({ to }) => (to.includes('"fencing"') ? 'fenced' : to.includes('"closing"') ? 'over' : to));
    expect([new Set(after(true)), new Set(after(false))]).toEqual([new Set(['fenced']), new Set(['over'])]);
  });

  test('nobody hears of success without a receipt', () =>
    expect(
      wrong(
        ({ snapshot }) => snapshot.status === 'done' && snapshot.output?.kind === 'paid' && !snapshot.output.receipt.confirmationNumber,
      ),
    ).toEqual([]));

  test('an attempt from another device is never sent from here', () =>
    expect(wrong(({ snapshot }) => snapshot.context.intent === null && sends(snapshot.value))).toEqual([]));
});

describe('one send', () => {
  const sending = explore(sendingMachine, {
    starts: { 'Ann pays': { intent, record: inFlight } },
    answers: {
      record: { 'it is kept': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      note: { 'it is kept': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      newKey: { 'a key is made': { done: OTHER_KEY } },
      postPayment: {
        'the lender takes it': { done: { messageKey: 'm-1' } },
        'the lender says no': { fails: refusal },
        'the key is fenced': { fails: abandoned },
        'the answer is lost': { fails: lost },
      },
    },
    background: ['record', 'note', 'newKey', 'postPayment'],
    outcomes: ['accepted', 'refused', 'unknown', 'abandoned'],
  });

  test('the chart and this test leave nothing out', () => expect(gaps(sending)).toEqual([]));
  test('is kept before it goes out, under the key it goes out with', () => {
    for (const { story, snapshot } of sending.situations.filter(({ snapshot: at }) => at.matches('posting')))
      expect([story.at(-1)?.label.startsWith('record: '), snapshot.context.rekeyed ? OTHER_KEY : KEY]).toEqual([
        true,
        snapshot.context.record.paymentKey,
      ]);
  });
  test('goes out at most twice, and a second time only because the first key is fenced', () => {
    for (const { story } of sending.situations) {
      const posts = story.filter(({ label }) => label.startsWith('postPayment: '));
      expect(posts.length).toBeLessThanOrEqual(2);
      if (posts.length === 2) expect(posts[0]?.label).toBe('postPayment: the key is fenced');
    }
  });
});

describe('following a payment', () => {
  const starts = Object.fromEntries(
    (['poll', 'unknown', 'check', 'open', 'wait'] as FollowingPurpose[]).map((purpose) => [
      `it is asked about to ${purpose}`,
      { purpose, messageKey: 'm-1', limitSeconds: 30 },
    ]),
  );
  const following = explore(followingMachine, {
    starts,
    answers: {
      getPayment: {
        'it is pending': { done: { pending: true } },
        'it went through': { done: receipt },
        'it was declined': { fails: refusal },
        'nothing is known': { fails: missing },
        'no answer': { fails: lost },
      },
    },
    sees: ({ context }) => [context.purpose, context.heard.kind, Math.min(context.missed, 3), Math.min(context.looks, 4)],
    background: ['getPayment'],
    outcomes: ['paid', 'refused', 'pending', 'missing', 'unheard', 'late'],
  });

  test('the chart and this test leave nothing out', () => expect(gaps(following)).toEqual([]));
  test('a look-up that failed is never an answer, but before it is sent once more', () => {
    const unheard = following.situations.filter(({ snapshot }) => snapshot.output?.kind === 'unheard');
    expect(new Set(unheard.map(({ snapshot }) => snapshot.context.purpose))).toEqual(new Set(['check']));
  });
  test('missing is told at once to whom can fence it, and only after three looks to whom it would surprise', () => {
    for (const { snapshot } of following.situations.filter(({ snapshot: at }) => at.output?.kind === 'missing'))
      expect([snapshot.context.purpose, snapshot.context.purpose === 'unknown' ? snapshot.context.missed : 3]).toEqual([
        expect.stringMatching(/open|check|unknown/),
        3,
      ]);
  });
});
