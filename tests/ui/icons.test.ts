import { expect, test } from 'vitest';
import { drawn } from '../../routes/build/icons.ts';

test('an icon of several shapes is one path; each shape begins where it began', () => {
  expect(drawn('X')).toBe('M18 6 6 18M0 0m6 6 12 12');
  expect(drawn('CreditCard')).toBe('M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM2 10L22 10M6 14h2');
  expect(drawn('CircleAlert')).toMatch(/^M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L/);
});

test('a name that Lucide does not have stops the build', () => expect(() => drawn('Nope')).toThrow('no icon "Nope"'));
