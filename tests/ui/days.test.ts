import { expect, test, vi } from 'vitest';
import { dayText, momentText } from '../../ui/kit/days.ts';
import { phoneText, typePhone } from '../../ui/kit/phone.ts';

test('a day of this year needs no year', () => expect(dayText('2026-11-27', 'en', 'full', '2026-11-21')).toBe('Friday, Nov 27'));
test('a day of another year tells it', () => expect(dayText('2027-01-02', 'en', 'full', '2026-11-21')).toBe('Saturday, Jan 2, 2027'));
test('a day in Spanish', () => expect(dayText('2026-11-27', 'es', 'full', '2026-11-21')).toBe('viernes, 27 de nov'));
test('1901-01-01 is no day, the day after is one (RULE-028)', () => {
  expect(dayText('1901-01-01', 'en', 'numeric')).toBe('');
  expect(dayText('1901-01-02', 'en', 'numeric')).toBe('01/02/1901');
});
test('what is no day shows nothing', () => expect(dayText('soon', 'en')).toBe(''));
test('the hour of a receipt has its zone', () => {
  expect(momentText('2026-11-27T21:04:00.000Z', 'en', 'America/Chicago')).toMatch(/^Nov 27, 2026, 3:04\sPM CST$/u);
});

test.each([
  ['5125550100', '(512) 555-0100'],
  ['+1 512 555 0100', '(512) 555-0100'],
  ['911', '911'],
])('the number %j is shown as %j (RULE-004, CONF-014)', (number, shown) => expect(phoneText(number)).toBe(shown));
test('a number is put in order while it is typed: 3-3-rest (RULE-004, CONF-014)', () => expect(typePhone('51255501')).toBe('512-555-01'));

test('the days of a history of thousands of rows are written by one format, not one each', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const days = Array.from({ length: 500 }, (_, at) => dayText(`20${10 + (at % 10)}-03-04`, 'es', 'short', '2026-11-21'));
  expect(new Set(days).size).toBe(10);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
