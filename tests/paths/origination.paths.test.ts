import { describe, expect, test } from 'vitest';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { toCard } from '../../machines/paths/people/dot.ts';
import { originatedInfo } from '../../machines/paths/people/kim.ts';
import * as rules from '../../machines/origination/origination.rules.ts';
import { originationView } from '../../machines/origination/origination.view.ts';
import { AGREED, at, FRESH, OPEN, SIGNABLE, START, walk } from './originationStory.ts';

const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
const wrong = (is: (at: (typeof active)[number]) => boolean) => active.filter(is).map(({ title }) => title);
const originating = { method: 'originating' } as const;

/** Where Kim resumes what she has begun. */
const resumes = (info: string, draft: string) =>
  at(
    `getInfo: ${info}`,
    ...(info.startsWith('the loan is') ? SIGNABLE : AGREED),
    `readBegun: ${draft}`,
    ...FRESH.slice(1),
    'fetchParts: the rest is here',
  );

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('wherever a new loan stands', () => {
  test('it is asked for only on OriginationChooseMethod, with an amount and a way, or an earlier request is followed', () =>
    expect(
      wrong(({ snapshot, story }) => {
        const isFollowed = story.some(({ label }) => label === 'readInFlight: a request without an answer');
        if (!('attempt' in snapshot.children)) return false;
        return !snapshot.matches(originating) || !(isFollowed || rules.mayReview(snapshot.context));
      }),
    ).toEqual([]));

  test('while the loan is asked for nobody leaves, and no address leads away (OPEN-004)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.matches({ method: { originating: { working: 'waiting' } } }) &&
          (!snapshot.hasTag('bound') ||
            !walk.after(snapshot, { type: 'flow.left' }).matches(originating) ||
            !walk.after(snapshot, { type: 'amount.changeChosen' }).matches(originating)),
      ),
    ).toEqual([]));

  test('with an unknown outcome neither amount nor way is changed: the same request is sent again (CONF-009)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.matches(originating) &&
          snapshot.context.standing.phase === 'unknown' &&
          (snapshot.can({ type: 'amount.changeChosen' }) || snapshot.can({ type: 'method.changeChosen' })),
      ),
    ).toEqual([]));

  test('a loan that is made is never asked for again', () =>
    expect(wrong(({ snapshot }) => snapshot.context.made !== null && 'attempt' in snapshot.children)).toEqual([]));

  test('the papers are open only for a loan that is made and in the list', () =>
    expect(
      wrong(({ snapshot }) => 'signing' in snapshot.children && (snapshot.context.made === null || snapshot.context.loan === null)),
    ).toEqual([]));

  test('no number of money is shown before the signature (R-4)', () =>
    expect(
      wrong(
        ({ snapshot: { context }, story }) =>
          context.reference !== null && !story.some(({ label }) => label === 'signing: she has signed') && !rules.asksLastPage(context),
      ),
    ).toEqual([]));
});

describe('what was begun is resumed at the first step whose data is missing (FLOW-ORIG-03)', () => {
  test('without an amount: OriginationAmount (GUARD-025)', () => expect(at(...OPEN).matches({ amount: 'choosing' })).toBe(true));
  test.each([
    ['the amount alone', 'the cookie knows the amount and the way', null],
    ['the way as well, and no loan', 'everything was chosen', toCard],
    ['cash at the store', 'cash at the store was chosen', { channel: 2, card: null }],
  ])('with %s: OriginationChooseMethod (GUARD-026)', (_, draft, where) => {
    const resumed = resumes('she has said yes', draft);
    expect(resumed.matches({ method: 'choosing' })).toBe(true);
    expect(resumed.context).toMatchObject({ amount: 60_000, where });
  });
  test('a loan that is Open and not signed: OriginationDocuSign (GUARD-027)', () => {
    const resumed = resumes('the loan is made and not signed', 'nothing was begun');
    expect(resumed.matches('signing')).toBe(true);
    expect(originationView(resumed).screen).toBe('OriginationDocuSign');
  });
  test.each(['the loan is signed', 'the loan is paid off'])('%s: the Dashboard with the new loan (origination-2)', (info) => {
    const over = at(`getInfo: ${info}`, ...SIGNABLE, ...FRESH, 'forgetBegun: it is forgotten');
    expect(over.output).toMatchObject({ kind: 'placeChosen', next: { screen: 'Dashboard' } });
  });
  test.each(['everything was chosen', 'nothing was begun'])(
    'a request that another device has sent is waited for, not sent again: here %s',
    (draft) => expect(resumes('another device has asked for it', draft).matches({ method: 'waiting' })).toBe(true),
  );
});

