import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { executors, pathsOf, tour } from '../../machines/paths/tour.ts';
import { toRest } from '../../machines/paths/plan/toRest.ts';
import { charts } from '../../machines/paths/walks.ts';

/** The generated paths of the plans, run on the charts themselves, each from its start to its end: whoever follows one by hand gets there. */
describe.each(Object.keys(charts))('%s', (name) => {
  const walk = Object.entries(charts)
    .find(([chart]) => chart === name)?.[1]
    .walk();
  if (!walk) throw new Error(`no walk of ${name}`);

  test('the paths take every arrow, also where one ends early because the next step would lead elsewhere', () => {
    const taken = new Set(pathsOf(walk).flatMap(({ steps }) => steps.flatMap(({ state }) => state.arrows)));
    const missed = walk.situations.flatMap(({ ways }) => ways.flatMap(({ arrows }) => arrows.filter((arrow) => !taken.has(arrow))));
    expect(missed).toEqual([]);
  });

  test.each(
    pathsOf(walk, toRest(walk, tour(walk))).map(
      (path, at) => [`path ${at + 1}, ${path.weight} steps: ${path.steps[0]?.event.type}`, path] as const,
    ),
  )('%s', async (_, path) => {
    let snapshot: AnyMachineSnapshot | undefined;
    await path.test({
      events: executors(path, ({ label, event }, from) => {
        const start = walk.situations.find((situation) => situation.start === label && situation.story.length === 0);
        snapshot = from && snapshot ? walk.after(snapshot, event) : start?.snapshot;
      }),
      states: { '*': ({ key }) => expect(snapshot && walk.keyOf(snapshot)).toBe(key) },
    });
  });
});
