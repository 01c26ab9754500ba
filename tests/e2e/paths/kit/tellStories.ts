import type { AnyMachineSnapshot } from 'xstate';
import type { Walk } from '../../../kit/explorer.ts';
import { tour } from '../../../kit/tour.ts';
import { expect, test } from '../../kit/test.ts';
import type { Portal } from '../../kit/portal.ts';
import { openDesk, type Desk } from './desk.ts';
import { drive } from './drive.ts';
import { driven } from './driven.ts';
import { isHeld, type Plan } from './plan.ts';

export type Told<S extends AnyMachineSnapshot> = {
  name: string;
  walk: Walk<S>;
  plan: Plan<S>;
  /** Calls that are not the chart's, and what they answer while the stories are told. */
  fixed?: (start: string) => Readonly<Record<string, unknown>>;
  /** Brings the page to where a story starts. Stops its clock before the chart does anything that takes time (`stopClock`). */
  open: (portal: Portal, start: string, desk: Desk) => Promise<void>;
  /** Arrows by their names that nothing outside the page leads to, and why. */
  undriven: Readonly<Record<string, string>>;
};

/** One test for each story of the tour over everything that can be done from outside, and one that says what cannot. */
export function tellStories<S extends AnyMachineSnapshot>({ name, walk, plan, fixed = () => ({}), open, undriven }: Told<S>): void {
  const reach = driven(walk, plan);
  const stories = tour(reach.walk);
  const steps = stories.reduce((sum, story) => sum + story.steps.length, 0);
  const held = new Set(Object.values(plan.actors).flatMap((actor) => (isHeld(actor) ? [actor.call] : [])));

  test(`${name}: what cannot be done from outside is exactly what is said so`, () => {
    const description = `${stories.length} stories, ${steps} steps, ${reach.arrows} arrows driven, ${reach.undriven.size} not`;
    test.info().annotations.push({ type: 'driven', description });
    expect(reach.arrows, description).toBeGreaterThan(0);
    expect([...reach.undriven.keys()].toSorted(), JSON.stringify([...reach.undriven], null, 1)).toEqual(Object.keys(undriven).toSorted());
  });

  for (const [index, story] of stories.entries()) {
    test(`${name}, story ${index + 1}: ${story.start}, ${story.steps.length} steps`, async ({ portal }) => {
      await portal.page.clock.install();
      const desk = await openDesk(portal.page, held, fixed(story.start));
      await open(portal, story.start, desk);
      await drive({ plan, portal, desk }, story);
      await desk.close();
    });
  }
}
