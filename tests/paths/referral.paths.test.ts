import { describe, expect, test } from 'vitest';
import { settingsIn } from '../../services/contract/settings.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { rae, rewarding, zoe } from '../../machines/paths/people/rewards.ts';
import { referralWalk } from '../../machines/paths/walks/referral.walks.ts';
import * as rules from '../../machines/referral/referral.rules.ts';
import { referralView, type ReferralRewardsHomeView } from '../../machines/referral/referral.view.ts';

const walk = referralWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

type At = (typeof active)[number];
const homeOf = ({ snapshot }: At): ReferralRewardsHomeView | null => {
  const view = referralView(snapshot);
  return view.screen === 'cashOut' ? null : view;
};
const homes = active.flatMap((at) => {
  const view = homeOf(at);
  return view ? [{ at, view }] : [];
});
const wrong = (is: (view: ReferralRewardsHomeView, at: At) => boolean) =>
  homes.filter(({ at, view }) => is(view, at)).map(({ at }) => at.title);
/** The situations right after this step. */
const after = (label: string) =>
  active.flatMap(({ snapshot, ways }) =>
    ways.filter(({ step }) => step.label === label).map(({ step }) => walk.after(snapshot, step.event)),
  );
const before = (label: string) => active.filter(({ story }) => story.some((step) => step.label === label));

describe('in every situation', () => {
  const isWrong = (is: (at: At) => boolean) => active.filter(is).map(({ title }) => title);
  test('nothing leads away while money moves or the customer joins, not even an address (OPEN-004)', () => {
    expect(active.some(({ snapshot }) => snapshot.matches({ cashing: 'bound' }))).toBe(true);
    expect(isWrong(({ snapshot }) => snapshot.matches('cashing') && snapshot.hasTag('bound') !== snapshot.context.isBound)).toEqual([]);
    expect(isWrong(({ snapshot }) => snapshot.hasTag('bound') && snapshot.can({ type: 'flow.left' }))).toEqual([]);
    expect(
      isWrong(
        ({ snapshot }) =>
          snapshot.hasTag('bound') && walk.after(snapshot, { type: 'xstate.route', to: '#ReferralRewardsHome' }) !== snapshot,
      ),
    ).toEqual([]);
  });
  test('the flow follows whether money moves', () => {
    expect(new Set(after('referralCashOut: money moves').map(({ context }) => context.isBound))).toEqual(new Set([true]));
    expect(new Set(after('referralCashOut: the customer may leave').map(({ context }) => context.isBound))).toEqual(new Set([false]));
  });
  test('a cash-out is of a balance, or is followed', () =>
    expect(
      isWrong(({ snapshot }) => snapshot.matches('cashing') && !rules.mayCashOut(snapshot.context) && snapshot.context.inFlight === null),
    ).toEqual([]));
});

/** @layer UNIT */
describe('the rewards', () => {
  test('have their history only where the lender shows it, and the rest without it (FLAG-005, FLOW-REFER-06)', () => {
    expect(wrong(({ history }, { snapshot }) => history !== null && !snapshot.context.settings.displayReferralBalanceHistory)).toEqual([]);
    expect(homes.some(({ view }) => view.phase === 'open' && view.history?.length === 3)).toBe(true);
    expect(homes.some(({ view }) => view.phase === 'open' && view.historyFailure !== null && view.stats !== null)).toBe(true);
  });
  test('follow a cash-out under way before they show anything', () => {
    const under = before('readInFlight: a cash-out is under way').filter(
      ({ story }) => story.at(-1)?.label === 'readInFlight: a cash-out is under way',
    );
    expect(under.length).toBeGreaterThan(0);
    expect(under.filter(({ snapshot }) => !snapshot.matches({ home: 'fetching' })).map(({ title }) => title)).toEqual([]);
  });
  test('open the cash-out by the address of its screens, with a balance only', () => {
    const asked = active.filter(({ start, story }) => start === 'Rae opens the review by its address' && story.length === 2);
    const opens = new Map(asked.map(({ snapshot }) => [snapshot.context.stats?.currentBalance, snapshot.matches({ home: 'fetching' })]));
    expect(opens.get(15_000)).toBe(true);
    const without = asked.filter(({ snapshot }) => snapshot.context.stats?.currentBalance === 0 && snapshot.context.inFlight === null);
    expect(without.filter(({ snapshot }) => snapshot.matches({ home: 'fetching' })).map(({ title }) => title)).toEqual([]);
  });
  test('are loaded again after a cash-out, with what became of it, and with no open message', () => {
    for (const done of [...after('referralCashOut: the cash-out is over'), ...after('referralCashOut: it never arrived')]) {
      expect([done.matches({ home: 'loading' }), done.context.stats, done.context.inFlight, done.context.way]).toEqual([
        true,
        null,
        null,
        null,
      ]);
    }
    expect(after('referralCashOut: it never arrived').map(({ context }) => context.notice)).toContain('notSent');
    expect(after('referralCashOut: the cash-out is over').every(({ context }) => context.notice === null)).toBe(true);
  });
  test('cannot be opened when the rest of the flow is missing, and say so', () => {
    const missing = after('fetchParts: a file is missing');
    expect(missing.length).toBeGreaterThan(0);
    for (const { context, matches } of missing.map((at) => ({ context: at.context, matches: at.matches({ home: 'failed' }) })))
      expect([matches, context.failure !== null, context.stats]).toEqual([true, true, null]);
  });
});

