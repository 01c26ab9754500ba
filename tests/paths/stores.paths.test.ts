import { describe, expect, test } from 'vitest';
import { storesView } from '../../machines/stores/stores.view.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { storesWalk } from '../../machines/paths/walks/stores.walks.ts';

const walk = storesWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(titled(walk).filter(([, snapshot]) => snapshot.status === 'active'))('%s', (_, snapshot) => {
  const { contacts, failure, busy } = storesView(snapshot);
  test('shows the numbers, shows the failure, or is loading: exactly one of them', () => {
    expect([contacts !== null && !busy, failure !== null, busy].filter(Boolean)).toHaveLength(1);
  });
  test('can be left at any time', () => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
});
