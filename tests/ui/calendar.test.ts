import { expect, test } from 'vitest';
import { calendarFile } from '../../ui/kit/calendar.ts';

const entry = {
  day: '2026-12-31',
  title: 'Loan payment due: TitleMax',
  text: 'TX-104',
  id: 'L1-2026-12-31',
  now: Date.UTC(2026, 10, 26, 7, 39),
};

test('the calendar entry is one whole day, with a reminder the day before', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:L1-2026-12-31',
      'DTSTAMP:20261126T073900Z',
      'DTSTART;VALUE=DATE:20261231',
      'SUMMARY:Loan payment due: TitleMax',
      'TRIGGER:-PT15H',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('what a calendar would read as its own signs is escaped, and no line has more than 75 bytes', () => {
  const file = calendarFile({ ...entry, title: 'a, b; c\\d\ne', text: 'é'.repeat(100) });
  expect(file).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\r\n');
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(100)}`);
});
