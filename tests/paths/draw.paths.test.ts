import { describe, expect, test } from 'vitest';
import { wayOf } from '../../machines/kit/where.ts';
import { whereInput } from '../../machines/draw/draw.asks.ts';
import * as rules from '../../machines/draw/draw.rules.ts';
import { attemptInput, receiptIn } from '../../machines/draw/drawAttempt.ts';
import { drawView } from '../../machines/draw/draw.view.ts';
import { whyNotDraw } from '../../machines/kit/drawEligibility.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { cashLoan, dot, toCard } from '../../machines/paths/people/dot.ts';
import { begun, dotDraws, drawReceipt, drawWalk, granted } from '../../machines/paths/walks/draw.walks.ts';
import { settingsIn } from '../../services/contract/settings.ts';

const walk = drawWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
const wrong = (is: (at: (typeof active)[number]) => boolean) => active.filter(is).map(({ title }) => title);
const drawing = { confirming: 'drawing' } as const;

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

/** Dot at the review. */
const ready = { ...rules.atStart(dotDraws()), ...begun, brand: 'TitleMax', loan: cashLoan, now: 1, where: toCard } as const;

describe('wherever a draw stands', () => {
  test('no money is asked for before amount, way, papers and lock are there', () =>
    expect(
      wrong(({ snapshot, story }) => {
        const { amount, where, holdsLock } = snapshot.context;
        const isFollowed = story.some(({ label }) => label === 'readInFlight: a draw without an answer');
        return snapshot.matches(drawing) && !isFollowed && !(amount && where && holdsLock && rules.isAgreed(snapshot.context));
      }),
    ).toEqual([]));

  test('an attempt runs only on ConfirmDisbursement, and asks exactly for what was chosen', () => {
    expect(wrong(({ snapshot }) => 'attempt' in snapshot.children && !snapshot.matches(drawing))).toEqual([]);
    expect(attemptInput({ context: ready }).intent?.ask).toEqual({
      loanId: 'cash',
      lmsId: 'TLX',
      storeId: 'S-1',
      amount: '500.00',
      cardIds: [{ type: 'BridgePay', id: '5556' }],
      type: 16,
      username: 'dot@example.com',
      guestPayment: false,
    });
  });

  test('while the money is on its way nobody leaves, and no address leads away (OPEN-004)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.matches({ confirming: { drawing: { working: 'waiting' } } }) &&
          (snapshot.can({ type: 'flow.left' }) || !walk.after(snapshot, { type: 'amount.changeChosen' }).matches(drawing)),
      ),
    ).toEqual([]));

  test('a refused draw is not sent again without a change', () =>
    expect(
      wrong(({ snapshot }) => snapshot.matches(drawing) && rules.isRefused(snapshot.context) && snapshot.can({ type: 'draw.submitted' })),
    ).toEqual([]));

  test('a draw that was declined before a reload is not sent again without a change either, and its way is not proposed', () => {
    const declined = active.filter(({ snapshot }) => snapshot.context.declined !== null);
    const reloaded = declined.filter(
      ({ snapshot, story }) => snapshot.matches(drawing) && story.some(({ label }) => label === 'readDraft: her card was declined'),
    );
    expect(reloaded.length).toBeGreaterThan(0);
    expect(reloaded.filter(({ snapshot: { context } }) => !rules.isRefused(context) || rules.mayDraw(context))).toEqual([]);
    const chosenAgain = declined.flatMap(({ snapshot, ways }) =>
      ways
        .filter(({ step }) => step.label === 'disburseMethod: her card is chosen')
        .map(({ step }) => walk.after(snapshot, step.event).context.declined),
    );
    expect(new Set(chosenAgain)).toEqual(new Set([null]));
    const answer = { status: 422, texts: ['No.'], code: '', caseId: '' };
    expect([null, answer].map((why) => whereInput({ context: { ...ready, declined: why } }).declined)).toEqual([null, toCard]);
  });

  test('how the draw stands is said with its time', () =>
    expect(
      wrong(
        ({ snapshot, story }) =>
          (snapshot.matches({ pending: 'open' }) || snapshot.matches({ pending: 'granted' })) &&
          story.some(({ label }) => label === 'look: it is not decided' || label === 'look: it waits to be collected') &&
          snapshot.context.lookedAt === 0,
      ),
    ).toEqual([]));

  test('a draw that the lender has comes before another one, also from another device (draw-4)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          (snapshot.matches('where') || snapshot.matches('notice') || snapshot.matches({ amount: 'choosing' })) &&
          snapshot.context.messageKey !== '',
      ),
    ).toEqual([]));

  test('a draw whose answer was lost is followed before anything is chosen', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          (snapshot.matches('where') || snapshot.matches('notice') || snapshot.matches({ amount: 'choosing' })) &&
          snapshot.context.inFlight !== null,
      ),
    ).toEqual([]));

  test('a lock that somebody else has just taken stops her: nothing of it is given back', () => {
    const taken = active.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step }) => step.label === 'takeLock: somebody else has it').map(({ step }) => walk.after(snapshot, step.event)),
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((at) => !at.matches({ notice: 'held' }) || at.context.holdsLock).map(({ value }) => value)).toEqual([]);
  });

  test('a customer who leaves gives the lock of the loan back, at every step of the draw', () => {
    const holding = active.filter(({ snapshot }) => snapshot.context.holdsLock && !rules.attemptIsOpen(snapshot.context));
    expect(holding.length).toBeGreaterThan(0);
    const left = holding.map(({ snapshot }) => walk.after(snapshot, { type: 'flow.left' }));
    expect(left.filter(({ status }) => status === 'done')).toEqual([]);
  });

  test('a cancelled draw was looked up before, and cancelled once', () => {
    const before = active.filter(({ snapshot }) => !snapshot.matches({ pending: 'cancelling' }));
    const cancels = before.flatMap(({ ways }) => ways.filter(({ to }) => to.includes('"cancelling"')).map(({ step }) => step.label));
    expect(new Set(cancels)).toEqual(new Set(['lookBefore: it waits to be collected']));
  });

  test('a draw is cancelled only after the question: the press alone sends nothing', () => {
    const pressed = active.flatMap(({ snapshot }) =>
      snapshot.can({ type: 'cancel.chosen' }) ? [walk.after(snapshot, { type: 'cancel.chosen' }).value] : [],
    );
    expect(new Set(pressed.map((value) => JSON.stringify(value)))).toEqual(new Set(['{"pending":"asking"}']));
  });

  test('when another tab has finished the draw, the amount says so, and nothing else of a refusal', () => {
    const ended = active.flatMap(({ snapshot, ways }) =>
      ways
        .filter(({ step }) => step.label === 'attempt: the other tab has finished')
        .map(({ step }) => walk.after(snapshot, step.event).context),
    );
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter(({ notice, failure }) => notice !== 'endedElsewhere' || failure !== null)).toEqual([]);
  });

  test('the loan is read under the lock before the money can be asked for; on a changed loan the papers come again', () => {
    const toMoney = active.flatMap(({ snapshot, ways }) =>
      snapshot.matches(drawing) ? [] : ways.filter(({ to }) => to.includes('"drawing"')).map(({ step }) => step.label),
    );
    const followed = ['fetchParts: the rest is here'];
    expect(new Set(toMoney)).toEqual(new Set(['readLocked: the loan is as it was', ...followed]));
    const agreed = active.filter(({ snapshot: { context } }) => rules.mayReview(context) && context.agreedTo === cashLoan.intentId);
    const changed = agreed.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step }) => step.label === 'readLocked: cash was drawn elsewhere').map(({ step }) => walk.after(snapshot, step.event)),
    );
    expect(changed.length).toBeGreaterThan(0);
    const unread = active.flatMap(({ snapshot, ways }) =>
      ways
        .filter(({ step }) => step.label === 'attempt: it is refused without its papers')
        .map(({ step }) => walk.after(snapshot, step.event)),
    );
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.filter((at) => !at.matches({ notice: 'refreshing' }) || rules.isAgreed(at.context))).toEqual([]);
    expect(changed.filter((at) => !at.matches({ notice: 'askingRegister' }) || at.context.notice !== 'loanChanged')).toEqual([]);
  });

  test('only a loan that was not free can be tried again as it is', () => {
    const again = active.filter(({ snapshot }) => snapshot.matches(drawing) && snapshot.can({ type: 'retry.chosen' }));
    expect(again.length).toBeGreaterThan(0);
    expect(again.filter(({ snapshot }) => snapshot.context.failure?.status !== 409)).toEqual([]);
  });

  test('the register of covered borrowers is asked before the papers, and again after a failure (military-1)', () => {
    const before = active.filter(({ snapshot }) => !snapshot.matches({ notice: 'loading' }));
    const toPapers = before.flatMap(({ ways }) => ways.filter(({ to }) => to.includes('"notice":"loading"')).map(({ step }) => step.label));
    expect(new Set(toPapers)).toEqual(new Set(['askRegister: the register has answered']));
  });

  test('her draft is dropped in the moment in which the lock is given back: no page that is closed then offers it (STORE-010)', () => {
    const left = walk.situations.filter(({ snapshot }) => snapshot.matches({ leaving: 'releasing' }));
    expect(left.length).toBeGreaterThan(0);
    for (const { snapshot } of left) expect(Object.keys(snapshot.children)).toEqual(expect.arrayContaining(['forgetDraft', 'releaseLock']));
    expect(left.filter(({ snapshot }) => 'keepDraft' in snapshot.children)).toEqual([]);
  });

  test('a receipt that is reloaded is shown again: nothing is sent or removed again, and no step of the draw is returned to (FLOW-DRAW-13)', () => {
    const again = active.filter(({ story }) => story.some(({ label }) => label.startsWith('readReceipt: the receipt')));
    expect(again.length).toBeGreaterThan(0);
    for (const { snapshot, story } of again) {
      expect(drawView(snapshot)).toMatchObject({ screen: 'ConfirmDisbursement', phase: 'received', receipt: drawReceipt });
      expect(story.some(({ label }) => label === 'readDraft: everything was chosen')).toBe(false);
      expect(Object.keys(snapshot.children).filter((id) => id !== 'keepDraft' && id !== 'getReference')).toEqual([]);
      for (const to of ['#GetCashAmount', '#ManageDisburseMethod', '#GetCashNotice'])
        expect(walk.after(snapshot, { type: 'xstate.route', to }).matches({ confirming: 'received' })).toBe(true);
      expect(walk.after(snapshot, { type: 'flow.left' }).output).toMatchObject({ kind: 'left' });
    }
  });

  test('the receipt is not shown for an address of a step, nor before a draw that the lender may have', () => {
    const facts = active.flatMap(({ snapshot }) => (snapshot.matches({ amount: { loading: 'readingReceipt' } }) ? [snapshot.context] : []));
    expect(facts.length).toBeGreaterThan(0);
    expect(
      facts.filter(({ requested, inFlight, messageKey }) => requested !== 'ConfirmDisbursement' || inFlight !== null || messageKey !== ''),
    ).toEqual([]);
  });

  test('the lock is given back when she leaves before the money', () =>
    expect(
      wrong(({ snapshot }) => {
        if (!snapshot.context.holdsLock || rules.attemptIsOpen(snapshot.context)) return false;
        if (!snapshot.matches('notice') && !snapshot.matches({ confirming: { drawing: 'review' } })) return false;
        return !walk.after(snapshot, { type: 'flow.left' }).matches({ leaving: 'releasing' });
      }),
    ).toEqual([]));
});