describe('the ways it can end', () => {
  test('the loan was not signed in time: Kim reads so, and nothing can be signed or chosen (R-4)', () => {
    const lapsed = at('getInfo: the loan was not signed in time', ...SIGNABLE, ...FRESH);
    expect([
      lapsed.matches({ amount: 'lapsed' }),
      lapsed.can({ type: 'signing.chosen' }),
      lapsed.can({ type: 'amount.confirmed' }),
    ]).toEqual([true, false, false]);
    expect(originationView(lapsed)).toMatchObject({ screen: 'OriginationAmount', phase: 'lapsed' });
  });
  test('the lender’s clock says that the offer has expired, whatever the device’s says', () =>
    expect(at('getInfo: the offer has expired by the lender’s clock', ...AGREED, ...FRESH).matches({ amount: 'expired' })).toBe(true));
  test('the offer has expired: no amount can be chosen', () => {
    const expired = at('getInfo: the offer has expired', ...AGREED, ...FRESH);
    expect([expired.matches({ amount: 'expired' }), expired.can({ type: 'amount.confirmed' })]).toEqual([true, false]);
  });
  test('the offer expires at the last look: it is read again, as after a reload', () => {
    const review = walk.situations.filter(({ snapshot }) => snapshot.matches(originating));
    const over = review.flatMap(({ snapshot, ways }) =>
      ways.filter(({ step }) => step.label === 'attempt: the offer is over').map(({ step }) => walk.after(snapshot, step.event)),
    );
    expect(over.length).toBeGreaterThan(0);
    expect(over.filter((after) => !after.matches({ amount: 'loading' }) || after.context.failure !== null)).toEqual([]);
  });
  test('another device has taken the loan another way: what the lender has is shown, not what was chosen here', () => {
    const review = follow(
      walk,
      START,
      'getInfo: she has said yes',
      ...AGREED,
      'readBegun: cash at the store was chosen',
      ...FRESH.slice(1),
      'fetchParts: the rest is here',
      'continues with the way',
      'attempt: it is ready',
      'takes the loan',
    );
    expect(review.context.where).toEqual({ channel: 2, card: null });
    const made = rules.withInfo(originatedInfo);
    const view = originationView({
      ...resumes('the loan is made and not signed', 'nothing was begun'),
      context: { ...review.context, ...made },
    });
    expect(view).toMatchObject({ screen: 'OriginationDocuSign', where: { way: 'debit', card: null } });
  });
  test('nothing is called missing before Kim goes on without a choice', () => {
    const chosen = ['continues with the amount', 'fetchParts: the rest is here'];
    const first = ['getInfo: she has said yes', ...AGREED, ...FRESH, 'types 600', ...chosen, 'continues with the way'];
    expect(at(...first).context.isMissing).toBe(true);
    expect(at(...first, 'changes the amount', ...chosen).context.isMissing).toBe(false);
  });
  test('another customer’s application is not found', () =>
    expect(at('getInfo: it is not her application').matches({ amount: 'unknown' })).toBe(true));
  const covered = (again: string) =>
    at('getInfo: she may borrow', ...SIGNABLE, 'askRegister: she is a covered borrower', `getInfoAgain: ${again}`, ...FRESH);
  test('a covered borrower reads that the loan is not allowed before she chooses anything, in the words of the lender (military-1, CALL-029)', () => {
    const snapshot = covered('the law does not allow it');
    expect(originationView(snapshot)).toMatchObject({ screen: 'OriginationAmount', phase: 'forbidden' });
    expect(snapshot.context.info?.refusal).toContain('does not allow this loan. Please call (512) 555-0151.');
    expect([rules.mayChooseAmount(snapshot.context), snapshot.can({ type: 'amount.confirmed' })]).toEqual([false, false]);
  });
  test('a covered borrower whose loan is allowed chooses an amount', () =>
    expect(covered('she may borrow all the same').matches({ amount: 'choosing' })).toBe(true));
  test('a loan that the law does not allow is asked for nowhere (military-1)', () =>
    expect(
      wrong(({ snapshot }) => rules.isForbidden(snapshot.context) && snapshot.context.inFlight === null && 'attempt' in snapshot.children),
    ).toEqual([]));
  test('the lender has declined the application (CALL-052)', () =>
    expect(
      at('getInfo: she may borrow', AGREED[0] ?? '', 'getStatus: it is declined', AGREED[2] ?? '', ...FRESH).matches({
        amount: 'declined',
      }),
    ).toBe(true));
  test('without consent to electronic papers Kim gives it first, and returns here', () =>
    expect(at('getInfo: she may borrow', 'getTerms: she has agreed to older terms').output).toMatchObject({
      kind: 'consentMissing',
      person: { termsPending: true },
      next: { screen: 'OriginationAmount', params: { applicationId: 'application-1' } },
    }));
  test('Kim is called: the flow is over, and nothing is asked for (ROUTE-045, origination-7)', () => {
    const queued = at(...OPEN, 'wants a call', 'yes, call me', 'queueCall: she has a place');
    expect([queued.matches({ calling: 'queued' }), queued.can({ type: 'amount.changeChosen' })]).toEqual([true, false]);
    expect(walk.after(queued, { type: 'flow.left' }).output).toMatchObject({ next: { screen: 'Offers' } });
  });
  test('the loan was made elsewhere meanwhile: the lender is asked how it stands, and nothing is sent again', () => {
    const asked = at(
      ...OPEN,
      'types 600',
      'continues with the amount',
      'acceptAppraisal: it is accepted',
      'fetchParts: the rest is here',
      'chooses MoneyGram',
      'continues with the way',
      'attempt: it is ready',
      'attempt: it is sending',
      'attempt: it is deciding',
      'attempt: the loan was made before',
    );
    expect([asked.matches({ amount: 'loading' }), asked.context.notice]).toEqual([true, 'endedElsewhere']);
  });
  test('the card is declined: the way is chosen again, and the reason is on the screen', () => {
    const again = at(
      ...OPEN,
      'types 600',
      'continues with the amount',
      'acceptAppraisal: it is accepted',
      'fetchParts: the rest is here',
      'chooses her card',
      'continues with the way',
      'disburseMethod: her card is chosen',
      'attempt: it is ready',
      'attempt: it is sending',
      'attempt: it is deciding',
      'attempt: it is refused',
    );
    expect(again.matches({ method: 'choosing' })).toBe(true);
    expect(again.context.failure?.texts).toEqual(['The money could not be sent to your card. Choose another card or another way.']);
  });
});

