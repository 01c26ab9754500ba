import { expect, test } from 'vitest';
import { typicalOf } from '../../ui/studio/reading.ts';

test('a step is shown when nothing is awaited, or as it waits when it always does', () => {
  const loading = { state: ['home', 'home.loading'], busy: true };
  const loaded = { state: ['home', 'home.loaded'], busy: false };
  const later = { state: ['home', 'home.failed'], busy: false };
  const all = [loading, loaded, later];
  expect(typicalOf(all, 'home')).toBe(loaded);
  expect(typicalOf(all, 'home.loading')).toBe(loading);
  expect(typicalOf(all, 'closed')).toBeNull();
});
