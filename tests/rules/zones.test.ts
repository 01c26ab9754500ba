import { expect, onTestFinished, test } from 'vitest';
import { atStart, freeDaysOf, slotsAsk, timesAsk, zoneAsk } from '../../machines/appointment/appointment.rules.ts';
import { dayOf } from '../../machines/kit/day.ts';
import { clocksDiffer, dayIn } from '../../machines/kit/zones.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { austin } from '../../machines/paths/people/stores.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { clockText, whenText, zoneText } from '../../ui/screens/appointment/parts/when.ts';

/** 9 a.m. in Austin, on the Saturday before the end of daylight saving time and on the Monday after it. */
const SUMMER = '2026-10-31T14:00:00.000Z';
const WINTER = '2026-11-02T15:00:00.000Z';

const context = (settings = settingsIn({})) => atStart({ person: ann, settings, params: { brand: 'TitleMax', loanId: 'title' } });

test('before and after the end of daylight saving time the store opens at 9 a.m. local time', () =>
  expect([SUMMER, WINTER].map((moment) => clockText(moment, 'en', 'America/Chicago'))).toEqual(['9:00\u00a0AM', '9:00\u00a0AM']));

test('a line never ends between a time and its AM or PM, on the button either', () => {
  expect(whenText(WINTER, 'en', 'America/Chicago')).toMatch(/, 9:00\u00a0AM$/);
  expect(whenText(WINTER, 'es', 'America/Chicago')).toMatch(/, 9:00\u00a0a\.m\.$/);
});

test('a half hour belongs to the store’s day, not to the day of the device or of UTC', () => {
  const late = '2026-11-03T05:30:00.000Z';
  expect([dayIn(late, 'America/Chicago'), dayIn(late, 'Pacific/Honolulu'), dayIn(late, 'UTC')]).toEqual([
    '2026-11-02',
    '2026-11-02',
    '2026-11-03',
  ]);
  const days = [{ date: '2026-11-02', opensAt: '09:00', closesAt: '23:59' }];
  expect(freeDaysOf({ store: austin, days, slots: [WINTER, late] })).toEqual([{ day: '2026-11-02', times: [WINTER, late] }]);
});

test('a day is read from its parts: a browser whose language puts the month first has the same days', () => {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, 'format', own));
  Object.defineProperty(prototype, 'format', { ...own, get: () => () => '11/02/2026' });
  expect(dayIn('2026-11-03T05:30:00.000Z', 'America/Chicago')).toBe('2026-11-02');
  expect(dayOf(Date.parse('2026-03-01T05:30:00.000Z'))).toBe('2026-02-28');
});

test('zones with the same time are treated as one; Phoenix has the time of Denver in winter only', () => {
  expect(clocksDiffer([SUMMER, WINTER], 'America/Chicago', 'America/Menominee')).toBe(false);
  expect(clocksDiffer([WINTER], 'America/Denver', 'America/Phoenix')).toBe(false);
  expect(clocksDiffer([SUMMER, WINTER], 'America/Denver', 'America/Phoenix')).toBe(true);
  expect(zoneText('en', 'America/Chicago')).toBe('Central Time');
});

test('the service gets the device’s time zone, or the default if the device has none', () => {
  expect(zoneAsk({ context: { ...context(), deviceZone: 'America/Denver' } })).toEqual({ timeZone: 'America/Denver' });
  expect(slotsAsk({ context: { ...context(), atStore: 'S-1' } })).toEqual({ storeId: 'S-1', timeZone: 'America/Chicago' });
});

test('OPEN-032: the number of days, and whether weekends count, come from the settings', () => {
  expect(timesAsk({ context: context() })).toMatchObject({ numberOfDays: 14, excludeWeekends: true });
  const own = settingsIn({ appointmentNumberOfDays: 5, appointmentExcludeWeekends: false });
  expect(timesAsk({ context: context(own) })).toMatchObject({ numberOfDays: 5, excludeWeekends: false });
});