describe('the last page after a reload', () => {
  const again = walk.situations.filter(({ snapshot }) => snapshot.matches({ signing: 'reopened' }));

  test('shows what was stored: nothing is sent or removed again (ROUTE-047)', () => {
    expect(again.length).toBeGreaterThan(0);
    for (const { snapshot } of again) {
      const lastPage = {
        screen: 'OriginationDocuSign',
        phase: 'received',
        amount: 60_000,
        where: { way: 'debit', card: { lastFour: '5556' } },
      };
      expect(originationView(snapshot)).toMatchObject(lastPage);
      expect(Object.keys(snapshot.children).filter((id) => id !== 'keepDraft')).toEqual([]);
      expect(walk.after(snapshot, { type: 'flow.left' }).context.ends).toBe('toDashboard');
    }
  });

  test('is shown for its own address and a signed loan only; its number can be loaded when it is missing', () => {
    const facts = walk.situations.flatMap(({ snapshot, ways }) =>
      ways.some(({ to }) => to.includes('"reopened"')) ? [snapshot.context] : [],
    );
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter((context) => context.requested !== 'OriginationDocuSign' || !rules.isSigned(context))).toEqual([]);
    const missing = again.filter(({ snapshot }) => snapshot.context.reference === null);
    expect([again.length > missing.length, missing.length > 0]).toEqual([true, true]);
    for (const { snapshot } of again)
      expect(walk.after(snapshot, { type: 'retry.chosen' }).matches({ signing: 'numbering' })).toBe(
        missing.some((one) => one.snapshot === snapshot),
      );
  });
});
