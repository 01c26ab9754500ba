import { describe, expect, test } from 'vitest';
import { HAND_OFF_WAIT_MS } from '../../machines/ecommerce/ecommerce.rules.ts';
import { limitSeconds, quietMs, warningSeconds } from '../../machines/idle/idle.rules.ts';
import { tiersMs } from '../../services/client/queries.ts';
import { DEFAULT_SETTINGS as settings } from '../../services/contract/settings.ts';
import { codeFiles } from './files.ts';
import { groups } from './rows.ts';

const textOf = new Map(groups().flatMap(({ rows }) => rows.map(({ id, text }) => [id, text])));
const numberOf = (id: string) => Number(/\d+/.exec(textOf.get(id) ?? '')?.[0]);
type Setting = Extract<keyof typeof settings, string>;
const MINUTE_MS = 60_000;

const PORTAL = /^(?:machines|ui|routes|services\/(?:client|actors))\//;
const portal = codeFiles().filter(({ path }) => PORTAL.test(path));
/** Read as a property of the answer: `settings.x`, or destructured. Setting its default is not reading. */
const isRead = (name: string) =>
  portal.some(({ text }) => new RegExp(`\\.${name}\\b|\\{[^{}:]*\\b${name}\\b[^{}:]*\\}(?: =|:)`).test(text));

describe('a setting that the portal reads has the default of its row', () => {
  /** `times`: the unit of the row in units of the setting. */
  test.each<[id: string, name: Setting, times?: number]>([
    ['CONST-001', 'sessionTimeoutMinutes'],
    ['CONST-002', 'activityThrottleMs', 1000],
    ['CONST-004', 'apiTimeoutSeconds'],
    ['CONST-005', 'pastDuePhoneDayLimit'],
    ['CONST-006', 'paymentTimeoutSeconds'],
    ['CONST-007', 'refinancePaymentTimeoutSeconds'],
    ['CONST-008', 'nlsRefinancePaymentTimeoutSeconds'],
    ['CONST-009', 'signingStatusTimeoutSeconds'],
    ['CONST-019', 'maxFiles'],
    ['CONST-011', 'maxMoneyGramDisbursement', 100],
    ['CONST-012', 'maxDisbursementCards'],
    ['CONST-013', 'disbursementMaxPollingAttempts'],
    ['CONST-014', 'settlementPaymentRetryLimit'],
    ['CONST-015', 'restrictedRetryMinutes'],
    ['CONST-017', 'postDrawTimeoutSeconds'],
    ['CONST-018', 'paymentsBeforeReview'],
    ['CONST-020', 'tokenCookieMinutes'],
    ['CONST-021', 'forceRefreshMinutes'],
    ['CONST-022', 'gpsReceiptMinutes', 1 / 60],
    ['CONST-024', 'locationValidatedMinutes'],
    ['CONST-025', 'paymentPollMs'],
    ['CONST-028', 'tooltipDelayMs'],
    ['CONST-029', 'geolocationTimeoutSeconds'],
    ['CONST-030', 'geolocationMaxAgeMinutes', 60],
    ['CONST-033', 'wrongPasswordRedirectCount'],
    ['CONST-035', 'amountPerShare', 100],
    ['CONST-042', 'chunkLoadTimeoutSeconds', 1 / 1000],
    ['CONST-016', 'loanOriginateTimeoutSeconds'],
    ['CONST-023', 'originationTtlMinutes'],
    ['CONST-046', 'persistDebounceMs'],
  ])('%s: %s', (id, name, times = 1) => {
    expect(settings[name]).toBe(numberOf(id) * times);
    expect(isRead(name)).toBe(true);
  });

  test.each([
    ['CONST-036', 'defaultLanguage'],
    ['CONST-038', 'logLevel'],
  ] as const)('%s: %s', (id, name) => {
    expect(textOf.get(id)).toContain(`is ${settings[name]}.`);
    expect(isRead(name)).toBe(true);
  });

  test('a name that is used nowhere, or only among the defaults, is not read', () => {
    expect(isRead('noSuchSetting')).toBe(false);
  });

  /** The lender decides about it; the portal reads `payable` (OPEN-044). */
  const LENDERS_OWN = ['allowNoSsnRefinance'];
  test('every other setting is read by the portal (R-9)', () =>
    expect(Object.keys(settings).filter((name) => !isRead(name))).toEqual(LENDERS_OWN));
});

describe('a constant of the page has the value of its row', () => {
  test('CONST-010: the tiers of the cache, in minutes', () =>
    expect(Object.values(tiersMs()).map((ms) => ms / MINUTE_MS)).toEqual([5, 30, 60, 6 * 60]));
  test('CONST-026: ms before the online store opens', () => expect(HAND_OFF_WAIT_MS).toBe(numberOf('CONST-026')));
  test('CONST-003: five minutes without activity are 301 seconds, the last 60 of them with a warning', () =>
    expect([limitSeconds(5), warningSeconds(5), quietMs(5)]).toEqual([301, 60, 241_000]));
});
