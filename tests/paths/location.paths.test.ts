import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { checkAsk, consentAsk, nextOf, noteAsk, searchAsk, toNextMinute } from '../../machines/location/location.rules.ts';
import { locationView, type GpsLocationView } from '../../machines/location/location.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { locationWalk } from '../../machines/paths/walks/location.walks.ts';

const walk = locationWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

/** Its own state, and the lender's yes. */
const isRight = (state: string) => state === 'TX';

const always = alwaysIn(titled(walk), (snapshot) => snapshot);
always('goes on only from the state of the store (RULE-014)', (snapshot) =>
  expect(snapshot.context.ending === 'located' && !isRight(snapshot.context.state)).toBe(false),
);
always('asks nothing of the browser before Ann has read how it is asked (ROUTE-114)', (snapshot) =>
  expect(snapshot.matches({ check: 'locating' }) && !snapshot.context.hasReceipt).toBe(false),
);
always('is not checked again before its time (FLOW-REFI-14)', (snapshot) => {
  if (snapshot.status !== 'active' || !snapshot.matches({ check: { refused: 'waiting' } })) return;
  expect(snapshot.can({ type: 'check.chosen' })).toBe(false);
  expect(walk.after(snapshot, { type: 'check.chosen' }).matches({ check: 'locating' })).toBe(false);
});
always('never knows where exactly Ann is', (snapshot) => expect(JSON.stringify(snapshot.context)).not.toMatch(/latitude|longitude/));

const OPEN = ['getAccounts: her loan', 'readNotes: nothing is known'];
const at = (start: string, ...labels: string[]) => follow(walk, start, ...OPEN, ...labels);
const START = 'a payment needs Ann’s location';
const LOOKING = ['has it checked', 'has read how'];
const IN_TEXAS = [...LOOKING, 'findLocation: she is in Texas'];
const view = (...labels: string[]): GpsLocationView => {
  const seen = locationView(at(START, ...labels));
  if (seen.screen !== 'GpsLocation') throw new Error('the location is not open');
  return seen;
};

