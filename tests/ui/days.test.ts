import { expect, test, vi } from 'vitest';
import { dayText, momentText, timeText } from '../../ui/kit/days.ts';
import { phoneText, typePhone } from '../../ui/kit/phone.ts';

test('a day of this year has no year', () => expect(dayText('2026-11-27', 'en', 'full', '2026-11-21')).toBe('Friday, Nov 27'));
test('a day of another year has its year', () => expect(dayText('2027-01-02', 'en', 'full', '2026-11-21')).toBe('Saturday, Jan 2, 2027'));
test('a day in Spanish, without a comma, its month written out', () => {
  expect(dayText('2026-11-27', 'es', 'full', '2026-11-21')).toBe('viernes 27 de noviembre');
  expect(dayText('2027-11-22', 'es', 'full', '2026-11-21')).toBe('lunes 22 de noviembre de 2027');
});
test('a date of birth in Spanish cannot be read as another day', () => {
  expect(dayText('1961-02-09', 'es', 'numeric')).toBe('9 de febrero de 1961');
  expect(dayText('1961-02-09', 'en', 'numeric')).toBe('02/09/1961');
});
test('1901-01-01 is invalid, the day after is valid (RULE-028)', () => {
  expect(dayText('1901-01-01', 'en', 'numeric')).toBe('');
  expect(dayText('1901-01-02', 'en', 'numeric')).toBe('01/02/1901');
});
test('an invalid day gives an empty text', () => expect(dayText('soon', 'en')).toBe(''));
test('the time of a receipt has its time zone', () => {
  expect(momentText('2026-11-27T21:04:00.000Z', 'en', 'America/Chicago')).toBe('Nov 27, 2026, 3:04\u00a0PM CST');
});

test('a line never ends between a time and its AM or PM', () => {
  const afternoon = new Date(2026, 10, 27, 15, 4).getTime();
  expect([timeText(afternoon, 'en'), timeText(afternoon, 'es')]).toEqual(['3:04\u00a0PM', '3:04\u00a0p.m.']);
});

test.each([
  ['5125550100', '(512) 555-0100'],
  ['+1 512 555 0100', '(512) 555-0100'],
  ['911', '911'],
])('the number %j is displayed as %j (RULE-004, CONF-014)', (number, text) => expect(phoneText(number)).toBe(text));
test('a number is formatted while it is typed: 3-3-rest (RULE-004, CONF-014)', () => expect(typePhone('51255501')).toBe('512-555-01'));

test('the days of a long history share one formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const days = Array.from({ length: 500 }, (_, at) => dayText(`20${10 + (at % 10)}-03-04`, 'es', 'short', '2026-11-21'));
  expect(new Set(days).size).toBe(10);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
