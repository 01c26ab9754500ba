import type { Page } from '@playwright/test';
import type { TestParam } from '@xstate/test';
import type { AnyMachineSnapshot } from 'xstate';
import { STEP_LIMIT_MS } from '../../../kit/limits.ts';
import { expect, test } from '../../kit/test.ts';
import type { Portal } from '../../kit/portal.ts';
import type { Walk } from '../../../../machines/paths/explorer.ts';
import type { Standing, StepEvent } from '../../../../machines/paths/explorer/model.ts';
import { executors, type ChartPath } from '../../../../machines/paths/tour.ts';
import type { Step } from '../../../../machines/paths/explorer/world.ts';
import { heldIn, ownSteps, paramsOf, whyNot } from './driven.ts';
import type { HeldRequests } from './heldRequests.ts';
import { actorOf, isHeld, pressOf, wiresOf, type Plan } from './plan.ts';

const LOOK_EVERY_MS = 20;
/** ms of the page's clock between two looks: React delays the replacement of a waiting screen by up to 300 ms. */
const DRAW_MS = 10;

/** The page's clock is paused; this runs it as far as the page needs to render and to send. */
export const turnOf =
  (page: Page, ms = 1) =>
  () =>
    page.clock.runFor(ms);

/** The clock pauses a little in the future, because it still runs while the test asks for the time. */
const AHEAD_MS = 5_000;
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);

/** Signs in on the current Login, with the clock paused, and continues until another screen appears. */
export async function signInWithin(portal: Portal, username: string): Promise<void> {
  await portal.settled('Login');
  await portal.fillLogin(username);
  await stopClock(portal.page);
  await portal.primary.click();
  const turn = turnOf(portal.page);
  const isAtLogin = () =>
    portal.main.evaluateAll((mains) => mains.length === 0 || mains.some((main) => main.dataset['screen'] === 'Login'));
  for (const from = Date.now(); Date.now() - from < STEP_LIMIT_MS && (await isAtLogin()); await turn());
}

/** Inserts a page before the current one into the history and goes Back to it. */
export const goBackTo = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const push = (state: unknown, url: string) => History.prototype.pushState.call(history, state, '', url);
    const present: unknown = history.state;
    const index: unknown = typeof present === 'object' && present !== null ? Reflect.get(present, '__TSR_index') : 0;
    const here = location.href;
    push({ __TSR_index: Number(index) - 1 }, to);
    push(present, here);
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  }, path);

export type Stage<S extends AnyMachineSnapshot> = { plan: Plan<S>; portal: Portal; requests: HeldRequests };

/** Performs one step from outside the page. */
async function perform<S extends AnyMachineSnapshot>({ plan, portal, requests }: Stage<S>, at: S, step: Step): Promise<void> {
  const why = whyNot(plan, at, step);
  if (why !== null) throw new Error(`"${step.label}" cannot be done: ${why}`);
  if (ownSteps(plan, at).length > 0) return; // the page continues by itself
  const [, id = '', label = ''] = /^(\w+): (.*)$/.exec(step.label) ?? [];
  const actor = actorOf(plan, at, id);
  if (actor && isHeld(actor)) {
    for (const wire of wiresOf(actor, at, label)) {
      if (typeof wire === 'object' && 'undriven' in wire) throw new Error(`"${step.label}" cannot be done: ${wire.undriven}`);
      if (typeof wire === 'object' && 'passesMs' in wire) await portal.page.clock.runFor(wire.passesMs);
      else await requests.answer(actor.call, wire, turnOf(portal.page, actor.everyMs));
    }
  } else if (step.event.type.startsWith('xstate.after')) {
    const [, ms = ''] = /\((\d+) ms\)$/.exec(step.label) ?? [];
    await portal.page.clock.runFor(Number(ms));
  } else if (step.event.type === 'xstate.route') {
    const asked = plan.address(at, String(step.event['to']), paramsOf(step));
    if ('path' in asked) await goBackTo(portal.page, asked.path);
  } else {
    await pressed(portal.page, pressOf(plan, actor, { step: step.label, answer: label }).press(portal, at));
  }
}

/** ms in which a press usually ends. If it does not, the page may still have to render its target, which it does only while its clock runs. */
const PRESSED_WITHIN_MS = 300;
/** The page's clock moves 400 ms at most: enough to render, and on a slow machine no timer of the chart ends early. */
const MOST_TURNS = 40;
async function pressed(page: Page, pressing: Promise<void>): Promise<void> {
  const ended = pressing.then(() => true);
  const within = (ms: number) => Promise.race([ended, page.waitForTimeout(ms).then(() => false)]);
  let done = await within(PRESSED_WITHIN_MS);
  for (let turns = 0; !done && turns < MOST_TURNS; turns++) {
    await turnOf(page, DRAW_MS)();
    done = await within(LOOK_EVERY_MS);
  }
  await pressing;
}

/** The page shows the screen of the chart's situation, and sends the calls of the chart. */
async function isThere<S extends AnyMachineSnapshot>({ plan, portal, requests }: Stage<S>, at: S): Promise<void> {
  if (ownSteps(plan, at).length > 0) return; // the page moves on before the test can look
  const turn = turnOf(portal.page, DRAW_MS);
  const { screen, busy } = plan.shows(at);
  const seen = () =>
    portal.main.evaluateAll((mains) => mains.map((main) => [main.getAttribute('data-screen'), main.getAttribute('aria-busy')].join(' ')));
  const wanted = [screen, ...(busy === undefined ? [] : [String(busy)])].join(' ');
  for (const from = Date.now(); Date.now() - from < STEP_LIMIT_MS;) {
    await turn();
    if ((await seen()).some((one) => one.startsWith(wanted))) break;
    await portal.page.waitForTimeout(LOOK_EVERY_MS);
  }
  expect((await seen()).map((one) => (busy === undefined ? one.replace(/ .*/, '') : one))).toEqual([wanted]);
  for (const { call, everyMs } of heldIn(plan, at)) await requests.requestOf(call, turnOf(portal.page, everyMs));
}

/**
 * How a path of the chart is tested in the browser: `path.test(inBrowser(…))`. Each event is performed from outside, the start by `open`; after
 * it, page and chart must agree.
 */
export function inBrowser<S extends AnyMachineSnapshot>(
  stage: Stage<S>,
  { situations }: Walk<S>,
  path: ChartPath,
  open: (start: string) => Promise<void>,
): TestParam<Standing, StepEvent> {
  const byKey = new Map(situations.map(({ key, snapshot }) => [key, snapshot]));
  const at = ({ key }: Standing): S => {
    const snapshot = byKey.get(key);
    if (!snapshot) throw new Error(`the walk has no situation ${key}`);
    return snapshot;
  };
  return {
    events: executors(path, (step, from) =>
      test.step(step.label, async () => {
        if (from === null) return open(step.label);
        await perform(stage, at(from), step);
        await stage.plan.afterwards?.(stage.portal, at(from), step.label, turnOf(stage.portal.page));
      }),
    ),
    states: { '*': (standing) => isThere(stage, at(standing)) },
  };
}