test('at most ten polls where they are allowed, and none where they are not (FLOW-DRAW-02, FLOW-DRAW-03, CONST-013, CONF-003)', () => {
  const mostPolls = (settings: object) => attemptInput({ context: { ...ready, settings: settingsIn(settings) } }).limits.mostPolls;
  expect([
    mostPolls({ canUseDisbursementPolling: true }),
    mostPolls({ canUseDisbursementPolling: true, disbursementMaxPollingAttempts: 3 }),
    mostPolls({}),
  ]).toEqual([10, 3, 0]);
});

test('45 seconds until the page says that it takes longer (CONST-017)', () => {
  const { limits } = attemptInput({ context: ready });
  expect([limits.limitSeconds, limits.pollMs]).toEqual([45, 1000]);
});

test('the fingerprint has the loan, its state, amount, way and card', () =>
  expect(attemptInput({ context: ready }).intent?.fingerprint).toBe('draw|cash|intent-1|500.00|16|BridgePay:5556'));

test('only a receipt of a draw is taken for one', () => {
  expect([receiptIn(drawReceipt), receiptIn(granted)]).toEqual([drawReceipt, granted]);
  expect(() => receiptIn({ pending: false, confirmationNumber: 'P1', amountPaid: 1 })).toThrow('transactionId');
});

