import { expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { termsView } from '../../machines/terms/terms.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { termsWalk } from '../../machines/paths/walks/terms.walks.ts';

const walk = termsWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const view = termsView(snapshot);
    return { snapshot, view };
  },
);
always('can be left at any time', ({ snapshot }) => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
always('shows an agreement only to a customer', ({ snapshot, view }) => {
  const isCustomer = snapshot.context.person !== null && snapshot.context.person.guest === null;
  expect(isCustomer || view.agreement === null).toBe(true);
});

test('a customer reads which version was agreed to, and when (OPEN-003)', () => {
  const agreed = walk.situations.map(({ snapshot }) => termsView(snapshot)).filter(({ agreement }) => agreement?.agreedAt);
  expect(agreed.length).toBeGreaterThan(0);
  for (const { agreement, lines } of agreed) {
    expect(agreement).toMatchObject({ version: 2, effectiveOn: '2026-02-01' });
    expect(lines.length).toBeGreaterThan(2);
  }
});

test.each([
  ['Gus opens the terms', 'TermsConditions'],
  ['a visitor opens the notice about messages', 'OptInDisclosures'],
  ['Zoe opens the notice about credit reports', 'ExperianDisclosure'],
])('%s: that is what is on the screen (ROUTE-098, ROUTE-099, ROUTE-103)', (start, screen) =>
  expect(screenOf(follow(walk, start, 'getSettings: no network'))).toBe(screen),
);
