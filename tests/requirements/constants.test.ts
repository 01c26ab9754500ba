import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CHUNK_LIMIT_MS } from '../../machines/app.setup.ts';
import { DEFAULT_SETTINGS } from '../../machines/appStart.machine.ts';
import { quietMs, warningSeconds, limitSeconds } from '../../machines/idle/idle.rules.ts';
import { CACHE_TIER_MS } from '../../services/client/cache.ts';
import { contract } from '../../services/contract/index.ts';
import { API_VERSION } from '../../services/contract/headers.ts';
import { FurtherSettings } from '../../services/contract/settings.ts';
import { groups } from './rows.ts';

const textOf = new Map(groups().flatMap(({ rows }) => rows.map(({ id, text }) => [id, text])));
const settings = { ...v.parse(contract['GET /configsettings'].answer, {}), ...v.parse(FurtherSettings, {}) };
const MINUTE_MS = 60_000;

describe('a service that is silent about a constant has the value of its row', () => {
  test.each([
    ['CONST-001', settings.sessionTimeoutMinutes],
    ['CONST-002', settings.activityThrottleMs / 1000],
    ['CONST-004', settings.apiTimeoutSeconds],
    ['CONST-005', settings.pastDuePhoneDayLimit],
    ['CONST-006', settings.paymentTimeoutSeconds],
    ['CONST-007', settings.refinancePaymentTimeoutSeconds],
    ['CONST-008', settings.nlsRefinancePaymentTimeoutSeconds],
    ['CONST-009', settings.signingStatusTimeoutSeconds],
    ['CONST-011', settings.maxMoneyGramDisbursement / 100],
    ['CONST-012', settings.maxDisbursementCards],
    ['CONST-013', settings.disbursementMaxPollingAttempts],
    ['CONST-014', settings.settlementPaymentRetryLimit],
    ['CONST-015', settings.restrictedRetryMinutes],
    ['CONST-016', settings.loanOriginateTimeoutSeconds],
    ['CONST-017', settings.postDrawTimeoutSeconds],
    ['CONST-018', settings.paymentsBeforeReview],
    ['CONST-019', settings.maxFiles],
    ['CONST-020', settings.tokenCookieMinutes],
    ['CONST-021', settings.forceRefreshMinutes],
    ['CONST-022', settings.gpsReceiptMinutes * 60],
    ['CONST-023', settings.originationTtlMinutes],
    ['CONST-024', settings.locationValidatedMinutes],
    ['CONST-025', settings.paymentPollMs],
    ['CONST-026', settings.ecommerceWaitMs],
    ['CONST-027', settings.lockAttempts],
    ['CONST-028', settings.tooltipDelayMs],
    ['CONST-029', settings.geolocationTimeoutSeconds],
    ['CONST-030', settings.geolocationMaxAgeMinutes / 60],
    ['CONST-033', settings.wrongPasswordRedirectCount],
    ['CONST-035', settings.amountPerShare / 100],
    ['CONST-041', Number(API_VERSION)],
    ['CONST-042', settings.chunkLoadTimeoutSeconds * 1000],
    ['CONST-046', settings.persistDebounceMs],
  ])('%s', (id, value) => expect(/\d+/.exec(textOf.get(id) ?? '')?.[0]).toBe(String(value)));

  test.each([
    ['CONST-031', settings.defaultTimeZone],
    ['CONST-036', settings.defaultLanguage],
    ['CONST-038', settings.logLevel],
  ])('%s', (id, word) => expect(textOf.get(id)).toMatch(new RegExp(` is ${word}\\.$`)));

  test('CONST-032, CONST-034: location checks and the pause between tries by hand are on', () =>
    expect(settings).toMatchObject({ gpsCheckAddOn: true, gpsCheckPayment: true, gpsCheckRefinance: true, restrictManualRetry: true }));
});

describe('a constant that the page has by itself is the same', () => {
  test('CONST-010: the tiers of the cache', () => {
    const { cacheShortMinutes, cacheTimeoutMinutes, cacheMediumMinutes, cacheLongMinutes } = settings;
    const minutes = { short: cacheShortMinutes, normal: cacheTimeoutMinutes, medium: cacheMediumMinutes, long: cacheLongMinutes };
    expect(CACHE_TIER_MS).toEqual(Object.fromEntries(Object.entries(minutes).map(([tier, count]) => [tier, count * MINUTE_MS])));
    expect(Object.values(minutes)).toEqual([5, 30, 60, 6 * 60]);
  });
  test('CONST-042: how long a flow may take to be downloaded', () => expect(CHUNK_LIMIT_MS).toBe(settings.chunkLoadTimeoutSeconds * 1000));
  test('CONST-001, CONST-005, CONST-006, CONST-033: what the page starts with where the service cannot be asked', () =>
    expect(settings).toMatchObject({ ...DEFAULT_SETTINGS }));
  test('CONST-003: five minutes without activity are 301 seconds, the last 60 of them with a warning', () =>
    expect([limitSeconds(5), warningSeconds(5), quietMs(5)]).toEqual([301, 60, 241_000]));
});
