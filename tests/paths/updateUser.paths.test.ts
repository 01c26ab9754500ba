import { expect, test } from 'vitest';
import { updateUserView } from '../../machines/updateUser/updateUser.select.ts';
import { gaps } from '../kit/explorer.ts';
import { updateUserWalk } from './updateUser.walks.ts';

const walk = updateUserWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('nobody whose sign-in the lender keeps is asked for another (FLOW-AUTH-16)', () => {
  const fixed = walk.situations.filter(({ snapshot }) => snapshot.matches({ email: 'fixed' }));
  expect(fixed.length).toBeGreaterThan(0);
  for (const { snapshot } of fixed) {
    expect(updateUserView(snapshot).phase).toBe('fixed');
    expect(snapshot.can({ type: 'name.submitted', username: 'new@example.com' })).toBe(false);
  }
});
