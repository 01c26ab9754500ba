// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readLocated } from '../../services/actors/located.ts';
import {
  findLocation,
  noteLocated,
  noteReceipt,
  noteRefused,
  readLocationNotes,
  watchLocationPermission,
} from '../../services/actors/location.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { applySettings } from '../../services/client/settings.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { run } from './kit/run.ts';
import './kit/service.ts';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 23, 12);
const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const ANN = { profileId: 'profile-ann', loanId: 'title' };
const BROWSER = { storeState: 'TX', timeoutSeconds: 10, maxAgeMinutes: 60 };

/** A browser whose geolocation answers this. */
function answering(answer: { coords: object } | { code: number }) {
  const getCurrentPosition = vi.fn<(found: (at: object) => void, failed: (error: object) => void, options: object) => void>(
    (found, failed) => ('code' in answer ? failed(answer) : found(answer)),
  );
  vi.stubGlobal('navigator', { userAgent: 'Chrome/150.0', maxTouchPoints: 0, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
const located = (state = 'TX', profileId = ANN.profileId, paysOutCash = false) => run(readLocated, { profileId, state, paysOutCash });
const IN_TEXAS = { ...ANN, state: 'TX', paysOutCash: false };
const notes = () => run(readLocationNotes, ANN);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  applySettings(settingsIn({}));
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the browser is asked where the device is', () => {
  /** @layer UNIT NET */
  test('with a limit of 10 s, and a position of the last hour will do (FLOW-GEO-03, CONST-029, CONST-030)', async () => {
    const asked = answering({ coords: AUSTIN });
    await run(findLocation, BROWSER);
    expect(asked.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 3_600_000, enableHighAccuracy: false });
  });

  /** @layer UNIT STORE */
  test('its latitude and longitude stay in the memory of the page: the chart gets the state, storage gets nothing (FLOW-GEO-08, RULE-014)', async () => {
    answering({ coords: AUSTIN });
    expect(await run(findLocation, BROWSER)).toEqual({ kind: 'found', state: 'TX' });
    await run(noteLocated, IN_TEXAS);
    expect(stored()).not.toMatch(/30\.2|97\.7/);
    answering({ code: 3 }); // the position of before is not taken for one of now
    expect(await run(findLocation, BROWSER)).toEqual({ kind: 'timedOut' });
  });

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timedOut'],
    [9, 'unavailable'],
  ])('its code %d is %s', async (code, kind) => {
    answering({ code });
    expect(await run(findLocation, BROWSER)).toEqual({ kind });
  });

  test.each([{}, { latitude: 91, longitude: 0 }, { latitude: '30', longitude: '-97' }])('a position %j is none', async (coords) => {
    answering({ coords });
    expect(await run(findLocation, BROWSER)).toEqual({ kind: 'unavailable' });
  });

  test('a position outside of all states is elsewhere; a browser without geolocation has none', async () => {
    answering({ coords: { latitude: 0, longitude: 0 } });
    expect(await run(findLocation, BROWSER)).toEqual({ kind: 'elsewhere' });
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 });
    expect(await run(findLocation, BROWSER)).toEqual({ kind: 'unavailable' });
  });
});

/** @layer STORE UNIT */
describe('what is stored', () => {
  test('a validated location counts for 10 minutes, for its person and state, and not after a sign-out (FLOW-GEO-05, CONST-024, part of STORE-007)', async () => {
    await run(noteLocated, IN_TEXAS);
    expect(JSON.parse(sessionStorage.getItem('located') ?? '')).toEqual({
      profileId: ANN.profileId,
      state: 'TX',
      paysOutCash: false,
      until: NOON + 10 * MINUTE_MS,
    });
    expect([await located(), await located('OK'), await located('TX', 'profile-sam')]).toEqual([true, false, false]);
    vi.setSystemTime(NOON + 10 * MINUTE_MS - 1);
    expect(await located()).toBe(true);
    vi.setSystemTime(NOON + 10 * MINUTE_MS);
    expect(await located()).toBe(false);
    vi.setSystemTime(NOON);
    forgetCustomer();
    expect(await located()).toBe(false);
  });

  test('a location that was checked for a payment does not count for cash that is paid out; the other way round it does (location-3)', async () => {
    await run(noteLocated, IN_TEXAS);
    expect([await located(), await located('TX', ANN.profileId, true)]).toEqual([true, false]);
    await run(noteLocated, { ...IN_TEXAS, paysOutCash: true });
    expect([await located(), await located('TX', ANN.profileId, true)]).toEqual([true, true]);
  });

  test('the receipt of the instructions counts for 604800 seconds, also after a sign-out; the location for 10 minutes (FLOW-GEO-06, CONST-022, STORE-007, CONF-031)', async () => {
    expect((await notes()).hasReceipt).toBe(false);
    noteReceipt();
    await run(noteLocated, IN_TEXAS);
    expect(JSON.parse(sessionStorage.getItem('located') ?? '')).toMatchObject({ until: NOON + 600_000 });
    forgetCustomer();
    expect(JSON.parse(localStorage.getItem('gpsReceipt') ?? '')).toEqual({ until: NOON + 604_800_000 });
    vi.setSystemTime(NOON + 604_800_000 - 1);
    expect((await notes()).hasReceipt).toBe(true);
    vi.setSystemTime(NOON + 604_800_000);
    expect((await notes()).hasReceipt).toBe(false);
  });

  test('a refusal counts for 15 minutes, for its person and loan, until a success (FLOW-REFI-14, CONST-015)', async () => {
    expect(await run(noteRefused, { ...ANN, restricts: true })).toEqual({ now: NOON, retryAt: NOON + 15 * MINUTE_MS });
    expect((await notes()).retryAt).toBe(NOON + 15 * MINUTE_MS);
    expect((await run(readLocationNotes, { ...ANN, loanId: 'other' })).retryAt).toBe(0);
    await run(noteLocated, IN_TEXAS);
    expect((await notes()).retryAt).toBe(0);
    expect(await run(noteRefused, { ...ANN, restricts: false })).toEqual({ now: NOON, retryAt: 0 });
    expect((await notes()).retryAt).toBe(0);
    expect(await located()).toBe(false);
  });
});

describe('the permission of the browser', () => {
  const status = Object.assign(new EventTarget(), { state: 'prompt' });
  const permissions = { query: () => Promise.resolve(status) };

  test('is read, and unknown where the browser says none', async () => {
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, permissions });
    expect((await notes()).permission).toBe('prompt');
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 });
    expect((await notes()).permission).toBe('unknown');
  });

  test('is watched until the flow ends', async () => {
    vi.stubGlobal('navigator', { permissions });
    const { setup } = await import('xstate');
    const heard: object[] = [];
    const chart = setup({ actors: { watch: watchLocationPermission } }).createMachine({
      invoke: { src: 'watch' },
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    });
    const actor = createActor(chart).start();
    await Promise.resolve();
    await Promise.resolve();
    status.state = 'granted';
    status.dispatchEvent(new Event('change'));
    expect(heard).toEqual([{ type: 'permission.changed', permission: 'granted' }]);
    actor.stop();
    status.dispatchEvent(new Event('change'));
    expect(heard).toHaveLength(1);
  });
});
