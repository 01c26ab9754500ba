import { describe, expect, test } from 'vitest';
import { gaps } from '../../machines/paths/explorer.ts';
import { gatheringWalk } from '../../machines/paths/walks/gathering.walks.ts';
import { ann } from '../../machines/paths/walks/payment.people.ts';
import { tidyingWalk } from '../../machines/paths/walks/tidying.walks.ts';

describe('before a payment', () => {
  const walk = gatheringWalk();
  const ends = walk.situations.flatMap(({ snapshot, title }) =>
    snapshot.output ? [{ title, output: snapshot.output, context: snapshot.context }] : [],
  );

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('only a missing loan stops it', () =>
    expect(ends.filter(({ output, context }) => (output.kind === 'failed') !== (context.loan === null)).map(({ title }) => title)).toEqual(
      [],
    ));
  test('an invalid date is ignored (FLOW-PAY-17, RULE-014)', () =>
    expect(new Set(ends.map(({ context }) => context.nextBusinessDate))).toEqual(new Set(['', '2026-11-23'])));
  test('the loan is loaded from the system in the list', () =>
    expect(ends.filter(({ context }) => context.person === ann && !['1', '2'].includes(context.lmsId)).map(({ title }) => title)).toEqual(
      [],
    ));
});

describe('after a payment', () => {
  const walk = tidyingWalk();

  test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
  test('the cleanup always ends, whatever fails', () =>
    expect(
      walk.situations.filter(({ ways, snapshot }) => ways.length === 0 && snapshot.status !== 'done').map(({ title }) => title),
    ).toEqual([]));
});