describe('the check of Ann’s location', () => {
  test('gives the browser 10 s, and takes a position of the last hour (FLOW-GEO-03, CONST-029, CONST-030)', () =>
    expect(searchAsk(at(START, ...LOOKING))).toEqual({ storeState: 'TX', timeoutSeconds: 10, maxAgeMinutes: 60 }));
  test('sends the lender the loan, the store, its state, and 1 for a payment', () =>
    expect(checkAsk(at(START, ...IN_TEXAS))).toEqual({
      loanId: 'title',
      lmsId: 'TLX',
      storeId: 'S-1',
      stateAbbreviation: 'TX',
      transactionType: '1',
    }));
  test('sends 2 when the payment renews her loan and pays out cash (location-3)', () => {
    const withCash = follow(walk, START, 'getAccounts: her loan', 'readNotes: her renewal pays out cash', ...IN_TEXAS);
    expect(checkAsk(withCash).transactionType).toBe('2');
    expect(consentAsk(withCash).transactionType).toBe('2');
  });
  test('ends in the review of her payment (ROUTE-092)', () =>
    expect(nextOf(at(START, ...IN_TEXAS, 'checkState: all is well').context)).toMatchObject({ flow: 'payment', screen: 'ReviewPayment' }));
  test('that she leaves ends with her cards', () =>
    expect(nextOf(at(START, 'goes back').context)).toMatchObject({ flow: 'payment', screen: 'SelectPaymentMethod' }));
  test.each([
    ['a payment has its amount', 'payment', 'SelectPaymentMethod'],
    ['Ann wants to renew', 'renewal', 'ProductSwitch'],
  ])('right after the amount, when %s, goes on with what comes next, or leads back to the amount (OPEN-040)', (start, flow, screen) => {
    expect(nextOf(at(start, ...IN_TEXAS, 'checkState: all is well').context)).toMatchObject({ flow, screen });
    expect(nextOf(at(start, 'goes back').context)).toMatchObject({ flow: 'payment', screen: 'MakePayment' });
  });
  test('notes whether it was checked for cash: a check for a payment does not count for that (location-3)', () => {
    const noted = (start: string, note: string) =>
      noteAsk(follow(walk, start, 'getAccounts: her loan', `readNotes: ${note}`, ...IN_TEXAS, 'checkState: all is well'));
    expect(noted(START, 'nothing is known')).toEqual({ profileId: 'profile-ann', loanId: 'title', state: 'TX', paysOutCash: false });
    expect(noted(START, 'her renewal pays out cash')).toMatchObject({ paysOutCash: true });
    expect(noteAsk({ context: { ...at(START, ...IN_TEXAS).context, forDraw: true } })).toMatchObject({ paysOutCash: true });
  });
  test('of an address without a brand ends with her loan’s brand', () =>
    expect(nextOf(at('Ann opens an address without a brand', 'goes back').context)).toMatchObject({ params: { brand: 'TitleMax' } }));
  test('from Oklahoma is refused, whatever the lender says (FLOW-GEO-02)', () =>
    expect(view(...LOOKING, 'findLocation: she is in Oklahoma', 'checkState: all is well', 'noteRefused: it is noted')).toMatchObject({
      phase: 'refused',
      refusal: 'otherState',
      state: 'Oklahoma',
      storeState: 'Texas',
    }));
  test('from the sea is refused without a call', () =>
    expect(view(...LOOKING, 'findLocation: she is at sea', 'noteRefused: it is noted')).toMatchObject({ refusal: 'elsewhere' }));
  test('that is denied leads to the help (FLOW-GEO-07)', () =>
    expect(locationView(at(START, ...LOOKING, 'findLocation: she does not allow it'))).toMatchObject({
      screen: 'GpsLocationDisabled',
      browser: 'chrome',
    }));
  test('returns from the help as soon as the browser allows it', () =>
    expect(view(...LOOKING, 'findLocation: she does not allow it', 'allows it in the browser')).toMatchObject({ phase: 'explaining' }));
  test('that the browser never answers can be tried again after a minute', () =>
    expect(view(...LOOKING, 'after promptPatience (60000 ms)').phase).toBe('timedOut'));

  test('offers a video where Ann reads: the reason, the help, and what kept the device from knowing (part of CALL-063)', () => {
    const offered = (...labels: string[]) => locationView(at(START, ...labels)).video?.videoKey;
    const NOT_FOUND = ['it takes too long', 'the device does not know', 'she does not allow it'].map((why) => [
      ...LOOKING,
      `findLocation: ${why}`,
    ]);
    for (const labels of [[], ...NOT_FOUND]) expect(offered(...labels)).toBe('gpsLocation');
    for (const labels of [LOOKING, IN_TEXAS]) expect(offered(...labels)).toBeUndefined();
  });

  const REFUSED = [...IN_TEXAS, 'checkState: the lender refuses it', 'noteRefused: it is noted'];
  test('that is refused waits 15 minutes, and says how many are left (FLOW-REFI-14, CONST-015, OPEN-008)', () => {
    expect(view(...REFUSED).minutesLeft).toBe(15);
    expect(toNextMinute(at(START, ...REFUSED))).toBe(60_000);
    expect(view(...REFUSED, 'after nextMinute (60000 ms)', 'readClock: a minute later').minutesLeft).toBe(14);
    expect(view(...REFUSED, 'after nextMinute (60000 ms)', 'readClock: a quarter of an hour later').minutesLeft).toBe(0);
  });
  test('that is refused is tried again at once where the lender says so (CONST-034, part of FLAG-011)', () => {
    const again = at('Ann’s lender lets her try again at once', ...REFUSED);
    expect([again.matches({ check: { refused: 'open' } }), again.can({ type: 'check.chosen' })]).toEqual([true, true]);
  });
  test('of an earlier visit still waits', () => {
    const again = follow(walk, START, 'getAccounts: her loan', 'readNotes: it was refused five minutes ago', 'readClock: a minute later');
    expect(locationView(again)).toMatchObject({ phase: 'refused', minutesLeft: 9 });
  });
  test('without consent says so to the lender and ends in the Dashboard (part of FLOW-REFI-13)', () => {
    const mustConfirm = [...IN_TEXAS, 'checkState: it must be confirmed'];
    expect(view(...mustConfirm).phase).toBe('consenting');
    const declining = at(START, ...mustConfirm, 'does not confirm it');
    expect(consentAsk(declining)).toMatchObject({ didConsent: false, stateAbbreviation: 'TX' });
    expect(consentAsk(at(START, ...mustConfirm, 'confirms to be there'))).toMatchObject({ didConsent: true, stateAbbreviation: 'TX' });
    for (const answer of ['decline: it is recorded', 'decline: no answer'])
      expect(nextOf(at(START, ...mustConfirm, 'does not confirm it', answer).context)).toMatchObject({ screen: 'Dashboard' });
  });
});