describe('joining (referral-3)', () => {
  test('is offered to those who may, and possible for nobody else', () => {
    const outside = homes.filter(({ view }) => view.phase === 'outside');
    expect(outside.length).toBeGreaterThan(0);
    for (const { at, view } of outside) expect(at.snapshot.can({ type: 'join.chosen' })).toBe(view.mayJoin);
    expect(new Set(outside.map(({ view }) => view.mayJoin))).toEqual(new Set([true, false]));
  });
  test.each([
    ['a customer of TLXe', ann, rewarding, true],
    ['the same where the menu has no entry', ann, settingsIn({}), false],
    ['a customer of NLS alone', { ...ann, systems: ['NLS'] as const }, rewarding, false],
    ['somebody known at a store only', zoe, rewarding, true],
    ['a member', rae, rewarding, false],
  ])('%s: %s (RULE-027)', (_, person, settings, may) => expect(rules.mayJoin({ person, settings })).toBe(may));
  test('ends with who is a member now', () =>
    expect(after('readPerson: the customer is a member').map(({ output }) => output)).toContainEqual({
      kind: 'rewardsJoined',
      person: { ...zoe, nonCustomerRefer: 'ncr' },
    }));
});

describe('sharing (ENT-035)', () => {
  const asks = (state: 'sending' | 'counting') =>
    active.filter(({ snapshot }) => snapshot.matches({ home: { open: state } })).map(({ snapshot }) => rules.shareAsk(snapshot));
  test('sends what is right only, with one address, to the friend who was typed', () => {
    const sent = asks('sending');
    expect(new Set(sent.map(({ source, email, phone, name }) => `${source} ${name} ${email} ${phone}`))).toEqual(
      new Set(['email José friend@example.com ', 'text   (512) 555-0188']),
    );
    expect(sent.every(({ shortCode }) => shortCode === 'RAE-2026')).toBe(true);
  });
  test('counts the QR code and the share sheet, with nobody in it', () =>
    expect(new Set(asks('counting').map(({ source, email, phone, name }) => `${source}${name}${email}${phone}`))).toEqual(
      new Set(['qr', 'share']),
    ));
  test('opens the share sheet only where the device has one', () =>
    expect(wrong(({ hasSheet }, { snapshot }) => !hasSheet && snapshot.can({ type: 'sheet.chosen', text: '' }))).toEqual([]));
  test('counts a sheet that was closed for nothing', () =>
    expect(after('openShareSheet: it is closed').filter((at) => !at.matches({ home: { open: 'resting' } }))).toEqual([]));
  test('keeps what was typed when it is wrong or not sent, and empties it when it is', () => {
    for (const { context } of after('share: too many were sent'))
      expect([context.friend.to !== '', context.shareFailure !== null]).toEqual([true, true]);
    for (const { context } of after('share: it is sent')) expect([context.friend.to, context.sentTo !== '']).toEqual(['', true]);
    const empty = after('sends nothing').filter(({ context }) => context.way === 'email' || context.way === 'text');
    expect(empty.some(({ context }) => context.problems.includes('nameWrong'))).toBe(true);
    expect(empty.filter((at) => at.matches({ home: { open: 'sending' } }) && at.context.problems.length > 0)).toEqual([]);
  });
});