test.each([
  ['nothing', null, 'empty'],
  ['one cent less than the least', 4_999, 'tooLittle'],
  ['the least', 5_000, null],
  ['the most', 150_000, null],
  ['50,000.00', 5_000_000, 'tooMuch'],
])('%s typed: %i is %s (ROUTE-086, draw-8)', (_, typed, problem) => expect(rules.problemOf({ typed, loan: cashLoan })).toBe(problem));

test('who may not draw is told why: the cosigner first (draw-10)', () => {
  const why = (over: Partial<typeof cashLoan>) => whyNotDraw({ loan: { ...cashLoan, ...over }, person: dot });
  expect([
    why({}),
    why({ unsigned: { applicationId: 'application-1', loanAmount: 60_000 }, disbursement: undefined }),
    why({ cosignerId: 'C-dot', daysLate: 3, disbursement: undefined }),
    why({ daysLate: 3, disbursement: undefined }),
    why({ disbursement: undefined }),
  ]).toEqual([null, 'isSigned', 'isBorrower', 'isNotLate', 'isOffered']);
});

test('another amount has its papers read again, and its way chosen again', () => {
  const other = rules.accepted({ ...ready, typed: 60_000 });
  expect([other.amount, other.agreedTo, other.where]).toEqual([60_000, null, null]);
  expect(rules.accepted({ ...ready, typed: 50_000 })).toMatchObject({ agreedTo: cashLoan.intentId, where: toCard });
  const declined = { status: 422, texts: ['No.'], code: '', caseId: '' };
  expect([60_000, 50_000].map((typed) => rules.accepted({ ...ready, declined, typed }).declined)).toEqual([null, declined]);
});

/** CONST-043, CONF-013 */
test.each([
  [2, 'store'],
  [14, 'moneyGram'],
  [16, 'debit'],
  [101, 'ach'],
])('the channel %i is %s, also where the portal does not offer it', (channel, way) => expect(wayOf(channel)).toBe(way));
