// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, toPromise, type AnyActorLogic } from 'xstate';
import * as v from 'valibot';
import { attemptInput } from '../../machines/payment/paymentAttempt.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { menuMachine } from '../../machines/menu/menu.machine.ts';
import { menuView } from '../../machines/menu/menu.view.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { keepDraft } from '../../services/actors/draft.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { watchSession } from '../../services/actors/session.ts';
import { getSettings } from '../../services/actors/settings.ts';
import { watchActivity } from '../../services/actors/watch.ts';
import { api } from '../../services/client/api.ts';
import { clearCache, fetchCached } from '../../services/client/cache.ts';
import { log } from '../../services/client/log.ts';
import { tiersMs } from '../../services/client/queries.ts';
import { keepTokens, writeTokenCookie } from '../../services/client/tokens.ts';
import type { CachedName } from '../../services/contract/freshness.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_DRAFT } from './kit/payment.ts';
import { failureOf, json, service } from './kit/service.ts';

/** Each value of GET /configsettings takes effect in its place as soon as it arrives. */

const MINUTE_MS = 60_000;
const never = () => new Promise<Response>(() => {});

/** A service that publishes these values and answers everything else with `other`. */
async function published(values: object, other: () => Response | Promise<Response> = () => json({})) {
  const page = service(({ url }) => (url.endsWith('/configsettings') ? json(values) : other()));
  const settings = await toPromise(createActor(getSettings, { input: {} }).start());
  page.requests.length = 0;
  return { ...page, settings };
}

/** The events of one actor, as its chart receives them. */
function eventsOf(logic: AnyActorLogic, input?: unknown) {
  const events: { type: string }[] = [];
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'it', src: 'logic', input },
    on: { '*': { actions: ({ event }) => void events.push(event) } },
  });
  const actor = createActor(machine).start();
  return { events, stop: () => actor.stop(), order: (event: object) => actor.getSnapshot().children['it']?.send(event) };
}

beforeEach(() => {
  clearCache();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

test('apiTimeoutSeconds 5: a request without an answer is aborted after 5 s (CONST-004, HDR-011)', async () => {
  const { requests } = await published({ apiTimeoutSeconds: 5 }, never);
  const late = failureOf(api('GET /contacts', {}));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ kind: 'unknown', message: 'no answer within 5 s' });
});

/** @layer STORE */
test('tokenCookieMinutes 2: the cookie lives for 120 s (CONST-020, STORE-003)', async () => {
  await published({ tokenCookieMinutes: 2 });
  const { accessToken } = keepTokens(annsEntry(), { remember: false });
  const written = vi.spyOn(document, 'cookie', 'set');
  writeTokenCookie();
  expect(written).toHaveBeenCalledExactlyOnceWith(`token=${accessToken}; Max-Age=120; Path=/; SameSite=Lax`);
});

test('forceRefreshMinutes 10: tokens are refreshed when ten of their sixty minutes are left (CONST-021, OPEN-033)', async () => {
  await published({ forceRefreshMinutes: 10 });
  keepTokens(annsEntry(), { remember: false });
  const { events, stop } = eventsOf(watchSession, { profileId: 'profile-ann' });
  vi.advanceTimersByTime(50 * MINUTE_MS - 1);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{ type: 'session.ageing' }]);
  stop();
});

test.each<[setting: string, name: CachedName, body: object]>([
  ['cacheShortMinutes', 'GET /serviceStatus', { available: true }],
  ['cacheLongMinutes', 'GET /states', { states: [] }],
])('%s 2: the answer of %s is fresh for two minutes (CONST-010, CONST-047)', async (setting, name, body) => {
  const { requests } = await published({ [setting]: 2 }, () => json(body));
  await fetchCached(name, {});
  vi.advanceTimersByTime(2 * MINUTE_MS - 1);
  await fetchCached(name, {});
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await fetchCached(name, {});
  expect(requests).toHaveLength(2);
});

test('the cache has the four published lifetimes (CONST-010, CONST-047)', async () => {
  await published({ cacheShortMinutes: 1, cacheTimeoutMinutes: 2, cacheMediumMinutes: 3, cacheLongMinutes: 4 });
  expect(Object.values(tiersMs()).map((ms) => ms / MINUTE_MS)).toEqual([1, 2, 3, 4]);
});

test('activityThrottleMs 1000: activity counts once a second (CONST-002, CONF-006)', async () => {
  await published({ activityThrottleMs: 1_000 });
  const { events, stop } = eventsOf(watchActivity);
  const move = () => document.body.dispatchEvent(new Event('mousemove', { bubbles: true }));
  vi.advanceTimersByTime(5_000);
  move();
  vi.advanceTimersByTime(999);
  move();
  expect(events).toHaveLength(1);
  vi.advanceTimersByTime(1);
  move();
  expect(events).toHaveLength(2);
  stop();
});

