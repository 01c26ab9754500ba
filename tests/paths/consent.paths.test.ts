import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { consentView } from '../../machines/consent/consent.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { consentWalk } from '../../machines/paths/walks/consent.walks.ts';

const walk = consentWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const view = consentView(snapshot);
    return { snapshot, view };
  },
);
always('shows the full terms wherever the customer can agree (OPEN-003)', ({ snapshot, view }) => {
  expect(snapshot.can({ type: 'consent.submitted', agreed: true }) && view.lines.length < 3).toBe(false);
});
always('shows exactly one of: the terms, the wait, or the failure', ({ view }) => {
  expect(['loading', 'viewing', 'agreeing', 'failed']).toContain(view.state);
  expect(view.lines.length > 0).toBe(view.state === 'viewing' || view.state === 'agreeing');
});

test('consent needs the checked box, unless the lender already has the record', () => {
  const ended = walk.situations.filter(({ snapshot }) => snapshot.output?.kind === 'consented');
  expect(ended.length).toBeGreaterThan(0);
  for (const { story } of ended) {
    const labels = story.map(({ label }) => label);
    expect(labels.some((label) => label === 'checks the box and agrees' || label.endsWith('agreed in another tab'))).toBe(true);
  }
});

test('after the consent the customer is not asked again', () => {
  const after = walk.situations.flatMap(({ snapshot }) =>
    snapshot.output?.kind === 'consented' ? [snapshot.output.person.termsPending] : [],
  );
  expect(new Set(after)).toEqual(new Set([false]));
});

describe('Ann, who agreed to older terms', () => {
  const ann = (...labels: string[]) => follow(walk, 'Ann has agreed to older terms', ...labels);
  test('sees no question after she agreed in another tab', () =>
    expect(ann('getTerms: agreed in another tab').output).toMatchObject({ kind: 'consented' }));
  test('reads the terms again when they have changed meanwhile (OPEN-003)', () => {
    const at = ann(
      'getTerms: newer terms',
      'checks the box and agrees',
      'readClock: it is the 21st',
      'agreeToTerms: the terms have changed',
    );
    expect(consentView(at)).toMatchObject({ state: 'loading', haveChanged: true, lines: [] });
  });
});
