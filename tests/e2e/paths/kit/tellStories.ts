import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { CONTACTS } from '../../../../services/lender/configuration.ts';
import type { Walk } from '../../../kit/explorer.ts';
import { tour } from '../../../kit/tour.ts';
import type { Control } from '../../kit/control.ts';
import { expect, test } from '../../kit/test.ts';
import type { Portal } from '../../kit/portal.ts';
import { openDesk, type Desk } from './desk.ts';
import { drive } from './drive.ts';
import { driven } from './driven.ts';
import type { Answered, Plan } from './plan.ts';

export type Told<S extends AnyMachineSnapshot> = {
  name: string;
  walk: Walk<S>;
  plan: Plan<S>;
  /** Calls that are not the chart's, and what they answer while the stories are told. */
  fixed?: (start: string) => Readonly<Record<string, Answered>>;
  /** Brings the page to where a story starts. Stops its clock before the chart does anything that takes time (`stopClock`). */
  open: (stage: { portal: Portal; lender: Control; desk: Desk }, start: string) => Promise<void>;
  /** Starts of somebody else: these stories go everywhere they can, whatever the others have told already. */
  apart?: readonly string[];
  /** Arrows by their names that nothing outside the page leads to, and why. */
  undriven: Readonly<Record<string, string>>;
};

/** One test for each story of the tour over everything that can be done from outside, and one that says what cannot. */
/** Whoever was here today knows customer service's numbers: GET /contacts is the chart's alone. */
const hasBeenHere = (page: Page): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('contacts', kept), JSON.stringify({ contacts: CONTACTS, at: Date.now() }));

export function tellStories<S extends AnyMachineSnapshot>({
  name,
  walk,
  plan,
  fixed = () => ({}),
  open,
  apart = [],
  undriven,
}: Told<S>): void {
  const reach = driven(walk, plan);
  const toured = (isApart: boolean) =>
    tour({ ...reach.walk, situations: reach.walk.situations.filter(({ start }) => apart.includes(start) === isApart) });
  const stories = [...toured(false), ...toured(true)];
  const steps = stories.reduce((sum, story) => sum + story.steps.length, 0);

  test(`${name}: what cannot be done from outside is exactly what is said so`, () => {
    const description = `${stories.length} stories, ${steps} steps, ${reach.arrows} arrows driven, ${reach.undriven.size} not`;
    test.info().annotations.push({ type: 'driven', description });
    expect(reach.arrows, description).toBeGreaterThan(0);
    expect([...reach.undriven.keys()].toSorted(), JSON.stringify([...reach.undriven], null, 1)).toEqual(Object.keys(undriven).toSorted());
  });

  for (const [index, story] of stories.entries()) {
    test(`${name}, story ${index + 1}: ${story.start}, ${story.steps.length} steps`, async ({ portal, lender }) => {
      await portal.page.clock.install();
      await hasBeenHere(portal.page);
      const desk = await openDesk(portal.page, reach.held, fixed(story.start));
      await open({ portal, lender, desk }, story.start);
      await drive({ plan, portal, desk }, story);
      await desk.close();
    });
  }
}