describe('persistDebounceMs 100: a draft is written 100 ms after the last change (CONST-046, STORE-001)', () => {
  /** @layer STORE */
  test.each([
    ['of a payment', 'draft:payment', keepDraft, { profileId: 'profile-ann' }, ANNS_DRAFT],
    ['of another flow', 'draft:flow:sample', flowDraft('sample', v.object({ screen: v.string() })).keep, undefined, ANNS_DRAFT],
  ])('%s', async (_, key, logic, input, draft) => {
    await published({ persistDebounceMs: 100 });
    keepTokens(annsEntry(), { remember: false });
    const { order, stop } = eventsOf(logic, input);
    order({ type: 'draft.changed', draft });
    vi.advanceTimersByTime(99);
    expect(sessionStorage.getItem(key)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(sessionStorage.getItem(key)).toContain('ReviewPayment');
    stop();
  });
});

test('logLevel warn: after that only warnings and errors are logged (CONST-038)', async () => {
  const { log: lines } = await published({ logLevel: 'warn' });
  lines.length = 0;
  log('info', 'fact');
  log('warn', 'warning');
  expect(lines.map(({ event }) => event)).toEqual(['warning']);
});

test('paymentPollMs 250 and paymentTimeoutSeconds 12: a payment is polled every 250 ms, for 12 s (CONST-006, CONST-025)', async () => {
  const { settings } = await published({ paymentPollMs: 250, paymentTimeoutSeconds: 12 });
  const params = { brand: 'TitleMax', loanId: 'L1' };
  const { context } = createActor(paymentMachine, { input: { person: ann, settings, params, screen: 'MakePayment' } }).getSnapshot();
  expect(attemptInput({ context }).limits).toMatchObject({ pollMs: 250, limitSeconds: 12 });
});

test('tooltipDelayMs 300: the menu shows a full label after 300 ms (CONST-028)', async () => {
  await published({ tooltipDelayMs: 300 });
  const menu = createActor(menuMachine, { input: { person: null } }).start();
  const page = { person: null, screen: null, brand: null, accounts: null };
  await vi.waitFor(() => expect(menuView(menu.getSnapshot(), page)?.tipDelayMs).toBe(300), MINUTE_MS);
  menu.stop();
});

describe('an invalid value', () => {
  const TitleMax = { privacy: 'https://titlemax.example/privacy', terms: 'javascript:alert(1)' };

  test('has its default and is logged by name; all others apply (OPEN-029, ERR-037)', async () => {
    const { settings, log: lines } = await published({
      apiTimeoutSeconds: 'soon',
      tokenCookieMinutes: -1,
      cacheLongMinutes: 1e9,
      defaultTimeZone: 'Mars/Olympus',
      maxMoneyGramDisbursement: 'much',
      loanDocumentTypes: ['pdf', 7],
      brandLinks: { TitleMax, NoBrand: TitleMax },
      externalPages: { account: '//evil.example', help: '/help' },
      serviceConfig: { region: 'eu-west-1' },
      menuItemVisibility: { offerButton: true, referralRewardsButton: 'yes' },
      sessionTimeoutMinutes: 7,
    });
    expect(settings).toMatchObject({
      apiTimeoutSeconds: 35,
      tokenCookieMinutes: 5,
      cacheLongMinutes: 360,
      defaultTimeZone: 'America/Chicago',
      maxMoneyGramDisbursement: 1_000_000,
      loanDocumentTypes: ['jpg', 'png', 'heic', 'pdf'],
      menuItemVisibility: { offerButton: true, referralRewardsButton: false },
      sessionTimeoutMinutes: 7,
    });
    expect(Object.keys(settings.brandLinks)).toEqual(['TitleMax']);
    expect(settings.brandLinks.TitleMax).toMatchObject({ privacy: TitleMax.privacy, terms: null });
    expect(settings.externalPages).toEqual({ help: '/help' });
    expect(settings.serviceConfig).toBeUndefined();
    const named = lines.filter(({ event }) => event === 'wrong setting').map(({ facts }) => facts);
    expect(named).toEqual(
      expect.arrayContaining(['apiTimeoutSeconds', 'brandLinks.TitleMax.terms', 'externalPages.account'].map((name) => ({ name }))),
    );
    expect(JSON.stringify(lines)).not.toContain('evil.example');
  });

  test('an answer that is not an object is a failure, and the defaults apply (ERR-037)', async () => {
    service(() => json(['apiTimeoutSeconds']));
    await expect(toPromise(createActor(getSettings, { input: {} }).start())).rejects.toThrow('breaks the contract');
    expect(Object.values(tiersMs())[0]).toBe(5 * MINUTE_MS);
  });
});
