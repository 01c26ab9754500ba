import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { CONTACTS } from '../../../../services/lender/configuration.ts';
import type { Walk } from '../../../../machines/paths/explorer.ts';
import { pathsOf, tour } from '../../../../machines/paths/tour.ts';
import type { Control } from '../../kit/control.ts';
import { expect, test } from '../../kit/test.ts';
import type { Portal } from '../../kit/portal.ts';
import { holdRequests, type HeldRequests } from './heldRequests.ts';
import { inBrowser } from './drive.ts';
import { driven } from './driven.ts';
import type { Answered, Plan } from './plan.ts';

export type PathTests<S extends AnyMachineSnapshot> = {
  name: string;
  walk: Walk<S>;
  plan: Plan<S>;
  /** Responses of the calls that the chart does not make. */
  fixed?: (start: string) => Readonly<Record<string, Answered>>;
  /** Opens the start of a story. Stops the page's clock before the chart does anything that takes time (`stopClock`). */
  open: (stage: { portal: Portal; lender: Control; requests: HeldRequests }, start: string) => Promise<void>;
  /** Starts of another customer: these stories cover every arrow they can, even those of the other stories. */
  apart?: readonly string[];
  /** Arrows that cannot be taken from outside the page, by name, and why. */
  undriven: Readonly<Record<string, string>>;
};

/** The phone numbers are cached, so that only the chart calls GET /contacts. */
const hasBeenHere = (page: Page): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('contacts', kept), JSON.stringify({ contacts: CONTACTS, at: Date.now() }));

/** One test for each path over everything that can be done from outside, and one for what cannot. */
export function runPaths<S extends AnyMachineSnapshot>({
  name,
  walk,
  plan,
  fixed = () => ({}),
  open,
  apart = [],
  undriven,
}: PathTests<S>): void {
  const reach = driven(walk, plan);
  const toured = (isApart: boolean) => {
    const situations = reach.walk.situations.filter(({ start }) => apart.includes(start) === isApart);
    return pathsOf(reach.walk, tour({ ...reach.walk, situations }, { isReplayed: false }));
  };
  const paths = [...toured(false), ...toured(true)];
  const steps = paths.reduce((sum, { weight }) => sum + weight, 0);

  test(`${name}: exactly the listed arrows cannot be taken from outside`, () => {
    const description = `${paths.length} paths, ${steps} steps, ${reach.arrows} arrows driven, ${reach.undriven.size} not`;
    test.info().annotations.push({ type: 'driven', description });
    expect(reach.arrows, description).toBeGreaterThan(0);
    expect([...reach.undriven.keys()].toSorted(), JSON.stringify([...reach.undriven], null, 1)).toEqual(Object.keys(undriven).toSorted());
  });

  for (const [index, path] of paths.entries()) {
    const start = path.steps[0]?.event.type ?? '';
    test(`${name}, path ${index + 1}: ${start}, ${path.weight} steps`, async ({ portal, lender }) => {
      await portal.page.clock.install();
      await hasBeenHere(portal.page);
      const requests = await holdRequests(portal.page, reach.held, fixed(start));
      await path.test(inBrowser({ plan, portal, requests }, reach.walk, path, () => open({ portal, lender, requests }, start)));
      await requests.close();
    });
  }
}
